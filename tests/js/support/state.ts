/** What a failing call must leave as it was, and a query whose answer is known. */
import { collide, intersects, Polygon } from 'sepax';
import { expect } from 'vitest';
import { wasm } from '../../../web/lib/raw/wasm.js';
import { rectangle } from './outlines.js';

/** Everything that can be seen of a polygon. */
export function stateOf(polygon: Polygon): unknown {
  const { x, y, angle, points, worldPoints, area, centroid, bounds, disposed } = polygon;
  return { x, y, angle, points, worldPoints, area, centroid, bounds, disposed };
}

/** How many shapes live on the wasm side. */
export function liveShapes(): number {
  return wasm()._shapeCount();
}

const box = new Polygon(rectangle(0, 0, 2, 2));
const neighbour = new Polygon(rectangle(1.5, 0, 2, 2));

/** The library still answers, and rightly. */
export function expectUsable(): void {
  expect(intersects(box, neighbour)).toBe(true);
  expect(collide(box, neighbour)).toMatchObject({ depth: 0.5, mtv: { x: -0.5, y: 0 } });
}
