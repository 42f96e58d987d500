/** Every bad value for every argument: the right SepaxError, nothing changed, library still usable. */
import { Polygon, SepaxError } from 'sepax';
import { describe, expect, test } from 'vitest';
import { publicArguments } from './support/arguments.js';
import type { BadValue } from './support/bad-values.js';
import { expectUsable, liveShapes, stateOf } from './support/state.js';

function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}

function expectError(error: unknown, argument: string, bad: BadValue): void {
  expect(error, 'throws').toBeInstanceOf(SepaxError);
  const { code, index, value, message, name } = error as SepaxError;
  const culprit = 'culprit' in bad ? bad.culprit : bad.value;
  expect({ name, code, argument: (error as SepaxError).argument, index }).toEqual({
    name: 'SepaxError',
    code: bad.code,
    argument,
    index: bad.index ?? null,
  });
  // By identity where it is the caller's own value.
  if (Object.is(culprit, bad.value)) expect(Object.is(value, culprit)).toBe(true);
  else expect(value).toEqual(culprit);
  expect(message).toContain(index === null ? argument : `${argument}[${index}]`);
  expect(message.length).toBeGreaterThan(argument.length + 10);
}

for (const { call, argument, badValues, pass } of publicArguments) {
  describe(`${call} refuses`, () => {
    for (const bad of badValues) {
      test(bad.name, () => {
        const subject = Polygon.regular(5, 3, { x: 10, y: 20, angle: 0.5 });
        const before = stateOf(subject);
        const shapes = liveShapes();
        const error = thrownBy(() => pass(bad.value, subject));
        expectError(error, argument, bad);
        expect(liveShapes()).toBe(shapes);
        expect(stateOf(subject)).toEqual(before);
        expectUsable();
      });
    }
  });
}

test('the table has every argument, and hundreds of rows', () => {
  const rows = publicArguments.reduce((sum, { badValues }) => sum + badValues.length, 0);
  expect(publicArguments.length).toBe(232);
  expect(rows).toBeGreaterThan(28_000);
});
