/** Memory of the wasm: reclaimed without dispose, grown without harm. Needs --expose-gc (vitest.config.ts). */
import { Box, Capsule, Circle, collide, intersects, Point, Polygon, Segment, trace } from 'sepax';
import { describe, expect, test } from 'vitest';
import { wasm } from '../../web/lib/raw/wasm.js';
import { rectangle } from './support/outlines.js';
import { liveShapes } from './support/state.js';

const MEBIBYTE = 2 ** 20;

function memoryBytes(): number {
  return wasm().wasmMemory.buffer.byteLength;
}

/** Lets finalizers run: collections, and turns of the event loop in which their callbacks come. */
async function collectGarbage(): Promise<void> {
  for (let i = 0; i < 2; i++) {
    (globalThis as { gc?: () => void }).gc?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Grows wasm memory until its buffer is another one, without leaving shapes behind. */
function growMemory(): void {
  const { buffer } = wasm().wasmMemory;
  const hogs: Polygon[] = [];
  while (wasm().wasmMemory.buffer === buffer) hogs.push(Polygon.regular(20_000, 1));
  for (const hog of hogs) hog.dispose();
}

describe('a million polygons, dropped without dispose', () => {
  const COUNT = 1_000_000;
  const BATCH = 20_000;
  /** A batch of triangles takes less than 8 MiB; that and the other tests of this file fit. */
  const LIMIT = 32 * MEBIBYTE;

  test('leave no shapes, and the memory of a few batches', async () => {
    expect(globalThis, 'run with --expose-gc').toHaveProperty('gc');
    const shapes = liveShapes();
    let [most, atTenth] = [0, 0];
    for (let made = 0; made < COUNT; made += BATCH) {
      for (let i = 0; i < BATCH; i++) {
        const triangle = new Polygon([0, 0, 1, 0, 0, 1], { x: i });
        if (i % 100 === 0) intersects(triangle, triangle);
      }
      most = Math.max(most, liveShapes() - shapes);
      await collectGarbage();
      if (made + BATCH === COUNT / 10) atTenth = memoryBytes();
    }
    await collectGarbage();
    console.log(
      `1,000,000 polygons: at most ${most} alive, ${liveShapes() - shapes} in the end, ` +
        `${memoryBytes() / MEBIBYTE} MiB of wasm memory, ${atTenth / MEBIBYTE} after a tenth`,
    );
    expect(liveShapes() - shapes).toBeLessThanOrEqual(BATCH / 100);
    expect(most).toBeLessThanOrEqual(2 * BATCH);
    expect(memoryBytes()).toBeLessThanOrEqual(LIMIT);
    // Not growing: nine tenths more take no more.
    expect(memoryBytes()).toBeLessThanOrEqual(1.5 * atTenth);
  });

  const kinds = {
    circles: () => new Circle(1),
    capsules: () => new Capsule([0, 0], [1, 0], 1),
    segments: () => new Segment([0, 0], [1, 0]),
    points: () => new Point(),
    boxes: () => new Box(1, 2),
    'rounded polygons': () => new Polygon([0, 0, 1, 0, 0, 1], { radius: 1 }),
  };

  test.each(Object.entries(kinds))('and so do %s', async (_, make) => {
    const shapes = liveShapes();
    for (let made = 0; made < 20_000; made++) {
      const shape = make();
      if (made % 100 === 0) intersects(shape, shape.clone());
    }
    await collectGarbage();
    await collectGarbage();
    expect(liveShapes() - shapes).toBeLessThanOrEqual(BATCH / 100);
  });

  test('disposed of, or declared with using, take one slot', () => {
    const before = memoryBytes();
    const shapes = liveShapes();
    for (let i = 0; i < 100_000; i++) {
      using triangle = new Polygon([0, 0, 1, 0, 0, 1]);
      if (triangle.disposed) throw new Error('disposed too early');
    }
    expect(liveShapes()).toBe(shapes);
    expect(memoryBytes()).toBe(before);
  });

  test('what is still reachable is never reclaimed', async () => {
    const kept = Array.from(
      { length: 1000 },
      (_, i) => new Polygon(rectangle(0, 0, 1, 1), { x: 2 * i }),
    );
    for (let i = 0; i < 20_000; i++) new Polygon([0, 0, 1, 0, 0, 1]);
    await collectGarbage();
    const alive = kept.every((box, i) => box.bounds.minX === 2 * i && !box.disposed);
    expect(alive).toBe(true);
  });

  test('a polygon disposed of by hand and then dropped does not free another one', async () => {
    for (let i = 0; i < 1000; i++) Polygon.regular(3, 1).dispose();
    const kept = Array.from({ length: 1000 }, () => Polygon.regular(3, 1));
    await collectGarbage();
    expect(kept.every((polygon) => polygon.points.length === 3)).toBe(true);
  });

  test('refused outlines leave nothing behind', () => {
    const shapes = liveShapes();
    const before = memoryBytes();
    for (let i = 0; i < 10_000; i++) {
      expect(() => new Polygon([0, 0, 4, 0, 1, 1, 0, 4])).toThrow();
    }
    expect(liveShapes()).toBe(shapes);
    expect(memoryBytes()).toBe(before);
  });
});

describe('growth of wasm memory', () => {
  const a = new Polygon(rectangle(0, 0, 2, 2));
  const b = new Polygon(rectangle(0, 0, 2, 2), { x: 1.5, y: 0.5 });

  test('detaches the old buffer, and changes no earlier result', () => {
    const earlier = {
      hit: collide(a, b),
      steps: trace(a, b, { velocity: [1, 2] }),
      points: a.points,
      world: b.worldPoints,
      bounds: b.bounds,
      centroid: b.centroid,
    };
    const kept = structuredClone(earlier);
    const { buffer } = wasm().wasmMemory;
    growMemory();
    expect(buffer.byteLength).toBe(0);
    expect(earlier).toEqual(kept);
    expect(collide(a, b)).toEqual(kept.hit);
    expect(trace(a, b, { velocity: [1, 2] })).toEqual(kept.steps);
    expect({
      points: a.points,
      world: b.worldPoints,
      bounds: b.bounds,
      centroid: b.centroid,
    }).toEqual({
      points: kept.points,
      world: kept.world,
      bounds: kept.bounds,
      centroid: kept.centroid,
    });
    expect(b.area).toBe(4);
  });

  /** Each meets memory that has just grown. */
  const firstCalls: Record<string, () => unknown> = {
    intersects: () => expect(intersects(a, b)).toBe(true),
    collide: () => expect(collide(a, b).depth).toBe(0.5),
    trace: () => expect(trace(a, b).steps).toHaveLength(8),
    worldPoints: () => expect(b.worldPoints[0]).toEqual({ x: 1.5, y: 0.5 }),
    area: () => expect(a.area).toBe(4),
    bounds: () => expect(a.bounds).toEqual({ minX: 0, minY: 0, maxX: 2, maxY: 2 }),
    'new Polygon': () => expect(new Polygon([0, 0, 3, 0, 0, 3]).area).toBe(4.5),
    'a refused outline': () =>
      expect(() => new Polygon([0, 0, 4, 0, 1, 1, 0, 4])).toThrow(
        expect.objectContaining({ code: 'concave', index: 2 }),
      ),
    clone: () => expect(a.clone().points).toEqual(a.points),
  };

  test.each(Object.entries(firstCalls))('%s is right as the first call after it', (_, call) => {
    const { wasmMemory } = wasm();
    const { buffer } = wasmMemory;
    wasmMemory.grow(1);
    expect(buffer.byteLength).toBe(0);
    call();
  });

  test('during the call itself: a large outline, a large trace', () => {
    const sizeBefore = memoryBytes();
    const circle = Polygon.regular(100_000, 10);
    expect(circle.area).toBeCloseTo(Math.PI * 100, 5);
    const [c, d] = [Polygon.regular(1500, 5), Polygon.regular(1500, 5, { x: 3 })];
    const steps = trace(c, d);
    expect(steps.steps).toHaveLength(3000);
    expect(steps.result).toEqual(collide(c, d));
    expect(steps.steps.at(-1)?.index).toBe(2999);
    expect(memoryBytes()).toBeGreaterThanOrEqual(sizeBefore);
  });
});
