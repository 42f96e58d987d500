import { checkOptions } from '../options.js';
import { sideOfSign } from './planes.js';
import { axes, edge, locations, record, segmentPlaneKinds, stages, stretch } from './raw/layout.js';
import { at, flagAt, listAt, planeAt, stretches, vector3At } from './raw/read.js';
import { input, output, resultRecord } from './raw/wasm.js';
import type {
  EdgeWinding,
  Location,
  PointSweep,
  PolygonsHit,
  SegmentPlaneHit,
  SegmentPolygonHit,
  SegmentPolygonTrace,
} from './results.js';
import { checkPlane, checkPolygon, checkVector3, faultless } from './validate3.js';
import type { PlaneLike, Points3Like, Vector3Like } from './vector3.js';

function checkSegment(from: Vector3Like, to: Vector3Like): number[] {
  return [...checkVector3(from, 'from'), ...checkVector3(to, 'to')];
}

/** Time and point of an answer, if it has any. */
function readContact(answer: Float64Array, has: boolean) {
  return {
    time: has ? at(answer, record.time) : null,
    point: has ? vector3At(answer, record.point) : null,
  };
}

function readPlaneKind(answer: Float64Array): SegmentPlaneHit['kind'] {
  return segmentPlaneKinds[at(answer, record.kind)] ?? 'apart';
}

function readPlaneHit(answer: Float64Array): SegmentPlaneHit {
  const kind = readPlaneKind(answer);
  const intersects = kind === 'point' || kind === 'in-plane';
  return {
    kind,
    intersects,
    fromSide: sideOfSign(at(answer, record.fromSide)),
    toSide: sideOfSign(at(answer, record.toSide)),
    ...readContact(answer, intersects),
  };
}

function readLocation(answer: Float64Array): Location {
  return locations[at(answer, record.location)] ?? 'outside';
}

function readPolygonHit(answer: Float64Array): SegmentPolygonHit {
  const intersects = flagAt(answer, record.intersects);
  const inPlane = readPlaneKind(answer) === 'in-plane';
  const location = readLocation(answer);
  return {
    intersects,
    ...readContact(answer, intersects),
    inPlane,
    location: inPlane || location === 'outside' ? null : location,
    stretches: stretches(answer),
  };
}

/**
 * Whether and where a segment meets a plane. An end that touches counts, and nothing beyond the ends
 * does. `kind`, `intersects` and the sides are exact for the plane as given (see {@link PlaneLike});
 * `point` is right to within 1e-12 of the size of the coordinates, and `time` to within that over the
 * length of the segment: of a short one far from the origin it has fewer digits.
 *
 * O(1), O(n) with a polygon.
 *
 * @throws {@link SepaxError} `not-a-vector`, `not-a-shape`, `out-of-range`, the faults of a polygon as
 * for {@link planeOf}, or the code of a bad number.
 * @example
 * ```js
 * import { intersectSegmentPlane } from 'sepax/3d';
 *
 * const ground = { normal: [0, 0, 1], point: [0, 0, 0] };
 * const { kind, time, point } = intersectSegmentPlane([1, 2, 3], [1, 2, -1], ground);
 * kind; // 'point'
 * time; // 0.75
 * point; // { x: 1, y: 2, z: 0 }
 * ```
 */
export function intersectSegmentPlane(
  from: Vector3Like,
  to: Vector3Like,
  plane: PlaneLike,
): SegmentPlaneHit {
  const segment = checkSegment(from, to);
  const given = checkPlane(plane, 'plane');
  if ('plane' in given) {
    input(segment, given.plane)._intersectSegmentPlane();
  } else {
    const { polygon } = given;
    const wasm = input(segment, polygon);
    faultless(wasm._intersectSegmentPolygonPlane(polygon.length / 3), ['plane', plane, polygon]);
  }
  return readPlaneHit(resultRecord());
}

/**
 * Whether and where a segment meets a planar polygon, convex or concave, either way round. An outline
 * that crosses itself encloses all that it winds around.
 *
 * `intersects`, `inPlane` and `location` are exact where all vertices lie in one plane exactly, as
 * those of every triangle do. Where they miss it by rounding, the plane is that of three vertices far
 * apart, and the outline is taken as it appears along the segment: what is right beyond that rounding
 * is right here. Points are right to within 1e-12 of the size of the coordinates, and `time` to within that over
 * the length of the segment: of a short one far from the origin it has fewer digits.
 *
 * Winding number around the segment's line, O(n); a segment in the plane is cut at the outline,
 * O(n log n).
 *
 * @throws {@link SepaxError} `not-a-vector`, the faults of a polygon as for {@link planeOf}, or the
 * code of a bad number.
 * @example
 * ```js
 * import { intersectSegmentPolygon } from 'sepax/3d';
 *
 * const window = [[0, 0, 0], [4, 0, 0], [4, 4, 0], [0, 4, 0]];
 * intersectSegmentPolygon([1, 1, 5], [1, 1, -5], window).point; // { x: 1, y: 1, z: 0 }
 * intersectSegmentPolygon([9, 1, 5], [9, 1, -5], window).intersects; // false: past it
 * ```
 */
export function intersectSegmentPolygon(
  from: Vector3Like,
  to: Vector3Like,
  polygon: Points3Like,
): SegmentPolygonHit {
  const segment = checkSegment(from, to);
  const points = checkPolygon(polygon, 'polygon');
  const wasm = input(segment, points);
  faultless(wasm._intersectSegmentPolygon(points.length / 3), ['polygon', polygon, points]);
  return readPolygonHit(resultRecord());
}

function readEdge(numbers: Float64Array): EdgeWinding {
  return {
    crossing: at(numbers, edge.crossing) as EdgeWinding['crossing'],
    touches: flagAt(numbers, edge.touches),
  };
}

/** Where the line of the segment meets the plane; `null` beyond the range of numbers. */
function readLineHit(answer: Float64Array) {
  const time = at(answer, record.lineTime);
  const point = vector3At(answer, record.linePoint);
  const inRange = [time, point.x, point.y, point.z].every(Number.isFinite);
  return inRange ? { time, point } : { time: null, point: null };
}

/**
 * The three stages of {@link intersectSegmentPolygon}, one by one: how the line lies to the plane,
 * whether the segment reaches it, whether the outline holds the point. For teaching and for debugging;
 * made by the same code, so it can't disagree.
 *
 * @throws {@link SepaxError} as {@link intersectSegmentPolygon}.
 * @example
 * ```js
 * import { traceSegmentPolygon } from 'sepax/3d';
 *
 * const window = [[0, 0, 0], [4, 0, 0], [4, 4, 0], [0, 4, 0]];
 * const { segment, outline, decidedBy } = traceSegmentPolygon([1, 1, 5], [1, 1, -5], window);
 * segment.time; // 0.5
 * outline.location; // 'inside'
 * decidedBy; // 'outline'
 * ```
 */
export function traceSegmentPolygon(
  from: Vector3Like,
  to: Vector3Like,
  polygon: Points3Like,
): SegmentPolygonTrace {
  const segment = checkSegment(from, to);
  const points = checkPolygon(polygon, 'polygon');
  const count = points.length / 3;
  faultless(input(segment, points)._traceSegmentPolygon(count), ['polygon', polygon, points]);
  const answer = resultRecord();
  const decidedBy = stages[at(answer, record.decidedBy)] ?? 'plane';
  const first = at(answer, record.stretchCount) * stretch.size;
  return {
    plane: {
      plane: planeAt(answer, record.tracePlane),
      kind: readPlaneKind(answer),
      fromSide: sideOfSign(at(answer, record.fromSide)),
      toSide: sideOfSign(at(answer, record.toSide)),
      fromDistance: at(answer, record.fromDistance),
      toDistance: at(answer, record.toDistance),
    },
    segment:
      decidedBy === 'plane' ? null : { ...readLineHit(answer), reached: decidedBy === 'outline' },
    outline:
      decidedBy === 'outline'
        ? {
            axis: axes[at(answer, record.axis)] ?? 'z',
            point: vector3At(answer, record.linePoint),
            ray: vector3At(answer, record.ray),
            edges: listAt(output(first + count * edge.size), first, count, edge.size, readEdge),
            winding: at(answer, record.winding),
            location: readLocation(answer),
          }
        : null,
    decidedBy,
    result: readPolygonHit(answer),
  };
}

/**
 * Where a point lies to a polygon as seen along the polygon's dominant axis, the one nearest to its
 * normal, of equals the first of x, y, z: for points of the plane, where they are. A point off the plane counts as it
 * appears, however far off; {@link signedDistance} tells. Exact for that view.
 *
 * Winding number, O(n). The sum of the angles to the vertices, which is often taught instead, is wrong
 * for concave outlines and undefined on a vertex.
 *
 * @throws {@link SepaxError} `not-a-vector`, the faults of a polygon as for {@link planeOf}, or the
 * code of a bad number.
 * @example
 * ```js
 * import { pointInPolygon } from 'sepax/3d';
 *
 * const window = [[0, 0, 0], [4, 0, 0], [4, 4, 0], [0, 4, 0]];
 * pointInPolygon([1, 1, 0], window); // 'inside'
 * pointInPolygon([4, 1, 0], window); // 'boundary'
 * ```
 */
export function pointInPolygon(point: Vector3Like, polygon: Points3Like): Location {
  const place = checkVector3(point, 'point');
  const points = checkPolygon(polygon, 'polygon');
  faultless(input(place, points)._pointInPolygon(points.length / 3), ['polygon', polygon, points]);
  return readLocation(resultRecord());
}

/**
 * Whether and where two planar polygons meet, convex or concave; coplanar ones too.
 *
 * `intersects` and `coplanar` are exact where the vertices of each polygon lie in one plane exactly, as
 * those of triangles do; see {@link intersectSegmentPolygon} for others. Points are right to within 1e-12
 * of the size of the coordinates.
 *
 * O(n + m) if the boxes around the two are apart. Coplanar polygons take O((n + m) log(n + m)) where the boxes
 * of few edges overlap, as those of most outlines. In different planes each edge that reaches through the plane of the
 * other costs the size of that: O(n + m) for convex polygons, O(n m) for two combs.
 *
 * @throws {@link SepaxError} the faults of a polygon as for {@link planeOf}, or the code of a bad
 * point.
 * @example
 * ```js
 * import { intersectPolygons } from 'sepax/3d';
 *
 * const floor = [[0, 0, 0], [4, 0, 0], [4, 4, 0], [0, 4, 0]];
 * const wall = [[1, 1, -1], [3, 1, -1], [3, 1, 1], [1, 1, 1]];
 * const { intersects, stretches } = intersectPolygons(floor, wall);
 * intersects; // true
 * stretches.length; // 1: the line in which the wall stands on the floor
 * ```
 */
export function intersectPolygons(a: Points3Like, b: Points3Like): PolygonsHit {
  const first = checkPolygon(a, 'a');
  const second = checkPolygon(b, 'b');
  const wasm = input(first, second);
  const ok = wasm._intersectPolygons(first.length / 3, second.length / 3);
  faultless(ok, ['a', a, first], ['b', b, second]);
  const answer = resultRecord();
  const intersects = flagAt(answer, record.intersects);
  return {
    intersects,
    coplanar: flagAt(answer, record.coplanar),
    point: intersects ? vector3At(answer, record.point) : null,
    stretches: stretches(answer),
  };
}

/** Options of {@link sweepPoint}. */
export interface SweepPointOptions {
  /** How far the polygon is displaced from its points at the start of the step. Default: not. */
  readonly polygonFrom?: Vector3Like | undefined;
  /** How far it is displaced at the end of the step. Default: not. */
  readonly polygonTo?: Vector3Like | undefined;
}

const SWEEP_POINT_OPTIONS = ['polygonFrom', 'polygonTo'] as const;
const NOWHERE = [0, 0, 0] as const;

/**
 * When, between two frames, a moving point meets a polygon that stands or moves; both move straight
 * and evenly. Fast points don't slip through.
 *
 * Only the relative motion counts: its start `from - polygonFrom` and its end `to - polygonTo` are
 * rounded once, the rest is exact as in {@link intersectSegmentPolygon}. Since each step ends where
 * the next one starts, rounding included, nothing slips through between steps either.
 *
 * O(n).
 *
 * @param from - Where the point is at the start of the step.
 * @param to - Where it is at the end.
 * @throws {@link SepaxError} `not-a-vector`, `not-an-option`, the faults of a polygon as for
 * {@link planeOf}, or the code of a bad number.
 * @example
 * ```js
 * import { sweepPoint } from 'sepax/3d';
 *
 * const window = [[0, 0, 0], [4, 0, 0], [4, 4, 0], [0, 4, 0]];
 * sweepPoint([1, 1, 30], [1, 1, -10], window).time; // 0.75: of the step
 * // The polygon has moved out of the way meanwhile.
 * const moved = { polygonFrom: [0, 0, 0], polygonTo: [40, 0, 0] };
 * sweepPoint([1, 1, 30], [1, 1, -10], window, moved).intersects; // false
 * ```
 */
export function sweepPoint(
  from: Vector3Like,
  to: Vector3Like,
  polygon: Points3Like,
  options?: SweepPointOptions,
): PointSweep {
  const motion = checkSegment(from, to);
  const points = checkPolygon(polygon, 'polygon');
  const { polygonFrom = NOWHERE, polygonTo = NOWHERE } = checkOptions(options, SWEEP_POINT_OPTIONS);
  const polygonMotion = [
    ...checkVector3(polygonFrom, 'polygonFrom'),
    ...checkVector3(polygonTo, 'polygonTo'),
  ];
  const wasm = input(motion, polygonMotion, points);
  faultless(wasm._sweepPoint(points.length / 3), ['polygon', polygon, points]);
  const answer = resultRecord();
  const intersects = flagAt(answer, record.intersects);
  return {
    intersects,
    ...readContact(answer, intersects),
    normal: intersects ? vector3At(answer, record.sweepNormal) : null,
  };
}
