/** The families of cases: what collision code gets wrong, the plainest first. */
import { relationOf } from './exact.js';
import { blob, hullOfRandom, sliver, withMiddles } from './outlines.js';
import {
  type Attempt,
  boundsMeet,
  boundsOf,
  type Kinds,
  moved,
  nudged,
  type Pair,
  pairOf,
  scaled,
  shapeOf,
  touching,
} from './places.js';
import type { Random } from './random.js';
import {
  box,
  type CheckKind,
  type CheckPoint,
  type CheckShape,
  circle,
  mapped,
  polygon,
} from './shapes.js';

const places = (random: Random, reach: number): CheckPoint => ({
  x: random.integer(-reach, reach),
  y: random.integer(-reach, reach),
});

function plain(random: Random, [first, second]: Kinds): Attempt {
  const b = moved(shapeOf(random, second), places(random, 56));
  return pairOf(shapeOf(random, first), b);
}

/** Long and thin across long and thin: no corner of one is in the other. */
function crossing(random: Random, kinds: Kinds): Attempt {
  const [p, q] = [random.integer(1, 5), kinds.includes('box') ? 0 : random.integer(0, 5)];
  const bar = (kind: CheckKind, flat: boolean): CheckShape | null => {
    const [long, thin] = [random.integer(20, 60), random.integer(1, 4)];
    const place = places(random, 12);
    if (kind === 'circle') return circle(place, random.integer(6, 18));
    const [x, y] = flat ? [long, thin] : [thin, long];
    if (kind === 'box') return moved(box({ x: -x, y: -y }, { x, y })!, place);
    const corners = box({ x: -x, y: -y }, { x, y })!.points;
    return polygon(
      corners.map((c) => ({ x: p * c.x - q * c.y + place.x, y: q * c.x + p * c.y + place.y })),
    );
  };
  return pairOf(bar(kinds[0], true), bar(kinds[1], false));
}

/** A place well inside. */
function middleOf(shape: CheckShape): CheckPoint {
  if (shape.kind === 'circle') return shape;
  const three = [0, 1, 2].map((i) => shape.points[i]!);
  const mean = (pick: (point: CheckPoint) => number) =>
    Math.round(three.reduce((sum, point) => sum + pick(point), 0) / 3);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** One in the other, apart from its boundary, with a corner in common, or the same. */
function inside(random: Random, [first, second]: Kinds): Attempt {
  const outer = scaled(shapeOf(random, first), 16);
  if (first === second && random.chance(0.2)) return [outer, outer];
  if (outer.kind === 'polygon' && second === 'polygon' && random.chance(0.4)) {
    const corner = random.pick(outer.points);
    const nearer = (from: number, to: number) => (from + to) / 2;
    const half = ({ x, y }: CheckPoint) => ({ x: nearer(x, corner.x), y: nearer(y, corner.y) });
    return pairOf(outer, mapped(outer, half));
  }
  const inner = moved(shapeOf(random, second, 2), middleOf(outer));
  const pair = pairOf(outer, inner);
  return pair !== null && random.chance(0.5) && first === second ? [pair[1], pair[0]] : pair;
}

/** Their bounding boxes overlap, and they do not. */
function cornered(random: Random, kinds: Kinds): Attempt {
  const pair = plain(random, kinds);
  return pair !== null && boundsMeet(...pair) && relationOf(...pair) === 'apart' ? pair : null;
}

function exactlyTouching(random: Random, kinds: Kinds): Attempt {
  const pair = touching(random, kinds);
  return pair !== null && relationOf(...pair) === 'touching' ? pair : null;
}

/** Both by the same way, which is left out where a box would have a rounded side. */
const both = (pair: Attempt, change: (shape: CheckShape) => CheckShape | null): Attempt =>
  pair === null ? null : pairOf(change(pair[0]), change(pair[1]));

function redundant(random: Random, kinds: Kinds): Attempt {
  const pair = (random.chance(0.5) ? exactlyTouching : plain)(random, kinds);
  return both(pair, (shape) =>
    shape.kind === 'polygon' ? polygon(withMiddles(random, shape.points)) : shape,
  );
}

/** One is a million times as large as the other, which lies at its boundary. */
function sizes(random: Random, [first, second]: Kinds): Attempt {
  const large = scaled(shapeOf(random, first), 2 ** random.integer(12, 20));
  const small = shapeOf(random, second);
  const [left, low, right, high] = boundsOf(large);
  const at =
    large.kind === 'circle'
      ? random.pick([
          { x: left, y: 0 },
          { x: right, y: 0 },
          { x: 0, y: low },
          { x: 0, y: high },
        ])
      : random.pick(large.points);
  const near = places(random, 48);
  return pairOf(large, moved(small, { x: at.x + near.x, y: at.y + near.y }));
}

/** Apart or overlapping by a thousandth or a millionth of their size. */
function slight(random: Random, kinds: Kinds): Attempt {
  const pair = exactlyTouching(random, kinds);
  if (pair === null) return null;
  const step = () => random.integer(-2, 2) * 2 ** -random.integer(5, 16);
  return pairOf(pair[0], moved(pair[1], { x: step(), y: step() }));
}

/** Needles that cross or pass. */
function slivers(random: Random, [first, second]: Kinds): Attempt {
  const needle = polygon(sliver(random));
  const other = second === 'polygon' ? polygon(sliver(random)) : shapeOf(random, second);
  const [long, at] = [random.integer(-6, 6), random.pick(needle.points)];
  const near = places(random, 8);
  const pair = pairOf(needle, moved(other, { x: at.x + near.x + long, y: at.y + near.y }));
  return first === 'polygon' ? pair : null;
}

/** Far from the origin, where products of coordinates no longer fit into a double. */
function far(random: Random, kinds: Kinds): Attempt {
  const reach = random.pick([2 ** 20, 2 ** 30, 2 ** 40, 2 ** 46]);
  const offset = places(random, reach);
  const pair = (random.chance(0.6) ? exactlyTouching : plain)(random, kinds);
  return both(pair, (shape) => moved(shape, offset));
}

/** Turned and moved by what no double is, and close to touching. */
function turned(random: Random, kinds: Kinds): Attempt {
  const pair = kinds.includes('box') ? null : exactlyTouching(random, kinds);
  const half = random.next();
  const [cos, sin] = [(1 - half * half) / (1 + half * half), (2 * half) / (1 + half * half)];
  const scale = 0.1 + random.next();
  const { x: dx, y: dy } = { x: random.next(), y: random.next() };
  return both(pair, (shape) => {
    const around = mapped(shape, ({ x, y }) => ({
      x: scale * (cos * x - sin * y) + dx,
      y: scale * (sin * x + cos * y) + dy,
    }));
    return around?.kind === 'circle' ? circle(around, scale * around.radius) : around;
  });
}

/** Touching but for one unit in the last place of some coordinates. */
function hair(random: Random, kinds: Kinds): Attempt {
  const offset = places(random, 1000);
  const pair = both(exactlyTouching(random, kinds), (shape) => moved(shape, offset));
  const near = (value: number) => nudged(value, random.integer(-1, 1));
  const change = (shape: CheckShape): CheckShape | null =>
    shape.kind === 'circle' && random.chance(0.5)
      ? circle(shape, near(shape.radius))
      : mapped(shape, ({ x, y }) => ({ x: near(x), y: near(y) }));
  return pair === null ? null : pairOf(pair[0], change(pair[1]));
}

/** Polygons of which only the edges of one lie between them. */
function oneSided(random: Random, kinds: Kinds): Attempt {
  const reach = random.integer(6, 10);
  const wedge = polygon(hullOfRandom(3, () => places(random, 4 * reach)));
  const second = kinds[1] === 'polygon' ? polygon(blob(random, 4)) : shapeOf(random, kinds[1], 4);
  const pair = pairOf(wedge, moved(second, places(random, 40)));
  if (pair === null || !boundsMeet(...pair) || relationOf(...pair) !== 'apart') return null;
  return kinds[0] === kinds[1] && random.chance(0.5) ? [pair[1], pair[0]] : pair;
}

const isPolygonFirst = ([first]: Kinds): boolean => first === 'polygon';
const noBox = (kinds: Kinds): boolean => !kinds.includes('box');

interface Family {
  readonly make: (random: Random, kinds: Kinds) => Attempt;
  /** The kinds that it is of; without it, all. */
  readonly of?: (kinds: Kinds) => boolean;
}

/** What a case is about. */
export type CheckFamily =
  | 'plain'
  | 'crossing'
  | 'inside'
  | 'cornered'
  | 'one-sided'
  | 'touching'
  | 'redundant'
  | 'sizes'
  | 'slight'
  | 'slivers'
  | 'far'
  | 'turned'
  | 'hair';

export const families: Readonly<Record<CheckFamily, Family>> = {
  plain: { make: plain },
  crossing: { make: crossing, of: (kinds) => kinds.some((kind) => kind !== 'circle') },
  inside: { make: inside },
  cornered: { make: cornered, of: ([first, second]) => first !== 'box' || second !== 'box' },
  'one-sided': { make: oneSided, of: isPolygonFirst },
  touching: { make: exactlyTouching },
  redundant: { make: redundant, of: isPolygonFirst },
  sizes: { make: sizes },
  slight: { make: slight },
  slivers: { make: slivers, of: isPolygonFirst },
  far: { make: far },
  turned: { make: turned, of: noBox },
  hair: { make: hair },
};

/** A pair of the family: what does not come out is tried again. */
export function pairIn(family: CheckFamily, random: Random, kinds: Kinds): Pair {
  for (;;) {
    const pair = families[family].make(random, kinds);
    if (pair !== null) return pair;
  }
}
