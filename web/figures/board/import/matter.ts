/** Bodies and composites of matter-js, as `JSON.stringify` writes what a program picks of them. */
import { type BodyPart, thingOfBody } from './bodies.js';
import {
  type Fields,
  fields,
  finite,
  isFields,
  list,
  nameIn,
  pointIn,
  positive,
} from './fields.js';
import { Harvest } from './harvest.js';

/** Whether a value is a body, whose corners stand where they are in the world, or a composite of bodies. */
export const isMatter = (value: unknown): boolean =>
  isFields(value) &&
  (('vertices' in value && 'position' in value) ||
    ('bodies' in value && Array.isArray(value.bodies)));

export function readMatter(value: unknown): Harvest {
  const harvest = new Harvest();
  const visit = (one: Fields, place: string): void => {
    if ('vertices' in one) harvest.take(place, () => [bodyOf(one, place)]);
    const bodies = list(one.bodies ?? [], join(place, 'bodies'));
    bodies.forEach((body, i) => {
      const inner = `${join(place, 'bodies')}[${i}]`;
      harvest.take(inner, () => [bodyOf(fields(body, inner), inner)]);
    });
    const composites = list(one.composites ?? [], join(place, 'composites'));
    composites.forEach((composite, i) => {
      const inner = `${join(place, 'composites')}[${i}]`;
      visit(fields(composite, inner), inner);
    });
  };
  if (Array.isArray(value)) visit({ bodies: value }, '');
  else visit(fields(value, 'body'), '');
  return harvest;
}

const join = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`);

function bodyOf(body: Fields, place: string) {
  const [x, y] = pointIn(body.position, join(place, 'position'));
  const all = list(body.parts ?? [], join(place, 'parts'));
  // The first part of a body is the body itself: the hull of the others.
  const [, ...others] = all;
  const parts = (others.length > 0 ? others : [body]).map((part, i) =>
    partOf(fields(part, join(place, `parts[${i + 1}]`)), place, x, y),
  );
  return thingOfBody({ name: nameIn(body.label), x, y, degrees: 0, parts });
}

function partOf(part: Fields, place: string, x: number, y: number): BodyPart {
  // The corners of a circle are those of a polygon with many sides.
  if (typeof part.circleRadius === 'number' && part.circleRadius !== 0) {
    const [cx, cy] = pointIn(part.position, join(place, 'position'));
    const radius = positive(part.circleRadius, join(place, 'circleRadius'));
    return { kind: 'circle', x: cx - x, y: cy - y, radius };
  }
  const vertices = list(part.vertices, join(place, 'vertices'));
  const points = vertices.map((vertex, i): [number, number] => {
    const at = join(place, `vertices[${i}]`);
    const [px, py] = pointIn(vertex, at);
    return [finite(px - x, at), finite(py - y, at)];
  });
  return { kind: 'solid', points };
}
