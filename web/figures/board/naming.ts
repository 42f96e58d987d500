import { text } from '../../figure/voice/text.js';
import type { BoardState } from './state.js';

/** No name of a thing is longer: it stands beside the thing. */
export const longestName = 40;

/** What a thing is called in sentences: by its own name, or by its number. */
export const titleOf = ({ things }: Pick<BoardState, 'things'>, index: number): string =>
  things[index]?.name ?? text('board.status.shape', { name: index + 1 });
