/** Every bad value for every argument: the right SepaxError, nothing changed, library still usable. */
import { isDeepStrictEqual } from 'node:util';
import { Polygon } from 'sepax';
import { describe, expect, test } from 'vitest';
import { publicArguments } from './support/arguments.js';
import { expectRefusal } from './support/refusal.js';
import { expectUsable, liveShapes, stateOf } from './support/state.js';

for (const { call, argument, badValues, pass } of publicArguments) {
  describe(`${call} refuses`, () => {
    for (const bad of badValues) {
      test(bad.name, () => {
        const subject = Polygon.regular(5, 3, { x: 10, y: 20, angle: 0.5 });
        const before = [liveShapes(), stateOf(subject)];
        const { index, message } = expectRefusal(() => pass(bad.value, subject), argument, bad);
        const place = index === null ? '' : `${argument}[${index}]`;
        if (!message.includes(place)) expect(message).toContain(place);
        const after = [liveShapes(), stateOf(subject)];
        if (!isDeepStrictEqual(after, before)) expect(after).toEqual(before);
        expectUsable();
      });
    }
  });
}

test('the table has every argument, and hundreds of rows', () => {
  const rows = publicArguments.reduce((sum, { badValues }) => sum + badValues.length, 0);
  expect(publicArguments.length).toBe(437);
  expect(rows).toBeGreaterThan(32_000);
});
