import type { PairEvaluation } from './evaluation.js';
import type { Question } from './questions/question.js';
import type { BoardState, Thing } from './state.js';

/** A state with one of its things changed. */
export const withThing = (
  state: BoardState,
  index: number,
  change: (thing: Thing) => Thing,
): BoardState => ({
  ...state,
  things: state.things.map((thing, i) => (i === index ? change(thing) : thing)),
});

/** A state in which two things are looked at, if there are two: the first ones, if nobody chose. */
export const withPair = (state: BoardState): BoardState =>
  state.pair === null && state.things.length > 1 ? { ...state, pair: [0, 1] } : state;

/** A state with more things. */
export const withMore = (state: BoardState, more: readonly Thing[]): BoardState =>
  withPair({ ...state, things: [...state.things, ...more] });

/** A state without one of its things; another one takes its place in the pair. */
export function withoutThing(state: BoardState, index: number): BoardState {
  const things = state.things.filter((_, i) => i !== index);
  if (state.pair === null || things.length < 2) return { ...state, things, pair: null };
  const [first, second] = state.pair.map((place) =>
    place === index ? null : place > index ? place - 1 : place,
  );
  const stays = first ?? second!;
  const other = things.findIndex((_, i) => i !== stays);
  return { ...state, things, pair: [first ?? other, second ?? other] };
}

/** A state in which another thing takes a place in the pair; the two swap if it has the other place. */
export function withInPair(state: BoardState, place: 0 | 1, index: number): BoardState {
  const [first, second] = state.pair ?? [0, 1];
  const before = [first, second] as const;
  const other = before[1 - place] === index ? before[place] : before[1 - place]!;
  return { ...state, pair: place === 0 ? [index, other] : [other, index] };
}

/** A state in which something else is asked, or nothing. */
export function withQuestion(
  { question: _, ...state }: BoardState,
  next: Question | null,
): BoardState {
  return next === null ? state : { ...state, question: next };
}

/** The state after what the answer says: the push alone, or the step with the push. */
export function afterStep(state: BoardState, { collision, motion }: PairEvaluation): BoardState {
  const [vx, vy] = motion?.velocity ?? [0, 0];
  const { mtv } = motion?.collision ?? collision;
  return withThing(state, state.pair![0], (thing) => ({
    ...thing,
    x: thing.x + vx + mtv.x,
    y: thing.y + vy + mtv.y,
  }));
}
