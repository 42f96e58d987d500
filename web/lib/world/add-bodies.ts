/** How bodies come into a world. */

import { SepaxError } from '../errors.js';
import {
  checkGroups,
  checkList,
  checkPoints,
  type Elements,
  MAX_LIST_LENGTH,
  takeList,
} from '../lists.js';
import { made, zeros } from '../memory.js';
import { checkOptions, ownField } from '../options.js';
import { outlineFaults, record } from '../raw/layout.js';
import { at } from '../raw/read.js';
import { worldPart } from '../raw/wasm/world.js';
import { inputLists, output, type RawHandle, resultRecord } from '../raw/wasm.js';
import { handleOf, isShape, placeOf, Shape } from '../shape.js';
import { isBody, shapeFor } from '../shape-for.js';
import type { OwnIndices } from '../typed-arrays.js';
import {
  checkInteger,
  checkNumber,
  checkRadius,
  formOf,
  MAX_ANGLE,
  notAShape,
} from '../validate.js';
import type { NumberList } from '../vector.js';
import type { Body } from './body.js';
import { type BodyTraits, checkTraits, type RawTraits, TRAIT_OPTIONS } from './body-traits.js';
import type { WorldCore } from './core.js';

/**
 * Options of {@link World.add}. For options that are a constant of your own write `{ … } satisfies BodyOptions<Hero>`:
 * the type `BodyOptions<Hero>` does not say whether there are data, so the body that it makes may have none.
 */
export interface BodyOptions<Data = unknown> extends BodyTraits {
  /** Where the pivot of the shape is put. Default: where the shape stands. */
  readonly x?: number | undefined;
  /** Where the pivot of the shape is put. Default: where the shape stands. */
  readonly y?: number | undefined;
  /** The angle of the body. Default: that of the shape. */
  readonly angle?: number | undefined;
  /** Anything of yours: see {@link Body.data}. */
  readonly data?: Data;
}

/** Convex outlines in typed arrays. */
export interface Outlines {
  /** The number of corners of each: 1 for a circle, 2 for a capsule or a segment, else a polygon. */
  readonly counts: ArrayLike<number>;
  /** The corners of all, one after the other, flat or as points. */
  readonly points: NumberList;
  /** The rounding radius of each. Default 0. */
  readonly radii?: NumberList | undefined;
}

const BODY_OPTIONS = ['x', 'y', 'angle', 'data', ...TRAIT_OPTIONS] as const;
const NUMBERS_OF_A_PLACE = 3;

/** One form for all, or one for each. */
type Forms = Shape | Body | readonly (Shape | Body)[];

/** Returns the new body. */
export function addBody<Data>(
  core: WorldCore<Data>,
  shape: Shape | Body,
  options: BodyOptions<Data> | undefined,
): Body<Data> {
  const checked = checkOptions(options, BODY_OPTIONS);
  const { flags, category, mask } = checkTraits(checked);
  const form = shapeFor(shape, 'shape') as Shape;
  const handle = handleOf(form, 'shape');
  const place = placeOf(form);
  const { x = place.x, y = place.y, angle = place.angle, data } = checked;
  checkNumber(x, 'x');
  checkNumber(y, 'y');
  checkNumber(angle, 'angle', null, MAX_ANGLE);
  const id = worldPart()._worldAdd(core.handle, handle, x, y, angle, flags, category, mask);
  core.noteAdded([id]);
  const body = core.bodyOf(id);
  body.data = data as Data;
  return body;
}

/** Returns the numbers of the new bodies. */
export function addBodies(
  core: WorldCore,
  forms: Forms | Outlines,
  transforms: NumberList,
  options: BodyTraits | undefined,
): OwnIndices {
  const traits = checkTraits(checkOptions(options, TRAIT_OPTIONS));
  const places = checkPlaces(transforms);
  const count = places.length / NUMBERS_OF_A_PLACE;
  // First: once there are bodies, nothing may fail any more.
  const ids = made(() => new Uint32Array(count));
  if (isForm(forms) || formOf(forms) === 'array') {
    addShapes(core, forms as Forms, places, traits);
  } else {
    addOutlines(core, forms as Outlines, places, traits);
  }
  ids.set(output(count));
  core.noteAdded(ids);
  return ids;
}

function checkPlaces(transforms: NumberList): Float64Array {
  const wanted = 'x, y and angle of each body';
  const list = checkGroups(transforms, 'transforms', NUMBERS_OF_A_PLACE, wanted);
  // Either is a copy of our own.
  const places = list instanceof Float64Array ? list : zeros(list.length);
  for (let i = 0; i < places.length; i += NUMBERS_OF_A_PLACE) {
    places[i] = checkNumber(list[i], 'transforms', i);
    places[i + 1] = checkNumber(list[i + 1], 'transforms', i + 1);
    places[i + 2] = checkNumber(list[i + 2], 'transforms', i + 2, MAX_ANGLE);
  }
  return places;
}

function addShapes(
  core: WorldCore,
  shapes: Forms,
  places: Float64Array,
  { flags, category, mask }: RawTraits,
): void {
  const count = places.length / NUMBERS_OF_A_PLACE;
  const handles = handlesOf(shapes);
  if (!isForm(shapes) && handles.length !== count) {
    throw wrongLength('forms', handles.length, count);
  }
  const { handle } = core;
  inputLists(places, handles);
  // With one shape for one body both readings are the same.
  worldPart()._worldAddShapes(handle, count, handles.length, flags, category, mask);
}

function isForm(value: unknown): value is Shape | Body {
  return isShape(value) || isBody(value);
}

function handlesOf(shapes: Forms): RawHandle[] {
  if (isForm(shapes)) return [handleOf(shapes, 'forms')];
  return checkList(shapes, 'forms').map((shape, i) => handleOf(shape as Shape, 'forms', i));
}

function addOutlines(
  core: WorldCore,
  outlines: Outlines,
  places: Float64Array,
  { flags, category, mask }: RawTraits,
): void {
  const count = places.length / NUMBERS_OF_A_PLACE;
  const { heads, corners } = checkOutlines(outlines, count);
  const { handle } = core;
  inputLists(places, heads, corners);
  const faulty = worldPart()._worldAddOutlines(handle, count, flags, category, mask);
  if (faulty >= 0) throw faultyOutline(faulty);
}

/** For each outline its number of corners and its radius; and the corners of all. */
interface RawOutlines {
  readonly heads: Float64Array;
  readonly corners: Float64Array;
}

function checkOutlines(value: Outlines, count: number): RawOutlines {
  const { counts, points, radii } = takeOutlines(value);
  if (counts.length !== count) throw wrongLength('forms.counts', counts.length, count);
  if (radii !== undefined && radii.length !== count) {
    throw wrongLength('forms.radii', radii.length, count);
  }
  const corners = checkPoints(points, 'forms.points');
  const heads = zeros(2 * count);
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

/** Their lists, of which those that are short were taken. */
interface TakenOutlines {
  readonly counts: Elements;
  readonly points: NumberList;
  readonly radii: Elements | undefined;
}

function takeOutlines(value: Outlines): TakenOutlines {
  const refuse = (): SepaxError =>
    notAShape(value, 'forms', 'a shape, a list of shapes, or { counts, points, radii }');
  // What has the prototype of shapes only is none, and no outlines either.
  if (formOf(value) === null || value instanceof Shape) throw refuse();
  const { counts, points } = value;
  const radii = ownField(value, 'radii');
  return {
    counts: takeList(counts, 'forms.counts', refuse),
    points,
    radii: radii === undefined ? undefined : takeList(radii, 'forms.radii', refuse),
  };
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
