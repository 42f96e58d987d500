import { faultyOutline } from './outline-problem.js';
import { decomposePart } from './raw/wasm/decompose.js';
import { simplifyPart } from './raw/wasm/simplify.js';
import { checkOutline, inputPolygons, readLists, readPolygons } from './rings.js';
import { checkRange, MAX_COORDINATE } from './validate.js';
import type { OutlineLike, PolygonsLike, RingsLike, Vector } from './vector.js';

/**
 * Cuts an outline, or polygons with holes, into few convex pieces without adding points: together
 * they are the polygons, exactly. Each is counter-clockwise with y up.
 *
 * Ears are cut off, the sharpest first, and diagonals that the rest can do without are left out again
 * (Hertel and Mehlhorn, 1983): at most four times the least number of pieces, and one tenth more, or
 * two, on ordinary outlines. O(n log n) for those.
 *
 * @throws {@link SepaxError} `too-few-points`, `collinear`, `self-crossing` (index: the first edge),
 * `misplaced-hole`, `misplaced-polygon`, or the code of a bad number. `validate` says everything that is wrong.
 * @example
 * ```js
 * import { decompose, Polygon } from 'sepax';
 *
 * const pieces = decompose([[0, 0], [9, 0], [9, 3], [3, 3], [3, 9], [0, 9]]);
 * pieces.length; // 2
 * pieces.reduce((sum, piece) => sum + new Polygon(piece).area, 0); // 45
 * ```
 */
export function decompose(outline: OutlineLike): Vector[][] {
  const checked = checkOutline(outline, 'outline');
  const count = decomposePart()._decomposeOutline(inputPolygons(checked.polygons));
  if (count === 0) throw faultyOutline(checked);
  return readLists(count);
}

/**
 * Leaves out corners of an outline, or of a polygon with holes, as long as the outline moves by no
 * more than `tolerance`, a length. Returns the rings: the outer one counter-clockwise with y up, holes
 * clockwise. Where a corner touches an edge, the edge has one, too, if the touch stays.
 *
 * It never makes an outline cross itself, nor a hole change sides: corners go one by one, and one whose
 * triangle with its neighbours has another corner in it waits until that is gone (after Visvalingam and
 * Whyatt, 1993, with the distance of Douglas and Peucker, 1973). O(n log n) for smooth outlines and short teeth; up
 * to O(n²) where thousands of long spikes stand side by side.
 *
 * @throws {@link SepaxError} as {@link decompose}, and `out-of-range` if `tolerance` is negative.
 * @example
 * ```js
 * import { simplify } from 'sepax';
 *
 * const coast = [[0, 0], [5, 0.1], [10, 0], [10, 10], [5, 9.8], [0, 10]];
 * const [ring] = simplify(coast, 0.5);
 * ring.length; // 4
 * ```
 */
export function simplify(outline: RingsLike, tolerance: number): Vector[][];
/**
 * The same of several polygons: returns those, each with its rings.
 *
 * @throws {@link SepaxError} as {@link decompose}, and `out-of-range` if `tolerance` is negative.
 * @example
 * ```js
 * import { simplify } from 'sepax';
 *
 * const isles = [[[[0, 0], [5, 0.1], [10, 0], [5, 9]]], [[[20, 0], [30, 0], [25, 9]]]];
 * simplify(isles, 0.5).map(([shore]) => shore.length); // [3, 3]
 * ```
 */
export function simplify(polygons: PolygonsLike, tolerance: number): Vector[][][];
/**
 * The same of what may be either: returns rings, or polygons if it was a list of polygons.
 *
 * @throws {@link SepaxError} as {@link decompose}, and `out-of-range` if `tolerance` is negative.
 */
export function simplify(outline: OutlineLike, tolerance: number): Vector[][] | Vector[][][];
export function simplify(outline: OutlineLike, tolerance: number): Vector[][] | Vector[][][] {
  const limit = checkRange(tolerance, 'tolerance', 0, MAX_COORDINATE);
  const checked = checkOutline(outline, 'outline');
  const count = simplifyPart()._simplifyOutline(inputPolygons(checked.polygons), limit);
  if (count === 0) throw faultyOutline(checked);
  const polygons = readPolygons(count);
  return checked.several ? polygons : polygons.flat();
}
