import type { TextKey } from '../../../figure/voice/text.js';
import type { BoardState } from '../state.js';
import { isMover, needsVelocity } from './question.js';

/** The text that says why a question has no answer; `null` if nothing is missing. */
export function whyNoAnswer({ question, pair, velocity }: BoardState): TextKey | null {
  if (question === undefined || !isMover(question.kind)) return null;
  if (pair === null) return 'board.whyNot.pair';
  return needsVelocity(question.kind) && velocity === null ? 'board.whyNot.sweep' : null;
}
