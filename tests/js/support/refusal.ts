/** What every error of the library must say. */
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

/** Expects that a call that was given a bad value refuses it, and says why. Returns the error. */
export function expectRefusal(call: () => unknown, argument: string, bad: BadValue): SepaxError {
  const error = thrownBy(call) as SepaxError;
  expect(error, 'throws').toBeInstanceOf(SepaxError);
  const { code, index, value, message, name } = error;
  const culprit = 'culprit' in bad ? bad.culprit : bad.value;
  expect({ name, code, argument: error.argument, index }).toEqual({
    name: 'SepaxError',
    code: bad.code,
    argument,
    index: bad.index ?? null,
  });
  // By identity where it is the caller's own value.
  if (Object.is(culprit, bad.value)) expect(Object.is(value, culprit)).toBe(true);
  else expect(value).toEqual(culprit);
  expect(message).toContain(argument);
  expect(message.length).toBeGreaterThan(argument.length + 10);
  expect(message.length).toBeLessThan(500);
  return error;
}
