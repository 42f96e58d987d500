import { boundingBox, isConvex, measure, simplify, type Vector, validate } from 'sepax';
import { type Point, tidy } from '../../../figure/pair/state.js';
import type { Form, Thing } from '../state.js';
import { thinned } from '../thin.js';
import { maxCorners, maxLinePoints } from './limits.js';
import { fraction, grainOf, neat, shortened } from './neat.js';
import { faultSentence } from './outline-fault.js';
import { becauseOf, Problem } from './problem.js';
import type { Ring } from './rings.js';

/** Refuses an outline with its holes that the library does not take, with the point at fault. */
export function sound(rings: readonly Ring[]): void {
  const faulty = validate(rings).problems.find(({ severity }) => severity === 'error');
  if (faulty === undefined) return;
  const { ring, index } = faulty;
  const reason = (): string => faultSentence(faulty);
  const point = index === null ? undefined : rings[ring]?.[index];
  if (point === undefined) throw becauseOf('import.faulty', reason);
  throw becauseOf('import.faultyAt', reason, { point: `(${point.join(', ')})` });
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
  const { minX, minY, maxX, maxY } = boundingBox(points);
  const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  const vectors = points.map(([x, y]) => ({ x: x - middle.x, y: y - middle.y }));
  const around = withFewPoints(vectors, Math.max(maxX - minX, maxY - minY)).map(
    ({ x, y }): Point => [x, y],
  );
  const [from, to] = around;
  const form: Form =
    around.length === 2
      ? { kind: 'segment', from: from!, to: to!, radius }
      : { kind: 'polyline', points: around, closed, radius };
  return placed(form, middle);
}

function withFewPoints(points: readonly Vector[], size: number): readonly Vector[] {
  const { length } = points;
  if (length <= maxCorners) return points;
  if (length > maxLinePoints) throw tooMany(length, maxLinePoints);
  let kept = points;
  for (let part = 4096; kept.length > maxCorners && part > 16; part /= 2) {
    kept = thinned(points, size / part);
  }
  if (kept.length > maxCorners) throw tooMany(kept.length, maxCorners);
  return kept;
}

const tooMany = (corners: number, limit: number): Problem =>
  new Problem('import.tooManyCorners', { corners, limit });

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
  throw tooMany(corners, maxCorners);
}

const cornersOf = (rings: readonly Vector[][]): number =>
  rings.reduce((sum, { length }) => sum + length, 0);
