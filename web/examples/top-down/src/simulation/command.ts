/** What the player wants in one tick. */
export interface Command {
  /** Where to walk: up to 1 long. */
  readonly walk: Way;
  /** Where to throw sparks; `null`: at the nearest moth in sight. */
  readonly aim: Way | null;
  readonly fire: boolean;
}

export interface Way {
  readonly x: number;
  readonly y: number;
}

/** The way from here to there, 1 long; `null` where there is none. Math.hypot may round as it likes, sqrt may not. */
export function unit(x: number, y: number): Way | null {
  const length = Math.sqrt(x * x + y * y);
  return length === 0 ? null : { x: x / length, y: y / length };
}
