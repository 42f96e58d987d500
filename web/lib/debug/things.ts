import type { SepaxError } from '../errors.js';
import { kindOfStranger, STATE } from '../presentation.js';
import type { Shape } from '../shape.js';
import type { ConcavePolygonJSON, ShapeJSON } from '../shape-json.js';
import { mismatch, notAShape } from '../validate.js';
import type { Vector } from '../vector.js';
import { BOARD_LIMITS, type BoardPoint, type Form, type Thing, turnOf } from './board-text.js';

/** A shape of any copy of the library as a thing that has the same form and place, to the bit. */
export function thingOf(shape: Shape, argument: string): Thing {
  if (kindOfStranger(shape) !== 'shape')
    throw notAShape(shape, argument, 'a shape (bodies: boardLink(world, { around }))');
  // What the shape itself says of it: a class of somebody's own may have another `toJSON`.
  const json = { ...shape[STATE] } as ShapeJSON;
  if (!('kind' in json))
    throw mismatch('disposed', argument, null, shape, 'must not be disposed of');
  const { form, ...place } = placedForm(json);
  const thing = { form: shape.kind === 'box' ? boxOf(form) : form, ...place };
  checkRoom(thing, argument, 0);
  return thing;
}

/** A box says of itself that it is the polygon about its origin: the opposite corner has half of its sides. */
function boxOf(form: Form): Form {
  if (form.kind !== 'polygon') return form;
  const [x, y] = form.points[2]!;
  return { kind: 'box', width: 2 * x, height: 2 * y, radius: form.radius };
}

function placedForm(json: ShapeJSON): Thing {
  const { x, y, angle = 0, scale, pivot } = json;
  return {
    form: formOf(json),
    x,
    y,
    ...turnOf(angle),
    ...(scale && { scale: pointOf(scale) }),
    ...(pivot && { pivot: pointOf(pivot) }),
  };
}

function formOf(json: ShapeJSON): Form {
  switch (json.kind) {
    case 'point':
      return { kind: 'point' };
    case 'circle':
      return { kind: 'circle', radius: json.radius };
    case 'box':
      return { kind: 'box', width: json.width, height: json.height, radius: json.radius ?? 0 };
    case 'segment':
    case 'capsule': {
      const radius = json.kind === 'capsule' ? json.radius : 0;
      return { kind: 'segment', from: pointOf(json.start), to: pointOf(json.end), radius };
    }
    case 'polygon':
      return { kind: 'polygon', points: json.points.map(pointOf), radius: json.radius ?? 0 };
    case 'concave-polygon':
      return concaveForm(json);
    case 'polyline': {
      const { closed, radius = 0 } = json;
      return { kind: 'polyline', points: json.points.map(pointOf), closed, radius };
    }
    case 'compound':
      return { kind: 'compound', parts: json.shapes.map(placedForm) };
  }
}

/** Several polygons are a compound of them: the board's have one. */
function concaveForm({ rings = [], polygons = [rings], radius = 0 }: ConcavePolygonJSON): Form {
  const forms = polygons.map(
    (polygon): Form => ({
      kind: 'concave',
      rings: polygon.map((ring) => ring.map(pointOf)),
      radius,
    }),
  );
  const [only] = forms;
  if (only !== undefined && forms.length === 1) return only;
  return { kind: 'compound', parts: forms.map((form) => ({ form, x: 0, y: 0, ...turnOf(0) })) };
}

const pointOf = ({ x, y }: Vector): BoardPoint => [x, y];

/** Refuses what no board shows. */
export function checkRoom(value: unknown, argument: string, depth: number): void {
  if (typeof value === 'number') {
    if (Math.abs(value) > BOARD_LIMITS.magnitude) throw tooFar(value, argument);
  } else if (Array.isArray(value)) {
    if (value.length > BOARD_LIMITS.points) throw tooMany(value, argument);
    for (const item of value) checkRoom(item, argument, depth);
  } else if (typeof value === 'object' && value !== null) {
    // A thing in a form in a thing.
    if (depth > 2 * BOARD_LIMITS.depth + 1) throw tooDeep(value, argument);
    for (const item of Object.values(value)) checkRoom(item, argument, depth + 1);
  }
}

const refusal = (argument: string, value: unknown, demand: string, found?: string): SepaxError =>
  mismatch('out-of-range', argument, null, value, demand, '', found);

const tooFar = (value: number, argument: string): SepaxError =>
  refusal(
    argument,
    value,
    `must have no coordinate and no degrees beyond ${BOARD_LIMITS.magnitude}, to be seen on a board`,
    `made with ${value}`,
  );

const tooMany = (value: readonly unknown[], argument: string): SepaxError =>
  refusal(
    argument,
    value.length,
    `must have at most ${BOARD_LIMITS.points} points, or parts, to be seen on a board`,
  );

const tooDeep = (value: object, argument: string): SepaxError =>
  refusal(
    argument,
    value,
    `must have compounds within compounds to a depth of ${BOARD_LIMITS.depth}, to be seen on a board`,
  );
