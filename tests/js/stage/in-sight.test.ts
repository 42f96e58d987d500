/** What lies out of sight costs nothing, however far it reaches. */
import { expect, test } from 'vitest';
import { Camera } from '../../../web/stage/camera.js';
import { boundsInSight, partsInSight } from '../../../web/stage/in-sight.js';
import { distance } from '../../../web/stage/vector-math.js';

const size = { width: 800, height: 500 };
const period = 10;
/** Of a straight line: the diagonal of what is in sight, and a dash before it. */
const longest = Math.hypot(size.width + 128, size.height + 128) + period;

const lengthOf = (line: readonly { x: number; y: number }[]): number =>
  line.slice(1).reduce((sum, point, i) => sum + distance(line[i]!, point), 0);

test.each([1e4, 1e9, 1e15, 1e30, 1e150])('of a line of %d pixels no more is drawn', (far) => {
  for (const line of [
    [
      { x: -far, y: 100 },
      { x: far, y: 130 },
    ],
    [
      { x: 400, y: 250 },
      { x: far, y: far },
    ],
    [
      { x: -far, y: -far },
      { x: far, y: far },
    ],
  ]) {
    const parts = partsInSight(line, size, period);
    expect(parts.length).toBeLessThanOrEqual(1);
    for (const part of parts) expect(lengthOf(part)).toBeLessThanOrEqual(longest);
  }
});

test('a line that comes back in is drawn in parts, and its corners are kept', () => {
  const line = [
    { x: 100, y: 100 },
    { x: 300, y: 100 },
    { x: 5000, y: 100 },
    { x: 5000, y: 400 },
    { x: 300, y: 400 },
    { x: 100, y: 400 },
  ];
  const [first, second, ...others] = partsInSight(line, size, period);
  expect(others).toEqual([]);
  expect(first).toEqual([line[0], line[1], { x: 864, y: 100 }]);
  // 4700 + 200 + 300 + (5000 − 864) of it are gone: 6 more than a multiple of the period.
  expect(second).toEqual([{ x: 870, y: 400 }, line[4], line[5]]);
});

test('a line that passes by is not drawn at all', () => {
  const line = [
    { x: -100, y: -1e9 },
    { x: -100, y: 1e9 },
  ];
  expect(partsInSight(line, size, period)).toEqual([]);
});

test('of a box of the world what can be seen is left', () => {
  const pen = { camera: new Camera(2, 400, 250), size };
  const all = { minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 10 };
  expect(boundsInSight(all, pen)).toEqual({ minX: -232, minY: -157, maxX: 232, maxY: 10 });
});
