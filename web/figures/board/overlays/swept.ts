import { convexHull, type Shape, type Vector } from 'sepax';
import { roundedOutline } from '../../../stage/rounded-outline.js';
import { add } from '../../../stage/vector-math.js';
import { piecesOf } from '../cores.js';

/** Everything that a shape passes on its way: one loop for each of its convex pieces. */
export const sweptLoops = (shape: Shape, way: Vector): Vector[][] =>
  piecesOf(shape).map(({ core, radius }) =>
    roundedOutline(convexHull([...core, ...core.map((corner) => add(corner, way))]), radius),
  );
