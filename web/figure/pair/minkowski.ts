import type { Vector } from 'sepax';
import { add, boundsOf, dot, quarterTurn, scale, subtract } from '../../stage/vector-math.js';

type Outline = readonly Vector[];

const edgesOf = (outline: Outline): Vector[] =>
  outline.map((from, i) => subtract(outline[(i + 1) % outline.length]!, from));

const angleOf = ({ x, y }: Vector): number => Math.atan2(y, x);

/**
 * The Minkowski difference of two convex outlines, `b` − `a`: all ways from a point of `a` to a point of
 * `b`. Its edges are those of `b` and those of `a` turned round, in the order of their angles (de Berg
 * et al., Computational Geometry, 13.3). The two overlap where it contains the origin.
 */
export function minkowskiDifference(a: Outline, b: Outline): Vector[] {
  const edges = [...edgesOf(b), ...edgesOf(a).map((edge) => scale(edge, -1))];
  edges.sort((p, q) => angleOf(p) - angleOf(q));
  let corner = { x: 0, y: 0 };
  const outline = edges.map((edge) => {
    corner = add(corner, edge);
    return corner;
  });
  // The edges alone say nothing of where it is.
  const is = boundsOf(outline);
  const [boxA, boxB] = [boundsOf(a), boundsOf(b)];
  const shift = { x: boxB.minX - boxA.maxX - is.minX, y: boxB.minY - boxA.maxY - is.minY };
  return outline.map((point) => add(point, shift));
}

/** Corners whose reaches differ by less, in parts of the width, are equally far: the rest is rounding. */
const rounding = 1e-9;

/**
 * The side of a convex outline that is furthest in a direction, from end to end: both shapes may have an edge in it.
 * Where no edge faces the direction, it is a corner, twice.
 */
export function sideFacing(outline: Outline, direction: Vector): [Vector, Vector] {
  const reach = outline.map((point) => dot(point, direction));
  const [least, most] = [Math.min(...reach), Math.max(...reach)];
  const onward = quarterTurn(direction);
  const side = outline
    .filter((_, i) => reach[i]! >= most - rounding * (most - least))
    .sort((p, q) => dot(subtract(p, q), onward));
  return [side[0]!, side.at(-1)!];
}
