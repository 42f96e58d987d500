// What every consumer must come to: two boxes of width 10 whose centres are 7 apart along x.
import assert from 'node:assert/strict';

const HIT = { intersects: true, depth: 3, mtv: { x: -3, y: 0 } };

/** By `sepax`, by `sepax/async`, and the depth of two spheres by `sepax/3d`. */
const EXPECTED = { inline: HIT, loaded: HIT, space: 0.5 };

/** Some have but one of the three. */
export function checkAnswers(answers, parts = Object.keys(EXPECTED)) {
  const expected = Object.fromEntries(parts.map((part) => [part, EXPECTED[part]]));
  // -0 is 0 to a reader.
  assert.deepEqual(JSON.parse(JSON.stringify(answers)), expected);
}
