import { BOARD_LIMITS } from '../../../lib/debug/board-text.js';

/** The longest text that is read, in characters. */
export const maxLength = 2_000_000;
/** How deep lists and objects of JSON may lie in one another. */
export const maxDepth = 100;
/** The most shapes that are found in one text; of more than a board has room for, a part is chosen. */
export const maxThings = 4 * BOARD_LIMITS.things;
/** The most points of a line as it is written. */
export const maxLinePoints = 20_000;
/** The most corners of an outline or a line: longer ones are simplified. */
export const maxCorners = 256;
/** The most tiles of a map that are joined to outlines. */
export const maxTiles = 40_000;
