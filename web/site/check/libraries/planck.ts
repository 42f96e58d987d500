import { CircleShape, PolygonShape, type Shape, Transform, testOverlap, Vec2 } from 'planck';
import type { CheckShape } from 'sepax/check';

function shapeOf(shape: CheckShape): Shape {
  if (shape.kind === 'circle') return new CircleShape(new Vec2(shape.x, shape.y), shape.radius);
  return new PolygonShape(shape.points.map(({ x, y }) => new Vec2(x, y)));
}

const here = Transform.identity();

export const intersects = (a: CheckShape, b: CheckShape): boolean =>
  testOverlap(shapeOf(a), 0, shapeOf(b), 0, here, here);
