/** What server and clients tell each other. */
import { ALL_BUTTONS } from './game.js';
import type { Command } from './timeline.js';

/** How late an input may come, in ticks: what is older is final. A multiple of `HASH_EVERY`. */
export const WINDOW = 120;

/** From a client: from this tick on it holds these buttons. */
export interface InputMessage {
  readonly seq: number;
  readonly tick: number;
  readonly buttons: number;
}

/** To a client that comes, comes back, or asked for it: all that it needs to be in step. */
export interface Welcome {
  /** The number of its player. */
  readonly slot: number;
  /** What to come back with: it stands for the player, also after the server was started anew. */
  readonly key: string;
  /** Ticks per second. */
  readonly rate: number;
  /** The tick that the server plays next. */
  readonly now: number;
  /** The state before this tick… */
  readonly tick: number;
  readonly saved: Uint8Array;
  /** … and the commands since. */
  readonly commands: readonly Command[];
}

/** To all: what the hash of the game before a tick is that nothing can change any more. */
export interface Check {
  readonly tick: number;
  readonly hash: string;
  /** The tick that the server plays next. */
  readonly now: number;
}

/** To one, in answer to its `beat`: the tick that it was at, and the one that the server plays next. */
export interface Beat {
  readonly tick: number;
  readonly now: number;
}

/** What the server says; a {@link Command} to all. */
export interface ServerMessages {
  readonly welcome: Welcome;
  readonly command: Command;
  readonly check: Check;
  readonly beat: Beat;
}

/** Whether a message is an input. Clients may send anything. */
export function isInputMessage(message: unknown): message is InputMessage {
  if (typeof message !== 'object' || message === null) return false;
  const { seq, tick, buttons } = message as Record<string, unknown>;
  return isCount(seq) && isCount(tick) && isCount(buttons) && buttons <= ALL_BUTTONS;
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
