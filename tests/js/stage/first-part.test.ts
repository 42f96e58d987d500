/** How lines are drawn little by little. */
import { expect, test } from 'vitest';
import { firstPart } from '../../../web/stage/vector-math.js';

const bent = [
  { x: 0, y: 0 },
  { x: 16, y: 0 },
  { x: 16, y: 16 },
];

test.each([
  [0, [bent[0], { x: 0, y: 0 }]],
  [0.25, [bent[0], { x: 8, y: 0 }]],
  [0.5, [bent[0], bent[1], bent[1]]],
  [0.75, [bent[0], bent[1], { x: 16, y: 8 }]],
  [1, bent],
] as const)('%s of the length of a line', (part, expected) => {
  expect(firstPart(bent, part)).toEqual(expected);
});

test('a line without length is whole at once', () => {
  const point = [bent[0]!, bent[0]!];
  expect(firstPart(point, 0.3)).toEqual(point);
});
