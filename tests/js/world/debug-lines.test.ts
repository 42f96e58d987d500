/** Lines to draw are the boundaries of the bodies, all of them and nothing else. */
import {
  Box,
  Capsule,
  Circle,
  Compound,
  ConcavePolygon,
  closestPoint,
  containsPoint,
  Polygon,
  Polyline,
  type Shape,
  type Vector,
  World,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { star } from '../support/kinds.js';
import { Random } from '../support/random.js';
import { SEED } from '../support/seed.js';

type Line = readonly [Vector, Vector];

function linesOf(world: World, options: object = {}): Line[] {
  const numbers = world.debugLines({ into: new Float64Array(4096), ...options });
  return Array.from({ length: numbers.length / 4 }, (_, i) => {
    const [x0, y0, x1, y1] = numbers.subarray(4 * i, 4 * i + 4) as unknown as number[];
    return [
      { x: x0 as number, y: y0 as number },
      { x: x1 as number, y: y1 as number },
    ];
  });
}

const drawn = (shape: Shape): Line[] => {
  const world = new World();
  world.add(shape);
  return linesOf(world);
};

const lengthOf = ([p, q]: Line): number => Math.hypot(q.x - p.x, q.y - p.y);
const total = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + lengthOf(line), 0);

function perimeter(points: readonly Vector[]): number {
  return points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length] as Vector;
    return sum + Math.hypot(q.x - p.x, q.y - p.y);
  }, 0);
}

/** Of each line one side is in the shape, and the other is not. */
function expectBoundary(lines: readonly Line[], shape: Shape): void {
  for (const [p, q] of lines) {
    const length = lengthOf([p, q]);
    if (length < 1e-4) continue;
    const [nx, ny] = [(1e-5 * (q.y - p.y)) / length, (1e-5 * (p.x - q.x)) / length];
    const [x, y] = [(p.x + q.x) / 2, (p.y + q.y) / 2];
    expect(containsPoint(shape, [x - nx, y - ny])).toBe(true);
    expect(containsPoint(shape, [x + nx, y + ny])).toBe(false);
  }
}

describe('the outline of', () => {
  test('convex polygons is that of their corners', () => {
    const box = new Box(4, 2, { x: 3, angle: 1, scale: [2, -1] });
    const lines = drawn(box);
    expect(lines.map(([p]) => p)).toEqual(expect.arrayContaining(new World().add(box).worldPoints));
    expect(total(lines)).toBeCloseTo(2 * (8 + 2), 12);
  });

  test('concave polygons with holes has no seams: it is as long as the rings', () => {
    const random = new Random(SEED, 'seams');
    for (let run = 0; run < 60; run++) {
      const outline = star(random, 10);
      const hole = Array.from({ length: 5 }, (_, i) => ({
        x: 0.5 * Math.cos(-1.2 * i),
        y: 0.5 * Math.sin(-1.2 * i),
      }));
      const rings = [outline, hole];
      let shape: ConcavePolygon;
      try {
        shape = new ConcavePolygon(rings, { x: 5, angle: random.angle() });
      } catch {
        continue;
      }
      const lines = drawn(shape);
      expect(total(lines)).toBeCloseTo(perimeter(outline) + perimeter(hole), 6);
      expectBoundary(lines, shape);
      for (const [p, q] of lines) {
        const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
        expect(Math.abs(closestPoint(shape, middle).distance)).toBeLessThan(1e-9);
      }
    }
  });

  test('pieces that overlap in any way is that of all together', () => {
    const random = new Random(SEED, 'unions');
    let lines = 0;
    for (let run = 0; run < 80; run++) {
      const parts = Array.from({ length: random.integer(2, 5) }, () => {
        const place = { x: random.integer(0, 3), y: random.integer(0, 3) };
        if (random.chance(0.6)) return new Box(random.integer(1, 3), random.integer(1, 3), place);
        return Polygon.regular(random.integer(3, 7), random.between(1, 2), place);
      });
      const shape = new Compound(parts, { angle: random.chance(0.5) ? 0 : random.angle() });
      const found = drawn(shape);
      expectBoundary(found, shape);
      lines += found.length;
      // Nothing is missing: a way from outside to the middle of a part meets a line.
      const { bounds } = shape;
      for (const { centroid } of parts.map(
        (part) => new Compound([part], { angle: shape.angle }),
      )) {
        const away = { x: bounds.maxX + 1, y: centroid.y + 0.123 };
        expect(found.some(([p, q]) => crosses(centroid, away, p, q))).toBe(true);
      }
    }
    expect(lines).toBeGreaterThan(500);
  });

  test('tiles side by side is that of their floor', () => {
    const tiles = Array.from({ length: 8 }, (_, x) => new Box(1, 1, { x }));
    expect(total(drawn(new Compound(tiles)))).toBeCloseTo(18, 6);
    const double = new Compound([new Box(4, 2), new Box(4, 2)]);
    expect(total(drawn(double))).toBeCloseTo(12, 6);
  });

  test('round shapes is as long as they are around, within the chords', () => {
    const around = 2 * Math.PI * 3;
    const near = (length: number, shape: Shape): void => {
      const found = total(drawn(shape));
      expect(found).toBeLessThan(length * (1 + 1e-9));
      expect(found).toBeGreaterThan(length * 0.995);
    };
    near(around, new Circle(3));
    near(around + 20, new Capsule([0, 0], [10, 0], 3, { angle: 1 }));
    near(around + 2 * (4 + 2), new Polygon([0, 0, 4, 0, 4, 2, 0, 2], { radius: 3, angle: 2 }));
    // Two capsules in one line, and three in an angle of 90 degrees: as thick lines are drawn.
    near(around + 40, new Polyline([0, 0, 10, 0, 20, 0], { radius: 3 }));
    near(around + 2 * 20 + around / 4 - 6, new Polyline([0, 0, 10, 0, 10, 10], { radius: 3 }));
  });

  test('lines without thickness, and points', () => {
    expect(total(drawn(new Polyline([0, 0, 3, 0, 3, 4])))).toBe(7);
    expect(drawn(new Polyline([0, 0, 3, 0, 3, 4]))).toHaveLength(2);
    expect(drawn(new Circle(2))).toHaveLength(32);
  });
});

/** Whether two segments cross, by signs of areas. */
function crosses(a: Vector, b: Vector, c: Vector, d: Vector): boolean {
  const side = (p: Vector, q: Vector, r: Vector): number =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

describe('the array', () => {
  const world = new World();
  world.add(new Box(2, 2), { data: 'a' });
  const moved = world.add(new Box(2, 2), { x: 9, data: 'b' });

  test('is new, or the one that is given, as long as it has room', () => {
    const fresh = world.debugLines();
    expect(fresh).toBeInstanceOf(Float32Array);
    expect(fresh).toHaveLength(32);
    const room = new Float32Array(100);
    const filled = world.debugLines({ into: room });
    expect(filled.buffer).toBe(room.buffer);
    expect([...filled]).toEqual([...fresh]);
    const small = new Float64Array(5);
    const grown = world.debugLines({ into: small });
    expect(grown).toBeInstanceOf(Float64Array);
    expect([...grown]).toEqual([...fresh]);
    const none = structuredClone(new Float32Array(8));
    structuredClone(none.buffer, { transfer: [none.buffer] });
    expect(world.debugLines({ into: none })).toHaveLength(32);
  });

  test('holds bodies where they are now, and those that count', () => {
    moved.x = 20;
    expect(Math.max(...world.debugLines())).toBe(21);
    expect(world.debugLines({ filter: ({ data }) => data === 'a' })).toHaveLength(16);
    expect(world.debugLines({ bodies: false })).toHaveLength(0);
  });

  test('holds the ways out of contacts, if asked', () => {
    moved.x = 1.5;
    world.update();
    const lines = linesOf(world, { bodies: false, contacts: true });
    expect(lines.map(lengthOf)).toEqual([0.5, 0.5]);
    expect(linesOf(new World(), { contacts: true })).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['into no array', { into: [] }, 'not-a-list'],
    ['into integers', { into: new Int32Array(9) }, 'not-a-list'],
    ['a filter that is none', { filter: 5 }, 'not-a-function'],
    ['bodies that are neither', { bodies: 1 }, 'not-an-option'],
    ['two sides', { sides: 2 }, 'out-of-range'],
    ['an unknown name', { lineWidth: 2 }, 'not-an-option'],
  ])('%s is refused', (_, options, code) => {
    expect(() => world.debugLines(options)).toThrow(expect.objectContaining({ code }));
  });
});
