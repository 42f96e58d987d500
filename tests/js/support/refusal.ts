/** What every error of the library must say. */
import { isDeepStrictEqual } from 'node:util';
import { SepaxError } from 'sepax';
import { expect } from 'vitest';
import type { BadValue } from './bad-values.js';

/** What a call throws; nothing if it doesn't. */
function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}

/**
 * Expects that a call that was given a bad value refuses it, and says why. Returns the error. There are tens of
 * thousands of such calls: what is right is compared by cheaper means than `expect`.
 */
export function expectRefusal(call: () => unknown, argument: string, bad: BadValue): SepaxError {
  const error = thrownBy(call) as SepaxError;
  if (!(error instanceof SepaxError)) expect(error, 'throws').toBeInstanceOf(SepaxError);
  const { code, index, value, message, name } = error;
  const said = { name, code, argument: error.argument, index };
  const due = { name: 'SepaxError', code: bad.code, argument, index: bad.index ?? null };
  if (!isDeepStrictEqual(said, due)) expect(said).toEqual(due);
  const culprit = 'culprit' in bad ? bad.culprit : bad.value;
  if (!Object.is(value, culprit)) {
    // By identity where it is the caller's own value.
    if (Object.is(culprit, bad.value)) expect(value).toBe(culprit);
    else expect(value).toEqual(culprit);
  }
  if (!message.includes(argument)) expect(message).toContain(argument);
  const isSentence = message.length > argument.length + 10 && message.length < 500;
  if (!isSentence) expect(message, 'is neither a word nor a page').toBe('a sentence or two');
  return error;
}
