import { faultyOutline } from './outline-report.js';
import { decomposePart } from './raw/wasm/decompose.js';
import { simplifyPart } from './raw/wasm/simplify.js';
import { checkRings, inputRings, readLists } from './rings.js';
import { checkRadius } from './validate.js';
import type { OutlineLike, Vector } from './vector.js';

/**
 * Cuts an outline, or a polygon with holes, into few convex pieces without adding points: together
 * they are the polygon, exactly. Each is counter-clockwise with y up.
 *
 * Ears are cut off, the sharpest first, and diagonals that the rest can do without are left out again
 * (Hertel and Mehlhorn, 1983): at most four times the least number of pieces, and one tenth more, or
 * two, on ordinary outlines. O(n log n) for those.
 *
 * @throws {@link SepaxError} `too-few-points`, `collinear`, `self-crossing` (index: the first edge),
 * `misplaced-hole`, or the code of a bad number. `validate` says everything that is wrong.
 */
export function decompose(outline: OutlineLike): Vector[][] {
  const rings = checkRings(outline, 'outline');
  const count = decomposePart()._decomposeOutline(inputRings(rings));
  if (count === 0) throw faultyOutline(rings, outline);
  return readLists(count);
}

/**
 * Leaves out corners of an outline, or of a polygon with holes, as long as the outline moves by no
 * more than `tolerance`, a length. Returns the rings: the outer one counter-clockwise with y up, holes
 * clockwise.
 *
 * It never makes an outline cross itself, nor a hole change sides: corners go one by one, and one whose
 * triangle with its neighbours has another corner in it waits until that is gone (after Visvalingam and
 * Whyatt, 1993, with the distance of Douglas and Peucker, 1973).
 *
 * @throws {@link SepaxError} as {@link decompose}, and `out-of-range` if `tolerance` is negative.
 */
export function simplify(outline: OutlineLike, tolerance: number): Vector[][] {
  const limit = checkRadius(tolerance, 'tolerance');
  const rings = checkRings(outline, 'outline');
  const count = simplifyPart()._simplifyOutline(inputRings(rings), limit);
  if (count === 0) throw faultyOutline(rings, outline);
  return readLists(count);
}
