import { distance, Point } from 'sepax';
import { tidyPoint } from '../../figure/pair/points.js';
import { degreesOf } from '../../stage/angles.js';
import type { Camera, Size } from '../../stage/camera.js';
import type { Ruler } from './state.js';

/** The length that a ruler measures, and the angle of its way; 0 if it has none. */
export function readRuler({ from, to }: Ruler): { length: number; degrees: number } {
  const [start, end] = [from, to].map(([x, y]) => new Point({ x, y }));
  const way = distance(start!, end!);
  return { length: way.distance, degrees: way.distance === 0 ? 0 : degreesOf(way.normal) };
}

/** Where a ruler lies at first, as parts of the view. */
const start = { from: 0.35, to: 0.65, down: 0.92 } as const;

/** A ruler in the lower part of a view. */
export function rulerAcross(camera: Camera, { width, height }: Size): Ruler {
  const at = (part: number): Ruler['from'] =>
    tidyPoint(camera.toWorld({ x: part * width, y: start.down * height }), 1);
  return { from: at(start.from), to: at(start.to) };
}
