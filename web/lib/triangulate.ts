import { made, zeros } from './memory.js';
import { faultyOutline } from './outline-problem.js';
import { triangulatePart } from './raw/wasm/triangulate.js';
import { output } from './raw/wasm.js';
import { checkOutline, inputPolygons } from './rings.js';
import type { OwnIndices, OwnNumbers } from './typed-arrays.js';
import type { OutlineLike } from './vector.js';

/** The answer of {@link triangulate}: what WebGL, Three.js and other drawers of triangles take. */
export interface Triangulation {
  /** The points of the outline as they were given, ring after ring: `[x0, y0, x1, y1, …]`. */
  readonly points: OwnNumbers;
  /** Three points a triangle, by their indices in `points`: that of x and y, halved. */
  readonly triangles: OwnIndices;
}

/**
 * Cuts an outline, or polygons with holes, into triangles without adding points: together they are the polygons,
 * exactly. Each is counter-clockwise with y up, whichever way the rings run, and none is flat.
 *
 * Indices are those of the points as they were given, so colours and the like go along. Points that repeat others or
 * lie on straight edges are in no triangle, but where rings touch; of points at one place it is always the first.
 *
 * Holes are joined to what is left of them; then ears are cut off, the sharpest first (Meisters, 1975). O(n log n) as
 * a rule; a grid of holes that stands askew takes O(n √n).
 *
 * @throws {@link SepaxError} as {@link decompose}, which needs fewer pieces.
 * @example
 * ```js
 * import { triangulate } from 'sepax';
 *
 * const { points, triangles } = triangulate([[0, 0], [4, 0], [4, 4], [2, 1]]);
 * points.length / 2; // 4
 * triangles.length / 3; // 2
 * [...triangles.subarray(0, 3)]; // [0, 1, 3]: the points of the first one
 * ```
 */
export function triangulate(outline: OutlineLike): Triangulation {
  const checked = checkOutline(outline, 'outline');
  const rings = checked.polygons.flat();
  const points = zeros(rings.reduce((sum, ring) => sum + ring.length, 0));
  let place = 0;
  for (const ring of rings) {
    points.set(ring, place);
    place += ring.length;
  }
  const count = triangulatePart()._triangulateOutline(inputPolygons(checked.polygons));
  if (count === 0) throw faultyOutline(checked);
  return { points, triangles: made(() => Uint32Array.from(output(3 * count))) };
}
