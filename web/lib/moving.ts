import {
  climbStep,
  type Pair,
  restsOnEdge,
  type Stop,
  stopsFromAbove,
  unit,
  type Walker,
} from './character.js';
import { checkList } from './lists.js';
import { checkOptions } from './options.js';
import { record } from './raw/layout.js';
import { vectorAt } from './raw/read.js';
import { input, type RawHandle, resultRecord, wasm } from './raw/wasm.js';
import { handleOf, isShape, type Shape } from './shape.js';
import { type SlideResult, slideResult, type Wall } from './slide-result.js';
import { type Impact, sweep } from './sweep.js';
import { checkDirection, checkRange, checkVector, MAX_COORDINATE } from './validate.js';
import type { Vector, VectorLike } from './vector.js';
import { type BodyContact, isBodyContact } from './world/body-contact.js';

/** Options of {@link moveAndSlide}. */
export interface SlideOptions {
  /**
   * Where up is, for telling floors from walls and ceilings: `[0, -1]` on a y-down screen, `[0, 1]` with y
   * up. Any length but zero. Default: nowhere; all is walls.
   */
  readonly up?: VectorLike;
  /**
   * The steepest floor, in radians from level: 0 to π/2. Default π/4. It says what counts as a floor, and
   * forbids nothing: a motion that presses against a steeper slope is led up along it.
   */
  readonly maxSlope?: number;
  /**
   * How high a step may be that is climbed: where a wall stops a shape on its way along a floor, it is
   * lifted by that much at most, goes on, and is put down: on a floor, or on the edge of one, which then
   * counts as a floor. It forbids nothing either: round feet also slide over low edges as over slopes.
   * Needs {@link up}. Default 0.
   */
  readonly stepHeight?: number;
  /**
   * Platforms that can be jumped through: in the way of what comes down on them from above and of what
   * stands on them, and of nothing else. Needs {@link up}. Default: none.
   */
  readonly oneWay?: readonly Shape[];
}

const SLIDE_OPTIONS = ['up', 'maxSlope', 'stepHeight', 'oneWay'] as const;
const QUARTER_TURN = Math.PI / 2;
const STANDING = [0, 0] as const;

/**
 * How a shape moves among others: out of what it overlaps, and along what is in its way. Nothing is moved:
 * translate the shape by the answer.
 *
 * At everything in its way the motion loses what presses against it and goes on with the rest; between two
 * such things it ends. The shape ends in contact at most, within 1e-12 of the sizes (all obstacles are one)
 * and of the motion together. Nothing is passed through, however long the motion. Neither the seams between
 * tiles nor the joints of a {@link Polyline} stop what slides over them. Only what has no width, a point or
 * a segment, may slip through where it meets a seam exactly, also one inside of a concave polygon. A step
 * is climbed by two more slides, up and on, and a straight way down.
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
  const { up, maxSlope = QUARTER_TURN / 2, stepHeight = 0, oneWay = [] } = checked;
  const direction = up === undefined ? STANDING : checkDirection(up, 'up');
  checkRange(maxSlope, 'maxSlope', 0, QUARTER_TURN);
  checkRange(stepHeight, 'stepHeight', 0, MAX_COORDINATE);
  const way = checkVector(motion, 'motion');
  // To read an element may run code, even dispose of a shape: handles are taken when all lists have been.
  const solid = checkList(obstacles, 'obstacles') as readonly Shape[];
  const platforms = checkList(oneWay, 'oneWay') as readonly Shape[];
  const solidHandles = handlesOf(solid, 'obstacles');
  const platformHandles = handlesOf(platforms, 'oneWay');
  handleOf(shape, 'shape');
  const upwards = unit(direction);
  const isInTheWay = (platform: Shape, by: Pair): boolean =>
    up !== undefined && stopsFromAbove(shape, platform, by, upwards, maxSlope);
  const slideBy = (by: Pair): SlideResult => {
    const standing = platformHandles.filter((_, i) => isInTheWay(platforms[i] as Shape, by));
    return slide(shape, by, [...solidHandles, ...standing], direction, maxSlope);
  };
  const first = slideBy(way);
  if (stepHeight === 0 || up === undefined || !first.onWall) return first;
  const walker: Walker = {
    shape,
    up: upwards,
    maxSlope,
    stepHeight,
    slideBy: (by) => slideBy(by).translation,
    firstStop: (by) =>
      firstStop(shape, [...solid, ...platforms.filter((one) => isInTheWay(one, by))], by),
  };
  if (!first.onFloor && !restsOnEdge(walker)) return first;
  const step = climbStep(walker, first.translation, way);
  return step === null ? first : standingAt(step);
}

/** What a straight way meets first. */
function firstStop(shape: Shape, obstacles: readonly Shape[], [x, y]: Pair): Stop | null {
  let first: Impact | null = null;
  for (const obstacle of obstacles) {
    if (obstacle === shape) continue;
    const impact = sweep(shape, obstacle, { translationA: [x, y] });
    if (impact !== null && !(first !== null && first.time <= impact.time)) first = impact;
  }
  if (first === null) return null;
  const { time, normal } = first;
  return { translation: { x: time * x, y: time * y }, normal: { x: -normal.x, y: -normal.y } };
}

function standingAt({ translation, normal }: Stop): SlideResult {
  const walls: Wall[] = [{ normal, kind: 'floor' }];
  return { translation, walls, onFloor: true, onWall: false, onCeiling: false };
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
  wasm()._separate(handle, handles.length);
  return vectorAt(resultRecord(), record.translation);
}

/** The shape itself, if it is among the obstacles, is left out by wasm. */
function slide(
  shape: Shape,
  [x, y]: Pair,
  obstacles: readonly RawHandle[],
  [upX, upY]: Pair,
  maxSlope: number,
): SlideResult {
  const handle = handleOf(shape, 'shape');
  input(obstacles);
  return slideResult(wasm()._moveAndSlide(handle, obstacles.length, x, y, upX, upY, maxSlope));
}
