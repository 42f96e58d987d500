import { checkList, notAList } from './lists.js';
import { checkOptions } from './options.js';
import { kindOfStranger } from './presentation.js';
import { record } from './raw/layout.js';
import { vectorAt } from './raw/read.js';
import { separatePart } from './raw/wasm/separate.js';
import { slidePart } from './raw/wasm/slide.js';
import { input, type RawHandle, resultRecord } from './raw/wasm.js';
import { handleOf, isShape, type Shape } from './shape.js';
import { isBody, isContact } from './shape-for.js';
import { checkWalk, expectUp, WALK_OPTIONS, type WalkOptions } from './slide-options.js';
import { type ShapeWall, type SlideResult, slideResult } from './slide-result.js';
import { checkDisplacement, formOf, notOurs } from './validate.js';
import type { Vector, VectorLike } from './vector.js';
import type { Body } from './world/body.js';
import type { BodyContact } from './world/body-contact.js';

/** Options of {@link moveAndSlide}. */
export interface SlideOptions<Platform extends Shape | Body = Shape> extends WalkOptions {
  /**
   * Platforms that can be jumped through: in the way of what comes down on them from above and of what
   * stands on them, and of nothing else: a shape or a list of them. What is among the obstacles, too, is an obstacle.
   * Needs {@link up}. Default: none.
   */
  readonly oneWay?: Platform | readonly Platform[] | undefined;
}

const SLIDE_OPTIONS = [...WALK_OPTIONS, 'oneWay'] as const;

/**
 * How a shape moves among others: out of what it overlaps, and along what is in its way. Nothing is moved:
 * translate the shape by the answer.
 *
 * At each obstacle in its way the motion loses what presses against that and goes on with the rest; between two
 * such things it ends. The shape ends in contact at most, within 1e-12 of the sizes (all obstacles are one)
 * and of the motion together; what it is told to have stopped at, and still stands next to, it touches by the
 * exact test. That holds for each wall: out of the tip of a narrow wedge the way is longer, by one over the sine
 * of half its angle. Nothing is passed through, however long the motion. Neither the seams between
 * tiles nor the joints of a {@link Polyline} stop what slides over them. Only what has no width, a point or
 * a segment, may slip through where it meets a seam exactly, also one inside a concave polygon: such seams
 * begin in the corners of dents, where whatever slides into a dent meets them.
 *
 * With {@link SlideOptions.up} a shape stands on floors: what leads down does nothing there, and what is level
 * leads along the floor, as far as it is long, uphill as on the level. A step is climbed by two more slides,
 * up and on, and a straight way down.
 *
 * @param obstacles - What is in the way, standing: a shape or a list of them; the shape itself, if it is among them, is left out.
 * @throws {@link SepaxError} `not-a-shape`, `disposed`, `not-a-list`, `not-an-option`, `zero-vector`, or
 * the code of a bad number.
 * @example
 * ```js
 * import { Box, Capsule, moveAndSlide } from 'sepax';
 *
 * const hero = new Capsule([0, -10], [0, 10], 5, { x: 0, y: -15 });
 * const level = [new Box(400, 20, { y: 10 }), new Box(20, 100, { x: 40, y: -50 })];
 * const walk = { up: [0, -1], maxSlope: Math.PI / 4, snap: 4 };
 * const { translation, onFloor, onWall } = moveAndSlide(hero, [100, 5], level, walk);
 * Math.round(translation.x); // 25: the wall is in the way
 * [onFloor, onWall]; // [true, true]
 * hero.translate(translation.x, translation.y);
 * // A curb is climbed by who may step so high.
 * const curb = [level[0], new Box(40, 6, { x: 70, y: -3 })];
 * moveAndSlide(hero, [40, 0], curb, walk).onWall; // true
 * moveAndSlide(hero, [40, 0], curb, { ...walk, stepHeight: 8 }).onWall; // false
 * ```
 */
export function moveAndSlide<
  Obstacle extends Shape | Body = Shape,
  Platform extends Shape | Body = Obstacle,
>(
  shape: Shape | Body,
  motion: VectorLike,
  obstacles: Obstacle | readonly Obstacle[],
  options?: SlideOptions<Platform>,
): SlideResult<ShapeWall<Obstacle | Platform>> {
  const checked = checkOptions(options, SLIDE_OPTIONS);
  const { oneWay = [] } = checked;
  const walk = checkWalk(checked);
  const [x, y] = checkDisplacement(motion, 'motion');
  // To read an element may run code, even dispose of a shape: handles are taken when all lists have been.
  const solid = checkShapes(obstacles, 'obstacles') as readonly Obstacle[];
  const platforms = checkShapes(oneWay, 'oneWay') as readonly Platform[];
  const handles = [
    ...handlesOf(solid, 'obstacles', obstacles),
    ...handlesOf(platforms, 'oneWay', oneWay),
  ];
  if (platforms.length > 0) expectUp(checked, 'oneWay', oneWay);
  const handle = handleOf(shape, 'shape');
  const all: readonly (Obstacle | Platform)[] = [...solid, ...platforms];
  const count = slidePart()._moveAndSlide(handle, input(handles), platforms.length, x, y, ...walk);
  return slideResult(count, (obstacle) => ({ shape: all[obstacle]! }));
}

/** The handles of what was given, as a list or as the one that it holds. */
function handlesOf(
  shapes: readonly (Shape | Body)[],
  argument: string,
  given: unknown,
): RawHandle[] {
  const isList = formOf(given) === 'array';
  return shapes.map((shape, i) => handleOf(shape, argument, isList ? i : null));
}

/**
 * The shortest translation of a shape that frees it from another, or of several together; zero if it overlaps
 * none. Nothing is moved: translate the shape by the answer.
 *
 * Then the shape does not overlap what it left: `intersects(…, { touching: false })` is false, to the last
 * bit, except in a gap that is as wide as the shape but for rounding, where an overlap of a rounding may be
 * left. The gap that rounding leaves is below 1e-12 of the sizes, or a few steps of the coordinates, where
 * these are farther apart. The `mtv` of `collide` does not promise that: after it, shapes overlap or are apart
 * by some 1e-16 of their sizes.
 *
 * The pushes out of the single obstacles, added up, would be too long in the corner of two walls, and too
 * short where one pushes into another.
 *
 * @param obstacles - What to leave: a shape or a list of them. The shape itself, if it is among them, is left
 * out.
 * @throws {@link SepaxError} `not-a-shape`, `disposed`, `not-a-list`.
 * @example
 * ```js
 * import { Box, intersects, separate } from 'sepax';
 *
 * const crate = new Box(10, 10, { x: 6, y: 8 });
 * const corner = [new Box(100, 10, { y: 15 }), new Box(10, 100, { x: -2 })];
 * const way = separate(crate, corner);
 * way; // { x: 2, y: -3 }
 * crate.translate(way.x, way.y);
 * corner.some((wall) => intersects(crate, wall, { touching: false })); // false
 * ```
 */
export function separate(
  shape: Shape | Body,
  obstacles: Shape | Body | readonly (Shape | Body)[],
): Vector;
/**
 * Moves the bodies of a contact apart: see {@link BodyContact.separate}. Nothing happens if one is a sensor or was
 * removed.
 *
 * @example
 * ```js
 * import { Box, separate, World } from 'sepax';
 *
 * const world = new World();
 * const crate = world.add(new Box(10, 10));
 * world.add(new Box(10, 10), { x: 8, type: 'static' });
 * world.update();
 * for (const contact of world.contacts) separate(contact);
 * crate.x; // -2
 * ```
 */
export function separate(contact: BodyContact): void;
export function separate(
  shape: Shape | Body | BodyContact,
  obstacles?: Shape | Body | readonly (Shape | Body)[],
): Vector | undefined {
  if (isContact(shape)) {
    (shape as BodyContact).separate();
    return undefined;
  }
  if (!isShape(shape) && !isBody(shape)) {
    throw notOurs('not-a-shape', shape, 'shape', 'a shape or a contact of bodies');
  }
  const handles = handlesOf(checkShapes(obstacles, 'obstacles'), 'obstacles', obstacles);
  const handle = handleOf(shape as Shape | Body, 'shape');
  input(handles);
  separatePart()._separate(handle, handles.length);
  return vectorAt(resultRecord(), record.translation);
}

/** Shapes: one, or a list. */
function checkShapes(value: unknown, argument: string): readonly (Shape | Body)[] {
  if (formOf(value) === 'array') return checkList(value, argument) as readonly Shape[];
  if (kindOfStranger(value) === null) {
    throw notAList(value, argument, 'a shape or an array of shapes');
  }
  return [value as Shape];
}
