import { convexHull, type Shape, type Vector } from 'sepax';
import { roundedOutline } from '../../../stage/rounded-outline.js';
import { add } from '../../../stage/vector-math.js';
import { coresOf, roundingOf } from '../cores.js';

/** Everything that a shape passes on its way: one loop for each of its convex pieces. */
export const sweptLoops = (shape: Shape, way: Vector): Vector[][] =>
  coresOf(shape).map((core) =>
    roundedOutline(
      convexHull([...core, ...core.map((corner) => add(corner, way))]),
      roundingOf(shape),
    ),
  );
