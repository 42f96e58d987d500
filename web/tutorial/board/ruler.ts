import { distance, Point } from 'sepax';
import type { Ruler } from './state.js';

/** The length that a ruler measures, and the angle of its way; 0 if it has none. */
export function readRuler({ from, to }: Ruler): { length: number; degrees: number } {
  const [start, end] = [from, to].map(([x, y]) => new Point({ x, y }));
  const way = distance(start!, end!);
  const degrees = (Math.atan2(way.normal.y, way.normal.x) * 180) / Math.PI;
  return { length: way.distance, degrees: way.distance === 0 ? 0 : degrees };
}
