import { SepaxError } from '../errors.js';
import { present, STATE, stateBy } from '../presentation.js';
import { record } from '../raw/layout.js';
import { at, boundsAt } from '../raw/read.js';
import { worldPart } from '../raw/wasm/world.js';
import { resultRecord } from '../raw/wasm.js';
import { bodyFlag } from '../raw/world-layout.js';
import { checkScale } from '../scale.js';
import { handleOf, putShape, type Shape } from '../shape.js';
import { takeBodies } from '../shape-for.js';
import {
  checkBoolean,
  checkChoice,
  checkNumber,
  gone,
  MAX_ANGLE,
  mismatch,
  notOurs,
} from '../validate.js';
import type { Bounds, Vector, VectorLike } from '../vector.js';
import {
  type BodyShape,
  repivot,
  reshape,
  scalingOf,
  shapeOf,
  worldPointsOf,
} from './body-shape.js';
import { type BodyType, checkBits, type RawTraits, readTraits, TYPES } from './body-traits.js';
import type { WorldLists } from './lists.js';
import { StandIn } from './stand-in.js';

/**
 * Reads the core of a body and the number of it; set by the class, which alone can see them. `argument` is
 * the name under which the caller knows the body, and `index` its place, if that is a list.
 */
export let idOf: (body: Body, core: WorldLists, argument: string, index?: number | null) => number;
/** The number of a value if it is a body of this world, as a list. */
export let idIn: (core: WorldLists, value: object) => number[];
/** Says that a body is in its world no more, or that it is again, perhaps in another form. */
export let setRemoved: (body: Body, removed: boolean) => void;
/** Makes the object of a body. */
export let makeBody: <Data>(core: WorldLists, id: number, generation: number) => Body<Data>;
/** How many bodies had the number before. */
export let generationOf: (body: Body) => number;
/** The world that a body is in, or was in: {@link World} makes `body.world` of it, since only it knows what a world is. */
export let ownerOf: (body: Body) => object;

/** Nobody else can make a body, since nobody else has this. */
const MAKER = Symbol('maker');

/** All that a body asks of the world that it is in. */
interface Owner {
  remove(body: Body): void;
}

const stateOf = stateBy<Body>((body) => {
  if (body.removed) return { id: body.id, removed: true };
  const { id, x, y, angle, type, fast, sensor, enabled, category, mask, data } = body;
  return { id, x, y, angle, type, fast, sensor, enabled, category, mask, data };
});

/**
 * A shape in a {@link World}: what {@link World.add} returns.
 *
 * x, y and angle are where the body is to stand: set here, queries see it there at once, contacts with the next
 * {@link World.update}. Functions about shapes take bodies as they stand there, but for those that ask for one kind of
 * shapes ({@link trace}, {@link traceCircles}, {@link traceCircleBox}, {@link intersectCircles}) or for segments
 * ({@link intersectSegments}, {@link traceSegments}, {@link closestOnSegment}). See {@link World.transforms}, too.
 */
export class Body<Data = unknown> {
  /** The name of the class, which survives minification. */
  static readonly name: string = 'Body';
  /** @internal For test runners. */
  readonly [STATE]: object;
  /** Anything of yours. */
  data: Data = undefined as Data;
  readonly #core: WorldLists;
  readonly #id: number;
  readonly #generation: number;
  #removed = false;
  /** Once one is wanted, and until the form changes. */
  #standIn: StandIn | undefined;
  /** Once it is wanted, and until another form comes: who scales a body each frame need not ask for it. */
  #pivot: Vector | undefined;

  static {
    idOf = (body, core, argument, index = null) => {
      const wanted = 'a body of this world';
      if (typeof body !== 'object' || body === null || !(#core in body)) {
        throw notOurs('not-a-body', body, argument, wanted, index);
      }
      if (body.#core !== core) {
        const demand = `must be ${wanted}`;
        throw mismatch('not-a-body', argument, index, body, demand, '', 'one of another');
      }
      body.#live(argument, index);
      return body.#id;
    };
    idIn = (core, value) => (#core in value && value.#core === core ? [value.#id] : []);
    setRemoved = (body, removed) => {
      body.#removed = removed;
      body.#replaced();
    };
    const isBody = (value: unknown): boolean =>
      typeof value === 'object' && value !== null && #core in value;
    takeBodies({
      isBody,
      standInOf: (body, argument, index) => (body as Body).#inPlace(argument, index),
    });
    generationOf = (body) => body.#generation;
    ownerOf = (body) => body.#core.owner;
    makeBody = <Data>(core: WorldLists, id: number, generation: number) =>
      new Body<Data>(core, id, generation, MAKER);
    present(Body.prototype, isBody);
  }

  /** @internal Made by {@link World.add} alone. */
  constructor(core: WorldLists, id: number, generation: number, maker: typeof MAKER) {
    if (maker !== MAKER) {
      throw new SepaxError('not-a-body', 'core', null, core, 'Bodies are made by World.add alone.');
    }
    this.#core = core;
    this.#id = id;
    this.#generation = generation;
    this.#removed = !worldPart()._worldHas(core.handle, id);
    this[STATE] = stateOf(this);
    // What is not a property of bodies would be forgotten silently: isStatic, velocity.
    Object.preventExtensions(this);
  }

  /**
   * The number of the body: its place in {@link World.transforms} and in the lists of contacts. Used
   * again, for another body, some time after this one was removed.
   */
  get id(): number {
    return this.#id;
  }

  /** The x coordinate of its pivot: see {@link World.transforms}. */
  get x(): number {
    return at(this.#live().targets, 3 * this.#id);
  }

  /** @throws {@link SepaxError} `not-a-number`, `not-finite`, `out-of-range`, `disposed`. */
  set x(value: number) {
    this.#moving()[3 * this.#id] = checkNumber(value, 'x');
  }

  /** The y coordinate of its pivot. */
  get y(): number {
    return at(this.#live().targets, 3 * this.#id + 1);
  }

  /** @throws {@link SepaxError} `not-a-number`, `not-finite`, `out-of-range`, `disposed`. */
  set y(value: number) {
    this.#moving()[3 * this.#id + 1] = checkNumber(value, 'y');
  }

  /** The rotation about its pivot in radians, from the x axis towards the y axis. */
  get angle(): number {
    return at(this.#live().targets, 3 * this.#id + 2);
  }

  /** @throws {@link SepaxError} `not-a-number`, `not-finite`, `out-of-range`, `disposed`. */
  set angle(value: number) {
    this.#moving()[3 * this.#id + 2] = checkNumber(value, 'angle', null, MAX_ANGLE);
  }

  /**
   * Moves the body by (dx, dy).
   *
   * @throws {@link SepaxError} `not-a-number`, `not-finite`, `out-of-range`, `disposed`.
   */
  move(dx: number, dy: number): void {
    const targets = this.#moving();
    const place = 3 * this.#id;
    const x = checkNumber(at(targets, place) + checkNumber(dx, 'dx'), 'x');
    const y = checkNumber(at(targets, place + 1) + checkNumber(dy, 'dy'), 'y');
    targets[place] = x;
    targets[place + 1] = y;
  }

  /**
   * Moves its pivot to (x, y).
   *
   * @throws {@link SepaxError} `not-a-number`, `not-finite`, `out-of-range`, `disposed`.
   */
  moveTo(x: number, y: number): void {
    const targets = this.#moving();
    checkNumber(x, 'x');
    targets[3 * this.#id + 1] = checkNumber(y, 'y');
    targets[3 * this.#id] = x;
  }

  /**
   * Turns the body by `angle` radians about its pivot.
   *
   * @throws {@link SepaxError} `not-a-number`, `not-finite`, `out-of-range`, `disposed`.
   */
  rotate(angle: number): void {
    const turned = this.angle + checkNumber(angle, 'angle', null, MAX_ANGLE);
    this.angle = turned;
  }

  /** See {@link BodyTraits.type}. */
  get type(): BodyType {
    return this.#has(bodyFlag.static) ? 'static' : 'moved';
  }

  /** @throws {@link SepaxError} `not-a-choice`, `disposed`. */
  set type(value: BodyType) {
    this.#set(bodyFlag.static, checkChoice(value, 'type', TYPES) === 'static');
  }

  /** See {@link BodyTraits.fast}. */
  get fast(): boolean {
    return this.#has(bodyFlag.fast);
  }

  /** @throws {@link SepaxError} `not-an-option`, `disposed`. */
  set fast(value: boolean) {
    this.#set(bodyFlag.fast, checkBoolean(value, 'fast'));
  }

  /** See {@link BodyTraits.sensor}. */
  get sensor(): boolean {
    return this.#has(bodyFlag.sensor);
  }

  /** @throws {@link SepaxError} `not-an-option`, `disposed`. */
  set sensor(value: boolean) {
    this.#set(bodyFlag.sensor, checkBoolean(value, 'sensor'));
  }

  /** See {@link BodyTraits.enabled}. */
  get enabled(): boolean {
    return !this.#has(bodyFlag.disabled);
  }

  /** @throws {@link SepaxError} `not-an-option`, `disposed`. */
  set enabled(value: boolean) {
    this.#set(bodyFlag.disabled, !checkBoolean(value, 'enabled'));
  }

  /** See {@link BodyTraits.category}. */
  get category(): number {
    return this.#traits().category;
  }

  /** @throws {@link SepaxError} `not-a-number`, `not-finite`, `out-of-range`, `disposed`. */
  set category(value: number) {
    this.#setTraits({ ...this.#traits(), category: checkBits(value, 'category') });
  }

  /** See {@link BodyTraits.mask}. */
  get mask(): number {
    return this.#traits().mask;
  }

  /** @throws {@link SepaxError} `not-a-number`, `not-finite`, `out-of-range`, `disposed`. */
  set mask(value: number) {
    this.#setTraits({ ...this.#traits(), mask: checkBits(value, 'mask') });
  }

  /**
   * The least axis-aligned box around the body where queries see it: see {@link World.transforms}.
   *
   * @throws {@link SepaxError} `disposed`, or the code of a number in {@link World.transforms}, as is said there.
   */
  get bounds(): Bounds {
    worldPart()._worldBounds(this.#live().current, this.#id);
    return boundsAt(resultRecord(), record.bounds);
  }

  /** The form of the body, to look at: what the world keeps of the shape that it was made of. A frozen object. */
  get shape(): BodyShape {
    return shapeOf(this.#live(), this.#id);
  }

  /**
   * Gives the body the form of another shape or body, with its scale and pivot; x, y and angle stay. Queries see
   * it at once, contacts with the next update.
   *
   * @throws {@link SepaxError} `not-a-shape`, `disposed`.
   */
  setShape(shape: Shape | Body): void {
    const { handle } = this.#live();
    worldPart()._worldSetForm(handle, this.#id, handleOf(shape, 'shape'));
    this.#replaced();
  }

  /** How the form is scaled: a factor for each axis, negative ones mirror. A frozen object. */
  get scale(): Vector {
    return scalingOf(this.#live(), this.#id).scale;
  }

  /**
   * Scales the form about its pivot, by one number or along each axis.
   *
   * @throws {@link SepaxError} `not-a-vector`, `not-a-number`, `not-finite`, `out-of-range`, `non-uniform` if
   * round corners would become elliptic, `disposed`.
   */
  set scale(value: number | VectorLike) {
    const core = this.#live();
    const scale = checkScale(value);
    this.#pivot ??= scalingOf(core, this.#id).pivot;
    reshape(core, this.#id, { scale, pivot: this.#pivot }, 'scale', value);
    this.#reformed();
  }

  /** The point of the form, in local coordinates, that is at (x, y), and that it turns about. A frozen object. */
  get pivot(): Vector {
    return scalingOf(this.#live(), this.#id).pivot;
  }

  /** @throws {@link SepaxError} `not-a-vector`, `not-finite`, `out-of-range`, `disposed`. */
  set pivot(value: VectorLike) {
    repivot(this.#live(), this.#id, value);
    this.#replaced();
  }

  /**
   * The corners of the form where queries see the body, as {@link bounds}, piece by piece, counter-clockwise with y
   * up, also in a mirror; what is round reaches beyond them by its radius, scaled.
   * @throws {@link SepaxError} as {@link bounds}.
   */
  get worldPoints(): Vector[] {
    return worldPointsOf(this.#live(), this.#id);
  }

  /** Whether the body is in its world no more. */
  get removed(): boolean {
    return this.#removed;
  }

  /** Takes the body out of its world. Harmless to repeat; all but `removed`, `id`, `data`, `world` throws `disposed` then. */
  remove(): void {
    if (!this.#removed) (this.#core.owner as Owner).remove(this);
  }

  #live(argument = 'body', index: number | null = null): WorldLists {
    if (!this.#removed) return this.#core;
    const fate = this.#core.disposed ? ', which was disposed of,' : '';
    throw gone(this, argument, index, `was removed from its world${fate}`);
  }

  /** The shape that stands for the body, where the body is now. */
  #inPlace(argument: string, index: number | null): Shape {
    const core = this.#live(argument, index);
    if (core.scaledByList && this.#standIn?.isScaledAsBody === false) this.#reformed();
    this.#standIn ??= new StandIn(core, this.#id);
    const [place, { targets }] = [3 * this.#id, core];
    const x = checkNumber(at(targets, place), 'transforms', place);
    const y = checkNumber(at(targets, place + 1), 'transforms', place + 1);
    const angle = checkNumber(at(targets, place + 2), 'transforms', place + 2, MAX_ANGLE);
    putShape(this.#standIn, x, y, angle);
    return this.#standIn;
  }

  /** It may have another form, with another pivot. */
  #replaced(): void {
    this.#pivot = undefined;
    this.#reformed();
  }

  #reformed(): void {
    this.#standIn?.dispose();
    this.#standIn = undefined;
  }

  /** Where it is to stand, to be written. */
  #moving(): Float64Array {
    const core = this.#live();
    core.moved.note(this.#id);
    return core.targets;
  }

  #traits(): RawTraits {
    return readTraits(this.#live().handle, this.#id);
  }

  #setTraits({ flags, category, mask }: RawTraits): void {
    worldPart()._worldSetTraits(this.#core.handle, this.#id, flags, category, mask);
  }

  #has(flag: number): boolean {
    return (this.#traits().flags & flag) !== 0;
  }

  #set(flag: number, value: boolean): void {
    const known = this.#traits();
    this.#setTraits({ ...known, flags: value ? known.flags | flag : known.flags & ~flag });
  }
}
