import { Circle, intersects as meet, Polygon, type Shape } from 'sepax';
import type { CheckShape } from 'sepax/check';

function shapeOf(shape: CheckShape): Shape {
  if (shape.kind === 'circle') return new Circle(shape.radius, { x: shape.x, y: shape.y });
  return new Polygon(shape.points);
}

export function intersects(a: CheckShape, b: CheckShape): boolean {
  using p = shapeOf(a);
  using q = shapeOf(b);
  return meet(p, q);
}
