import type { Size } from '../../stage/camera.js';
import type { Measure } from '../../stage/draw/measure.js';

/** On a canvas narrower than this, in CSS pixels, numbers must do without words. */
const narrow = 420;

export const isNarrow = ({ width }: Size): boolean => width < narrow;

/** What is written beside an upright axis needs so much room to its side, in CSS pixels. */
export const measureRoom = (size: Size): number => (isNarrow(size) ? 24 : 68);

/** A measure as it is written on a canvas of that size: things must not be too small to hold. */
export const fitted = (measure: Measure, size: Size, length: string): Measure =>
  isNarrow(size) ? { ...measure, text: length } : measure;
