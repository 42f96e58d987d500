/** Bvh and Grid over plain boxes, beside a look at every box. */
import { type Bounds, Bvh, Grid } from 'sepax';
import { describe, expect, test } from 'vitest';
import { complaint } from './support/complaint.js';
import { failing } from './support/failing.js';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';

type Box = readonly [minX: number, minY: number, maxX: number, maxY: number];

const meet = (a: Box, b: Box): boolean =>
  a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
const asBounds = ([minX, minY, maxX, maxY]: Box): Bounds => ({ minX, minY, maxX, maxY });
const numbersOf = (boxes: readonly Box[], holds: (box: Box) => boolean): number[] =>
  boxes.flatMap((box, i) => (holds(box) ? [i] : []));
const gap = ([minX, minY, maxX, maxY]: Box, x: number, y: number): number =>
  Math.hypot(Math.max(minX - x, x - maxX, 0), Math.max(minY - y, y - maxY, 0));

function pairsOf(boxes: readonly Box[]): string[] {
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b, k) => (meet(a, b) ? [`${i},${i + 1 + k}`] : [])),
  );
}

function found(pairs: Uint32Array): string[] {
  return Array.from({ length: pairs.length / 2 }, (_, i) => `${pairs[2 * i]},${pairs[2 * i + 1]}`);
}

/** Whole numbers, so that many boxes touch, and rays of whole steps pass corners exactly. */
function box(random: Random, spread: number, size: number, unit: number): Box {
  const [x, y] = [random.integer(-spread, spread), random.integer(-spread, spread)];
  return [x, y, x + random.integer(0, size), y + random.integer(0, size)].map(
    (side) => side * unit,
  ) as unknown as Box;
}

const scenes: Readonly<Record<string, (random: Random) => Box[]>> = {
  'boxes of a size': (random) => Array.from({ length: 200 }, () => box(random, 60, 6, 1)),
  'boxes of all sizes': (random) =>
    Array.from({ length: 200 }, (_, i) => box(random, 200, i % 20 === 0 ? 300 : 5, 1)),
  'points, many in one place': (random) => Array.from({ length: 150 }, () => box(random, 5, 0, 1)),
  'one place': () => Array.from({ length: 30 }, () => [3, 4, 3, 4]),
  'a line': (random) => Array.from({ length: 90 }, (_, i) => [i, 7, i + random.integer(0, 2), 7]),
  'one far out': (random) => [[1e6, 1e6, 1e6, 1e6 + 1], ...scenes['boxes of a size']!(random)],
  // More than a cell may hold: a tree answers.
  'all but one in one cell': (random) => [
    ...Array.from({ length: 300 }, () => box(random, 60, 6, 1)),
    [1e9, -1e9, 1e9, -1e9],
  ],
  'sizes and places that grow': () =>
    Array.from({ length: 300 }, (_, i) => {
      const x = 1.05 ** ((i * 7) % 300);
      return [x, -x, 1.3 * x, -0.9 * x];
    }),
  'next to nothing': (random) => Array.from({ length: 50 }, () => box(random, 9, 3, 2 ** -480)),
  'next to everything': (random) => Array.from({ length: 50 }, () => box(random, 9, 3, 2 ** 325)),
  'one box': () => [[1, 2, 3, 4]],
  'no box': () => [],
};

describe.each([
  ['Bvh', (boxes: Float64Array) => new Bvh(boxes)],
  ['Grid', (boxes: Float64Array) => new Grid(boxes)],
  ['Grid of small cells', (boxes: Float64Array) => new Grid(boxes, { cellSize: 1e-3 })],
  ['Grid of large cells', (boxes: Float64Array) => new Grid(boxes, { cellSize: 25 })],
] as const)('%s', (_, make) => {
  describe.each(Object.keys(scenes))('%s', (name) => {
    const random = new Random(SEED, name);
    const boxes = scenes[name]!(random);
    const index = make(Float64Array.from(boxes.flat()));
    const reach = Math.max(0, ...boxes.flat().map(Math.abs)) || 10;
    const spot = (): number =>
      random.pick([random.between(-1.2, 1.2) * reach, ...(boxes[0] ?? [0])]);

    const checkAll = (): void => {
      expect(index.count).toBe(boxes.length);
      expect(found(index.pairs()).sort()).toEqual(pairsOf(boxes).sort());
      for (let round = 0; round < 40; round++) {
        const [x, y] = [spot(), spot()];
        const query: Box = [
          x,
          y,
          x + random.next() * reach,
          y + (round % 2) * random.next() * reach,
        ];
        expect([...index.queryBox(asBounds(query))].sort((p, q) => p - q)).toEqual(
          numbersOf(boxes, (each) => meet(each, query)),
        );
        expect([...index.queryPoint([x, y])].sort((p, q) => p - q)).toEqual(
          numbersOf(boxes, (each) => meet(each, [x, y, x, y])),
        );
        checkNearest(x, y, random.integer(1, 12), round % 3 === 0 ? reach / 3 : undefined);
        checkRay(x, y, round);
      }
    };

    const checkNearest = (x: number, y: number, count: number, maxDistance?: number): void => {
      const options = maxDistance === undefined ? {} : { maxDistance };
      const nearest = [...index.nearest([x, y], count, options)];
      const all = boxes.map((each, i) => ({ i, far: gap(each, x, y) }));
      const near = all.filter(({ far }) => far <= (maxDistance ?? Infinity));
      near.sort((p, q) => p.far - q.far || p.i - q.i);
      const far = (i: number): number => gap(boxes[i]!, x, y);
      expect(nearest).toHaveLength(Math.min(count, near.length));
      const isOther = (i: number, k: number): boolean =>
        !(Math.abs(far(i) - near[k]!.far) <= 1e-15 * reach);
      expect(nearest.filter(isOther)).toEqual([]);
    };

    /** Whole ways: the fractions at the sides are compared as quotients of whole numbers. */
    const checkRay = (x: number, y: number, round: number): void => {
      const [dx, dy] = random.pick([
        [1, 0],
        [0, -1],
        [3, 4],
        [-2, 5],
        [1, 1],
        [-7, -1],
      ] as const);
      const maxFraction = round % 2 === 0 ? undefined : reach / 4;
      const options = maxFraction === undefined ? { maxFraction: Infinity } : { maxFraction };
      const hits = [...index.raycast([x, y], [dx, dy], options)];
      const entryOf = ([minX, minY, maxX, maxY]: Box, room: number): number | null => {
        let [enter, exit] = [0, maxFraction ?? Infinity];
        for (const [from, way, min, max] of [
          [x, dx, minX, maxX],
          [y, dy, minY, maxY],
        ] as const) {
          // Nothing can clearly meet what has no width.
          if (min - room > max + room) return null;
          if (way === 0 && (from < min - room || from > max + room)) return null;
          if (way === 0) continue;
          const times = [(min - room - from) / way, (max + room - from) / way];
          enter = Math.max(enter, Math.min(...times));
          exit = Math.min(exit, Math.max(...times));
        }
        return enter <= exit ? enter : null;
      };
      const room = 1e-12 * reach;
      const hit = new Set(hits);
      expect(hit.size).toBe(hits.length);
      // What it clearly meets must be there, and what it clearly misses must not.
      const isWrong = (each: Box, i: number): boolean =>
        hit.has(i) ? entryOf(each, room) === null : entryOf(each, -room) !== null;
      expect(boxes.flatMap((each, i) => (isWrong(each, i) ? [i] : []))).toEqual([]);
      const entries = hits.map((i) => entryOf(boxes[i]!, room)!);
      expect(
        entries.filter((entry, k) => !(entry >= (entries[k - 1] ?? -Infinity) - 3 * room)),
      ).toEqual([]);
    };

    test('finds what a look at every box finds', checkAll);

    test('finds it after moves, of a few and of all', () => {
      if (boxes.length === 0) return;
      for (let i = 0; i < boxes.length; i += 7) {
        const [minX, minY, maxX, maxY] = boxes[i]!;
        const [dx, dy] = [spot() - minX, spot() - minY];
        boxes[i] = [minX + dx, minY + dy, maxX + dx, maxY + dy];
        index.move(i, asBounds(boxes[i]!));
      }
      checkAll();
      boxes.reverse();
      index.moveAll(boxes.flat());
      checkAll();
      expect(index.boundsOf(0)).toEqual(asBounds(boxes[0]!));
    });
  });

  test('keeps nothing of the list, and hands out fresh ones', () => {
    const list = new Float64Array([0, 0, 1, 1, 5, 5, 6, 6]);
    const index = make(list);
    list.fill(9);
    const first = index.queryPoint([0, 0]);
    first.fill(7);
    expect([...index.queryPoint([0, 0])]).toEqual([0]);
  });

  test('refuses what are no boxes, and changes nothing then', () => {
    const index = make(new Float64Array([0, 0, 1, 1, 5, 5, 6, 6]));
    const any = (value: unknown): never => value as never;
    expect(() => make(any([0, 0, 1]))).toThrow(failing('not-a-list', 'boxes'));
    expect(() => make(any('boxes'))).toThrow(failing('not-a-list', 'boxes'));
    expect(() => make(any([0, 0, 1, 1, 0, Number.NaN, 1, 1]))).toThrow(
      failing('not-finite', 'boxes', 1),
    );
    expect(() => make(any([0, 0, 1, 1, 3, 0, 2, 1]))).toThrow(failing('out-of-range', 'boxes', 1));
    expect(() => index.moveAll([0, 0, 1, 1])).toThrow(failing('not-a-list', 'boxes'));
    expect(() => index.moveAll([0, 0, 1, 1, 9, 9, 8, 8])).toThrow(
      failing('out-of-range', 'boxes', 1),
    );
    expect(() => index.move(2, asBounds([0, 0, 1, 1]))).toThrow(failing('out-of-range', 'index'));
    expect(() => index.move(0, any({ minX: 0 }))).toThrow(failing('not-a-vector', 'bounds'));
    expect(() => index.queryBox(any([0, 0, 1, 1]))).toThrow(failing('not-a-vector', 'bounds'));
    expect(() => index.queryBox({ ...asBounds([0, 0, 1, 1]), maxX: -1 })).toThrow(
      failing('out-of-range', 'bounds.maxX'),
    );
    expect(() => index.nearest([0, 0], 0)).toThrow(failing('out-of-range', 'count'));
    expect(() => index.nearest([0, 0], 1, { maxDistance: -1 })).toThrow(
      failing('out-of-range', 'maxDistance'),
    );
    expect(() => index.raycast([0, 0], [0, 0])).toThrow(failing('zero-vector', 'direction'));
    expect(() => index.raycast([0, 0], [1, 0], any({ far: 1 }))).toThrow(
      failing('not-an-option', 'options'),
    );
    expect(() => make(new Float64Array()).boundsOf(0)).toThrow(failing('out-of-range', 'index'));
    expect([...index.queryPoint([5, 5])]).toEqual([1]);
  });
});

test('messages say which number of the list is wrong, and why', () => {
  const said = (list: unknown): string => complaint(() => new Bvh(list as number[]));
  expect(said([0, 0, 1, 1, 0, 0, Number.NaN, 1])).toBe(
    'boxes[6], maxX of box 1, must be finite, but is NaN.',
  );
  expect(said([0, 0, 1, 1, 5, 0, 4, 1])).toBe(
    'boxes[6], maxX of box 1, must not be below its minX, 5, but is 4.',
  );
  const form =
    'boxes must be a list of at most 2000000 numbers, minX, minY, maxX and maxY of each box';
  expect(said([0, 0, 1])).toBe(`${form}, but has 3, no multiple of 4.`);
  expect(said(new Float64Array(2_000_004))).toBe(`${form}, but has 2000004.`);
  expect(said('boxes')).toBe(`${form}, but is "boxes".`);
  expect(complaint(() => new Grid([]).boundsOf(0))).toBe(
    'index must be that of a box, but there are none: ask where count is above 0.',
  );
});

describe.each([
  ['Bvh', Bvh],
  ['Grid', Grid],
])('a hundred thousand boxes of all sizes, in any order: %s', (_, Index) => {
  const count = 100_000;
  // 7919 is prime: each place comes once.
  const places = Array.from({ length: count }, (_, i) => 1.002 ** ((i * 7919) % count));
  const boxes = Float64Array.from(places.flatMap((x) => [x, x, 1.0015 * x, 1.0015 * x]));

  test('have their pairs', () => {
    const index = new Index(boxes);
    expect(index.pairs()).toHaveLength(0);
    index.move(0, { minX: 0, minY: 0, maxX: 1.003, maxY: 1.003 });
    expect(index.pairs()).toHaveLength(2);
  });
});

test('a cell has a size', () => {
  expect(() => new Grid([0, 0, 1, 1], { cellSize: 0 })).toThrow(
    failing('out-of-range', 'cellSize'),
  );
});
