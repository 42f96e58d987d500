import { record } from './raw/layout.js';
import { at } from './raw/read.js';
import { repairPart } from './raw/wasm/repair.js';
import { resultRecord } from './raw/wasm.js';
import { checkOutline, inputPolygons, readPolygons } from './rings.js';
import type { OutlineLike, Vector } from './vector.js';

/** What {@link repair} has done, counted. All are 0 for an outline that needs nothing. */
export interface RepairChanges {
  /** Points that repeated the one before, and were left out. */
  readonly repeated: number;
  /** Rings that enclosed nothing, and were left out: points, and lines there and back. */
  readonly flat: number;
  /** Points where a ring turned back on itself, as a spike does. */
  readonly spikes: number;
  /** Pairs of edges that crossed, and were cut where they did. */
  readonly crossings: number;
  /** Places where edges lay on one another: two of them vanish. */
  readonly overlaps: number;
  /** Points on straight edges, which were left out: not those where rings touch. */
  readonly straight: number;
}

/** The answer of {@link repair}. */
export interface RepairedOutline {
  /**
   * From left to right, as all functions take them, together or one by one: of each its outer ring, counter-clockwise
   * with y up, then its holes. The inside of each is in one piece. Empty if nothing is enclosed.
   */
  readonly polygons: Vector[][][];
  /** What had to be done for it. */
  readonly changes: RepairChanges;
}

/**
 * The polygons that dirty rings enclose: valid ones, whatever the rings do. A point is inside if a way from there to
 * the outside crosses the rings an odd number of times, as `fill-rule="evenodd"` of SVG has it: which ring is the
 * outer one, and which way each runs, does not count, as neither can be relied on where data is dirty.
 *
 * So a spike vanishes, and a ring that is there twice; a hole that shares an edge with the outline becomes a notch,
 * a ring that lies outside becomes a polygon of its own, and a bow becomes two. Points stay where they are; where
 * edges cross there is a new one, rounded to doubles, after which nothing crosses: exactly decided. Where a ring touches
 * an edge in a point, the edge may get a corner there, which is no change. Where many edges lie within rounding of one
 * line all points may be rounded to 48 bits for that (snap rounding: Hobby, 1999).
 * O((n + k) log n) as a rule, for n points and k pairs of edges that cross or overlap; O(n k) where these lie within
 * rounding of one line.
 *
 * @throws {@link SepaxError} `not-points`, or the code of a bad number.
 *
 * @example
 * ```js
 * import { ConcavePolygon, repair } from 'sepax';
 *
 * // A bow: two of its edges cross, so it is two triangles.
 * const { polygons, changes } = repair([[0, 0], [4, 4], [4, 0], [0, 4]]);
 * changes.crossings; // 1
 * polygons.length; // 2
 * new ConcavePolygon(polygons[0]).area; // 4
 * ```
 */
export function repair(outline: OutlineLike): RepairedOutline {
  const { polygons } = checkOutline(outline, 'outline');
  const count = repairPart()._repairOutline(inputPolygons(polygons));
  const answer = resultRecord();
  const changes = {
    repeated: at(answer, record.repairs),
    flat: at(answer, record.repairs + 1),
    spikes: at(answer, record.repairs + 2),
    crossings: at(answer, record.repairs + 3),
    overlaps: at(answer, record.repairs + 4),
    straight: at(answer, record.repairs + 5),
  };
  return { polygons: readPolygons(count), changes };
}
