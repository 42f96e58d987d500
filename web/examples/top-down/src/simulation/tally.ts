/** What is so of the game as a whole. Plain numbers: a copy of it is a saved one. */
export interface Tally {
  tick: number;
  score: number;
  /** How many moths in a row, and for how many ticks the row goes on. */
  combo: number;
  comboLeft: number;
  lights: number;
  /** For how many ticks no moth puts out a light. */
  safe: number;
  /** How many ticks the next spark has to wait. */
  wait: number;
  moths: number;
  /** The state of the dice: what is thrown is thrown again when time is turned back. */
  dice: number;
}

export const newTally = (): Tally => ({
  tick: 0,
  score: 0,
  combo: 0,
  comboLeft: 0,
  lights: 5,
  safe: 0,
  wait: 0,
  moths: 0,
  dice: 0x5e9a,
});

/** Throws the dice: 0 up to, but not, 1. The generator mulberry32, in whole numbers that no engine rounds. */
export function throwDice(tally: Tally): number {
  tally.dice = (tally.dice + 0x6d2b79f5) | 0;
  let mixed = Math.imul(tally.dice ^ (tally.dice >>> 15), tally.dice | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
