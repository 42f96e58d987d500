/** Circles step by step: the same answers as the queries, and the regions as coordinates tell them. */
import { Box, Circle, distance, intersects, traceCircleBox, traceCircles } from 'sepax';
import { describe, expect, test } from 'vitest';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';

/** Before, beside or beyond the sides; on the line of an end the corner is the nearest. */
const band = (place: number, half: number): number => (place <= -half ? -1 : place >= half ? 1 : 0);

describe('traceCircleBox', () => {
  test('names the region, the nearest point and the decision', () => {
    const box = new Box(4, 2, { x: 10, y: 10 });
    expect(traceCircleBox(new Circle(1, { x: 13.5, y: 10 }), box)).toEqual({
      centre: { x: 13.5, y: 10 },
      nearest: { x: 12, y: 10 },
      distance: 1.5,
      reach: 1,
      separation: 0.5,
      normal: { x: -1, y: 0 },
      intersects: false,
      region: 'edge',
      feature: 1,
      column: 1,
      row: 0,
    });
    expect(traceCircleBox(new Circle(5, { x: 15, y: 15 }), box)).toMatchObject({
      region: 'corner',
      feature: 2,
      column: 1,
      row: 1,
      nearest: { x: 12, y: 11 },
      distance: 5,
      intersects: true,
      separation: 0,
    });
    expect(traceCircleBox(new Circle(1, { x: 10, y: 10.5 }), box)).toMatchObject({
      region: 'inside',
      feature: null,
      column: 0,
      row: 0,
      nearest: { x: 10, y: 11 },
      distance: -0.5,
      separation: -1.5,
    });
  });

  test('answers as distance and intersects do, in all nine regions', () => {
    const random = new Random(SEED, 'circle-box');
    const regions: Record<string, number> = {};
    for (let i = 0; i < 100_000; i++) {
      const turned = i % 2 === 1;
      const rounding = i % 5 === 0 ? random.integer(1, 3) : 0;
      const [width, height] = [2 * random.integer(1, 6), 2 * random.integer(1, 6)];
      const placement = { x: random.integer(-9, 9), y: random.integer(-9, 9) };
      const angle = turned ? random.angle() : 0;
      using box = new Box(width, height, { ...placement, angle, radius: rounding });
      using circle = new Circle(random.integer(1, 6), {
        x: placement.x + random.integer(-22, 22) / 2,
        y: placement.y + random.integer(-22, 22) / 2,
      });
      const steps = traceCircleBox(circle, box);
      const truth = distance(circle, box);
      const same =
        steps.separation === truth.distance &&
        steps.normal.x === truth.normal.x &&
        steps.normal.y === truth.normal.y &&
        steps.intersects === intersects(circle, box) &&
        steps.intersects === truth.distance <= 0;
      if (!same) expect.fail(JSON.stringify({ i, steps, truth }));
      // The place in the box's own frame.
      const [dx, dy] = [circle.x - box.x, circle.y - box.y];
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const [u, v] = [c * dx + s * dy, c * dy - s * dx];
      const margin = Math.min(
        Math.abs(Math.abs(u) - width / 2),
        Math.abs(Math.abs(v) - height / 2),
      );
      if (turned && margin < 1e-9) continue;
      const inside = Math.abs(u) <= width / 2 && Math.abs(v) <= height / 2;
      const [column, row] = inside ? [0, 0] : [band(u, width / 2), band(v, height / 2)];
      if (steps.column !== column || steps.row !== row || (steps.region === 'inside') !== inside) {
        expect.fail(JSON.stringify({ i, steps, u, v, width, height }));
      }
      const key = `${column},${row}`;
      regions[key] = (regions[key] ?? 0) + 1;
      if (turned) continue;
      // Axis-aligned and in halves, all is exact.
      const out = [Math.max(0, Math.abs(u) - width / 2), Math.max(0, Math.abs(v) - height / 2)];
      const squared = (out[0] as number) ** 2 + (out[1] as number) ** 2;
      if (steps.intersects !== squared <= steps.reach ** 2)
        expect.fail(JSON.stringify({ i, steps }));
    }
    expect(Object.keys(regions)).toHaveLength(9);
    expect(Math.min(...Object.values(regions))).toBeGreaterThan(500);
  });
});

describe('traceCircles', () => {
  test('compares the distance of the centres with the sum of the radii', () => {
    expect(traceCircles(new Circle(2), new Circle(3, { x: 3, y: 4 }))).toEqual({
      centre: { x: 0, y: 0 },
      nearest: { x: 3, y: 4 },
      distance: 5,
      reach: 5,
      separation: 0,
      normal: { x: expect.closeTo(0.6, 15), y: expect.closeTo(0.8, 15) },
      intersects: true,
    });
  });

  test('answers as distance and intersects do, touching or not', () => {
    const random = new Random(SEED, 'circles');
    for (let i = 0; i < 20_000; i++) {
      const [x, y] = [random.integer(-6, 6), random.integer(-6, 6)];
      using a = new Circle(random.integer(1, 5), { x, y });
      using b = new Circle(random.integer(1, 5));
      const steps = traceCircles(a, b);
      const truth = distance(a, b);
      expect(steps.separation).toBe(truth.distance);
      expect(steps.normal).toEqual(truth.normal);
      expect(steps.intersects).toBe(x * x + y * y <= (a.radius + b.radius) ** 2);
    }
  });

  test('concentric circles have a direction, too', () => {
    const steps = traceCircles(new Circle(2, { x: 7, y: 7 }), new Circle(3, { x: 7, y: 7 }));
    expect(steps).toMatchObject({ distance: 0, separation: -5, intersects: true });
    expect(Math.hypot(steps.normal.x, steps.normal.y)).toBe(1);
  });
});

describe('traces of circles are those of the shapes as they stand', () => {
  test('scaled, and about a pivot', () => {
    const a = new Circle(1, { scale: 3, pivot: [0.5, 0] });
    const b = new Circle(1, { x: 3.5 });
    const trace = traceCircles(a, b);
    expect(trace.separation).toBe(distance(a, b).distance);
    expect(trace.intersects).toBe(intersects(a, b));
    const box = new Box(2, 2, { x: 5, scale: [2, 1], pivot: [1, 0] });
    expect(traceCircleBox(a, box).separation).toBe(distance(a, box).distance);
  });
});
