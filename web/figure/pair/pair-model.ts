import { type Accepted, UndoableModel } from '../state/undoable-model.js';
import { type Evaluation, evaluate, type PlacedShape } from './evaluation.js';
import type { Body, PlaygroundState, Point } from './state.js';

/** The state of the playground, what the library says about it, and the way back. */
export class PlaygroundModel extends UndoableModel<PlaygroundState, Evaluation> {
  constructor(start: PlaygroundState) {
    super(start, { accept });
  }

  /** Looks at another step: that is no change of the shapes, so there is nothing to undo. */
  look(step: PlaygroundState['step']): void {
    const shown = stepWithin(step, this.evaluation);
    this.touch((state) => ({ ...state, step: shown }));
  }
}

/** Asks the library about a state. */
export function accept(
  next: PlaygroundState,
  before?: Evaluation,
): Accepted<PlaygroundState, Evaluation> {
  const evaluation = evaluate(next, before);
  const state = {
    a: normalised(next.a, evaluation.a),
    b: normalised(next.b, evaluation.b),
    velocity: next.velocity,
    step: stepWithin(next.step, evaluation),
  };
  return { state, evaluation };
}

function stepWithin(step: PlaygroundState['step'], { trace }: Evaluation): PlaygroundState['step'] {
  return step === 'all' || step >= trace.steps.length ? 'all' : step;
}

/** With the points as the library keeps them, so that indices mean the same everywhere. */
function normalised(body: Body, { points }: PlacedShape): Body {
  return {
    points: points.map(({ x, y }): Point => [x, y]),
    x: body.x,
    y: body.y,
    degrees: body.degrees,
  };
}
