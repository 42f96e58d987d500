import type { Vector } from 'sepax';
import type { Outline } from './geometry.js';

/** As the game was, and as it is when the lesson is over. */
export type Mode = 'bug' | 'mended';

/** What the player does, or who plays in his place. */
export interface Wish {
  readonly way: -1 | 0 | 1;
  readonly jump: boolean;
}

export type Look = 'earth' | 'wood' | 'steel' | 'light' | 'mite' | 'coin';

export interface Thing {
  readonly outline: Outline;
  /** What the bug takes it for. */
  readonly taken?: Outline;
  readonly look: Look;
  /** What it does to who meets it: it is in the way unless something else is said. */
  readonly role?: 'alarm' | 'prize' | 'scenery';
}

/** What comes of a motion that leads into something. */
export type Response =
  /** It is made, and the shortest way out after it. */
  | 'push'
  /** None of it is made. */
  | 'refuse'
  /** It is made, and ends if something is there. */
  | 'look'
  /** It is made as far as nothing is met. */
  | 'sweep';

/** How time goes on: a step in every so many frames, each as long as so many. */
export interface Pace {
  readonly every: number;
  readonly frames: number;
}

/** A small scene of the game with a bug in it that a lesson mends. */
export interface Episode {
  readonly mover: 'hero' | 'arrow' | 'bullet';
  readonly start: Vector;
  /** Units in a second. */
  readonly speed: number;
  readonly falls?: boolean;
  readonly response: Readonly<Record<Mode, Response>>;
  readonly pace?: Readonly<Partial<Record<Mode, Pace>>>;
  /** The angle by which a missile turns, of the angle that it should. */
  readonly steer?: Readonly<Record<Mode, (angle: number) => number>>;
  things(seconds: number): readonly Thing[];
  /** Who plays as long as nobody else does; to the right without it. */
  auto?(hero: Vector & { readonly floor: boolean }): Wish;
}
