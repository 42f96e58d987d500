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

/** A state with more things: the first two of a board are looked at. */
export function withMore(state: BoardState, more: readonly Thing[]): BoardState {
  const things = [...state.things, ...more];
  return { ...state, things, pair: state.pair ?? (things.length > 1 ? [0, 1] : null) };
}

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
