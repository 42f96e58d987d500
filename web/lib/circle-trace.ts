/** The tests of circles step by step, for teaching. */
import { Box } from './box.js';
import { Circle } from './circle.js';
import { coreRegions, record } from './raw/layout.js';
import { at, vectorAt } from './raw/read.js';
import { traceCirclePart } from './raw/wasm/traceCircle.js';
import { input, type RawHandle, resultRecord } from './raw/wasm.js';
import { handleOf, type Shape } from './shape.js';
import { notAShape } from './validate.js';
import type { Vector } from './vector.js';

/** Every step of the test of two circles. A fresh object each time. */
export interface CircleTrace {
  /** The centre of the first circle. */
  readonly centre: Vector;
  /**
   * The point of the other's core that is nearest to the centre: the other centre; of a box, a point
   * of its outline.
   */
  readonly nearest: Vector;
  /** From {@link centre} to {@link nearest}; minus it if the centre is in the box. */
  readonly distance: number;
  /** The sum of the radii: what the distance is compared with. */
  readonly reach: number;
  /** `distance - reach`: what `distance` of both shapes answers, negative if they overlap. */
  readonly separation: number;
  /** A unit vector from the first circle towards the other shape. */
  readonly normal: Vector;
  /** The decision: whether the shapes share a point, `distance <= reach`. Exact. */
  readonly intersects: boolean;
}

/** Every step of the test of a circle with a box. A fresh object each time. */
export interface CircleBoxTrace extends CircleTrace {
  /**
   * Which kind of region of the box the centre lies in (Voronoi regions: each holds the points to which
   * the same part of the box is the nearest): its inside, the band beside an edge, or the quarter beyond
   * a corner.
   */
  readonly region: 'inside' | 'edge' | 'corner';
  /** The edge or corner, as an index of `box.points`; `null` inside. */
  readonly feature: number | null;
  /** Where the region is along the box's own x axis: before (-1), beside (0) or beyond (1). */
  readonly column: -1 | 0 | 1;
  /** The same along the box's own y axis. */
  readonly row: -1 | 0 | 1;
}

type Place = -1 | 0 | 1;
const EDGES: readonly (readonly [Place, Place])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const CORNERS: readonly (readonly [Place, Place])[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

/**
 * The test of two circles step by step: the distance of the centres, compared with the sum of the
 * radii. The decision and `separation` are those of `intersects` and `distance`, made by the same code.
 * O(1).
 *
 * @throws {@link SepaxError} `not-a-shape` if one is not a circle, `disposed`.
 * @example
 * ```js
 * import { Circle, traceCircles } from 'sepax';
 *
 * const { separation, intersects } = traceCircles(new Circle(2), new Circle(1, { x: 3, y: 4 }));
 * separation; // 2: the centres are 5 apart, the radii are 3 together
 * intersects; // false
 * ```
 */
export function traceCircles(a: Circle, b: Circle): CircleTrace {
  traceCirclePart()._traceCircle(input([handleOfA(Circle, a, 'a'), handleOfA(Circle, b, 'b')]));
  return readCircle(resultRecord());
}

/**
 * The test of a circle with a box by regions: which of nine the centre lies in, the nearest point of
 * the box there, and its distance compared with the radius (with the sum of the radii, if the box is
 * rounded). The decision and `separation` are those of `intersects` and `distance`, made by the same
 * code. The region is exact for a box whose sides are parallel to the axes; for others a centre within
 * rounding of a border may count to either side, which changes no answer. O(1).
 *
 * @throws {@link SepaxError} `not-a-shape` if they are not a circle and a box, `disposed`.
 * @example
 * ```js
 * import { Box, Circle, traceCircleBox } from 'sepax';
 *
 * const coin = new Circle(2, { x: 8, y: 9 });
 * const { region, nearest, separation } = traceCircleBox(coin, new Box(10, 10));
 * region; // 'corner'
 * nearest; // { x: 5, y: 5 }
 * separation; // 3
 * ```
 */
export function traceCircleBox(circle: Circle, box: Box): CircleBoxTrace {
  traceCirclePart()._traceCircle(
    input([handleOfA(Circle, circle, 'circle'), handleOfA(Box, box, 'box')]),
  );
  const answer = resultRecord();
  const region = coreRegions[at(answer, record.region)] ?? 'inside';
  const feature = at(answer, record.feature);
  const [column, row] = (region === 'edge' ? EDGES : CORNERS)[feature] ?? [0, 0];
  return {
    ...readCircle(answer),
    region,
    feature: feature < 0 ? null : feature,
    column,
    row,
  };
}

function handleOfA(Kind: typeof Circle | typeof Box, shape: Shape, argument: string): RawHandle {
  const handle = handleOf(shape, argument);
  if (shape instanceof Kind) return handle;
  throw notAShape(shape, argument, Kind === Circle ? 'a Circle' : 'a Box');
}

function readCircle(numbers: Float64Array): CircleTrace {
  return {
    centre: vectorAt(numbers, record.centre),
    nearest: vectorAt(numbers, record.nearest),
    distance: at(numbers, record.centreDistance),
    reach: at(numbers, record.reach),
    separation: at(numbers, record.separation),
    normal: vectorAt(numbers, record.circleNormal),
    intersects: at(numbers, record.withinReach) === 1,
  };
}
