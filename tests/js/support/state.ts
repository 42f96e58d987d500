/** What a failing call must leave as it was, and a query whose answer is known. */
import { collide, intersects, Polygon, type Shape } from 'sepax';
import { expect } from 'vitest';
import { shapesPart } from '../../../web/lib/raw/wasm/shapes.js';
import { rectangle } from './outlines.js';

/** Everything that can be seen of any shape. */
export function lookOf(shape: Shape): object {
  const { x, y, angle, scale, pivot, area, centroid, inertia, bounds, disposed } = shape;
  return { x, y, angle, scale, pivot, area, centroid, inertia, bounds, disposed };
}

/** Everything that can be seen of a polygon. */
export function stateOf(polygon: Polygon): object {
  const { points, worldPoints } = polygon;
  return { ...lookOf(polygon), points, worldPoints };
}

/** How many shapes live on the wasm side. */
export function liveShapes(): number {
  return shapesPart()._shapeCount();
}

const box = new Polygon(rectangle(0, 0, 2, 2));
const neighbour = new Polygon(rectangle(1.5, 0, 2, 2));

const USABLE = [true, 0.5, -0.5, 0];

/** The library still answers, and rightly. */
export function expectUsable(): void {
  const { depth, mtv } = collide(box, neighbour);
  const answers = [intersects(box, neighbour), depth, mtv.x, mtv.y];
  // Asked very often: `expect` alone takes longer than the answers.
  if (!answers.every((answer, i) => Object.is(answer, USABLE[i]))) expect(answers).toEqual(USABLE);
}
