import type { Bounds } from 'sepax';
import { BOARD_LIMITS } from '../../../lib/debug/board-text.js';
import { boundsOf } from '../../../stage/vector-math.js';
import type { BoardEvaluation } from '../evaluation.js';
import type { Room } from './understanding.js';

/** The size of an empty board, in units. */
const usual = { width: 400, height: 280 } as const;
/** Between what is there and what comes. */
const gap = 40;

/** Where shapes from elsewhere find room: in the middle of an empty board, else beside or below all. */
export function roomOf({ shapes }: BoardEvaluation): Room {
  const { width, height } = usual;
  const whole: Bounds = { minX: -width / 2, minY: -height / 2, maxX: width / 2, maxY: height / 2 };
  const free = BOARD_LIMITS.things - shapes.length;
  if (shapes.length === 0) return { whole, beside: whole, free };
  const corners = shapes.flatMap(({ bounds: { minX, minY, maxX, maxY } }) => [
    { x: minX, y: minY },
    { x: maxX, y: maxY },
  ]);
  const { minX, minY, maxX, maxY } = boundsOf(corners);
  const isWide = maxX - minX > maxY - minY;
  const beside = isWide
    ? { minX, maxX, minY: maxY + gap, maxY: maxY + gap + Math.max(height, maxY - minY) }
    : { minY, maxY, minX: maxX + gap, maxX: maxX + gap + Math.max(width, maxX - minX) };
  return { whole, beside, free };
}
