import type { Vector } from 'sepax';
import { distanceToSegment } from '../../stage/vector-math.js';

/** The corners of a line without which it would move by more than `detail` (Douglas and Peucker, 1973). */
export function thinned(points: readonly Vector[], detail: number): Vector[] {
  const last = points.length - 1;
  const kept = new Set([0, last]);
  const spans: [number, number][] = [[0, last]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    const farthest = farthestWithin(points, from, to, detail);
    if (farthest === null) continue;
    kept.add(farthest);
    spans.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, i) => kept.has(i));
}

function farthestWithin(
  points: readonly Vector[],
  from: number,
  to: number,
  detail: number,
): number | null {
  let farthest: number | null = null;
  let most = detail;
  for (let i = from + 1; i < to; i += 1) {
    const off = distanceToSegment(points[i]!, points[from]!, points[to]!);
    if (off > most) [farthest, most] = [i, off];
  }
  return farthest;
}
