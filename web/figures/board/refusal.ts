import type { SepaxError } from 'sepax';
import { refusalSentence } from '../../figure/voice/refusal.js';
import { type TextKey, text } from '../../figure/voice/text.js';
import { sizeLimits } from './sizes.js';

/** The texts for what the library refuses most; for other errors there are those of all figures. */
const refusals: Partial<Record<SepaxError['code'], TextKey>> = {
  'self-crossing': 'board.refused.crossing',
  'misplaced-hole': 'board.refused.hole',
  collinear: 'board.refused.flat',
};

const sizes: readonly string[] = ['radius', 'width', 'height'];

/** What is said when the library refuses a change. */
export function refusalOf(error: SepaxError): string {
  const { code, argument } = error;
  if (code === 'out-of-range' && sizes.includes(argument)) {
    const { least, most } = sizeLimits;
    return text('board.refused.size', {
      least: least.toFixed(9),
      most: most.toLocaleString('en'),
    });
  }
  const key = refusals[code];
  return key ? text(key) : text('notice.refused', { reason: refusalSentence(error) });
}
