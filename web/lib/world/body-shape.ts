/** What a world knows of the form of a body, and how that is changed. */
import { at, vectorAt } from '../raw/read.js';
import { worldPart } from '../raw/wasm/world.js';
import { output } from '../raw/wasm.js';
import { expectReshaped } from '../scale.js';
import { checkVector } from '../validate.js';
import type { Vector, VectorLike } from '../vector.js';
import type { WorldLists } from './lists.js';

/** A convex piece of a body. */
export interface BodyPiece {
  /**
   * What it is: a point, or a circle with a radius; a segment, or a capsule; a box, or another polygon. What has the
   * corners of a {@link Box}, in the order in which `new Box` has them, is one.
   */
  readonly kind: 'point' | 'circle' | 'segment' | 'capsule' | 'box' | 'polygon';
  /** Its corners, in local coordinates, counter-clockwise with y up. */
  readonly points: readonly Vector[];
  /** How far it reaches beyond them, before it is scaled. */
  readonly radius: number;
}

/** The form of a body, to look at: see {@link Body.shape}. */
export interface BodyShape {
  /** That of its piece, or `'compound'` if there are several. */
  readonly kind: BodyPiece['kind'] | 'compound';
  /** The corners of all pieces, in local coordinates. */
  readonly points: readonly Vector[];
  /** That of its piece; 0 if there are several. */
  readonly radius: number;
  /** What it is made of: a concave polygon, a polyline and a compound of several. */
  readonly pieces: readonly BodyPiece[];
}

/** How a body is scaled, and about which point of its form it turns. */
export interface Scaling {
  readonly scale: Vector;
  readonly pivot: Vector;
}

/** Scale and pivot come before the pieces. */
const HEAD = 4;

function readPieces(core: WorldLists, id: number, placed: boolean): BodyPiece[] {
  const handle = placed ? core.current : core.handle;
  const numbers = output(worldPart()._worldForm(handle, id, placed));
  const pieces: BodyPiece[] = [];
  for (let place = HEAD; place < numbers.length; ) {
    const radius = at(numbers, place);
    const count = at(numbers, place + 1);
    const start = place + 2;
    const points = Array.from({ length: count }, (_, i) => vectorAt(numbers, start + 2 * i));
    pieces.push({ kind: kindOf(points, radius), points, radius });
    place = start + 2 * count;
  }
  return pieces;
}

function kindOf(points: readonly Vector[], radius: number): BodyPiece['kind'] {
  if (points.length === 1) return radius > 0 ? 'circle' : 'point';
  if (points.length === 2) return radius > 0 ? 'capsule' : 'segment';
  return isBox(points) ? 'box' : 'polygon';
}

/** Whether corners are those that a box has, in its order. */
function isBox(points: readonly Vector[]): boolean {
  const [a, b, c, d] = points;
  if (points.length !== 4 || !a || !b || !c || !d) return false;
  const mirrored = a.x === d.x && b.x === c.x && a.y === b.y && c.y === d.y;
  return mirrored && a.x === -b.x && b.y === -c.y && a.x < 0 && a.y < 0;
}

/** The convex pieces of a body, in local coordinates. */
export function piecesOf(core: WorldLists, id: number): BodyPiece[] {
  return readPieces(core, id, false);
}

export function shapeOf(core: WorldLists, id: number): BodyShape {
  const pieces = piecesOf(core, id);
  const [first] = pieces;
  const single = pieces.length === 1 ? first : undefined;
  // To write into it would change nothing, and say nothing.
  for (const piece of pieces) {
    for (const point of piece.points) Object.freeze(point);
    Object.freeze(piece.points);
    Object.freeze(piece);
  }
  return Object.freeze({
    kind: single?.kind ?? 'compound',
    points: Object.freeze(pieces.flatMap(({ points }) => points)),
    radius: single?.radius ?? 0,
    pieces: Object.freeze(pieces),
  });
}

/** The corners of all pieces where the body is now. */
export function worldPointsOf(core: WorldLists, id: number): Vector[] {
  return readPieces(core, id, true).flatMap(({ points }) => points);
}

export function scalingOf(core: WorldLists, id: number): Scaling {
  const numbers = output(worldPart()._worldForm(core.handle, id, false));
  return {
    scale: Object.freeze(vectorAt(numbers, 0)),
    pivot: Object.freeze(vectorAt(numbers, 2)),
  };
}

/** Throws the error of `value` if `argument` can't be changed to it. */
export function reshape(
  core: WorldLists,
  id: number,
  { scale, pivot }: Scaling,
  argument: 'scale' | 'pivot',
  value: unknown,
): void {
  const answer = worldPart()._worldReshape(core.handle, id, scale.x, scale.y, pivot.x, pivot.y);
  expectReshaped(answer, argument, value);
}

/** Has a body turn about another point of its form. */
export function repivot(core: WorldLists, id: number, value: VectorLike): void {
  const [x, y] = checkVector(value, 'pivot');
  const { scale } = scalingOf(core, id);
  // What was written into the list of scales, and not taken yet, is still to be.
  const written = core.scaledByList ? core.scales.slice(2 * id, 2 * id + 2) : null;
  reshape(core, id, { scale, pivot: { x, y } }, 'pivot', value);
  if (written !== null) core.scales.set(written, 2 * id);
}
