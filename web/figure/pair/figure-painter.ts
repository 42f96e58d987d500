import type { TraceStep } from 'sepax';
import { type AxisDrawing, drawAxis } from '../../stage/draw/axis.js';
import { drawEdge, drawEdgeNormal } from '../../stage/draw/edge.js';
import type { Measure } from '../../stage/draw/measure.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { drawProjectors } from '../../stage/draw/projectors.js';
import { drawSeparator } from '../../stage/draw/separator.js';
import type { Pen } from '../../stage/pen.js';
import { axisName } from '../voice/number-format.js';
import { text } from '../voice/text.js';
import { wholeAxis } from './axis-growth.js';
import { bracketOf, edgeOf, type PlacedAxis } from './axis-layout.js';
import { measureText } from './measure-room.js';
import type { PairFigure } from './pair-figure.js';

/** With more axes than this around the shapes, their numbers are left to the table. */
export const crowd = 8;

/** Both outlines, `a` over `b`. */
export function paintShapes(pen: Pen, { evaluation }: Pick<PairFigure, 'evaluation'>): void {
  for (const shape of ['b', 'a'] as const) {
    drawPolygon(pen, evaluation[shape].worldPoints, { stroke: pen.theme[shape], tint: 0.16 });
  }
}

/** A line between the shapes, in the middle of the gap of the axis that stands out. */
export function paintSeparator(pen: Pen, { active, evaluation }: PairFigure, part = 1): void {
  const apart = evaluation.moving ? active.apartThroughout : active.apart;
  if (!apart) return;
  const { swept, b } = active;
  const value = swept.max < b.min ? (swept.max + b.min) / 2 : (swept.min + b.max) / 2;
  drawSeparator(pen, active.normal, value, pen.theme.decide, part);
}

/** The axis that stands out, with the edge that gave it and what is dropped onto it. */
export function paintActiveAxis(
  pen: Pen,
  figure: PairFigure,
  { step, placement }: PlacedAxis,
  growth = wholeAxis,
): void {
  const { evaluation } = figure;
  for (const shape of ['a', 'b'] as const) {
    const { worldPoints } = evaluation[shape];
    const { minVertex, maxVertex } = step[shape];
    const vertices = [worldPoints[minVertex]!, worldPoints[maxVertex]!];
    drawProjectors(pen, placement, vertices, pen.theme[shape], growth.drop);
  }
  drawAxis(pen, placement, axisDrawing(pen, figure, step, 'strong'), growth);
  const ends = edgeOf(evaluation, step);
  if (ends === null || step.source === 'motion') return;
  const colour = pen.theme[step.source];
  drawEdge(pen, ...ends, colour);
  drawEdgeNormal(pen, ...ends, axisName(step), colour);
}

/** How a step is drawn on its axis. */
export function axisDrawing(
  pen: Pen,
  figure: PairFigure,
  step: TraceStep,
  emphasis: AxisDrawing['emphasis'],
): AxisDrawing {
  const { theme } = pen;
  const swept = figure.evaluation.moving ? { swept: step.swept } : {};
  return {
    a: { interval: step.a, colour: theme.a, name: 'a', ...swept },
    b: { interval: step.b, colour: theme.b, name: 'b' },
    measure: measureOf(pen, figure, step, emphasis),
    emphasis,
    lineColour: emphasis === 'strong' ? theme.ink : theme.muted,
  };
}

function measureOf(
  { theme, size: canvas }: Pen,
  { best, format }: PairFigure,
  step: TraceStep,
  emphasis: AxisDrawing['emphasis'],
): Measure {
  const { overlap } = step;
  const deciding = step.index === best.index || step.duplicateOf === best.index;
  const kind = step.apart ? 'gap' : 'overlap';
  const size = format.length(Math.abs(overlap));
  const words = overlap === 0 ? text('stage.touch') : measureText(canvas, kind, size);
  const bare = emphasis === 'crowd' ? '' : size;
  return {
    ...bracketOf(step),
    kind,
    text: emphasis === 'strong' || deciding ? words : step.apart && bare ? words : bare,
    colour: deciding || step.apart ? theme.decide : theme.muted,
    deciding,
  };
}
