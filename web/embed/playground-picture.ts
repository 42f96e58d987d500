import type { TraceStep } from 'sepax';
import type { LessonPicture } from '../tutorial/lessons/lesson.js';
import { type AxisStep, movingScene, type PairView } from '../tutorial/lessons/pair-scene.js';
import { commentary } from '../tutorial/playground/commentary.js';
import type { Evaluation } from '../tutorial/playground/evaluation.js';
import { Figure } from '../tutorial/playground/figure.js';
import { paintFigure } from '../tutorial/playground/figure-painter.js';
import { writeLink } from '../tutorial/playground/link.js';
import { firstScene, sceneState } from '../tutorial/playground/scenes.js';
import type { PlaygroundState } from '../tutorial/playground/state.js';

/** The playground, as the picture of a lesson: each axis of the test, and the answer. */
export const playground: LessonPicture<PlaygroundState, Evaluation, AxisStep> = {
  scene: movingScene,
  start: writeLink(sceneState(firstScene)).replace('#v1&', ''),
  challenges: [],
  steps: (evaluation, state) => [
    ...evaluation.trace.steps.map((step) => axisStep(step, evaluation, state)),
    { ...said(new Figure(evaluation, state, null)), phase: 'answer', axis: -1, mark: 'answer' },
  ],
  paint: (pen, view) => paintFigure(pen, figureOf(view)),
  extent: (view, scale, size) => figureOf(view).extent(scale, size),
  formulas: () => [],
  placeOf: (_, axis) => axis,
  pointAt: (view, at, camera, size) => figureOf(view).stepAt(at, camera, size),
};

const said = (figure: Figure) => ({
  say: 'playground.said',
  values: { said: commentary(figure) },
});

const axisStep = (step: TraceStep, evaluation: Evaluation, state: PlaygroundState): AxisStep => ({
  ...said(new Figure(evaluation, { ...state, step: step.index }, null)),
  phase: 'axis',
  axis: step.index,
  mark: step.source,
  hollow: step.duplicateOf !== null,
});

const figureOf = ({ evaluation, state, step, hovered }: PairView): Figure =>
  new Figure(evaluation, { ...state, step: step.mark === 'answer' ? 'all' : step.axis }, hovered);
