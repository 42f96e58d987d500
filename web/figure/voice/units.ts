import { text } from './text.js';

/** So many units, in words. */
export const unitsText = (count: number): string =>
  count === 1 ? text('stage.unit') : text('stage.units', { count });
