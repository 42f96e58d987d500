import type { Figure, FigureView } from '../element/figure.js';
import type { Scene } from '../element/scene.js';
import type { Step } from '../element/step.js';
import { NumberFormat } from '../voice/number-format.js';
import type { Evaluation } from './evaluation.js';
import { handlesOf } from './handles.js';
import { HandsOn } from './hands-on.js';
import { readState, writeState } from './pair-link.js';
import { accept } from './pair-model.js';
import type { PlaygroundState } from './state.js';

/** A step that looks at an axis of the library's trace. */
export interface AxisStep extends Step {
  /** The step of the trace. */
  readonly axis: number;
  /** The corner that it looks at. */
  readonly vertex?: number;
}

/** A lesson about two convex polygons, and what it shows. */
export type FigureOfPair = Figure<PlaygroundState, Evaluation, AxisStep>;
export type PairView = FigureView<PlaygroundState, Evaluation, AxisStep>;
export type PairScene = Scene<PlaygroundState, Evaluation>;

/** The state of the playground with its two polygons; the step is the lesson's own business. */
function sceneOf(moving: boolean): PairScene {
  const still = (state: PlaygroundState): PlaygroundState =>
    moving ? state : { ...state, velocity: null };
  return {
    accept: (next, before) => accept({ ...still(next), step: 'all' }, before),
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
