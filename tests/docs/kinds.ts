/** One shape of each kind, all of a size, with a point that belongs to it. */
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
} from 'sepax';

export interface Kind {
  readonly name: string;
  /** Whether it is made of several convex pieces. */
  readonly pieces: boolean;
  /** Whether it has an inside. */
  readonly solid: boolean;
  /** A point of the shape in local coordinates; of a solid one, well inside. */
  readonly anchor: readonly [number, number];
  readonly make: (placement: PlacementOptions) => Shape;
}

/** No point of a shape is farther than this from its anchor, at any angle. */
export const REACH = 8;

const SQUARE = [-2, -2, 2, -2, 2, 2, -2, 2];
const PENTAGON = [-2, -1.5, 1, -2, 2.5, 0, 1, 2, -1.5, 1.5];
const ELL = [-2, -2, 2, -2, 2, 0, 0, 0, 0, 2, -2, 2];
const HOLE = [-1, -1, 1, -1, 1, 1, -1, 1];

const solid = (
  name: string,
  make: Kind['make'],
  anchor: Kind['anchor'] = [0, 0],
  pieces = false,
): Kind => ({ name, pieces, solid: true, anchor, make });

const thin = (
  name: string,
  make: Kind['make'],
  anchor: Kind['anchor'] = [0, 0],
  pieces = false,
): Kind => ({ name, pieces, solid: false, anchor, make });

export const KINDS: readonly Kind[] = [
  thin('Point', (at) => new Point(at)),
  thin('Segment', (at) => new Segment([-2, -1], [2, 1], at)),
  solid('Circle', (at) => new Circle(2, at)),
  solid('Capsule', (at) => new Capsule([-2, 0], [2, 0], 1, at)),
  solid('Box', (at) => new Box(4, 3, at)),
  solid('Box, turned', (at) => new Box(4, 3, { ...at, angle: (at.angle ?? 0) + 0.5 })),
  solid('Polygon', (at) => new Polygon(PENTAGON, at)),
  solid('Polygon, rounded', (at) => new Polygon(PENTAGON, { ...at, radius: 0.5 })),
  thin('Polyline', (at) => new Polyline([-2, 1, 0, 0, 2, 1], at), [0, 0], true),
  solid('ConcavePolygon', (at) => new ConcavePolygon(ELL, at), [-1, -1], true),
  solid('ConcavePolygon, hole', (at) => new ConcavePolygon([SQUARE, HOLE], at), [-1.5, 0], true),
  solid(
    'Compound',
    (at) => new Compound([new Circle(1.5), new Box(3, 1, { x: 2 })], at),
    [0, 0],
    true,
  ),
];
