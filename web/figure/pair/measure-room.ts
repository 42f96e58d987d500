import type { Size } from '../../stage/camera.js';
import type { Measure } from '../../stage/draw/measure.js';
import { text } from '../voice/text.js';

/** On a canvas narrower than this, in CSS pixels, numbers must do without words. */
const narrow = 420;

export const isNarrow = ({ width }: Size): boolean => width < narrow;

/** What is written beside an upright axis needs so much room to its side, in CSS pixels. */
export const measureRoom = (size: Size): number => (isNarrow(size) ? 24 : 68);

/** What is written at a measure or a push on a canvas of that size: a long text would cover the bars. */
export const measureText = (size: Size, kind: Measure['kind'] | 'mtv', length: string): string =>
  isNarrow(size) ? length : text(`stage.${kind}`, { size: length });
