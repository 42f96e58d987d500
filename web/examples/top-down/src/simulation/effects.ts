/** What happened in a tick, for eyes alone: nothing of it comes back into the game. */
export interface Effect {
  readonly kind: 'throw' | 'chip' | 'moth' | 'light';
  readonly x: number;
  readonly y: number;
  /** Which way bits fly. */
  readonly dx: number;
  readonly dy: number;
}
