import {
  type Collision,
  ConcavePolygon,
  collide,
  convexHull,
  distance,
  locate,
  measure,
  Polygon,
  type Vector,
} from 'sepax';
import { type Evaluation, evaluate, polygonOf } from '../../figure/pair/evaluation.js';
import type { Point } from '../../figure/pair/state.js';
import { add, lengthOf, scale } from '../../stage/vector-math.js';
import { type DentsState, probeOf } from './state.js';

/** A convex piece of `b`, and what `a` alone has to do with it. */
export interface Piece {
  readonly outline: readonly Vector[];
  readonly centroid: Vector;
  readonly collision: Collision;
}

/** A push of `a`, and where it leads. */
export interface Way {
  readonly push: Vector;
  readonly length: number;
  /** `free`: out of all of `b`; `far`: out, but further than need be; `stuck`: not out. */
  readonly outcome: 'free' | 'far' | 'stuck';
}

/** Ways out that come to mind, and the right one. */
export const wayNames = ['sum', 'deepest', 'whole'] as const;
export type WayName = (typeof wayNames)[number];

/** What the library says about `a` and a shape that is not convex. */
export interface DentsEvaluation {
  /** What the axes see: `a` and the convex hull of `b`. */
  readonly seeming: Evaluation;
  readonly rings: readonly (readonly Vector[])[];
  readonly area: number;
  readonly pieces: readonly Piece[];
  /** The pieces that `a` overlaps, by their numbers. */
  readonly touched: readonly number[];
  readonly whole: Collision;
  readonly ways: Readonly<Record<WayName, Way>>;
  /** Where `a` is. */
  readonly place: 'outside' | 'dent' | 'hole' | 'overlap';
}

/** Depths and lengths that differ by less are equal but for rounding, in units. */
const rounding = 1e-6;

/** Asks the library; throws its `SepaxError` if the rings are no outline with a hole. */
export function evaluateDents(state: DentsState, before?: DentsEvaluation): DentsEvaluation {
  const shape = new ConcavePolygon(state.rings);
  const probe = polygonOf(probeOf(state));
  try {
    return describe(state, probe, shape, before?.seeming);
  } finally {
    shape.dispose();
    probe.dispose();
  }
}

function describe(
  state: DentsState,
  probe: Polygon,
  shape: ConcavePolygon,
  before: Evaluation | undefined,
): DentsEvaluation {
  const hull = convexHull(state.rings[0]!).map(({ x, y }): Point => [x, y]);
  const seeming = evaluate(
    {
      a: probeOf(state),
      b: { points: hull, x: 0, y: 0, degrees: 0 },
      velocity: null,
      step: 'all',
    },
    before,
  );
  const pieces = shape.worldPieces.map((outline) => pieceOf(outline, probe));
  const touched = pieces.flatMap(({ collision }, i) => (collision.depth > rounding ? [i] : []));
  const whole = collide(probe, shape);
  const pushes = touched.map((i) => pieces[i]!.collision);
  const way = (push: Vector): Way => wayOf(push, probe, shape, whole.depth);
  return {
    seeming,
    rings: shape.rings,
    area: shape.area,
    pieces,
    touched,
    whole,
    ways: {
      sum: way(pushes.reduce((sum, { mtv }) => add(sum, mtv), { x: 0, y: 0 })),
      deepest: way(deepestOf(pushes)),
      whole: way(whole.mtv),
    },
    place: placeOf(state, seeming, whole),
  };
}

function deepestOf(pushes: readonly Collision[]): Vector {
  const depth = Math.max(...pushes.map((push) => push.depth));
  return pushes.find((push) => push.depth === depth)?.mtv ?? { x: 0, y: 0 };
}

function pieceOf(outline: readonly Vector[], probe: Polygon): Piece {
  const polygon = new Polygon(outline);
  const collision = collide(probe, polygon);
  polygon.dispose();
  return { outline, centroid: measure(outline).centroid, collision };
}

/** Tries a push out. */
function wayOf(push: Vector, probe: Polygon, shape: ConcavePolygon, least: number): Way {
  const length = lengthOf(push);
  probe.translate(push.x, push.y);
  const isOut = distance(probe, shape).distance > -rounding;
  const back = scale(push, -1);
  probe.translate(back.x, back.y);
  const outcome = !isOut ? 'stuck' : length > least + rounding ? 'far' : 'free';
  return { push, length, outcome };
}

function placeOf(
  { a, rings }: DentsState,
  seeming: Evaluation,
  whole: Collision,
): DentsEvaluation['place'] {
  if (whole.intersects) return 'overlap';
  if (!seeming.trace.result.intersects) return 'outside';
  return rings.slice(1).some((hole) => locate(hole, a) === 'inside') ? 'hole' : 'dent';
}
