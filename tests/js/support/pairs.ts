/**
 * Pairs of polygons by family: random ones, and those at which collision code fails. Each family
 * takes its numbers from the generator alone, so a seed repeats it.
 */
import { Polygon } from 'sepax';
import type { Point } from '../oracle/exact-polygons.js';
import {
  bevelled,
  blob,
  hullOfRandom,
  latticeBlob,
  lens,
  mapped,
  parallelSliver,
  rectangle,
  sliver,
  speck,
} from './outlines.js';
import type { Random } from './random.js';
import { nudged } from './ulp.js';

/** What a polygon is made of, to build it and to print it when a test fails. */
export interface PolygonSpec {
  readonly points: readonly Point[];
  readonly x?: number;
  readonly y?: number;
  readonly angle?: number;
}

export interface PairSpec {
  readonly a: PolygonSpec;
  readonly b: PolygonSpec;
}

export type PairFamily = (random: Random) => PairSpec;

export function build({ points, ...placement }: PolygonSpec): Polygon {
  return new Polygon(points, placement);
}

function cornerAt(points: readonly Point[], i: number): Point {
  return points[i % points.length] as Point;
}

/** The points turned by half a turn about the middle of p and q: p comes to lie on q. */
function turnedAbout(points: readonly Point[], p: Point, q: Point): Point[] {
  return mapped(points, (x, y) => [p.x + q.x - x, p.y + q.y - y]);
}

/** Two lattice polygons that touch and do no more: along an edge, at a corner, or corner to edge. */
function touchingLatticePair(random: Random): readonly [Point[], Point[]] {
  const a = mapped(latticeBlob(random, 8), (x, y) => [4 * x, 4 * y]);
  const i = random.integer(0, a.length - 1);
  const p = cornerAt(a, i);
  const q = cornerAt(a, i + 1);
  const quarter = random.integer(0, 4) / 4;
  switch (random.integer(0, 2)) {
    case 0:
      return [a, turnedAbout(a, p, q)];
    case 1:
      return [a, turnedAbout(a, p, p)];
    default: {
      const onEdge = { x: p.x + quarter * (q.x - p.x), y: p.y + quarter * (q.y - p.y) };
      return [a, turnedAbout(a, p, onEdge)];
    }
  }
}

function wholeOffset(random: Random): { x: number; y: number } {
  const reach = random.pick([0, 100, 1e6, 2 ** 40]);
  return { x: random.integer(-reach, reach), y: random.integer(-reach, reach) };
}

function swappedAtRandom(random: Random, a: PolygonSpec, b: PolygonSpec): PairSpec {
  return random.chance(0.5) ? { a, b } : { a: b, b: a };
}

function blobsNear(random: Random, offset: number): PairSpec {
  const place = { x: offset * random.between(-1, 1), y: offset * random.between(-1, 1) };
  const gap = random.between(0, 2.5);
  const direction = random.angle();
  return {
    a: { points: blob(random, 1), ...place, angle: random.angle() },
    b: {
      points: blob(random, random.magnitude(-1, 1)),
      x: place.x + gap * Math.cos(direction),
      y: place.y + gap * Math.sin(direction),
      angle: random.angle(),
    },
  };
}

export const pairFamilies: Readonly<Record<string, PairFamily>> = {
  'random, rotated': (random) => blobsNear(random, 10),

  'random, rotated, 1e6 from the origin': (random) => blobsNear(random, 1e6),

  'corners at whole numbers': (random) => ({
    a: { points: latticeBlob(random, 5), ...wholeOffset(random) },
    b: { points: latticeBlob(random, 5) },
  }),

  'corners at whole numbers, close by': (random) => {
    const offset = wholeOffset(random);
    return {
      a: { points: latticeBlob(random, 4), ...offset },
      b: {
        points: latticeBlob(random, 4),
        x: offset.x + random.integer(-7, 7),
        y: offset.y + random.integer(-7, 7),
      },
    };
  },

  'touching exactly: edges and corners': (random) => {
    const [a, b] = touchingLatticePair(random);
    const place = wholeOffset(random);
    return swappedAtRandom(random, { points: a, ...place }, { points: b, ...place });
  },

  'touching but for one unit in the last place': (random) => {
    const [a, b] = touchingLatticePair(random);
    const nudge = (value: number) => nudged(value, random.integer(-1, 1));
    const place = wholeOffset(random);
    const inWorld = (points: readonly Point[]) =>
      mapped(points, (x, y) => [x + place.x, y + place.y]);
    return swappedAtRandom(
      random,
      { points: inWorld(a) },
      { points: mapped(inWorld(b), (x, y) => [nudge(x), nudge(y)]) },
    );
  },

  'touching but for the rounding of a scale': (random) => {
    const [a, b] = touchingLatticePair(random);
    const factor = random.pick([0.1, 1 / 3, 1e-3, 1.7, random.between(0.1, 10)]);
    const scaled = (points: readonly Point[]) => mapped(points, (x, y) => [factor * x, factor * y]);
    return swappedAtRandom(random, { points: scaled(a) }, { points: scaled(b) });
  },

  'touching but for the rounding of a rotation': (random) => {
    const [a, b] = touchingLatticePair(random);
    const place = { ...wholeOffset(random), angle: random.angle() };
    return swappedAtRandom(random, { points: a, ...place }, { points: b, ...place });
  },

  'one inside the other': (random) => {
    const outer = latticeBlob(random, 64);
    const corner = random.pick(outer);
    // Halving towards a corner keeps that corner and its two edges in common, exactly.
    const shrink = 2 ** -random.integer(0, 4);
    const inner = mapped(outer, (x, y) => [
      corner.x + shrink * (x - corner.x),
      corner.y + shrink * (y - corner.y),
    ]);
    const place = wholeOffset(random);
    return swappedAtRandom(random, { points: outer, ...place }, { points: inner, ...place });
  },

  'slivers that cross or pass': (random) => ({
    a: { points: sliver(random), x: random.between(-1, 1), y: random.between(-1, 1) },
    b: {
      points: sliver(random),
      x: random.between(-1, 1),
      y: random.between(-1, 1),
      angle: random.angle(),
    },
  }),

  'slivers side by side': (random) => {
    const points = sliver(random);
    const height = random.magnitude(-17, -4);
    return swappedAtRandom(
      random,
      { points },
      { points, x: height * random.between(-1, 1), y: height * random.between(-1, 1) },
    );
  },

  'slivers with edges that are parallel exactly': (random) => {
    const direction = { x: random.integer(1, 7) / 8, y: random.integer(0, 7) / 8 };
    const one = () => ({ points: parallelSliver(random, direction) });
    return { a: one(), b: one() };
  },

  'lenses: many edges that are all but parallel': (random) => {
    const points = lens(random);
    const height = random.magnitude(-17, -8);
    const other = random.chance(0.5) ? points : lens(random);
    return {
      a: { points },
      b: { points: other, x: height * random.between(-1, 1), y: height * random.between(-1, 1) },
    };
  },

  'corners cut by a few units in the last place': (random) => {
    const [a, b] = touchingLatticePair(random);
    const shift = (points: readonly Point[]) => mapped(points, (x, y) => [x + 129, y + 129]);
    return swappedAtRandom(
      random,
      { points: bevelled(random, shift(a)) },
      { points: bevelled(random, shift(b)) },
    );
  },

  'a plus sign: no corner in the other': (random) => {
    const long = random.between(1, 10);
    const thin = random.magnitude(-3, 0);
    return {
      a: { points: rectangle(-long, -thin, 2 * long, 2 * thin), angle: random.angle() },
      b: {
        points: rectangle(-thin, -long, 2 * thin, 2 * long),
        angle: random.angle(),
        x: 1.2 * long * random.between(-1, 1),
        y: 1.2 * long * random.between(-1, 1),
      },
    };
  },

  'many sides, nearly touching': (random) => {
    const sides = random.integer(8, 24);
    const angle = random.angle();
    const reach = 2 * Math.cos(Math.PI / sides) * (1 + random.integer(-3, 3) * 2 ** -52);
    const direction = angle + Math.PI / sides;
    const points = Array.from({ length: sides }, (_, i) => ({
      x: Math.cos((2 * Math.PI * i) / sides),
      y: Math.sin((2 * Math.PI * i) / sides),
    }));
    return {
      a: { points, angle },
      b: {
        points,
        angle: direction + Math.PI + Math.PI / sides,
        x: reach * Math.cos(direction),
        y: reach * Math.sin(direction),
      },
    };
  },

  'very large and very small': (random) => {
    const [a, b] = random.chance(0.5)
      ? touchingLatticePair(random)
      : [latticeBlob(random, 32), latticeBlob(random, 32)];
    const scale = random.pick([1e96, 1e60, 1e-60, 1e-120, 2 ** -480, 2 ** -484]);
    const other = random.chance(0.7) ? scale : random.pick([1e96, 1e-60, 2 ** -480]);
    const corner = random.pick(a);
    const scaled = (points: readonly Point[], by: number) =>
      mapped(points, (x, y) => [by * (x - corner.x), by * (y - corner.y)]);
    return swappedAtRandom(random, { points: scaled(a, scale) }, { points: scaled(b, other) });
  },

  'so far out that corners fall together': (random) => {
    const offset = random.magnitude(14, 18);
    const near = () => offset + random.pick([1, 4, 64]) * random.integer(-8, 8);
    const one = () => ({
      points: blob(random, random.magnitude(0, 2)),
      x: near(),
      y: random.chance(0.5) ? near() : 0,
      angle: random.chance(0.5) ? random.angle() : 0,
    });
    return { a: one(), b: one() };
  },

  'specks, rounded as much as they are wide': (random) => {
    const center = { x: random.between(1, 2) * 2 ** 20, y: random.between(1, 2) * 2 ** 20 };
    const ulp = 2 ** -32;
    const one = () => ({ points: speck(random, center, ulp), angle: random.pick([0.3, 1, 2.5]) });
    const a = one();
    return random.chance(0.5)
      ? { a, b: { ...one(), angle: a.angle } }
      : { a: { ...a, x: -center.x }, b: { ...a, x: nudged(-center.x, random.integer(-9, 9)) } };
  },

  'long edges beside short ones': (random) => {
    const long = random.magnitude(4, 8);
    const a = hullOfRandom(4, () => ({
      x: long * random.between(-1, 1),
      y: random.between(-1, 0),
    }));
    const b = hullOfRandom(4, () => ({ x: random.between(-1, 1), y: random.between(0, 1) }));
    const [i, share] = [random.integer(0, a.length - 1), random.next()];
    const [from, to] = [cornerAt(a, i), cornerAt(a, i + 1)];
    // Over some point of some edge, a little too low or too high to touch it.
    const x = from.x + share * (to.x - from.x);
    const y = from.y + share * (to.y - from.y) + random.sign() * random.magnitude(-16, 0);
    return swappedAtRandom(random, { points: a }, { points: b, x, y });
  },
};
