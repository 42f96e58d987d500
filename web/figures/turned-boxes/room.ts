import { isNarrow } from '../../figure/pair/measure-room.js';
import type { Size } from '../../stage/camera.js';

/** Room for what is written beside the bars in space, in CSS pixels. */
export interface Room {
  /** Below the view along the bars. */
  readonly name: number;
  /** From the bars to their axis. */
  readonly gap: number;
  /** To the left of the bars, with the axis itself. */
  readonly axis: number;
}

export const roomOn = (size: Size): Room =>
  isNarrow(size) ? { name: 22, gap: 22, axis: 80 } : { name: 26, gap: 40, axis: 132 };
