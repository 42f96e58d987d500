import { SepaxError } from 'sepax';
import { type TextKey, text, type Values } from '../../../figure/voice/text.js';

/** Why a text, or a part of it, could not be taken as it is: the one error that reading it throws. */
export class Problem extends Error {
  constructor(
    readonly say: TextKey,
    readonly values: Values = {},
    readonly because: Problem | null = null,
  ) {
    super(say);
  }

  /** In words. */
  get text(): string {
    const { say, values, because } = this;
    return text(say, because === null ? values : { ...values, reason: because.text });
  }
}

/** The problem that an error stands for; what is no fault of the text is thrown again. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof SepaxError) return new Problem('import.refused', { reason: error.message });
  throw error;
}
