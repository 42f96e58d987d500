/**
 * Memory that large things use up: lines of 100,000 points, and hundreds of thousands of bodies at a time. The engine
 * refuses to grow beyond a part of what a page may have, where it would otherwise refuse beyond all of it.
 */
import { Circle, castRay, collide, Polygon, Polyline, SepaxError, World } from 'sepax';
import { expect, test } from 'vitest';
import { wasm } from '../../web/lib/raw/wasm.js';
import { withGrowthTo } from './support/short-memory.js';
import { expectUsable, liveShapes } from './support/state.js';

const MEGABYTES = 1_000_000;
const room = (megabytes: number): number =>
  wasm().wasmMemory.buffer.byteLength + megabytes * MEGABYTES;

/** Asks until it is refused; how often it was not, and what it was refused with. */
function askUntilRefused(ask: (i: number) => unknown, most: number): [number, string] {
  for (let i = 0; i < most; i += 1) {
    try {
      ask(i);
    } catch (error) {
      return [i, error instanceof SepaxError ? error.code : String(error)];
    }
  }
  return [most, 'none'];
}

/** Shapes and a world that have nothing to do with it, and what they answer. */
function bystanders(): { answers(): unknown; dispose(): void } {
  const world = new World();
  world.addMany(new Circle(1), Float64Array.of(0, 0, 0, 1.5, 0, 0, 9, 0, 0));
  world.update();
  const square = new Polygon([0, 0, 2, 0, 2, 2, 0, 2]);
  const circle = new Circle(1, { x: 2.5, y: 1 });
  const line = new Polyline([-5, 5, 0, 4, 5, 5]);
  const all = [square, circle, line];
  return {
    answers: () => [
      world.hash(),
      [...world.snapshot()],
      world.size,
      world.queryPoint([1, 0]).length,
      collide(square, circle),
      castRay([0, 0], [0, 1], line),
    ],
    dispose: () => {
      for (const one of [...all, world]) one.dispose();
    },
  };
}

test('polylines of 100,000 points until there is no room', () => {
  const others = bystanders();
  const before = others.answers();
  const points = Float64Array.from({ length: 200_000 }, (_, i) => (i % 2 === 0 ? i : (i >> 1) % 2));
  const lines: Polyline[] = [];
  withGrowthTo(room(500), () => {
    const [made, code] = askUntilRefused(() => lines.push(new Polyline(points)), 100);
    expect([lines.length, code]).toEqual([made, 'out-of-memory']);
    expect(made).toBeGreaterThan(2);
    const shapes = liveShapes();
    // Each time anew, and nothing is left of it.
    const again = askUntilRefused(() => new Polyline(points), 1);
    expect([again, liveShapes()]).toEqual([[0, 'out-of-memory'], shapes]);
    expect(others.answers()).toEqual(before);
    expect(lines[made - 1]!.bounds).toEqual({ minX: 0, minY: 0, maxX: 199_998, maxY: 1 });
    // There is room for one as soon as another one has gone.
    lines.pop()!.dispose();
    lines.push(new Polyline(points));
    expectUsable();
  });
  for (const line of lines) line.dispose();
  expect(others.answers()).toEqual(before);
  others.dispose();
}, 600_000);

test('addMany of 600,000 until there is no room: all of it or nothing', () => {
  const others = bystanders();
  const before = others.answers();
  const count = 600_000;
  const disc = new Circle(1);
  const places = Float64Array.from({ length: 3 * count }, (_, i) =>
    i % 3 === 2 ? 0 : 3 * (i % 999),
  );
  const world = new World();
  const first = world.add(disc, { x: -50 });
  withGrowthTo(room(900), () => {
    const [made, code] = askUntilRefused(() => world.addMany(disc, places), 20);
    expect(code).toBe('out-of-memory');
    expect(made).toBeGreaterThan(0);
    expect(world.size).toBe(1 + made * count);
    const hash = world.hash();
    const again = askUntilRefused(() => world.addMany(disc, places), 1);
    expect([again, world.size, world.hash()]).toEqual([
      [0, 'out-of-memory'],
      1 + made * count,
      hash,
    ]);
    expect(others.answers()).toEqual(before);
    expectUsable();
  });
  expect(world.queryPoint([-50, 0])).toEqual([first]);
  world.dispose();
  disc.dispose();
  expect(others.answers()).toEqual(before);
  others.dispose();
}, 600_000);
