/** The order of boxes along Hilbert's curve. */
import { describe, expect, test } from 'vitest';
import { sortAlongCurve } from '../../web/lib/boxes/curve.js';

/** Unit boxes on a square grid, row by row. */
function gridOf(side: number): Float64Array {
  const boxes = new Float64Array(4 * side * side);
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [i % side, Math.floor(i / side)];
    boxes.set([x, y, x + 1, y + 1], 4 * i);
  }
  return boxes;
}

describe('along the curve', () => {
  test.each([2, 4, 8, 16, 32, 64, 128])('each cell of %d by as many is beside the last', (side) => {
    const order = sortAlongCurve(gridOf(side));
    expect(new Set(order).size).toBe(side * side);
    const steps = new Set<number>();
    for (let i = 1; i < order.length; i++) {
      const [a, b] = [order[i - 1]!, order[i]!];
      steps.add(Math.abs((a % side) - (b % side)) + Math.abs(((a / side) | 0) - ((b / side) | 0)));
    }
    expect([...steps]).toEqual([1]);
  });

  test('ranks stand in for places where most boxes would share one', () => {
    const boxes = new Float64Array([...gridOf(16), 1e12, 1e12, 1e12 + 1, 1e12 + 1]);
    const order = [...sortAlongCurve(boxes)].filter((box) => box < 256);
    expect(order).toHaveLength(256);
    const far = order.filter((box, i) => {
      const before = order[i - 1] ?? box;
      return Math.hypot((box % 16) - (before % 16), (box >> 4) - (before >> 4)) > 4;
    });
    expect(far.length).toBeLessThan(16);
  });
});
