import type { TraceStep } from 'sepax';
import type { Figure } from '../../figure/element/figure.js';
import type { Evaluation } from '../../figure/pair/evaluation.js';
import { PairFigure } from '../../figure/pair/pair-figure.js';
import { writeLink } from '../../figure/pair/pair-link.js';
import { paintFigure } from '../../figure/pair/pair-painter.js';
import { type AxisStep, movingScene, type PairView } from '../../figure/pair/pair-scene.js';
import type { PlaygroundState } from '../../figure/pair/state.js';
import { commentary } from './commentary.js';
import { firstScene, sceneState } from './scenes.js';

/** The playground, as a figure of steps: each axis of the test, and the answer. */
export const figure: Figure<PlaygroundState, Evaluation, AxisStep> = {
  scene: movingScene,
  start: writeLink(sceneState(firstScene)).replace('#v1&', ''),
  challenges: [],
  steps: (evaluation, state) => [
    ...evaluation.trace.steps.map((step) => axisStep(step, evaluation, state)),
    { ...said(new PairFigure(evaluation, state, null)), phase: 'answer', axis: -1, mark: 'answer' },
  ],
  paint: (pen, view) => paintFigure(pen, figureOf(view)),
  extent: (view, scale, size) => figureOf(view).extent(scale, size),
  formulas: () => [],
  placeOf: (_, axis) => axis,
  pointAt: (view, at, camera, size) => figureOf(view).stepAt(at, camera, size),
};

const said = (figure: PairFigure) => ({
  say: 'playground.said',
  values: { said: commentary(figure) },
});

const axisStep = (step: TraceStep, evaluation: Evaluation, state: PlaygroundState): AxisStep => ({
  ...said(new PairFigure(evaluation, { ...state, step: step.index }, null)),
  phase: 'axis',
  axis: step.index,
  mark: step.source,
  hollow: step.duplicateOf !== null,
});

const figureOf = ({ evaluation, state, step, hovered }: PairView): PairFigure =>
  new PairFigure(
    evaluation,
    { ...state, step: step.mark === 'answer' ? 'all' : step.axis },
    hovered,
  );
