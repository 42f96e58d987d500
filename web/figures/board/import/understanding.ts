import type { Bounds } from 'sepax';
import { BOARD_LIMITS } from '../../../lib/debug/board-text.js';
import type { BoardState, Thing } from '../state.js';
import { boundsOfThings, fitted } from './fit.js';
import { Problem, problemOf } from './problem.js';
import { type Imported, readText } from './read-text.js';

/** What a pasted text is understood as: shapes and what was left out, or why there are none. */
export type Understanding =
  | { readonly imported: Imported; readonly problem: null }
  | { readonly imported: null; readonly problem: Problem };

export function understand(text: string): Understanding {
  try {
    return { imported: readText(text), problem: null };
  } catch (error) {
    return { imported: null, problem: problemOf(error) };
  }
}

/** How what was understood is put on the board. */
export interface Wish {
  /** Whether the shapes are made as large as the free place; otherwise they stay as written. */
  readonly fit: boolean;
  readonly replace: boolean;
}

/** Where there is room on the board: beside what is on it, and where nothing else is any more. */
export interface Room {
  readonly beside: Bounds;
  readonly whole: Bounds;
  /** How many more shapes the board holds. */
  readonly free: number;
}

/** How many shapes may come. */
export const roomFor = ({ replace }: Wish, { free }: Room): number =>
  replace ? BOARD_LIMITS.things : free;

/** The shapes as they are put on the board; throws a `Problem` if no link could show them there. */
export function thingsFor(
  things: readonly Thing[],
  { fit, replace }: Wish,
  room: Room,
): readonly Thing[] {
  const placed = fit ? fitted(things, replace ? room.whole : room.beside) : things;
  const { minX, minY, maxX, maxY } = boundsOfThings(placed);
  const far = Math.max(-minX, -minY, maxX, maxY);
  if (far <= BOARD_LIMITS.magnitude) return placed;
  throw new Problem('import.tooFar', { limit: BOARD_LIMITS.magnitude });
}

/** A saved board comes back as it was, if it is to stand for itself and at its own size. */
export const boardFor = ({ board }: Imported, { fit, replace }: Wish): BoardState | null =>
  replace && !fit ? board : null;
