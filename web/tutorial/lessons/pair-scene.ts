import type { Evaluation } from '../playground/evaluation.js';
import { handlesOf } from '../playground/handles.js';
import { HandsOn } from '../playground/hands-on.js';
import { readState, writeState } from '../playground/link.js';
import { NumberFormat } from '../playground/number-format.js';
import { accept } from '../playground/playground-model.js';
import type { PlaygroundState } from '../playground/state.js';
import type { Lesson, LessonView } from './lesson.js';
import type { LessonStep } from './lesson-step.js';
import type { Scene } from './scene.js';

/** A step that looks at an axis of the library's trace. */
export interface AxisStep extends LessonStep {
  /** The step of the trace. */
  readonly axis: number;
  /** The corner that it looks at. */
  readonly vertex?: number;
}

/** A lesson about two convex polygons, and what it shows. */
export type PairLesson = Lesson<PlaygroundState, Evaluation, AxisStep>;
export type PairView = LessonView<PlaygroundState, Evaluation, AxisStep>;
export type PairScene = Scene<PlaygroundState, Evaluation>;

/** The state of the playground with its two polygons; the step is the lesson's own business. */
function sceneOf(moving: boolean): PairScene {
  const still = (state: PlaygroundState): PlaygroundState =>
    moving ? state : { ...state, velocity: null };
  return {
    accept: (next) => accept({ ...still(next), step: 'all' }),
    write: writeState,
    read: readState,
    handles: ({ state, evaluation }) => handlesOf(state, evaluation),
    bodies: ({ evaluation }) =>
      (['a', 'b'] as const).map((id) => ({ id, outline: evaluation[id].worldPoints })),
    hands: (bench) => new HandsOn(bench),
    format: (evaluation) => NumberFormat.for(evaluation),
  };
}

/** Two polygons that stand still. */
export const pairScene = sceneOf(false);

/** Two polygons, of which `a` moves. */
export const movingScene = sceneOf(true);
