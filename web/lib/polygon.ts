import { SepaxError, type SepaxErrorCode } from './errors.js';
import { outlineFaults, record } from './raw/layout.js';
import { at, vectorAt } from './raw/read.js';
import { input, output, type RawHandle, resultRecord, wasm } from './raw/wasm.js';
import {
  checkInteger,
  checkNumber,
  checkOptions,
  checkPoints,
  checkSize,
  MAX_ANGLE,
  show,
} from './validate.js';
import type { Bounds, PointsLike, Vector } from './vector.js';

/** Where a shape stands. */
export interface PlacementOptions {
  /** The x coordinate of the shape's local origin. Default 0. */
  readonly x?: number;
  /** The y coordinate of the shape's local origin. Default 0. */
  readonly y?: number;
  /**
   * Rotation about the local origin in radians, from the x axis towards the y axis: counter-clockwise
   * with y up, clockwise on a y-down screen. Default 0.
   */
  readonly angle?: number;
}

const PLACEMENT_OPTIONS = ['x', 'y', 'angle'] as const;

/** The most corners that {@link Polygon.regular} makes. */
const MAX_SIDES = 100_000;

/** Returns the wasm slots of polygons that were dropped without `dispose`. */
const dropped = new FinalizationRegistry<RawHandle>((handle) => {
  wasm()._destroy(handle);
});

/**
 * Reads the handle of a shape; set by the class, which alone can see it. `argument` is the name under
 * which the caller knows the shape.
 */
export let handleOf: (shape: Polygon, argument: string) => RawHandle;

/**
 * A convex polygon with a place and an angle.
 *
 * Points may run either way round; repeated points (GeoJSON rings repeat the first) and points on a
 * straight edge are left out. {@link points} shows what was kept. Concave, self-crossing and flat
 * outlines are refused.
 *
 * Nothing needs to be freed: the memory of a polygon that is no longer reachable is reclaimed.
 * {@link dispose} does it at once.
 */
export class Polygon {
  #handle: RawHandle;
  #x = 0;
  #y = 0;
  #angle = 0;
  #points: readonly Vector[] | undefined;

  static {
    handleOf = (shape, argument) => {
      if (typeof shape !== 'object' || shape === null || !(#handle in shape)) {
        throw new SepaxError(
          'not-a-shape',
          argument,
          null,
          shape,
          `${argument} must be a Polygon, but is ${show(shape)}.`,
        );
      }
      return shape.#live(argument);
    };
  }

  /**
   * @param points - The corners in local coordinates, at least three that are not on one line.
   * @param options - Where the polygon stands.
   * @throws {@link SepaxError} `too-few-points`, `collinear`, `concave` (index: the dent),
   * `self-crossing` (index: the first edge; value: both edges), or the code of a bad number.
   */
  constructor(points: PointsLike, options?: PlacementOptions) {
    const { x = 0, y = 0, angle = 0 } = checkOptions(options, PLACEMENT_OPTIONS);
    checkNumber(x, 'x');
    checkNumber(y, 'y');
    checkNumber(angle, 'angle', null, MAX_ANGLE);
    this.#handle = createFrom(points);
    dropped.register(this, this.#handle, this);
    this.#place(x, y, angle);
  }

  /**
   * The regular polygon with `sides` corners at distance `radius` from its centre, which is the local
   * origin. At angle 0 the first corner lies on the positive x axis.
   *
   * @throws {@link SepaxError} `out-of-range` if `sides` is not a whole number from 3 to 100,000 or
   * `radius` does not lie between 1e-100 and 1e100.
   */
  static regular(sides: number, radius: number, options?: PlacementOptions): Polygon {
    checkInteger(sides, 'sides', 3, MAX_SIDES);
    checkSize(radius, 'radius');
    return new Polygon(readPoints(wasm()._regularPoints(sides, radius)), options);
  }

  /** The x coordinate of the local origin. */
  get x(): number {
    this.#live('polygon');
    return this.#x;
  }

  set x(value: number) {
    this.#place(checkNumber(value, 'x'), this.#y, this.#angle);
  }

  /** The y coordinate of the local origin. */
  get y(): number {
    this.#live('polygon');
    return this.#y;
  }

  set y(value: number) {
    this.#place(this.#x, checkNumber(value, 'y'), this.#angle);
  }

  /** The rotation about the local origin, in radians, from the x axis towards the y axis. */
  get angle(): number {
    this.#live('polygon');
    return this.#angle;
  }

  set angle(value: number) {
    this.#place(this.#x, this.#y, checkNumber(value, 'angle', null, MAX_ANGLE));
  }

  /** Moves the polygon by (dx, dy). */
  translate(dx: number, dy: number): void {
    const x = this.#x + checkNumber(dx, 'dx');
    const y = this.#y + checkNumber(dy, 'dy');
    this.#place(checkNumber(x, 'dx'), checkNumber(y, 'dy'), this.#angle);
  }

  /** Moves the local origin to (x, y). */
  moveTo(x: number, y: number): void {
    this.#place(checkNumber(x, 'x'), checkNumber(y, 'y'), this.#angle);
  }

  /** Turns the polygon by `angle` radians about its local origin. */
  rotate(angle: number): void {
    const turned = this.#angle + checkNumber(angle, 'angle', null, MAX_ANGLE);
    this.#place(this.#x, this.#y, checkNumber(turned, 'angle', null, MAX_ANGLE));
  }

  /**
   * The corners in local coordinates, counter-clockwise with y up (clockwise on a y-down screen).
   * Edge `i` runs from corner `i` to the next. The list is frozen, as its points are, and always the
   * same.
   */
  get points(): readonly Vector[] {
    const handle = this.#live('polygon');
    this.#points ??= Object.freeze(
      readPoints(wasm()._localPoints(handle)).map((point) => Object.freeze(point)),
    );
    return this.#points;
  }

  /** The corners where they stand, in the order of {@link points}. */
  get worldPoints(): Vector[] {
    return readPoints(wasm()._worldPoints(this.#live('polygon')));
  }

  /** The area. */
  get area(): number {
    return at(this.#measures(), record.area);
  }

  /** The centre of the area, where it stands: not the mean of the corners. */
  get centroid(): Vector {
    return vectorAt(this.#measures(), record.centroid);
  }

  /** The least axis-aligned box around the polygon, where it stands. */
  get bounds(): Bounds {
    const measures = this.#measures();
    return {
      minX: at(measures, record.bounds),
      minY: at(measures, record.bounds + 1),
      maxX: at(measures, record.bounds + 2),
      maxY: at(measures, record.bounds + 3),
    };
  }

  /** A polygon of the same outline in the same place, independent of this one. */
  clone(): Polygon {
    return new Polygon(this.points, { x: this.#x, y: this.#y, angle: this.#angle });
  }

  /** Whether {@link dispose} was called. */
  get disposed(): boolean {
    return this.#handle === 0;
  }

  /**
   * Gives the memory back at once. Optional, and harmless to repeat. Using the polygon afterwards
   * throws `disposed`.
   */
  dispose(): void {
    if (this.#handle === 0) return;
    dropped.unregister(this);
    wasm()._destroy(this.#handle);
    this.#handle = 0;
  }

  /** For `using polygon = …`: the same as {@link dispose}. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  #live(argument: string): RawHandle {
    if (this.#handle !== 0) return this.#handle;
    throw new SepaxError(
      'disposed',
      argument,
      null,
      this,
      `${argument} was disposed of and can't be used any more.`,
    );
  }

  #place(x: number, y: number, angle: number): void {
    wasm()._setTransform(this.#live('polygon'), x, y, angle);
    this.#x = x;
    this.#y = y;
    this.#angle = angle;
  }

  #measures(): Float64Array {
    wasm()._measure(this.#live('polygon'));
    return resultRecord();
  }
}

function createFrom(points: PointsLike): RawHandle {
  const coordinates = checkPoints(points, 'points');
  input(coordinates);
  const handle = wasm()._createPolygon(coordinates.length / 2);
  if (handle === 0) throw outlineError(points, coordinates);
  return handle;
}

/** The error for the fault that the record holds. */
function outlineError(points: PointsLike, coordinates: Float64Array): SepaxError {
  const report = resultRecord();
  const first = at(report, record.faultFirst);
  const second = at(report, record.faultSecond);
  const fault = outlineFaults[at(report, record.fault)];
  const error = (code: SepaxErrorCode, index: number | null, value: unknown, message: string) =>
    new SepaxError(code, 'points', index, value, message);
  switch (fault) {
    case 'too-few-points':
      return error(
        fault,
        null,
        points,
        `points must hold at least 3 different points, but holds ${first}.`,
      );
    case 'collinear':
      return error(
        fault,
        null,
        points,
        'points must enclose an area, but all of them lie on one line.',
      );
    case 'concave': {
      const dent = { x: coordinates[2 * first], y: coordinates[2 * first + 1] };
      return error(
        fault,
        first,
        dent,
        `points must be convex, but points[${first}], ${show(dent)}, makes a dent. Split the outline into convex pieces.`,
      );
    }
    case 'self-crossing':
      return error(
        fault,
        first,
        [first, second],
        `points must not cross itself, but the edge from points[${first}] meets the edge from points[${second}].`,
      );
    default:
      return error(
        'out-of-memory',
        null,
        points,
        'There are 4,194,304 shapes already, the most that there can be. Dispose of some.',
      );
  }
}

function readPoints(count: number): Vector[] {
  const numbers = output(2 * count);
  return Array.from({ length: count }, (_, i) => vectorAt(numbers, 2 * i));
}
