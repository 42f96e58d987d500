import type { SepaxError } from 'sepax';
import { type TextKey, text } from '../../figure/voice/text.js';

/** The texts for what the library refuses most; other errors speak for themselves. */
const refusals: Partial<Record<SepaxError['code'], TextKey>> = {
  'self-crossing': 'board.refused.crossing',
  'misplaced-hole': 'board.refused.hole',
  collinear: 'board.refused.flat',
};

const sizes: readonly string[] = ['radius', 'width', 'height'];

/** What is said when the library refuses a change. */
export function refusalOf({ code, argument, message }: SepaxError): string {
  const isSize = code === 'out-of-range' && sizes.includes(argument);
  const key = isSize ? 'board.refused.size' : refusals[code];
  return key ? text(key) : text('notice.refused', { reason: message });
}
