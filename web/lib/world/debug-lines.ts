/** A picture of a world as line segments, for whatever draws those. */

import { notAList } from '../lists.js';
import { made } from '../memory.js';
import { checkOptions } from '../options.js';
import { at } from '../raw/read.js';
import type { OwnFloats } from '../typed-arrays.js';
import { typedArrayLength, typedArrayName } from '../typed-arrays.js';
import { checkBoolean, checkInteger, mismatch } from '../validate.js';
import type { Body } from './body.js';
import type { ContactList } from './contact-list.js';
import type { WorldCore } from './core.js';
import { copyPieces } from './debug-draw.js';
import type { BodyTest } from './exclude.js';
import { type Outline, readOutline, traceUnion } from './piece-outlines.js';

/** A typed array of lines: x and y of one end and of the other, of each. */
export type LineArray = Float32Array | Float64Array;

/** Options of {@link World.debugLines}. */
export interface DebugLinesOptions<Data = unknown, Lines extends LineArray = OwnFloats> {
  /** Whether to draw the outlines of bodies, where they are now. Default true. */
  readonly bodies?: boolean | undefined;
  /** Which bodies to draw: for a colour of their own, and a call for each colour. Default: all. */
  readonly filter?: BodyTest<Data> | undefined;
  /** Whether to draw the translations that would separate the contacts. Default false. */
  readonly contacts?: boolean | undefined;
  /** With how many lines a full circle is drawn: 3 to 1000. Default 32. */
  readonly sides?: number | undefined;
  /** An array to fill, instead of a new one. What was filled is returned; if it has no room for all, another. */
  readonly into?: Lines | undefined;
}

const OPTIONS = ['bodies', 'filter', 'contacts', 'sides', 'into'] as const;
const MOST_SIDES = 1000;
const NUMBERS_OF_A_LINE = 4;

/** Takes lines into an array that grows. */
class LineList {
  #array: LineArray;
  #size = 0;

  constructor(into: LineArray) {
    this.#array = into;
  }

  readonly take = (x0: number, y0: number, x1: number, y1: number): void => {
    if (this.#size + NUMBERS_OF_A_LINE > this.#array.length) this.#grow();
    const array = this.#array;
    array[this.#size++] = x0;
    array[this.#size++] = y0;
    array[this.#size++] = x1;
    array[this.#size++] = y1;
  };

  get lines(): LineArray {
    return this.#array.subarray(0, this.#size);
  }

  #grow(): void {
    const old = this.#array;
    const length = Math.max(256, 2 * old.length);
    this.#array = made(() => arrayLike(old, length));
    this.#array.set(old);
  }
}

/** Of the same kind as another. */
function arrayLike(array: LineArray, length: number): LineArray {
  return typedArrayName(array) === 'Float64Array'
    ? new Float64Array(length)
    : new Float32Array(length);
}

export function debugLines<Data>(
  core: WorldCore<Data>,
  contacts: ContactList<Data>,
  options: DebugLinesOptions<Data, LineArray> | undefined,
): LineArray {
  const checked = checkOptions(options, OPTIONS);
  const { bodies: wantsBodies = true, contacts: wantsContacts = false, sides = 32 } = checked;
  const { filter, into } = checked;
  checkBoolean(wantsBodies, 'bodies');
  checkBoolean(wantsContacts, 'contacts');
  checkInteger(sides, 'sides', 3, MOST_SIDES);
  if (filter !== undefined && typeof filter !== 'function') {
    throw mismatch('not-a-function', 'filter', null, filter, 'must be a function');
  }
  const list = new LineList(into === undefined ? new Float32Array() : checkInto(into));
  const { current } = core;
  if (wantsBodies) drawBodies(core, copyPieces(current), filter, sides, list);
  if (wantsContacts) drawContacts(contacts, list);
  return list.lines;
}

function checkInto(into: LineArray): LineArray {
  const name = typedArrayName(into);
  if (name !== 'Float32Array' && name !== 'Float64Array') {
    throw notAList(into, 'into', 'a Float32Array or a Float64Array');
  }
  // One whose memory is gone has no room.
  return typedArrayLength(into) > 0 ? into : arrayLike(into, 0);
}

function drawBodies<Data>(
  core: WorldCore<Data>,
  numbers: Float64Array,
  filter: ((body: Body<Data>) => boolean) | undefined,
  sides: number,
  list: LineList,
): void {
  for (let place = 0; place < numbers.length; ) {
    const id = at(numbers, place);
    const outlines: Outline[] = [];
    const counts = filter === undefined || filter(core.bodyOf(id));
    while (place < numbers.length && at(numbers, place) === id) {
      if (counts) outlines.push(readOutline(numbers, place, sides));
      place += 3 + 2 * at(numbers, place + 2);
    }
    if (counts) traceUnion(outlines, list.take);
  }
}

function drawContacts(contacts: ContactList, list: LineList): void {
  for (const contact of contacts) {
    // Those of bodies that were removed since the update have no points any more.
    if (contact.a.removed || contact.b.removed) continue;
    const { normal, depth, points } = contact;
    for (const { x, y } of points) list.take(x, y, x - depth * normal.x, y - depth * normal.y);
  }
}
