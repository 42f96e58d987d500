import { Box } from './box.js';
import { Circle } from './circle.js';
import { Compound } from './compound.js';
import { ConcavePolygon } from './concave-polygon.js';
import type { PlacementOptions } from './form.js';
import { checkList } from './lists.js';
import { Point } from './point.js';
import { Polygon } from './polygon.js';
import { Polyline } from './polyline.js';
import { Capsule, Segment } from './segment.js';
import { isShape, type Shape } from './shape.js';
import type { ShapeJSON } from './shape-json.js';
import { checkChoice, formOf, mismatch } from './validate.js';
import type { OutlineLike } from './vector.js';

type Kinds = { readonly [Kind in ShapeJSON as Kind['kind']]: Kind };

/** How a shape of each kind is made of its data. What `rest` has in it is checked as options are. */
const makers: { readonly [Kind in keyof Kinds]: (json: Kinds[Kind]) => Shape } = {
  point: ({ kind, ...rest }) => new Point(rest),
  segment: ({ kind, start, end, ...rest }) => new Segment(start, end, rest),
  circle: ({ kind, radius, ...rest }) => new Circle(radius, rest),
  capsule: ({ kind, start, end, radius, ...rest }) => new Capsule(start, end, radius, rest),
  box: ({ kind, width, height, ...rest }) => new Box(width, height, rest),
  polygon: ({ kind, points, ...rest }) => new Polygon(points, rest),
  'concave-polygon': ({ kind, rings, polygons = rings, ...rest }) =>
    new ConcavePolygon(polygons as OutlineLike, rest),
  polyline: ({ kind, points, ...rest }) => new Polyline(points, rest),
  compound: ({ kind, shapes, ...rest }) => compoundOf(shapes, rest),
};

function compoundOf(shapes: readonly ShapeJSON[], options: PlacementOptions): Compound {
  const parts: Shape[] = [];
  try {
    for (const json of checkList(shapes, 'shapes')) parts.push(fromJSON(json as ShapeJSON));
    return new Compound(parts, options);
  } finally {
    for (const part of parts) part.dispose();
  }
}

/**
 * The shape that {@link Shape.toJSON} has made data of, or a `structuredClone` of it, or what `JSON.parse` makes
 * of its text. Its answers are the same to the bit.
 *
 * @throws {@link SepaxError} `not-a-shape` if it is not such data; `not-a-choice` for a kind that there isn't; and
 * what the class of the shape throws.
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
  // A shape itself has its kind, but not its place, among its own properties.
  if (formOf(json) !== 'object' || isShape(json)) {
    const text = typeof json === 'string' ? ', not its text: see JSON.parse' : '';
    throw mismatch('not-a-shape', 'json', null, json, `must be what toJSON of a shape gave${text}`);
  }
  const kind = checkChoice(json.kind, 'json.kind', Object.keys(makers) as (keyof Kinds)[]);
  return makers[kind](json as never);
}
