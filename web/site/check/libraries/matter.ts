import { Bodies, type Body, Collision, Vertices } from 'matter-js';
import type { CheckShape } from 'sepax/check';

function bodyOf(shape: CheckShape): Body {
  // matter-js has no circles: it makes polygons of them.
  if (shape.kind === 'circle') return Bodies.circle(shape.x, shape.y, shape.radius);
  const points = shape.points.map(({ x, y }) => ({ x, y }));
  const { x, y } = Vertices.centre(points);
  return Bodies.fromVertices(x, y, [points]);
}

export const intersects = (a: CheckShape, b: CheckShape): boolean =>
  Collision.collides(bodyOf(a), bodyOf(b)) !== null;
