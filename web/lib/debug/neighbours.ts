import { PIECES } from '../presentation.js';
import type { World } from '../world/world.js';
import type { BoardPoint, Form, Thing } from './board-text.js';

/** A convex piece of a body, where it stands: all points no further than `radius` from its core. */
interface Piece {
  readonly core: readonly BoardPoint[];
  readonly radius: number;
}

/** A body of a world as a thing, and how far it is away. */
export interface Neighbour {
  readonly id: number;
  readonly thing: Thing;
  readonly distance: number;
}

/** The bodies of a world by their distance from a point, nearest first; of equally near ones, by number. */
export function neighboursOf(world: World, point: BoardPoint): Neighbour[] {
  return [...piecesByBody(world[PIECES]())]
    .map(([id, pieces]) => ({
      id,
      thing: thingOf(pieces),
      distance: Math.min(...pieces.map((piece) => distanceOf(piece, point))),
    }))
    .sort((p, q) => p.distance - q.distance || p.id - q.id);
}

function piecesByBody(numbers: Float64Array): Map<number, Piece[]> {
  const bodies = new Map<number, Piece[]>();
  for (let place = 0; place < numbers.length; ) {
    const [id, radius, count] = numbers.subarray(place) as unknown as [number, number, number];
    const end = place + 3 + 2 * count;
    const coordinates = numbers.subarray(place + 3, end);
    const core = Array.from(
      { length: count },
      (_, i): BoardPoint => [coordinates[2 * i]!, coordinates[2 * i + 1]!],
    );
    const known = bodies.get(id);
    if (known === undefined) bodies.set(id, [{ core, radius }]);
    else known.push({ core, radius });
    place = end;
  }
  return bodies;
}

/** Around whole coordinates, where a handle may lie, if the corners are the same to the bit so. */
function thingOf(pieces: readonly Piece[]): Thing {
  const points = pieces.flatMap(({ core }) => core);
  const middle = ([0, 1] as const).map((axis) => {
    const values = points.map((point) => point[axis]);
    return Math.round((Math.min(...values) + Math.max(...values)) / 2) + 0;
  }) as BoardPoint;
  const isExact = points.every(
    ([x, y]) => x - middle[0] + middle[0] === x && y - middle[1] + middle[1] === y,
  );
  const [x, y] = isExact ? middle : [0, 0];
  const parts = pieces.map(({ core, radius }) =>
    partOf({ core: core.map(([px, py]): BoardPoint => [px - x, py - y]), radius }),
  );
  const only = parts[0]!;
  if (parts.length > 1) return { form: { kind: 'compound', parts }, x, y, degrees: 0 };
  return { form: only.form, x: x + only.x, y: y + only.y, degrees: 0 };
}

function partOf({ core, radius }: Piece): Thing {
  const [from, to] = core;
  if (to === undefined) {
    const form: Form = radius === 0 ? { kind: 'point' } : { kind: 'circle', radius };
    return { form, x: from![0], y: from![1], degrees: 0 };
  }
  const form: Form =
    core.length === 2
      ? { kind: 'segment', from: from!, to, radius }
      : isClearlyConvex(core)
        ? { kind: 'polygon', points: core, radius }
        : { kind: 'concave', rings: [core], radius };
  return { form, x: 0, y: 0, degrees: 0 };
}

/** So far rounding may have bent an edge, of its length: beyond it, a corner is one. */
const bend = 1e-12;

function isClearlyConvex(core: readonly BoardPoint[]): boolean {
  return core.every(([x, y], i) => {
    const [px, py] = core[(i + 1) % core.length]!;
    const [qx, qy] = core[(i + 2) % core.length]!;
    const [ux, uy, vx, vy] = [px - x, py - y, qx - px, qy - py];
    return ux * vy - uy * vx > bend * Math.hypot(ux, uy) * Math.hypot(vx, vy);
  });
}

/** How far a point is from a piece: 0 within it. */
function distanceOf({ core, radius }: Piece, point: BoardPoint): number {
  const edges = core.map((from, i) => [from, core[(i + 1) % core.length]!] as const);
  const isInside = core.length > 2 && edges.every(([from, to]) => isLeft(from, to, point));
  const toEdge = Math.min(...edges.map(([from, to]) => toSegment(from, to, point)));
  return isInside ? 0 : Math.max(0, toEdge - radius);
}

const isLeft = ([ax, ay]: BoardPoint, [bx, by]: BoardPoint, [x, y]: BoardPoint): boolean =>
  (bx - ax) * (y - ay) >= (by - ay) * (x - ax);

function toSegment([ax, ay]: BoardPoint, [bx, by]: BoardPoint, [x, y]: BoardPoint): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const part =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(ax + part * dx - x, ay + part * dy - y);
}
