import { Box } from './box.js';
import { Circle } from './circle.js';
import { Compound } from './compound.js';
import { ConcavePolygon } from './concave-polygon.js';
import { SepaxError } from './errors.js';
import { PLACEMENT_OPTIONS, type PlacementOptions } from './form.js';
import { checkList } from './lists.js';
import { hasOwn, unknownOption } from './options.js';
import { Point } from './point.js';
import { Polygon } from './polygon.js';
import { Polyline } from './polyline.js';
import { STATE } from './presentation.js';
import { Capsule, Segment } from './segment.js';
import type { Shape } from './shape.js';
import type { ShapeJSON } from './shape-json.js';
import { checkChoice, formOf, mismatch } from './validate.js';
import type { OutlineLike } from './vector.js';

/** How deep compounds may lie in one another. Far less than fills the stack, as those do that contain themselves. */
const MOST_NESTED = 500;

type Kinds = { readonly [Kind in ShapeJSON as Kind['kind']]: Kind };

/** What data of each kind may have, besides its kind and a place. */
const fields: { readonly [Kind in keyof Kinds]: readonly (keyof Kinds[Kind] & string)[] } = {
  point: [],
  segment: ['start', 'end'],
  circle: ['radius'],
  capsule: ['start', 'end', 'radius'],
  box: ['width', 'height', 'radius'],
  polygon: ['points', 'radius'],
  'concave-polygon': ['rings', 'polygons', 'radius'],
  polyline: ['points', 'closed', 'radius'],
  compound: ['shapes'],
};

/** How a shape of each kind is made of its data, which is at `path`. What `rest` has in it is checked as options are. */
const makers: { readonly [Kind in keyof Kinds]: (json: Kinds[Kind], path: string) => Shape } = {
  point: ({ kind, ...rest }) => new Point(rest),
  segment: ({ kind, start, end, ...rest }) => new Segment(start, end, rest),
  circle: ({ kind, radius, ...rest }) => new Circle(radius, rest),
  capsule: ({ kind, start, end, radius, ...rest }) => new Capsule(start, end, radius, rest),
  box: ({ kind, width, height, ...rest }) => new Box(width, height, rest),
  polygon: ({ kind, points, ...rest }) => new Polygon(points, rest),
  'concave-polygon': ({ kind, rings, polygons = rings, ...rest }, path) => {
    if (rings !== undefined && polygons !== rings) {
      const demand = 'must be left out where there are polygons';
      throw mismatch('not-an-option', `${path}.rings`, null, rings, demand);
    }
    return new ConcavePolygon(polygons as OutlineLike, rest);
  },
  polyline: ({ kind, points, ...rest }) => new Polyline(points, rest),
  compound: ({ kind, shapes, ...rest }, path) => compoundOf(shapes, rest, `${path}.shapes`),
};

function compoundOf(shapes: unknown, options: PlacementOptions, path: string): Compound {
  const parts: Shape[] = [];
  try {
    for (const json of checkList(shapes, path)) {
      parts.push(shapeOf(json as ShapeJSON, `${path}[${parts.length}]`));
    }
    return new Compound(parts, options);
  } finally {
    for (const part of parts) part.dispose();
  }
}

/**
 * The shape that {@link Shape.toJSON} has made data of, or a `structuredClone` of it, or what `JSON.parse` makes
 * of its text. Its answers are the same to the bit.
 *
 * @throws {@link SepaxError} `not-a-shape` if it is not such data; `not-a-choice` for a kind that there isn't;
 * `not-an-option` for a field that the kind has not; `out-of-range` for compounds more than 500 deep; and what the
 * class of the shape throws. The `argument` leads to the place: `json.shapes[1].radius`.
 * @example
 * ```js
 * import { Box, fromJSON } from 'sepax';
 *
 * const text = JSON.stringify(new Box(20, 10, { x: 5, angle: 0.5 }));
 * const box = fromJSON(JSON.parse(text));
 * box instanceof Box; // true
 * box.angle; // 0.5
 * ```
 */
export function fromJSON(json: ShapeJSON): Shape {
  return shapeOf(json, 'json');
}

function shapeOf(json: ShapeJSON, path: string): Shape {
  // A shape itself has its kind, but not its place, among its own properties; nor has what is like it.
  if (formOf(json) !== 'object' || STATE in json) {
    const text = typeof json === 'string' ? ', not its text: see JSON.parse' : '';
    throw mismatch('not-a-shape', path, null, json, `must be what toJSON of a shape gave${text}`);
  }
  // The name of the whole, a compound for each name but the last one, and what is in the innermost.
  if (path.split('.').length > MOST_NESTED + 1) {
    const message = `json may have compounds in one another, but at most ${MOST_NESTED} deep.`;
    throw new SepaxError('out-of-range', 'json', null, json, message);
  }
  const kind = checkChoice(json.kind, `${path}.kind`, Object.keys(makers) as (keyof Kinds)[]);
  const names = ['kind', ...fields[kind], ...PLACEMENT_OPTIONS];
  for (const name in json) {
    if (hasOwn(json, name) && !names.includes(name)) throw unknownOption(name, names, path);
  }
  try {
    return makers[kind](json as never, path);
  } catch (error) {
    if (!(error instanceof SepaxError)) throw error;
    const name = /^\w*/.exec(error.argument)![0];
    const field = name !== 'outline' ? name : 'polygons' in json ? 'polygons' : 'rings';
    // Of other names are what says its place already, and what no data are to blame for, as too little memory.
    throw names.includes(field) ? placed(error, name, `${path}.${field}`) : error;
  }
}

/** The error of an argument of a class, as one of the data that it was made of, which are at `place`. */
function placed(error: SepaxError, name: string, place: string): SepaxError {
  const { code, argument, index, value, message } = error;
  // Where a message begins with it, and wherever it has an index.
  const mentions = new RegExp(`^${name}\\b|\\b${name}(?=\\[)`, 'g');
  const said = message.replace(mentions, () => place);
  return new SepaxError(code, place + argument.slice(name.length), index, value, said);
}
