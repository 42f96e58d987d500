import type { Bounds } from 'sepax';
import { shapeOf } from '../shape-of.js';
import type { Thing } from '../state.js';
import { resized } from './neat.js';
import { placed } from './settle.js';

/** The same things, as they stand to one another, as large as an area and in its middle. */
export function fitted(things: readonly Thing[], area: Bounds): Thing[] {
  const bounds = boundsOfThings(things);
  const [width, height] = [bounds.maxX - bounds.minX, bounds.maxY - bounds.minY];
  const zoom = Math.min((area.maxX - area.minX) / width, (area.maxY - area.minY) / height);
  // A lonely point has no size to change.
  const scale = Number.isFinite(zoom) ? zoom : 1;
  const [from, to] = [middleOf(bounds), middleOf(area)];
  return things.map(({ rest, ...thing }) => {
    const place = { x: (thing.x - from.x) * scale + to.x, y: (thing.y - from.y) * scale + to.y };
    const larger = resized(thing, (length) => length * scale);
    return { ...larger, ...placed(larger.form, place, thing.degrees) };
  });
}

/** What things span, together. */
export function boundsOfThings(things: readonly Thing[]): Bounds {
  const all = things.map((thing) => {
    const shape = shapeOf(thing);
    const { bounds } = shape;
    shape.dispose();
    return bounds;
  });
  return {
    minX: Math.min(...all.map(({ minX }) => minX)),
    minY: Math.min(...all.map(({ minY }) => minY)),
    maxX: Math.max(...all.map(({ maxX }) => maxX)),
    maxY: Math.max(...all.map(({ maxY }) => maxY)),
  };
}

const middleOf = ({ minX, minY, maxX, maxY }: Bounds): { x: number; y: number } => ({
  x: (minX + maxX) / 2,
  y: (minY + maxY) / 2,
});
