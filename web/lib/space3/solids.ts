import { SepaxError } from '../errors.js';
import { hasOwn, ownField, unknownOption } from '../options.js';
import { checkNumber, MAX_ANGLE, show } from '../validate.js';
import { boxAxisCount, record, step } from './raw/layout.js';
import { at, flagAt, listAt, vector3At } from './raw/read.js';
import { input, output, resultRecord } from './raw/wasm.js';
import type { BoxAxisSource, BoxCollision, BoxTrace, BoxTraceStep, Collision3 } from './results.js';
import {
  checkAtLeast,
  checkDirection3,
  checkFields,
  checkHalfSizes,
  checkQuaternion,
  checkVector3,
} from './validate3.js';
import type { Vector3, Vector3Like } from './vector3.js';

/** A solid sphere, as every result of the library gives it. */
export interface Sphere {
  /** The centre. */
  readonly center: Vector3;
  /** Not negative; 0 makes a point. */
  readonly radius: number;
}

/** A solid sphere as the library accepts it. */
export interface SphereLike {
  /** The centre. */
  readonly center: Vector3Like;
  /** Not negative; 0 makes a point. */
  readonly radius: number;
}

/** An axis-aligned box as the library accepts it. */
export interface Aabb3Like {
  /** The corner with the least coordinates. */
  readonly min: Vector3Like;
  /** The corner with the greatest; none is less than in `min`. */
  readonly max: Vector3Like;
}

/** A rotation: the same one at any length. One of the numbers is at least 1e-75 in magnitude. */
export interface Quaternion {
  /** The x of the axis times the sine of half the angle. */
  readonly x: number;
  /** The y of the axis times that sine. */
  readonly y: number;
  /** The z of the axis times that sine. */
  readonly z: number;
  /** The cosine of half the angle. */
  readonly w: number;
}

/** A rotation as the library accepts it: `{ x, y, z, w }` or `[x, y, z, w]`, in a typed array too. */
export type QuaternionLike = Quaternion | readonly number[] | Float32Array | Float64Array;

/** A box that stands at any angle. */
export interface OrientedBoxLike {
  /** The center, about which it is turned. */
  readonly center: Vector3Like;
  /** Half its lengths along its own axes 0, 1 and 2; each at least 1e-75. */
  readonly halfSizes: Vector3Like;
  /**
   * How it is turned. Default: not at all. A box may have other fields, as an entity of a game does, but without this
   * one none that would turn or size it elsewhere, such as `angle`, `matrix` or `size`.
   */
  readonly rotation?: QuaternionLike | undefined;
}

function checkSphere(value: unknown, argument: string): number[] {
  const { center, radius } = checkFields(value, ['center', 'radius'], argument);
  return [
    ...checkVector3(center, `${argument}.center`),
    checkAtLeast(radius, 0, `${argument}.radius`),
  ];
}

function checkAabb(value: unknown, argument: string): number[] {
  const fields = checkFields(value, ['min', 'max'], argument);
  const min = checkVector3(fields.min, `${argument}.min`);
  const max = checkVector3(fields.max, `${argument}.max`);
  if (min.every((low, i) => low <= (max[i] as number))) return [...min, ...max];
  throw new SepaxError(
    'out-of-range',
    `${argument}.max`,
    null,
    fields.max,
    `${argument}.max must not be below ${argument}.min, ${show(fields.min)}, but is ${show(fields.max)}.`,
  );
}

const UNTURNED = [0, 0, 0, 1] as const;
/** What a rotation is called elsewhere, and how it is misspelt; and what is neither beside half sizes. */
const ALMOST_ROTATION =
  /^(ro\w{0,2}t\w{0,5}ns?|rot(ate)?|angles?|euler|quat(ernion)?|q|orientation|yaw|axes|basis|matrix|transform|size|extents)$/i;

/**
 * The rotation of a box, which may be left out. Other fields are its owner's business, but for those that can only be
 * meant to turn it: without a rotation it would pass as unturned.
 */
function checkRotation(value: OrientedBoxLike, argument: string): readonly number[] {
  const rotation = ownField(value, 'rotation');
  if (rotation !== undefined) return checkQuaternion(rotation, `${argument}.rotation`);
  for (const name in value) {
    if (name !== 'rotation' && ALMOST_ROTATION.test(name) && hasOwn(value, name)) {
      throw unknownOption(name, ['center', 'halfSizes', 'rotation'], argument);
    }
  }
  return UNTURNED;
}

function checkBox(value: OrientedBoxLike, argument: string): number[] {
  const { center, halfSizes } = checkFields(value, ['center', 'halfSizes'], argument);
  return [
    ...checkVector3(center, `${argument}.center`),
    ...checkHalfSizes(halfSizes, `${argument}.halfSizes`),
    ...checkRotation(value, argument),
  ];
}

function readCollision(answer: Float64Array): Collision3 {
  return {
    intersects: flagAt(answer, record.intersects),
    normal: vector3At(answer, record.normal),
    depth: at(answer, record.depth),
    mtv: vector3At(answer, record.mtv),
  };
}

/**
 * How two spheres overlap, and how to push them apart. Touching counts. `intersects` is exact for the
 * centers and radii as given; depth and normal are right to within 1e-12 of the pair's size. Of concentric
 * spheres `a` is pushed along -x.
 *
 * O(1).
 *
 * @throws {@link SepaxError} `not-a-shape`, `not-a-vector`, `out-of-range` for a negative radius, or the
 * code of a bad number.
 * @example
 * ```js
 * import { collideSpheres } from 'sepax/3d';
 *
 * const { depth, mtv } = collideSpheres(
 *   { center: [0, 0, 0], radius: 2 },
 *   { center: [3, 0, 0], radius: 2 },
 * );
 * depth; // 1
 * mtv; // { x: -1, y: 0, z: 0 }
 * ```
 */
export function collideSpheres(a: SphereLike, b: SphereLike): Collision3 {
  input(checkSphere(a, 'a'), checkSphere(b, 'b'))._collideSpheres();
  return readCollision(resultRecord());
}

/**
 * How two axis-aligned boxes overlap, and how to push them apart: also if one contains the other.
 * Touching counts. `intersects` is exact, the depth one rounded difference. Of equally short ways the
 * first of +x, -x, +y, -y, +z, -z is the normal.
 *
 * O(1).
 *
 * @throws {@link SepaxError} `not-a-shape`, `not-a-vector`, `out-of-range` if `max` is below `min`, or
 * the code of a bad number.
 * @example
 * ```js
 * import { collideAabbs } from 'sepax/3d';
 *
 * const { normal, depth } = collideAabbs(
 *   { min: [0, 0, 0], max: [4, 4, 4] },
 *   { min: [1, 3, 1], max: [5, 9, 5] },
 * );
 * normal; // { x: 0, y: 1, z: 0 }
 * depth; // 1
 * ```
 */
export function collideAabbs(a: Aabb3Like, b: Aabb3Like): Collision3 {
  input(checkAabb(a, 'a'), checkAabb(b, 'b'))._collideAabbs();
  return readCollision(resultRecord());
}

/** The axis of that number: three faces of a, three of b, nine pairs of edges. */
function sourceOf(axis: number): BoxAxisSource {
  const third = Math.floor(axis / 3);
  return third < 2
    ? { kind: 'face', box: third === 0 ? 'a' : 'b', axis: axis % 3 }
    : { kind: 'edges', a: third - 2, b: axis % 3 };
}

function readBoxCollision(answer: Float64Array): BoxCollision {
  return { ...readCollision(answer), source: sourceOf(at(answer, record.boxAxis)) };
}

/**
 * How two boxes at any angle overlap, and how to push them apart. Touching counts.
 *
 * `intersects` is exact for the boxes as stored: the center and the three half edges. Turning rounds the
 * half edges: each component is within 2e-15 of the half size of what it would be without rounding. Depth and normal are right to within 1e-12 of the pair's size. Of
 * equally short ways out that of a face is taken, of `a` before `b`.
 *
 * Separating-axis test over 15 axes, O(1): Gottschalk, Lin, Manocha, "OBBTree" (1996).
 *
 * @throws {@link SepaxError} `not-a-shape`, `not-a-vector`, `out-of-range` for a half size below 1e-75 or a
 * rotation without a number of at least 1e-75, `not-an-option` for a rotation by another name, or the code of a
 * bad number.
 * @example
 * ```js
 * import { collideBoxes, rotationAbout } from 'sepax/3d';
 *
 * const crate = { center: [0, 0, 0], halfSizes: [1, 1, 1] };
 * const other = { center: [2.2, 0, 0], halfSizes: [1, 1, 1] };
 * collideBoxes(crate, other).intersects; // false
 * // Turned by an eighth about the z axis its corner reaches farther.
 * const rotation = rotationAbout([0, 0, 1], Math.PI / 4);
 * collideBoxes(crate, { ...other, rotation }).intersects; // true
 * ```
 */
export function collideBoxes(a: OrientedBoxLike, b: OrientedBoxLike): BoxCollision {
  input(checkBox(a, 'a'), checkBox(b, 'b'))._collideBoxes();
  return readBoxCollision(resultRecord());
}

function readStep(numbers: Float64Array, index: number): BoxTraceStep {
  const parallel = flagAt(numbers, step.parallel);
  const shadow = (place: number) =>
    parallel ? null : { min: at(numbers, place), max: at(numbers, place + 1) };
  return {
    index,
    source: sourceOf(index),
    parallel,
    axis: parallel ? null : vector3At(numbers, step.direction),
    a: shadow(step.shadowA),
    b: shadow(step.shadowB),
    overlap: parallel ? null : at(numbers, step.overlap),
    apart: flagAt(numbers, step.apart),
    running: {
      overlap: at(numbers, step.leastOverlap),
      step: at(numbers, step.leastOverlapStep),
    },
  };
}

/**
 * All 15 axes of {@link collideBoxes}, with both shadows on each. For teaching and for debugging; made
 * by the same code, so it can't disagree. Axes of parallel edges are marked, not shown.
 *
 * @throws {@link SepaxError} as {@link collideBoxes}.
 * @example
 * ```js
 * import { traceBoxes } from 'sepax/3d';
 *
 * const { steps, decidedBy } = traceBoxes(
 *   { center: [0, 0, 0], halfSizes: [1, 1, 1] },
 *   { center: [3, 0, 0], halfSizes: [1, 1, 1] },
 * );
 * steps.length; // 15
 * decidedBy; // 0: the first axis has a gap
 * steps[0].overlap; // -1
 * ```
 */
export function traceBoxes(a: OrientedBoxLike, b: OrientedBoxLike): BoxTrace {
  input(checkBox(a, 'a'), checkBox(b, 'b'))._traceBoxes();
  const answer = resultRecord();
  const decidedBy = at(answer, record.boxDecidedBy);
  return {
    steps: listAt(output(boxAxisCount * step.size), 0, boxAxisCount, step.size, readStep),
    result: readBoxCollision(answer),
    decidedBy: decidedBy === boxAxisCount ? null : decidedBy,
    normalStep: at(answer, record.boxAxis),
  };
}

/**
 * The eight corners of a box. Bit 0 of an index says whether the corner lies forward along the box's
 * axis 0, bit 1 along axis 1, bit 2 along axis 2.
 *
 * O(1).
 *
 * @throws {@link SepaxError} as {@link collideBoxes}.
 * @example
 * ```js
 * import { cornersOf } from 'sepax/3d';
 *
 * const corners = cornersOf({ center: [0, 0, 0], halfSizes: [1, 2, 3] });
 * corners.length; // 8
 * corners[0]; // { x: -1, y: -2, z: -3 }
 * corners[5]; // { x: 1, y: -2, z: 3 }: forward along axes 0 and 2
 * ```
 */
export function cornersOf(box: OrientedBoxLike): Vector3[] {
  input(checkBox(box, 'box'))._cornersOf();
  return listAt(output(24), 0, 8, 3, (numbers) => vector3At(numbers, 0));
}

/**
 * The rotation by `angle` radians about an axis through the origin, counter-clockwise for someone who looks
 * against the axis. The same bits on every platform.
 *
 * O(1).
 *
 * @throws {@link SepaxError} `not-a-vector`, `out-of-range` for an axis without a coordinate of at least
 * 1e-75 or an angle beyond 1e15, or the code of a bad number.
 * @example
 * ```js
 * import { rotationAbout } from 'sepax/3d';
 *
 * const half = rotationAbout([0, 0, 1], Math.PI);
 * half.z; // 1
 * half.w.toFixed(3); // '0.000'
 * ```
 */
export function rotationAbout(axis: Vector3Like, angle: number): Quaternion {
  const direction = checkDirection3(axis, 'axis');
  input(direction, [checkNumber(angle, 'angle', null, MAX_ANGLE)])._rotationAbout();
  const answer = resultRecord();
  return { ...vector3At(answer, record.quaternion), w: at(answer, record.quaternion + 3) };
}
