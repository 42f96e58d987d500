import { SepaxError } from 'sepax';
import { refusalSentence } from '../../../figure/voice/refusal.js';
import { type TextKey, text, type Values } from '../../../figure/voice/text.js';

/** What a problem comes from, in words. */
interface Reason {
  readonly text: string;
}

/** Why a text, or a part of it, could not be taken as it is: the one error that reading it throws. */
export class Problem extends Error {
  constructor(
    readonly say: TextKey,
    readonly values: Values = {},
    readonly because: Reason | null = null,
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
  if (error instanceof SepaxError) {
    return becauseOf('import.refused', () => refusalSentence(error));
  }
  throw error;
}

/** A problem whose reason is said in the language that is spoken when somebody reads it. */
export function becauseOf(say: TextKey, reason: () => string, values: Values = {}): Problem {
  const because = {
    get text(): string {
      return reason();
    },
  };
  return new Problem(say, values, because);
}
