import { boundingBox, isConvex, measure, simplify, type Vector, validate } from 'sepax';
import { type Point, tidy } from '../../playground/state.js';
import type { Form, Thing } from '../state.js';
import { maxCorners } from './limits.js';
import { fraction, grainOf, neat, shortened } from './neat.js';
import { Problem } from './problem.js';
import type { Ring } from './rings.js';

/** Refuses an outline with its holes that the library does not take, with the point at fault. */
export function sound(rings: readonly Ring[]): void {
  const faulty = validate(rings).problems.find(({ severity }) => severity === 'error');
  if (faulty === undefined) return;
  const { message: reason, ring, index } = faulty;
  const point = index === null ? undefined : rings[ring]?.[index];
  if (point === undefined) throw new Problem('import.faulty', { reason });
  throw new Problem('import.faultyAt', { reason, point: `(${point.join(', ')})` });
}

/** The form of an outline and its holes around its centroid, and where that is. */
export function settledSolid(rings: readonly Ring[]): Thing {
  sound(rings);
  const kept = withFewCorners(rings);
  const { centroid } = measure(kept);
  const [outline, ...holes] = kept.map((ring) =>
    ring.map(({ x, y }): Point => [x - centroid.x, y - centroid.y]),
  );
  const points = outline!;
  const form: Form =
    holes.length === 0 && isConvex(points)
      ? { kind: 'polygon', points, radius: 0 }
      : { kind: 'concave', rings: [points, ...holes], radius: 0 };
  return placed(form, centroid);
}

/** A line around the middle of its bounds, and where that is; one of two points is a segment. */
export function settledLine(points: Ring, closed: boolean, radius: number): Thing {
  if (points.length < 2) throw new Problem('import.onePoint');
  if (points.length > maxCorners) {
    throw new Problem('import.tooManyCorners', { corners: points.length, limit: maxCorners });
  }
  const { minX, minY, maxX, maxY } = boundingBox(points);
  const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  const around = points.map(([x, y]): Point => [x - middle.x, y - middle.y]);
  const [from, to] = around;
  const form: Form =
    points.length === 2
      ? { kind: 'segment', from: from!, to: to!, radius }
      : { kind: 'polyline', points: around, closed, radius };
  return placed(form, middle);
}

/** A form at a place, its numbers as short as its size allows. */
export function placed(form: Form, { x, y }: Vector, degrees = 0): Thing {
  const grain = grainOf(form) || fraction(Math.max(Math.abs(x), Math.abs(y)), 7);
  return {
    form: neat(form),
    x: shortened(x, grain),
    y: shortened(y, grain),
    degrees: tidy(degrees),
  };
}

/** The rings without corners that could hardly be seen, if they have too many. */
function withFewCorners(rings: readonly Ring[]): Vector[][] {
  const { minX, minY, maxX, maxY } = boundingBox(rings[0]!);
  const size = Math.max(maxX - minX, maxY - minY);
  let kept = simplify(rings, 0);
  for (let part = 4096; cornersOf(kept) > maxCorners && part > 16; part /= 2) {
    kept = simplify(kept, size / part);
  }
  const corners = cornersOf(kept);
  if (corners <= maxCorners) return kept;
  throw new Problem('import.tooManyCorners', { corners, limit: maxCorners });
}

const cornersOf = (rings: readonly Vector[][]): number =>
  rings.reduce((sum, { length }) => sum + length, 0);
