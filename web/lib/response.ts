/**
 * What to do about contacts: slide, bounce, or get out of several at once. Pure functions: they move
 * nothing. A normal points from the mover towards the obstacle, as `collide` gives it; it may have any
 * length but zero.
 */
import { SepaxError } from './errors.js';
import { checkPoints, expectLength, takeList } from './lists.js';
import { checkOptions } from './options.js';
import { record } from './raw/layout.js';
import { at, vectorAt } from './raw/read.js';
import { responsePart } from './raw/wasm/response.js';
import { input, resultRecord } from './raw/wasm.js';
import {
  checkCoordinate,
  checkDirection,
  checkDisplacement,
  checkRange,
  formOf,
  MAX_COORDINATE,
  mismatch,
} from './validate.js';
import type { PointsLike, Vector, VectorLike } from './vector.js';

/** Options of {@link bounce}. */
export interface BounceOptions {
  /** How much of the speed into the obstacle comes back, from 0 (none) to 1 (all). Default 1. */
  readonly restitution?: number | undefined;
  /**
   * Coulomb's coefficient of friction, at least 0: the impact takes off the speed along the obstacle at
   * most `friction * (1 + restitution)` times the speed into it, and no more than there is. Default 0.
   */
  readonly friction?: number | undefined;
}

/**
 * One contact of a mover with an obstacle. A {@link Collision} is one, if the shapes intersect.
 */
export interface ContactPlane {
  /** The direction from the mover towards the obstacle. */
  readonly normal: VectorLike;
  /** How far the mover has to go against {@link normal} to leave the obstacle: 0 or more. */
  readonly depth: number;
}

/** What {@link resolveContacts} found. A fresh object each time. */
export interface ContactResolution {
  /** What to move the mover by. */
  readonly translation: Vector;
  /** The greatest depth that is left after that: next to 0 unless {@link squeezed}. */
  readonly remaining: number;
  /** Whether no translation leaves all obstacles, since they oppose one another. */
  readonly squeezed: boolean;
}

/**
 * `velocity` without its part into the obstacle: the mover slides along it. A velocity that does not go
 * into the obstacle stays as it is. O(1).
 *
 * @param normal - From the mover into the obstacle, as `collide`, `sweep` and `castShape` give it. Those of `castRay`,
 * `raycast`, `closestPoint` and the walls of `moveAndSlide` lead out of the obstacle: negate them, else the velocity
 * stays as it is.
 * @throws {@link SepaxError} `zero-vector` if `normal` is, or the code of a bad vector.
 * @example
 * ```js
 * import { slide } from 'sepax';
 *
 * // The normal leads from the mover into the obstacle.
 * slide([3, 4], [0, 1]); // { x: 3, y: 0 }
 * slide([3, -4], [0, 1]); // { x: 3, y: -4 }: away from it
 * ```
 */
export function slide(velocity: VectorLike, normal: VectorLike): Vector {
  return afterImpact(velocity, normal, 0, 0);
}

/**
 * `velocity` after an impact on an obstacle that stands. A velocity that does not go into the obstacle
 * stays as it is. O(1).
 *
 * @param normal - From the mover into the obstacle, as `collide`, `sweep` and `castShape` give it. Those of `castRay`,
 * `raycast`, `closestPoint` and the walls of `moveAndSlide` lead out of the obstacle: negate them, else the velocity
 * stays as it is.
 * @throws {@link SepaxError} `zero-vector` if `normal` is, `out-of-range` if `restitution` is not from 0
 * to 1 or `friction` is negative, `not-an-option`, or the code of a bad number or vector.
 * @example
 * ```js
 * import { bounce, Box, castRay } from 'sepax';
 *
 * bounce([3, 4], [0, 1]); // { x: 3, y: -4 }
 * bounce([3, 4], [0, 1], { restitution: 0.5 }); // { x: 3, y: -2 }
 * bounce([3, 4], [0, 1], { restitution: 0, friction: 0.25 }); // { x: 2, y: 0 }
 * // The normal of a ray leads out of what it hits.
 * const { normal } = castRay([0, 0], [3, 0], new Box(2, 9, { x: 5 }));
 * bounce([3, 4], [-normal.x, -normal.y]); // { x: -3, y: 4 }
 * ```
 */
export function bounce(velocity: VectorLike, normal: VectorLike, options?: BounceOptions): Vector {
  const { restitution = 1, friction = 0 } = checkOptions(options, BOUNCE_OPTIONS);
  checkRange(restitution, 'restitution', 0, 1);
  checkRange(friction, 'friction', 0, MAX_COORDINATE);
  return afterImpact(velocity, normal, restitution, friction);
}

/**
 * The shortest translation that takes a mover out of all its contacts at once. Adding up the minimum
 * translation vectors instead goes too far wherever two normals have something in common: twice the way
 * for two tiles of one floor.
 *
 * If the mover is squeezed between obstacles that oppose one another, the answer is the best
 * compromise: the translation with the least greatest remaining depth, and of those the shortest.
 * Between two opposite walls it leads to the middle. Normals that are opposite within 1e-12 radians
 * count as opposite.
 *
 * Every depth is left within 1e-12 of the length of the translation. O(n²), and some 60 times that if
 * squeezed. Plane by plane, after Seidel, "Small-Dimensional Linear Programming and Convex Hulls Made
 * Easy" (1991).
 *
 * @param contacts - At most 1000: results of `collide` of shapes that intersect, or your own.
 * @throws {@link SepaxError} `not-contacts`, `zero-vector`, `out-of-range` if a depth is negative or there are
 * more, or the code of a bad number or vector; each with the index of the contact.
 * @example
 * ```js
 * import { Box, collide, resolveContacts } from 'sepax';
 *
 * const hero = new Box(10, 10, { y: -4 });
 * // Two tiles of one floor: adding up their pushes would lift the hero by 2.
 * const tiles = [new Box(10, 10, { x: -5, y: 5 }), new Box(10, 10, { x: 5, y: 5 })];
 * const { translation, squeezed } = resolveContacts(tiles.map((tile) => collide(hero, tile)));
 * translation; // { x: 0, y: -1 }
 * squeezed; // false
 * ```
 */
export function resolveContacts(contacts: readonly ContactPlane[]): ContactResolution {
  responsePart()._resolveContacts(input(checkContacts(contacts)));
  const answer = resultRecord();
  return {
    translation: vectorAt(answer, record.response),
    remaining: at(answer, record.remaining),
    squeezed: at(answer, record.squeezed) === 1,
  };
}

/**
 * The velocity nearest to `velocity` that goes into none of the obstacles with these normals: it is
 * kept, or slides along one of them, or stops in the corner of two. Going in at less than 1e-12 radians
 * counts as going along. O(n²).
 *
 * @param normals - The directions from the mover into the obstacles that it touches, at most 1000: as `collide`, `sweep`
 * and `castShape` give them. Those of `castRay`, `raycast`, `closestPoint` and the walls of `moveAndSlide` lead out of
 * the obstacles: negate them, else they count for nothing.
 * @throws {@link SepaxError} `not-points` if `normals` is not a list, `out-of-range` if there are more, `zero-vector`,
 * or the code of a bad vector, with the index of the normal.
 * @example
 * ```js
 * import { clipVelocity } from 'sepax';
 *
 * clipVelocity([3, 4], [[0, 1]]); // { x: 3, y: 0 }: along the floor
 * clipVelocity([3, 4], [[0, 1], [1, 0]]); // { x: 0, y: 0 }: into the corner
 * ```
 */
export function clipVelocity(velocity: VectorLike, normals: PointsLike): Vector {
  const [x, y] = checkDisplacement(velocity, 'velocity');
  const directions = checkPoints(normals, 'normals', checkCoordinate, checkDisplacement);
  expectLength(directions.length / 2, 'normals', MAX_CONTACTS);
  for (let i = 0; i < directions.length; i += 2) {
    checkDirection(vectorAt(directions, i), 'normals', i / 2);
  }
  responsePart()._clipVelocity(input([x, y, ...directions]));
  return vectorAt(resultRecord(), record.response);
}

const BOUNCE_OPTIONS = ['restitution', 'friction'] as const;
/** The most contacts of one mover: more than can be meant. */
const MAX_CONTACTS = 1000;

function afterImpact(
  velocity: VectorLike,
  normal: VectorLike,
  restitution: number,
  friction: number,
): Vector {
  const vectors = [...checkDisplacement(velocity, 'velocity'), ...checkDirection(normal, 'normal')];
  responsePart()._bounce(input([...vectors, restitution, friction]));
  return vectorAt(resultRecord(), record.response);
}

function notContacts(value: unknown, index: number | null): SepaxError {
  const wanted = index === null ? 'a list of contacts' : 'a contact';
  return mismatch('not-contacts', 'contacts', index, value, `must be ${wanted}, { normal, depth }`);
}

/** The normals and depths, flat. */
function checkContacts(contacts: readonly ContactPlane[]): number[] {
  const refuse = (): SepaxError => notContacts(contacts, null);
  if (formOf(contacts) !== 'array') throw refuse();
  const list = takeList(contacts, 'contacts', refuse) as readonly unknown[];
  expectLength(list.length, 'contacts', MAX_CONTACTS);
  return list.flatMap((value, i) => {
    const contact = value as object;
    if (formOf(value) === null) throw notContacts(value, i);
    if (!('normal' in contact) || !('depth' in contact)) throw notContacts(value, i);
    try {
      const direction = checkDirection(contact.normal, `contacts[${i}].normal`);
      return [...direction, checkRange(contact.depth, `contacts[${i}].depth`, 0, MAX_COORDINATE)];
    } catch (error) {
      if (!(error instanceof SepaxError)) throw error;
      throw Object.assign(error, { argument: 'contacts', index: i });
    }
  });
}
