import type { Figure, FigureView } from '../../figure/element/figure.js';
import type { Step } from '../../figure/element/step.js';
import { NumberFormat } from '../../figure/voice/number-format.js';
import { type DentsEvaluation, type WayName, wayNames } from './evaluation.js';
import type { DentsState } from './state.js';

/** A step that may look at a piece or at a way out. */
export interface DentsStep extends Step {
  /** What it looks at, as {@link thingOf} numbers it; -1 for nothing alone. */
  readonly thing: number;
}

export type DentsFigure = Figure<DentsState, DentsEvaluation, DentsStep>;
export type DentsView = FigureView<DentsState, DentsEvaluation, DentsStep>;

/** Pieces are numbered as the library does; the ways out follow. */
export const thingOf = ({ pieces }: DentsEvaluation, way: WayName): number =>
  pieces.length + wayNames.indexOf(way);

/** The way out that is pointed at, or that the step is about. */
export const wayShown = (view: DentsView): WayName | null =>
  wayNames[thingShown(view) - view.evaluation.pieces.length] ?? null;

/** The piece that is pointed at, or that the step is about. */
export function pieceShown(view: DentsView): number | null {
  const thing = thingShown(view);
  return thing >= 0 && thing < view.evaluation.pieces.length ? thing : null;
}

const thingShown = ({ step, hovered }: DentsView): number => hovered ?? step.thing;

/** What axes see; the pieces; those that are touched; three ways out, of which one is right. */
export function stepsOf(evaluation: DentsEvaluation): DentsStep[] {
  const format = NumberFormat.for(evaluation.seeming);
  const { seeming, pieces, touched, whole, place } = evaluation;
  const { depth } = seeming.trace.result;
  const start: DentsStep[] = [
    {
      phase: 'hull',
      thing: -1,
      say: `do.hull.${place}`,
      values: { size: format.length(depth), least: format.length(whole.depth) },
    },
    { phase: 'cut', thing: -1, say: 'do.cut', values: { count: pieces.length } },
  ];
  if (place !== 'overlap') {
    const values = { count: pieces.length };
    return [
      ...start,
      { phase: 'apart', thing: -1, say: `do.apart.${place}`, values, mark: 'answer' },
    ];
  }
  return [
    ...start,
    ...touched.map((piece) => pieceStep(evaluation, piece, format)),
    ...wayNames.map((way) => wayStep(evaluation, way, format)),
  ];
}

function pieceStep({ pieces }: DentsEvaluation, piece: number, format: NumberFormat): DentsStep {
  const { depth, mtv } = pieces[piece]!.collision;
  return {
    phase: 'piece',
    thing: piece,
    say: 'do.piece',
    values: { piece, size: format.length(depth), push: format.vector(mtv) },
    mark: 'b',
  };
}

function wayStep(evaluation: DentsEvaluation, way: WayName, format: NumberFormat): DentsStep {
  const { ways, touched } = evaluation;
  const { length, outcome, push } = ways[way];
  const values = {
    size: format.length(length),
    least: format.length(ways.whole.length),
    push: format.vector(push),
    count: touched.length,
  };
  const thing = thingOf(evaluation, way);
  return way === 'whole'
    ? { phase: way, thing, say: 'do.whole', values, mark: 'answer' }
    : { phase: way, thing, say: `do.${way}.${outcome}`, values };
}
