/** Shapes of every kind, of random form, for tests that pair each kind with each. */
import {
  Box,
  Capsule,
  Circle,
  Compound,
  ConcavePolygon,
  type PlacementOptions,
  Point,
  Polygon,
  Polyline,
  Segment,
  type Shape,
  type Vector,
} from 'sepax';
import { blob } from './outlines.js';
import type { Random } from './random.js';

export type Copyable = Shape & { clone(): Copyable };

/** Makes a shape that reaches about 1 from its local origin, which it holds or comes near. */
export type Kind = (random: Random, placement: PlacementOptions) => Copyable;

/** A star-shaped outline about the origin, concave as a rule. */
export function star(random: Random, reach = 1): Vector[] {
  const count = random.integer(5, 12);
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + random.between(0, 0.8)) * 2 * Math.PI) / count;
    const length = reach * random.between(0.25, 1);
    return { x: length * Math.cos(angle), y: length * Math.sin(angle) };
  });
}

const spot = (random: Random): Vector => ({ x: random.between(-1, 1), y: random.between(-1, 1) });
const side = (random: Random): number => random.between(0.2, 1.5);
const rounding = (random: Random): number => random.between(0.01, 0.3);

function spots(random: Random): Vector[] {
  return Array.from({ length: random.integer(2, 6) }, () => spot(random));
}

const HOLE = [-0.4, -0.4, -0.4, 0.4, 0.4, 0.4, 0.4, -0.4] as const;
const FRAME = [-1, -1, 1, -1, 1, 1, -1, 1] as const;

function compound(random: Random, placement: PlacementOptions): Copyable {
  using box = new Box(side(random), side(random), { ...spot(random), angle: random.angle() });
  using circle = new Circle(random.between(0.1, 0.6), spot(random));
  using corner = new ConcavePolygon(star(random, 0.8), spot(random));
  return new Compound([box, circle, corner], placement);
}

/** Those that may be stretched. */
export const sharpKinds: Readonly<Record<string, Kind>> = {
  point: (_, placement) => new Point(placement),
  segment: (random, placement) => new Segment(spot(random), spot(random), placement),
  box: (random, placement) => new Box(side(random), side(random), placement),
  polygon: (random, placement) => new Polygon(blob(random, 1), placement),
  concave: (random, placement) => new ConcavePolygon(star(random), placement),
  frame: (_, placement) => new ConcavePolygon([FRAME, HOLE], placement),
  polyline: (random, placement) =>
    new Polyline(spots(random), { ...placement, closed: random.chance(0.5) }),
};

/** Those that must keep their proportions. */
const roundKinds: Readonly<Record<string, Kind>> = {
  circle: (random, placement) => new Circle(side(random), placement),
  capsule: (random, placement) =>
    new Capsule(spot(random), spot(random), rounding(random), placement),
  'rounded polygon': (random, placement) =>
    new Polygon(blob(random, 1), { ...placement, radius: rounding(random) }),
  'rounded concave': (random, placement) =>
    new ConcavePolygon(star(random), { ...placement, radius: rounding(random) }),
  'rounded polyline': (random, placement) =>
    new Polyline(spots(random), { ...placement, radius: rounding(random) }),
  compound,
};

export const kinds: Readonly<Record<string, Kind>> = { ...sharpKinds, ...roundKinds };

/** Anywhere near the origin, mirrored, scaled and pivoted at random. */
export function anyPlacement(random: Random, kind: string, spread: number): PlacementOptions {
  const factor = (): number => random.sign() * random.between(0.4, 2);
  const place = { x: spread * random.between(-1, 1), y: spread * random.between(-1, 1) };
  const uniform = factor();
  const stretched = kind in sharpKinds ? { x: factor(), y: factor() } : uniform;
  return {
    ...place,
    angle: random.chance(0.2) ? 0 : random.angle(),
    ...(random.chance(0.5) ? { scale: random.chance(0.5) ? stretched : uniform } : {}),
    ...(random.chance(0.3) ? { pivot: spot(random) } : {}),
  };
}
