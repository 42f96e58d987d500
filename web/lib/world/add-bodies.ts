/** How bodies come into a world. */
import { SepaxError } from '../errors.js';
import { outlineFaults, record } from '../raw/layout.js';
import { at } from '../raw/read.js';
import { input, output, type RawHandle, resultRecord, wasm } from '../raw/wasm.js';
import { handleOf, Shape } from '../shape.js';
import {
  checkGroups,
  checkInteger,
  checkNumber,
  checkOptions,
  checkPoints,
  checkRadius,
  isList,
  MAX_ANGLE,
  MAX_LIST_LENGTH,
  notAShape,
} from '../validate.js';
import type { NumberList } from '../vector.js';
import { type BodyTraits, checkTraits, type RawTraits, TRAIT_OPTIONS } from './body.js';
import type { WorldCore } from './core.js';

/** Options of {@link World.add}. */
export interface BodyOptions extends BodyTraits {
  /** Where the pivot of the shape is put. Default: where the shape stands. */
  readonly x?: number;
  /** Where the pivot of the shape is put. Default: where the shape stands. */
  readonly y?: number;
  /** The angle of the body. Default: that of the shape. */
  readonly angle?: number;
  /** Anything of yours: see {@link Body.data}. */
  readonly data?: unknown;
}

/** Convex outlines in typed arrays. */
export interface Outlines {
  /** The number of corners of each: 1 for a circle, 2 for a capsule or a segment, else a polygon. */
  readonly counts: ArrayLike<number>;
  /** The corners of all, one after the other, flat or as points. */
  readonly points: NumberList;
  /** The rounding radius of each. Default 0. */
  readonly radii?: NumberList;
}

const BODY_OPTIONS = ['x', 'y', 'angle', 'data', ...TRAIT_OPTIONS] as const;
const NUMBERS_OF_A_PLACE = 3;

/** Returns the number of the new body. */
export function addBody(core: WorldCore, shape: Shape, options: BodyOptions | undefined): number {
  const checked = checkOptions(options, BODY_OPTIONS);
  const { flags, category, mask } = checkTraits(checked);
  const place = checkPlace(checked);
  // Last: reading options may run code, even dispose of the shape.
  const handle = handleOf(shape, 'shape');
  const { x = shape.x, y = shape.y, angle = shape.angle } = place;
  const id = wasm()._worldAdd(core.handle, handle, x, y, angle, flags, category, mask);
  core.noteAdded(id);
  return id;
}

function checkPlace({ x, y, angle }: BodyOptions): Partial<Pick<Shape, 'x' | 'y' | 'angle'>> {
  return {
    ...(x === undefined ? {} : { x: checkNumber(x, 'x') }),
    ...(y === undefined ? {} : { y: checkNumber(y, 'y') }),
    ...(angle === undefined ? {} : { angle: checkNumber(angle, 'angle', null, MAX_ANGLE) }),
  };
}

/** Returns the numbers of the new bodies. */
export function addBodies(
  core: WorldCore,
  forms: Shape | readonly Shape[] | Outlines,
  transforms: NumberList,
  options: BodyTraits | undefined,
): Uint32Array {
  const traits = checkTraits(checkOptions(options, TRAIT_OPTIONS));
  const places = checkPlaces(transforms);
  const count = places.length / NUMBERS_OF_A_PLACE;
  if (forms instanceof Shape || Array.isArray(forms)) {
    addShapes(core, forms as Shape | readonly Shape[], places, traits);
  } else {
    addOutlines(core, forms as Outlines, places, traits);
  }
  const ids = Uint32Array.from(output(count));
  for (const id of ids) core.noteAdded(id);
  return ids;
}

function checkPlaces(transforms: NumberList): Float64Array {
  const list: ArrayLike<unknown> = transforms;
  const count = checkGroups(list, 'transforms', NUMBERS_OF_A_PLACE, 'x, y and angle of each body');
  const places = new Float64Array(count * NUMBERS_OF_A_PLACE);
  for (let i = 0; i < places.length; i++) {
    const isAngle = i % NUMBERS_OF_A_PLACE === 2;
    places[i] = checkNumber(list[i], 'transforms', i, isAngle ? MAX_ANGLE : undefined);
  }
  return places;
}

function addShapes(
  core: WorldCore,
  shapes: Shape | readonly Shape[],
  places: Float64Array,
  { flags, category, mask }: RawTraits,
): void {
  const count = places.length / NUMBERS_OF_A_PLACE;
  const handles = handlesOf(shapes);
  if (!(shapes instanceof Shape) && handles.length !== count) {
    throw wrongLength('forms', handles.length, count);
  }
  const numbers = new Float64Array(places.length + handles.length);
  numbers.set(places);
  numbers.set(handles, places.length);
  const { handle } = core;
  input(numbers);
  // With one shape for one body both readings are the same.
  wasm()._worldAddShapes(handle, count, handles.length, flags, category, mask);
}

function handlesOf(shapes: Shape | readonly Shape[]): RawHandle[] {
  if (shapes instanceof Shape) return [handleOf(shapes, 'forms')];
  // Copied first: to read an element may run code, even dispose of a shape.
  return Array.from(shapes).map((shape, i) => handleOf(shape, 'forms', i));
}

function addOutlines(
  core: WorldCore,
  outlines: Outlines,
  places: Float64Array,
  { flags, category, mask }: RawTraits,
): void {
  const count = places.length / NUMBERS_OF_A_PLACE;
  const { heads, corners } = checkOutlines(outlines, count);
  const numbers = new Float64Array(places.length + heads.length + corners.length);
  numbers.set(places);
  numbers.set(heads, places.length);
  numbers.set(corners, places.length + heads.length);
  const { handle } = core;
  input(numbers);
  const faulty = wasm()._worldAddOutlines(handle, count, flags, category, mask);
  if (faulty >= 0) throw faultyOutline(faulty);
}

/** For each outline its number of corners and its radius; and the corners of all. */
interface RawOutlines {
  readonly heads: Float64Array;
  readonly corners: Float64Array;
}

function checkOutlines(value: Outlines, count: number): RawOutlines {
  const { counts, points, radii } = checkLists(value);
  if (counts.length !== count) throw wrongLength('forms.counts', counts.length, count);
  if (radii !== undefined && radii.length !== count) {
    throw wrongLength('forms.radii', radii.length, count);
  }
  const corners = checkPoints(points, 'forms.points');
  const heads = new Float64Array(2 * count);
  let total = 0;
  for (let i = 0; i < count; i++) {
    const corner = checkInteger(counts[i], 'forms.counts', 1, MAX_LIST_LENGTH, i);
    heads[2 * i] = corner;
    if (radii !== undefined) heads[2 * i + 1] = checkRadius(radii[i], 'forms.radii', i);
    total += corner;
  }
  if (2 * total !== corners.length) throw wrongSum(corners.length / 2, total);
  return { heads, corners };
}

function checkLists(value: Outlines): Outlines {
  const outlines: unknown = value;
  if (typeof outlines === 'object' && outlines !== null) {
    const { counts, points, radii } = value;
    if (isList(counts)) {
      if (radii === undefined) return { counts, points };
      if (isList(radii)) return { counts, points, radii };
    }
  }
  throw notAShape(outlines, 'forms', 'a shape, a list of shapes, or { counts, points, radii }');
}

function wrongLength(argument: string, length: number, wanted: number): SepaxError {
  return new SepaxError(
    'out-of-range',
    argument,
    null,
    length,
    `${argument} must have ${wanted} elements, one for each body, but has ${length}.`,
  );
}

function wrongSum(points: number, counts: number): SepaxError {
  return new SepaxError(
    'out-of-range',
    'forms.points',
    null,
    points,
    `forms.points must be as many as forms.counts say, ${counts}, but are ${points}.`,
  );
}

function faultyOutline(index: number): SepaxError {
  const fault = outlineFaults[at(resultRecord(), record.fault)] ?? 'none';
  const code = fault === 'none' ? 'collinear' : fault;
  return new SepaxError(
    code,
    'forms',
    index,
    null,
    `forms[${index}], an outline, is not convex or has no area: ${code}.`,
  );
}
