import SAT from 'sat';
import type { CheckShape } from 'sepax/check';

function shapeOf(shape: CheckShape): SAT.Circle | SAT.Polygon {
  if (shape.kind === 'circle')
    return new SAT.Circle(new SAT.Vector(shape.x, shape.y), shape.radius);
  const points = shape.points.map(({ x, y }) => new SAT.Vector(x, y));
  return new SAT.Polygon(new SAT.Vector(), points);
}

export function intersects(a: CheckShape, b: CheckShape): boolean {
  const [p, q] = [shapeOf(a), shapeOf(b)];
  if (p instanceof SAT.Circle) {
    return q instanceof SAT.Circle ? SAT.testCircleCircle(p, q) : SAT.testCirclePolygon(p, q);
  }
  return q instanceof SAT.Circle ? SAT.testPolygonCircle(p, q) : SAT.testPolygonPolygon(p, q);
}
