import { SepaxError } from '../errors.js';
import { checkGrouped, checkGroups, nameInGroup } from '../lists.js';
import { zeros } from '../memory.js';
import { checkOptions } from '../options.js';
import { present, STATE } from '../presentation.js';
import { at } from '../raw/read.js';
import type { OwnIndices } from '../typed-arrays.js';
import {
  checkBounds,
  checkDirection,
  checkInteger,
  checkLimit,
  checkVector,
  MAX_COORDINATE,
  mismatch,
} from '../validate.js';
import type { Bounds, NumberList, VectorLike } from '../vector.js';
import type { IndexList } from './index-list.js';

/** Numbers of one box: its sides. */
export const SIDES = 4;

/** Options of {@link BoxIndex.raycast}. */
export interface BoxRayOptions {
  /** How far to look, in lengths of the direction. Default: without end. */
  readonly maxFraction?: number | undefined;
}

/** Options of {@link BoxIndex.nearest}. */
export interface BoxNearestOptions {
  /** How far to look. Default: any distance. */
  readonly maxDistance?: number | undefined;
}

/** A straight way: where it starts, where to, and how far, in lengths of the direction. */
export interface Way {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly limit: number;
}

/** Collects boxes with the number that they are sorted by. */
export type Found = (index: number, key: number) => void;

/** What finds boxes. It is given them with every question. */
export interface BoxStructure {
  /** Takes in boxes that are new or have moved. Returns what is to be asked about them. */
  refresh(boxes: Float64Array): BoxStructure;
  /** Finds the boxes that share a point with a box. */
  search(boxes: Float64Array, minX: number, minY: number, maxX: number, maxY: number): IndexList;
  /** Finds the boxes on a way, with the fractions at which it enters them. */
  passed(boxes: Float64Array, way: Way, found: Found): void;
  /** Finds the nearest boxes within a distance, in order. */
  near(boxes: Float64Array, x: number, y: number, most: number, reach: number): OwnIndices;
  /** Finds all pairs. */
  meetings(boxes: Float64Array): IndexList;
}

/**
 * Many plain boxes, of numbers alone, that are asked for by place: what {@link Bvh} and {@link Grid} have in
 * common. A box has the number of its place in the list. Boxes are closed sets: touching counts. What shares a
 * point with what is decided exactly; distances, and fractions of rays, are rounded.
 *
 * They need no wasm, and nothing needs to be freed. What is asked first after boxes have come or moved takes them in.
 */
export abstract class BoxIndex {
  /** The sides of all boxes: minX, minY, maxX, maxY of each. */
  readonly #boxes: Float64Array;
  readonly #structure: BoxStructure;
  /** What is asked about them. */
  #asked: BoxStructure;
  /** Whether the structure is still to take them in, as it is at first. */
  #stale = true;

  static {
    present(BoxIndex.prototype);
  }

  /** @internal For the library's own structures. */
  protected constructor(boxes: NumberList, structure: BoxStructure) {
    this.#boxes = checkBoxes(boxes, 'boxes');
    this.#structure = structure;
    this.#asked = structure;
  }

  /** @internal For consoles. */
  get [STATE](): object {
    return { count: this.count };
  }

  /** How many boxes there are. */
  get count(): number {
    return this.#boxes.length / SIDES;
  }

  /** A box as it stands: a fresh object. */
  boundsOf(index: number): Bounds {
    const place = SIDES * this.#check(index);
    const boxes = this.#boxes;
    return {
      minX: at(boxes, place),
      minY: at(boxes, place + 1),
      maxX: at(boxes, place + 2),
      maxY: at(boxes, place + 3),
    };
  }

  /**
   * Gives a box another place. O(1): the next question takes it in, together with all others.
   *
   * @throws {@link SepaxError} `out-of-range` if there is no such box, `not-a-vector`, or the code of a bad number.
   */
  move(index: number, bounds: Bounds): void {
    const place = SIDES * this.#check(index);
    this.#boxes.set(checkBounds(bounds, 'bounds'), place);
    this.#stale = true;
  }

  /**
   * Gives all boxes their places, as in the constructor. As many as there are.
   *
   * @throws {@link SepaxError} as the constructor; `not-a-list` if there are more or less.
   */
  moveAll(boxes: NumberList): void {
    const checked = checkBoxes(boxes, 'boxes');
    if (checked.length !== this.#boxes.length) {
      throw mismatch(
        'not-a-list',
        'boxes',
        null,
        boxes,
        `must hold ${this.count} boxes, as before`,
      );
    }
    this.#boxes.set(checked);
    this.#stale = true;
  }

  /**
   * The boxes that share a point with a box, in no particular order.
   *
   * @throws {@link SepaxError} `not-a-vector`, or the code of a bad number.
   */
  queryBox(bounds: Bounds): OwnIndices {
    const [minX, minY, maxX, maxY] = checkBounds(bounds, 'bounds');
    return this.#refreshed().search(this.#boxes, minX, minY, maxX, maxY).toArray();
  }

  /**
   * The boxes that hold a point, in no particular order.
   *
   * @throws {@link SepaxError} `not-a-vector`, or the code of a bad number.
   */
  queryPoint(point: VectorLike): OwnIndices {
    const [x, y] = checkVector(point, 'point');
    return this.#refreshed().search(this.#boxes, x, y, x, y).toArray();
  }

  /**
   * The boxes that a ray meets, in the order in which it enters them; of those as near, by number. A box that it
   * starts in comes first. A box whose corner it passes within rounding may be among them or not, and so may one
   * that it enters within rounding of `maxFraction`.
   *
   * @throws {@link SepaxError} `zero-vector`, `not-an-option`, or the code of a bad number.
   */
  raycast(origin: VectorLike, direction: VectorLike, options?: BoxRayOptions): OwnIndices {
    const { maxFraction } = checkOptions<BoxRayOptions>(options, ['maxFraction']);
    const limit = checkLimit(maxFraction, 'maxFraction');
    const [x, y] = checkVector(origin, 'origin');
    const [dx, dy] = checkDirection(direction, 'direction');
    return sorted((found) => this.#refreshed().passed(this.#boxes, { x, y, dx, dy, limit }, found));
  }

  /**
   * The `count` boxes nearest to a point, nearest first; of those as near, by number. A box that holds it is at
   * distance 0. Fewer if there are no more. Distances are compared as they are rounded: two that differ by less count
   * as equal, and one that is a little more than `maxDistance` may count as no more.
   *
   * @throws {@link SepaxError} `out-of-range` if `count` is not a whole number from 1 on, `not-finite` if it is
   * `Infinity` or NaN, `not-an-option`, or the code of a bad number.
   */
  nearest(point: VectorLike, count = 1, options?: BoxNearestOptions): OwnIndices {
    const { maxDistance } = checkOptions<BoxNearestOptions>(options, ['maxDistance']);
    const reach = checkLimit(maxDistance, 'maxDistance');
    const [x, y] = checkVector(point, 'point');
    const most = Math.min(checkInteger(count, 'count', 1, MAX_COORDINATE), this.count);
    return this.#refreshed().near(this.#boxes, x, y, most, reach);
  }

  /** All pairs of boxes that share a point: two numbers each, the lower first, each pair once, in no order. */
  pairs(): OwnIndices {
    return this.#refreshed().meetings(this.#boxes).toArray();
  }

  #refreshed(): BoxStructure {
    if (this.#stale) this.#asked = this.#structure.refresh(this.#boxes);
    this.#stale = false;
    return this.#asked;
  }

  #check(index: number): number {
    const last = this.count - 1;
    if (last >= 0) return checkInteger(index, 'index', 0, last);
    const message = 'index must be that of a box, but there are none: ask where count is above 0.';
    throw new SepaxError('out-of-range', 'index', null, index, message);
  }
}

const SIDE_NAMES = ['minX', 'minY', 'maxX', 'maxY'] as const;

function checkBoxes(list: NumberList, argument: string): Float64Array {
  const numbers = checkGroups(list, argument, SIDES, 'minX, minY, maxX and maxY of each box');
  const boxes = zeros(numbers.length);
  for (let place = 0; place < numbers.length; place++) {
    const number = checkGrouped(numbers[place], argument, place, SIDE_NAMES, 'box');
    const isGreatest = place % SIDES >= 2;
    if (isGreatest && number < at(boxes, place - 2)) throw notBelow(boxes, argument, place, number);
    boxes[place] = number;
  }
  return boxes;
}

/** The error of a greatest side that is less than the least one. */
function notBelow(boxes: Float64Array, argument: string, place: number, value: number): SepaxError {
  const name = nameInGroup(argument, place, SIDE_NAMES, 'box');
  const least = `its ${SIDE_NAMES[(place % SIDES) - 2]}, ${at(boxes, place - 2)}`;
  const message = `${name} must not be below ${least}, but is ${value}.`;
  return new SepaxError('out-of-range', argument, Math.floor(place / SIDES), value, message);
}

/** What was found, by its key; equals by their numbers. */
function sorted(visit: (found: Found) => void): OwnIndices {
  const all: { index: number; key: number }[] = [];
  visit((index, key) => all.push({ index, key }));
  all.sort((p, q) => p.key - q.key || p.index - q.index);
  return Uint32Array.from(all, ({ index }) => index);
}

/** The fraction at which a way enters a box; infinite if it does not. */
export function entryOf(way: Way, boxes: Float64Array, place: number): number {
  const { x, y, dx, dy, limit } = way;
  let enter = 0;
  let exit = limit;
  if (dx === 0) {
    if (x < at(boxes, place) || x > at(boxes, place + 2)) return Number.POSITIVE_INFINITY;
  } else {
    const first = (at(boxes, dx > 0 ? place : place + 2) - x) / dx;
    const last = (at(boxes, dx > 0 ? place + 2 : place) - x) / dx;
    if (first > enter) enter = first;
    if (last < exit) exit = last;
  }
  if (dy === 0) {
    if (y < at(boxes, place + 1) || y > at(boxes, place + 3)) return Number.POSITIVE_INFINITY;
  } else {
    const first = (at(boxes, dy > 0 ? place + 1 : place + 3) - y) / dy;
    const last = (at(boxes, dy > 0 ? place + 3 : place + 1) - y) / dy;
    if (first > enter) enter = first;
    if (last < exit) exit = last;
  }
  return enter <= exit ? enter : Number.POSITIVE_INFINITY;
}

/** Whether two boxes of a list share a point. */
export function overlap(boxes: Float64Array, p: number, q: number): boolean {
  return (
    at(boxes, p) <= at(boxes, q + 2) &&
    at(boxes, q) <= at(boxes, p + 2) &&
    at(boxes, p + 1) <= at(boxes, q + 3) &&
    at(boxes, q + 1) <= at(boxes, p + 3)
  );
}

/** How far a box is from a point: 0 if it holds it. */
export function distanceTo(boxes: Float64Array, place: number, x: number, y: number): number {
  const dx = Math.max(at(boxes, place) - x, x - at(boxes, place + 2), 0);
  const dy = Math.max(at(boxes, place + 1) - y, y - at(boxes, place + 3), 0);
  return dx === 0 ? dy : dy === 0 ? dx : Math.sqrt(dx * dx + dy * dy);
}
