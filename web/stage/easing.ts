/**
 * How much is done, at a moment, of what goes on from `start` to `end`: from 0 to 1. It sets off and
 * arrives gently. Before the start it is exactly 0, and after the end exactly 1.
 */
export function doneAt(moment: number, start: number, end: number): number {
  const t = Math.min(1, Math.max(0, (moment - start) / (end - start)));
  return t * t * (3 - 2 * t);
}

/** The same for the `index`-th of `count` things that go on one after the other, from `start` to `end`. */
export function doneInTurn(
  moment: number,
  index: number,
  count: number,
  start = 0,
  end = 1,
): number {
  const share = (end - start) / count;
  return doneAt(moment, start + index * share, start + (index + 1) * share);
}
