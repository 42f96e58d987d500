import { checkList } from './lists.js';
import { checkOptions } from './options.js';
import { record } from './raw/layout.js';
import { vectorAt } from './raw/read.js';
import { separatePart } from './raw/wasm/separate.js';
import { slidePart } from './raw/wasm/slide.js';
import { input, type RawHandle, resultRecord } from './raw/wasm.js';
import { handleOf, isShape, type Shape } from './shape.js';
import { checkWalk, WALK_OPTIONS, type WalkOptions } from './slide-options.js';
import { type SlideResult, slideResult } from './slide-result.js';
import { checkVector } from './validate.js';
import type { Vector, VectorLike } from './vector.js';
import { type BodyContact, isBodyContact } from './world/body-contact.js';

/** Options of {@link moveAndSlide}. */
export interface SlideOptions extends WalkOptions {
  /**
   * Platforms that can be jumped through: in the way of what comes down on them from above and of what
   * stands on them, and of nothing else. Needs {@link up}. Default: none.
   */
  readonly oneWay?: readonly Shape[];
}

const SLIDE_OPTIONS = [...WALK_OPTIONS, 'oneWay'] as const;

/**
 * How a shape moves among others: out of what it overlaps, and along what is in its way. Nothing is moved:
 * translate the shape by the answer.
 *
 * At everything in its way the motion loses what presses against it and goes on with the rest; between two
 * such things it ends. The shape ends in contact at most, within 1e-12 of the sizes (all obstacles are one)
 * and of the motion together; what it is told to have stopped at, and still stands next to, it touches by the
 * exact test. Nothing is passed through, however long the motion. Neither the seams between
 * tiles nor the joints of a {@link Polyline} stop what slides over them. Only what has no width, a point or
 * a segment, may slip through where it meets a seam exactly, also one inside of a concave polygon.
 *
 * With {@link SlideOptions.up} a shape stands on floors: what leads down is nothing to it, and what is level
 * leads along the floor, as far as it is long, uphill as on the level. A step is climbed by two more slides,
 * up and on, and a straight way down.
 *
 * @param obstacles - What is in the way, standing; the shape itself, if it is among them, is left out.
 * @throws {@link SepaxError} `not-a-shape`, `disposed`, `not-a-list`, `not-an-option`, `zero-vector`, or
 * the code of a bad number.
 */
export function moveAndSlide(
  shape: Shape,
  motion: VectorLike,
  obstacles: readonly Shape[],
  options?: SlideOptions,
): SlideResult {
  const checked = checkOptions(options, SLIDE_OPTIONS);
  const { oneWay = [] } = checked;
  const walk = checkWalk(checked);
  const [x, y] = checkVector(motion, 'motion');
  // To read an element may run code, even dispose of a shape: handles are taken when all lists have been.
  const solid = checkList(obstacles, 'obstacles') as readonly Shape[];
  const platforms = checkList(oneWay, 'oneWay') as readonly Shape[];
  const handles = [...handlesOf(solid, 'obstacles'), ...handlesOf(platforms, 'oneWay')];
  const handle = handleOf(shape, 'shape');
  const all = [...solid, ...platforms];
  const count = slidePart()._moveAndSlide(handle, input(handles), platforms.length, x, y, ...walk);
  return slideResult(count, (obstacle) => ({ shape: all[obstacle] as Shape }));
}

function handlesOf(shapes: readonly Shape[], argument: string): RawHandle[] {
  return shapes.map((shape, i) => handleOf(shape, argument, i));
}

/**
 * The shortest translation of a shape that frees it of another, or of several together; zero if it overlaps
 * none. Nothing is moved: translate the shape by the answer.
 *
 * Then the shape does not overlap what it left: `intersects(…, { touching: false })` is false, to the last
 * bit. The gap that rounding leaves is below 1e-12 of the sizes, or a few steps of the coordinates, where
 * these are farther apart. The `mtv` of `collide` does not promise that: after it, shapes overlap or are apart
 * by some 1e-16 of their sizes.
 *
 * The pushes out of the single obstacles, added up, would be too long in the corner of two walls, and too
 * short where one pushes into another.
 *
 * @param obstacles - What to leave: a shape or a list of them. The shape itself, if it is among them, is left
 * out.
 * @throws {@link SepaxError} `not-a-shape`, `disposed`, `not-a-list`.
 */
export function separate(shape: Shape, obstacles: Shape | readonly Shape[]): Vector;
/** Moves the bodies of a contact apart: see {@link BodyContact.separate}. */
export function separate(contact: BodyContact): void;
export function separate(
  shape: Shape | BodyContact,
  obstacles?: Shape | readonly Shape[],
): Vector | undefined {
  if (isBodyContact(shape)) {
    shape.separate();
    return undefined;
  }
  const handles = isShape(obstacles)
    ? [handleOf(obstacles, 'obstacles')]
    : handlesOf(checkList(obstacles, 'obstacles') as readonly Shape[], 'obstacles');
  const handle = handleOf(shape, 'shape');
  input(handles);
  separatePart()._separate(handle, handles.length);
  return vectorAt(resultRecord(), record.translation);
}
