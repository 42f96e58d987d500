import { disposing } from './disposing.js';
import {
  create,
  describerOf,
  type Form,
  PLACEMENT_OPTIONS,
  type PlacementOptions,
} from './form.js';
import { checkOptions } from './options.js';
import { present, STATE, stateBy } from './presentation.js';
import { record } from './raw/layout.js';
import { at, boundsAt, vectorAt } from './raw/read.js';
import { shapesPart } from './raw/wasm/shapes.js';
import { type RawHandle, resultRecord } from './raw/wasm.js';
import { circlesApart, grownReach, writeNormal } from './reach.js';
import { checkScale, expectReshaped } from './scale.js';
import { shapeFor } from './shape-for.js';
import type { PlacementJSON, ShapeJSON } from './shape-json.js';
import { checkNumber, checkVector, gone, MAX_ANGLE, notOurs } from './validate.js';
import type { Bounds, Vector, VectorLike } from './vector.js';

const UNSCALED: Vector = Object.freeze({ x: 1, y: 1 });
const ORIGIN: Vector = Object.freeze({ x: 0, y: 0 });

const stateOf = stateBy<Shape>((shape) => (shape.disposed ? { disposed: true } : jsonOf(shape)));

/** Returns the wasm slots of shapes that were dropped without `dispose`. */
const dropped = new FinalizationRegistry<RawHandle>((handle) => {
  shapesPart()._destroy(handle);
});

/**
 * Reads the handle of a shape; set by the class, which alone can see it. `argument` is the name under which the caller
 * knows the shape, and `index` its place if that is a list.
 */
export let handleOfShape: (shape: object, argument: string, index?: number | null) => RawHandle;

/** The same of a shape or of the one that stands for a body. */
export function handleOf(value: object, argument: string, index: number | null = null): RawHandle {
  return handleOfShape(shapeFor(value, argument, index), argument, index);
}

/** Whether a value is a shape: in truth, and not by its prototype. */
export let isShape: (value: unknown) => value is Shape;

// What the library asks of a shape and does to it while a call goes on: a class that extends one may have
// members of its own by these names, which may do anything.

/** Where a shape stands. */
export let placeOf: (shape: Shape) => Readonly<Record<'x' | 'y' | 'angle', number>>;
/** See {@link Shape.bounds}. */
export let boundsOf: (shape: Shape) => Bounds;
/** See {@link Shape.toJSON}. */
export let jsonOf: (shape: Shape) => ShapeJSON;
/** Has a shape described by another method `toJSON` than that of its form. */
export let describeBy: (shape: Shape, describe: () => ShapeJSON) => void;
/** See {@link Shape.moveTo}. */
let moveShape: (shape: Shape, x: number, y: number) => void;
/** Puts a shape in a place that is known to be one, if it is not there. */
export let putShape: (shape: Shape, x: number, y: number, angle: number) => void;

// What can be said without the core; of what is no shape, nothing. To read its private fields is the quickest test.

/**
 * Whether the circles around two shapes, about their places, are apart so clearly that the core, which decides by
 * corners as they are rounded, says so, too.
 */
export let clearlyApart: (a: object, b: object) => boolean;
/** Whether two values are discs about their places that are clearly apart. Then `normal` is what the core says of them. */
export let discsApart: (a: object, b: object, normal: Float64Array) => boolean;

/**
 * A shape with a place, an angle and a scale: what {@link Polygon}, {@link Box}, {@link Circle},
 * {@link Capsule}, {@link Segment}, {@link Point}, {@link ConcavePolygon}, {@link Polyline} and
 * {@link Compound} have in common.
 *
 * Nothing needs to be freed: the memory of a shape that is no longer reachable is reclaimed.
 * {@link dispose} does it at once.
 */
export abstract class Shape {
  /** What kind of shape it is. */
  abstract readonly kind: ShapeJSON['kind'];
  /** @internal For test runners. */
  readonly [STATE]: object;
  #handle: RawHandle;
  #describe: () => ShapeJSON;
  #x = 0;
  #y = 0;
  #angle = 0;
  #scale: Vector = UNSCALED;
  #pivot: Vector = ORIGIN;
  /** How far from its place the shape has points, at any angle; no less, and infinite once there is no shape. */
  #reach = Number.POSITIVE_INFINITY;
  /** Whether it is a disc about its place. */
  #isDisc = false;

  static {
    handleOfShape = (shape, argument, index = null) => {
      let handle: RawHandle;
      try {
        handle = (shape as Shape).#handle;
      } catch {
        // It has no such field.
        const wanted = 'a shape, such as a Polygon or a Circle';
        throw notOurs('not-a-shape', shape, argument, wanted, index);
      }
      return handle === 0 ? (shape as Shape).#live(argument, index) : handle;
    };
    isShape = (value): value is Shape =>
      typeof value === 'object' && value !== null && #handle in value;
    placeOf = (shape) => ({ x: shape.#x, y: shape.#y, angle: shape.#angle });
    boundsOf = (shape) => boundsAt(shape.#measures(), record.bounds);
    jsonOf = (shape) => shape.#describe();
    describeBy = (shape, describe) => {
      shape.#describe = describe;
    };
    moveShape = (shape, x, y) =>
      shape.#place(checkNumber(x, 'x'), checkNumber(y, 'y'), shape.#angle);
    putShape = (shape, x, y, angle) => {
      if (shape.#x !== x || shape.#y !== y || shape.#angle !== angle) shape.#place(x, y, angle);
    };
    clearlyApart = (one, other) => {
      const a = one as Shape;
      const b = other as Shape;
      try {
        return circlesApart(a.#x, a.#y, a.#reach, b.#x, b.#y, b.#reach);
      } catch {
        return false;
      }
    };
    discsApart = (one, other, normal) => {
      const a = one as Shape;
      const b = other as Shape;
      try {
        // The kind of bodies and of most shapes tells at once: to fail to read a private field takes far longer.
        if (a.kind !== 'circle' || b.kind !== 'circle' || !a.#isDisc || !b.#isDisc) return false;
        if (!circlesApart(a.#x, a.#y, a.#reach, b.#x, b.#y, b.#reach)) return false;
        writeNormal(normal, a.#x, a.#y, b.#x, b.#y);
        return true;
      } catch {
        return false;
      }
    };
    present(Shape.prototype, isShape);
  }

  /** @internal For the library's own kinds of shapes. The form is made once the placement is known to be valid. */
  protected constructor(
    form: Form<never>,
    options: PlacementOptions | undefined,
    names: readonly string[] = PLACEMENT_OPTIONS,
  ) {
    const checked = checkOptions<PlacementOptions>(options, names as typeof PLACEMENT_OPTIONS);
    const { x = 0, y = 0, angle = 0, scale, pivot } = checked;
    checkNumber(x, 'x');
    checkNumber(y, 'y');
    checkNumber(angle, 'angle', null, MAX_ANGLE);
    const scales = scale === undefined ? UNSCALED : checkScale(scale);
    const [pivotX, pivotY] = pivot === undefined ? [0, 0] : checkVector(pivot, 'pivot');
    this.#handle = create(form, checked);
    this.#describe = describerOf(form);
    this[STATE] = stateOf(this);
    dropped.register(this, this.#handle, this);
    try {
      if (pivot !== undefined) this.#turnAbout(pivotX, pivotY, pivot);
      if (scale !== undefined) this.#reshape(scales, scale);
      this.#measureReach();
    } catch (error) {
      this.#dispose();
      throw error;
    }
    this.#place(x, y, angle);
  }

  /** The x coordinate of the {@link pivot}. */
  get x(): number {
    this.#live('shape');
    return this.#x;
  }

  /**
   * Moves the {@link pivot} to this x coordinate.
   *
   * @throws {@link SepaxError} `not-a-number`, `not-finite`, `out-of-range`, `disposed`.
   */
  set x(value: number) {
    moveShape(this, value, this.#y);
  }

  /** The y coordinate of the {@link pivot}. */
  get y(): number {
    this.#live('shape');
    return this.#y;
  }

  /**
   * Moves the {@link pivot} to this y coordinate.
   *
   * @throws {@link SepaxError} `not-a-number`, `not-finite`, `out-of-range`, `disposed`.
   */
  set y(value: number) {
    moveShape(this, this.#x, value);
  }

  /** The rotation about the {@link pivot}, in radians, from the x axis towards the y axis. */
  get angle(): number {
    this.#live('shape');
    return this.#angle;
  }

  /**
   * Turns the shape to this angle, in radians, of magnitude 1e15 at most.
   *
   * @throws {@link SepaxError} `not-a-number`, `not-finite`, `out-of-range`, `disposed`.
   */
  set angle(value: number) {
    this.#place(this.#x, this.#y, checkNumber(value, 'angle', null, MAX_ANGLE));
  }

  /**
   * What the shape is multiplied by along its local x and y axes, about the {@link pivot}. May be set to
   * one number for both. A frozen object.
   */
  get scale(): Vector {
    this.#live('shape');
    return this.#scale;
  }

  /**
   * Scales the shape, measured from how it was made: one factor for both axes, or one for each.
   *
   * @throws {@link SepaxError} `non-uniform` for a shape with a radius, `out-of-range` if it would
   * leave the range of coordinates or a factor is 0, `not-a-vector`, `disposed`.
   */
  set scale(value: number | VectorLike) {
    this.#reshape(checkScale(value), value);
  }

  /** The point, in local coordinates, that is put at (x, y). A frozen object. */
  get pivot(): Vector {
    this.#live('shape');
    return this.#pivot;
  }

  /**
   * Chooses the point, in local coordinates, that is put at (x, y): the shape moves, x and y stay.
   *
   * @throws {@link SepaxError} `not-a-vector`, `out-of-range`, `disposed`, or the code of a bad
   * number.
   */
  set pivot(value: VectorLike) {
    this.#turnAbout(...checkVector(value, 'pivot'), value);
  }

  /**
   * Moves the shape by (dx, dy).
   *
   * @throws {@link SepaxError} `not-a-number`, `not-finite`, `out-of-range`, `disposed`.
   */
  translate(dx: number, dy: number): void {
    moveShape(this, this.#x + checkNumber(dx, 'dx'), this.#y + checkNumber(dy, 'dy'));
  }

  /**
   * Moves the {@link pivot} to (x, y).
   *
   * @throws {@link SepaxError} `not-a-number`, `not-finite`, `out-of-range`, `disposed`.
   */
  moveTo(x: number, y: number): void {
    moveShape(this, x, y);
  }

  /**
   * Turns the shape by `angle` radians about its {@link pivot}.
   *
   * @throws {@link SepaxError} `not-a-number`, `not-finite`, `out-of-range`, `disposed`.
   */
  rotate(angle: number): void {
    const turned = this.#angle + checkNumber(angle, 'angle', null, MAX_ANGLE);
    this.#place(this.#x, this.#y, checkNumber(turned, 'angle', null, MAX_ANGLE));
  }

  /** The area: 0 for points and segments. Of several pieces the sum: overlaps, as at rounded seams, count twice. */
  get area(): number {
    return at(this.#measures(), record.area);
  }

  /** The centre of the {@link area}, where it stands: not the mean of the corners. */
  get centroid(): Vector {
    return vectorAt(this.#measures(), record.centroid);
  }

  /**
   * The polar moment of inertia about the {@link centroid}: the integral of the squared distance from it
   * over the area, with the mass 1 for each unit of area. A fourth power of lengths: infinite for shapes
   * beyond about 1e77; below about 1e-77 it loses its digits, in the end all.
   */
  get inertia(): number {
    return at(this.#measures(), record.shapeInertia);
  }

  /** The smallest axis-aligned box around the shape, where it stands. */
  get bounds(): Bounds {
    return boundsOf(this);
  }

  /** Whether {@link dispose} was called. */
  get disposed(): boolean {
    return this.#handle === 0;
  }

  /**
   * Gives the memory back at once. Optional, and harmless to repeat. Using the shape afterwards
   * throws `disposed`; its `kind`, and most of what it was made of, such as `radius`, can still be read, but not the
   * `points` of a {@link Polygon}.
   */
  dispose(): void {
    this.#dispose();
  }

  /** For `using shape = …`: the same as {@link dispose}. */
  [disposing](): void {
    this.dispose();
  }

  /**
   * The shape as plain data, which `JSON.stringify`, `structuredClone` and `postMessage` take: form and place.
   * {@link fromJSON} makes it a shape again that gives the same answers to the bit, unless compounds lie more than 500
   * deep in one another: those are written, but not read.
   *
   * @throws {@link SepaxError} `disposed`.
   */
  abstract toJSON(): ShapeJSON;

  /** A shape of the same form in the same place, independent of this one. */
  abstract clone(): Shape;

  /** Where the shape stands, as options for another. */
  protected get placement(): PlacementOptions {
    return { x: this.x, y: this.y, angle: this.angle, scale: this.scale, pivot: this.pivot };
  }

  /** The same as data: what is as it is by default is left out, but for x and y. */
  protected get placementJSON(): PlacementJSON {
    this.#live('shape');
    const [x, y, angle, scale, pivot] = [this.#x, this.#y, this.#angle, this.#scale, this.#pivot];
    return {
      x,
      y,
      ...(angle !== 0 && { angle }),
      ...((scale.x !== 1 || scale.y !== 1) && { scale }),
      ...((pivot.x !== 0 || pivot.y !== 0) && { pivot }),
    };
  }

  #dispose(): void {
    if (this.#handle === 0) return;
    dropped.unregister(this);
    shapesPart()._destroy(this.#handle);
    this.#handle = 0;
    this.#reach = Number.POSITIVE_INFINITY;
    this.#isDisc = false;
  }

  #live(argument: string, index: number | null = null): RawHandle {
    if (this.#handle !== 0) return this.#handle;
    throw gone(this, argument, index);
  }

  #reshape(scale: Vector, value: unknown): void {
    expectReshaped(shapesPart()._setScale(this.#live('shape'), scale.x, scale.y), 'scale', value);
    this.#scale = scale;
    this.#measureReach();
  }

  #turnAbout(x: number, y: number, value: unknown): void {
    expectReshaped(shapesPart()._setPivot(this.#live('shape'), x, y), 'pivot', value);
    this.#pivot = Object.freeze({ x, y });
    this.#measureReach();
  }

  #measureReach(): void {
    this.#isDisc = shapesPart()._measureReach(this.#live('shape'));
    this.#reach = grownReach(at(resultRecord(), record.pivotReach));
  }

  #place(x: number, y: number, angle: number): void {
    shapesPart()._setTransform(this.#live('shape'), x, y, angle);
    this.#x = x;
    this.#y = y;
    this.#angle = angle;
  }

  #measures(): Float64Array {
    shapesPart()._measure(this.#live('shape'));
    return resultRecord();
  }
}
