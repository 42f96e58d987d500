/** What polygons share, against fractions of whole numbers: where two stretches are two, and where one is a point. */
import { intersectPolygons, intersectSegmentPolygon } from 'sepax/3d';
import { expect, test } from 'vitest';
import { Rational } from '../oracle/rational.js';
import { Random } from '../support/random.js';
import { SEED } from '../support/seed.js';

type Triple = readonly [number, number, number];
type Big = readonly [bigint, bigint, bigint];

const big = (p: Triple): Big => [BigInt(p[0]), BigInt(p[1]), BigInt(p[2])];
const minus = (p: Big, q: Big): Big => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
const dot = (p: Big, q: Big): bigint => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const cross = (p: Big, q: Big): Big => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];

const ulp = (x: number): number => 2 ** (Math.floor(Math.log2(Math.abs(x))) - 52);

/** A comb along x whose teeth end at `places`, in pairs, at y = 0, and lean by `leans`; its back is below. */
function comb(places: readonly number[], leans: readonly number[]): Triple[] {
  const teeth = places.flatMap((x, i): Triple[] => {
    const root: Triple = [x - leans[i]!, -4, 0];
    const tip: Triple = [x + leans[i]!, 4, 0];
    return i % 2 === 0 ? [root, tip] : [tip, root];
  });
  return [[places[0]! - 20, -9, 0], ...teeth, [places.at(-1)! + 20, -9, 0]];
}

const moved = (points: readonly Triple[], x: number): Triple[] =>
  points.map((p) => [p[0] + x, p[1], p[2]]);

test.each([0, 20, 25, 30, 35, 40, 45])(
  'two stretches are two, 2 ** %i from the origin',
  (power) => {
    const random = new Random(SEED + power);
    const far = power === 0 ? 0 : 2 ** power;
    for (let round = 0; round < 200; round++) {
      const count = 2 * random.integer(1, 5);
      let x = 0;
      const places = Array.from({ length: count }, () => {
        x += 4 + random.integer(0, 9);
        return x;
      });
      const teeth = Array.from({ length: count / 2 }, () => random.integer(-1, 1));
      const leans = places.map((_, i) => teeth[Math.floor(i / 2)]!);
      const points = moved(comb(places, leans), far);
      // Between -4 and 4: there all teeth are whole.
      const y = random.integer(-3, 3);
      const reach = x + 40;
      const way = random.chance(0.5) ? 1 : -1;
      const expected = places.map((at, i) => {
        const exact = new Rational(BigInt(4 * (far + at) + y * leans[i]!), 4n);
        return exact.toNumber();
      });
      const pairs = Array.from({ length: count / 2 }, (_, i) => [
        expected[2 * i]!,
        expected[2 * i + 1]!,
      ]);
      const ends: Triple[] = [
        [far - way * reach, y, 0],
        [far + way * reach, y, 0],
      ];
      const hit = intersectSegmentPolygon(ends[0]!, ends[1]!, points);
      const wall: Triple[] = [
        [far - reach, y, -1],
        [far + reach, y, -1],
        [far + reach, y, 1],
        [far - reach, y, 1],
      ];
      for (const { stretches } of [
        hit,
        intersectPolygons(points, wall),
        intersectPolygons(wall, points),
      ]) {
        const found = stretches
          .map(({ from, to }) => [Math.min(from.x, to.x), Math.max(from.x, to.x)])
          .sort(([p = 0], [q = 0]) => p - q);
        expect(found.length, JSON.stringify([points, y])).toBe(pairs.length);
        for (const [i, pair] of pairs.entries()) {
          for (const end of [0, 1]) {
            expect(Math.abs(found[i]![end]! - pair[end]!)).toBeLessThanOrEqual(ulp(pair[end]!));
          }
        }
      }
    }
  },
);

test.each([20, 30, 40, 45])(
  'a gap of a few units in the last place is one, 2 ** %i out',
  (power) => {
    const far = 2 ** power;
    const gap = 4 * ulp(far);
    const points = comb([far, far + 8, far + 8 + gap, far + 20], [0, 0, 0, 0]);
    const { stretches } = intersectSegmentPolygon([far - 50, 1, 0], [far + 50, 1, 0], points);
    const ends = stretches.map(({ from, to }) => [from.x - far, to.x - far]);
    expect(ends).toEqual([
      [0, 8],
      [8 + gap, 20],
    ]);
  },
);

/** Where a triangle has points of a line, as fractions along it: the least and the greatest. */
function reach(triangle: readonly Big[], normal: Big, base: Big, along: Big) {
  const heights = triangle.map((p) => dot(normal, minus(p, base)));
  const places: Rational[] = [];
  triangle.forEach((p, i) => {
    const [q, f, t] = [triangle[(i + 1) % 3]!, heights[i]!, heights[(i + 1) % 3]!];
    if (f === 0n) places.push(new Rational(dot(along, p), 1n));
    if (f * t < 0n) places.push(new Rational(f * dot(along, q) - t * dot(along, p), f - t));
  });
  return places.sort((p, q) => p.compare(q));
}

const normalOf = ([a, b, c]: readonly Big[]): Big => cross(minus(b!, a!), minus(c!, a!));

/** What two triangles in different planes share: nothing, a point, or more; null if in one plane. */
function shareOf(a: readonly Triple[], b: readonly Triple[]): 'apart' | 'point' | 'stretch' | null {
  const [p, q] = [a.map(big), b.map(big)];
  const [n, m] = [normalOf(p), normalOf(q)];
  const along = cross(n, m);
  if (dot(along, along) === 0n) return null;
  const [own, other] = [reach(p, m, q[0]!, along), reach(q, n, p[0]!, along)];
  if (own.length === 0 || other.length === 0) return 'apart';
  const low = own[0]!.compare(other[0]!) > 0 ? own[0]! : other[0]!;
  const high = own.at(-1)!.compare(other.at(-1)!) < 0 ? own.at(-1)! : other.at(-1)!;
  return (['stretch', 'point', 'apart'] as const)[low.compare(high) + 1]!;
}

test.each([3, 6, 50])('triangles that only touch share one point, on a lattice of ±%i', (size) => {
  const random = new Random(SEED + size);
  const triangle = (): Triple[] =>
    Array.from({ length: 3 }, () => [0, 0, 0].map(() => random.integer(-size, size)) as never);
  const counts = { apart: 0, point: 0, stretch: 0 };
  for (let round = 0; round < 20_000; round++) {
    const [a, b] = [triangle(), triangle()];
    if (round % 2 === 0) {
      // An edge of the one across an edge of the other, or through its corner.
      const [parts, part] = [random.integer(1, 5), random.integer(0, 5)];
      const [way, along] = [triangle()[0]!, triangle()[0]!];
      const [k, l] = [random.integer(0, 3), random.integer(1, 3)];
      const from = a[0]!;
      const at = (step: Triple, times: number, start: Triple): Triple =>
        start.map((x, i) => x + times * step[i]!) as never;
      a[1] = at(way, parts, from);
      const place = at(way, Math.min(part, parts), from);
      [b[0], b[1]] = [at(along, k, place), at(along, -l, place)];
    }
    if ([a, b].some((points) => normalOf(points.map(big)).every((x) => x === 0n))) continue;
    const share = shareOf(a, b);
    if (share === null) continue;
    counts[share] += 1;
    const { stretches } = intersectPolygons(a, b);
    const where = JSON.stringify([a, b]);
    expect(stretches.length, where).toBe(share === 'apart' ? 0 : 1);
    for (const { from, to } of stretches) {
      if (share === 'point') expect(from, where).toEqual(to);
      else expect(from, where).not.toEqual(to);
    }
  }
  expect(counts.point).toBeGreaterThan(100);
});

test('the triangles of a first user', () => {
  const [{ from, to } = {}] = intersectPolygons(
    [
      [-6, -5, -2],
      [-5, -5, -6],
      [4, 2, 4],
    ],
    [
      [-2, 1, 0],
      [-5, 0, 5],
      [4, -6, 5],
    ],
  ).stretches as { from?: object; to?: object }[];
  expect(from).toBeDefined();
  expect(from).toEqual(to);
});
