import { type PointLike, Polygon, SepaxError, type Vector } from 'sepax';
import { radians } from '../../stage/angles.js';
import { subtract } from '../../stage/vector-math.js';
import { bulge, convexRegion, nearestAllowed } from './convex-region.js';
import { polygonOf } from './evaluation.js';
import { type Body, type Point, tidy } from './state.js';

/**
 * The smallest step that a hand can mean at a scale: a power of ten well below a pixel. What is
 * dragged is rounded to it, so that numbers and links stay short.
 */
export const grainAt = (pixelsPerUnit: number): number =>
  10 ** Math.floor(Math.log10(0.05 / pixelsPerUnit));

/** Three vertices come no nearer to one line than this many grains. */
const marginGrains = 50;

export function moved(body: Body, to: Vector, grain: number): Body {
  return { ...body, x: tidy(to.x, grain), y: tidy(to.y, grain) };
}

/** Turned to an angle. */
export const turned = <Turning extends Pick<Body, 'degrees'>>(
  body: Turning,
  degrees: number,
): Turning => ({ ...body, degrees: wrapped(degrees) });

/** An angle as it is written: between -180 and 180. */
export function wrapped(degrees: number): number {
  const around = degrees % 360;
  const within = around > 180 ? around - 360 : around <= -180 ? around + 360 : around;
  // Wrapping must not show the rounding of binary fractions.
  return tidy(within, 1e-6);
}

function worldPointsOf(body: Body): Vector[] {
  const polygon = polygonOf(body);
  try {
    return [...polygon.worldPoints];
  } finally {
    polygon.dispose();
  }
}

/** What the library makes of a list of points; `null` if it refuses them. */
function measured(points: readonly PointLike[]): { centroid: Vector; kept: number } | null {
  try {
    const polygon = new Polygon(points);
    const { centroid, points: kept } = polygon;
    polygon.dispose();
    return { centroid, kept: kept.length };
  } catch (error) {
    if (error instanceof SepaxError) return null;
    throw error;
  }
}

/** Whether the library takes the points as they are and keeps all of them. */
export const isIntact = (points: readonly Point[]): boolean =>
  measured(points)?.kept === points.length;

/**
 * A body with these vertices, at the same angle, with its origin at its centroid, about which it
 * turns. `null` if they are no convex outline, or rounding has cost a vertex.
 */
function bodyFrom(outline: readonly Vector[], degrees: number, grain: number): Body | null {
  const whole = measured(outline);
  if (whole === null) return null;
  const origin = { x: tidy(whole.centroid.x, grain), y: tidy(whole.centroid.y, grain) };
  const cos = Math.cos(radians(degrees));
  const sin = Math.sin(radians(degrees));
  const points = outline.map((vertex): Point => {
    const { x, y } = subtract(vertex, origin);
    return [tidy(cos * x + sin * y, grain), tidy(cos * y - sin * x, grain)];
  });
  return isIntact(points) ? { points, x: origin.x, y: origin.y, degrees } : null;
}

export interface VertexDrag {
  readonly body: Body;
  /** Whether the vertex was held back so that the outline stays convex. */
  readonly heldBack: boolean;
}

/** Takes a vertex as near to `to` as the outline stays convex. */
export function withVertexAt(
  body: Body,
  index: number,
  to: Vector,
  grain: number,
): VertexDrag | null {
  const outline = worldPointsOf(body);
  const allowed = nearestAllowed(convexRegion(outline, index, marginGrains * grain), to);
  const next = bodyFrom(
    outline.map((vertex, i) => (i === index ? allowed : vertex)),
    body.degrees,
    grain,
  );
  return next && { body: next, heldBack: allowed !== to };
}

/** Adds a vertex to the edge from `edge` to the next one; `null` if there is no room. */
export function withVertexOn(body: Body, edge: number, grain: number): Body | null {
  const outline = worldPointsOf(body);
  const vertex = bulge(outline, edge, marginGrains * grain);
  if (vertex === null) return null;
  outline.splice(edge + 1, 0, vertex);
  return bodyFrom(outline, body.degrees, grain);
}

/** Takes a vertex away; `null` if only three are left. */
export function withoutVertex(body: Body, index: number, grain: number): Body | null {
  if (body.points.length <= 3) return null;
  const outline = worldPointsOf(body).filter((_, i) => i !== index);
  return bodyFrom(outline, body.degrees, grain);
}
