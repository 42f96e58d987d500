import type { Size } from '../../../stage/camera.js';

/** Room for what is written beside the picture, in CSS pixels. */
export interface Room {
  /** Below the view along the bars. */
  readonly name: number;
  /** To the right and left of the axes in the plane. */
  readonly measure: number;
  /** From the bars in space to their axis. */
  readonly gap: number;
  /** To the left of the bars, with the axis itself. */
  readonly axis: number;
  /** Whether a measure says in words what it is. */
  readonly wordy: boolean;
}

/** On a small canvas the numbers must do, so that the things are not too small to take hold of. */
export const roomOn = ({ width }: Size): Room =>
  width < 420
    ? { name: 22, measure: 0, gap: 22, axis: 72, wordy: false }
    : { name: 26, measure: 44, gap: 40, axis: 120, wordy: true };
