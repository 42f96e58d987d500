/** Shapes as lists of points and a radius, placed and measured in plain JavaScript. */
import {
  Capsule,
  Circle,
  ConcavePolygon,
  Point,
  Polygon,
  Polyline,
  Segment,
  type Shape,
  type Vector,
} from 'sepax';

/** Everything within the radius of the rings, and of their inside if they have one. */
export interface Form {
  readonly rings: readonly (readonly Vector[])[];
  readonly closed: boolean;
  readonly solid: boolean;
  readonly radius: number;
}

const ORIGIN: Vector = { x: 0, y: 0 };

/** The form of a shape in its local coordinates, from what it was made of. */
export function formOf(shape: Shape): Form {
  const open = { closed: false, solid: false };
  const area = { closed: true, solid: true };
  if (shape instanceof Point) return { rings: [[ORIGIN]], ...open, radius: 0 };
  if (shape instanceof Circle) return { rings: [[ORIGIN]], ...open, radius: shape.radius };
  if (shape instanceof Segment) return { rings: [[shape.start, shape.end]], ...open, radius: 0 };
  if (shape instanceof Capsule) {
    return { rings: [[shape.start, shape.end]], ...open, radius: shape.radius };
  }
  if (shape instanceof Polygon) return { rings: [shape.points], ...area, radius: shape.radius };
  if (shape instanceof ConcavePolygon) {
    return { rings: shape.rings, ...area, radius: shape.radius };
  }
  if (shape instanceof Polyline) {
    return { rings: [shape.points], closed: shape.closed, solid: false, radius: shape.radius };
  }
  throw new TypeError(`no form: ${shape.constructor.name}`);
}

/** Where a local point of the shape comes to lie: scaled about the pivot, turned, and moved. */
export function placed({ x, y }: Vector, shape: Shape): Vector {
  const armX = (x - shape.pivot.x) * shape.scale.x;
  const armY = (y - shape.pivot.y) * shape.scale.y;
  const [c, s] = [Math.cos(shape.angle), Math.sin(shape.angle)];
  return { x: shape.x + c * armX - s * armY, y: shape.y + s * armX + c * armY };
}

export function worldForm(shape: Shape): Form {
  const form = formOf(shape);
  return {
    ...form,
    rings: form.rings.map((ring) => ring.map((point) => placed(point, shape))),
    radius: form.radius * Math.abs(shape.scale.x),
  };
}

type Edge = readonly [Vector, Vector];

function edgesOf({ rings, closed }: Form): Edge[] {
  return rings.flatMap((ring) =>
    ring
      .map((point, i): Edge => [point, ring[(i + 1) % ring.length] as Vector])
      .slice(0, closed || ring.length === 1 ? undefined : -1),
  );
}

function distanceToEdge(p: Vector, [a, b]: Edge): number {
  const [ux, uy] = [b.x - a.x, b.y - a.y];
  const length2 = ux * ux + uy * uy;
  const along = length2 === 0 ? 0 : ((p.x - a.x) * ux + (p.y - a.y) * uy) / length2;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(p.x - a.x - t * ux, p.y - a.y - t * uy);
}

function isWithin(p: Vector, edges: readonly Edge[]): boolean {
  let odd = false;
  for (const [a, b] of edges) {
    if (a.y > p.y === b.y > p.y) continue;
    if (p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x)) odd = !odd;
  }
  return odd;
}

/** How far a point is from a form; inside, how deep, from the boundary without the radius. */
export function marginOf(form: Form, p: Vector): number {
  const edges = edgesOf(form);
  const nearest = Math.min(...edges.map((edge) => distanceToEdge(p, edge)));
  return (form.solid && isWithin(p, edges) ? -nearest : nearest) - form.radius;
}
