import { type Evaluation, evaluate } from '../../figure/pair/evaluation.js';
import { doneAt } from '../../stage/easing.js';
import { type MovingState, type MovingView, movedTo } from './scene.js';

/** The shapes at a time of the frame. */
export interface Moment {
  readonly time: number;
  readonly state: MovingState;
  readonly now: Evaluation;
}

/** The phases in which the clock runs. */
const timed = ['frames', 'times', 'common', 'miss'];
/** When it has run through the frame, and goes back to the time that is looked at. */
const over = 0.75;

/** How much of the frame the clock has run through. */
export const runAt = (progress: number): number => Math.min(1, progress / over);

/** What the clock shows: it runs through the frame, and comes back to where its knob is. */
function timeOf({ state, step, progress }: MovingView): number {
  if (progress === 1 || !timed.includes(step.phase)) return state.time;
  const back = doneAt(progress, over, 1);
  return runAt(progress) * (1 - back) + state.time * back;
}

/** The moment that is painted. */
export function momentOf(view: MovingView): Moment {
  const { state, evaluation } = view;
  const time = timeOf(view);
  const now = time === state.time ? evaluation.now : evaluate(movedTo(state, time));
  return { time, state, now };
}
