/** Bodies of PhysicsEditor, in its exporters for Phaser: with Matter's physics, and with P2's. */
import { type BodyPart, thingOfBody } from './bodies.js';
import { type Fields, fields, finite, isFields, list, pointIn, positive } from './fields.js';
import { Harvest } from './harvest.js';

/** Whether a file is one of PhysicsEditor: bodies by the names of their sprites. */
export const isPhysicsEditor = (value: object): boolean =>
  Object.values(value).some((body) => isMatterBody(body) || isP2Body(body));

const isMatterBody = (body: unknown): body is Fields =>
  isFields(body) && (body.type === 'fromPhysicsEditor' || Array.isArray(body.fixtures));

const isP2Body = (body: unknown): body is readonly unknown[] =>
  Array.isArray(body) &&
  body.length > 0 &&
  body.every((fixture) => isFields(fixture) && ('shape' in fixture || 'circle' in fixture));

/** Each body at the place of its sprite: they lie over one another as in the editor, so they are put in a row. */
export function readPhysicsEditor(value: object): Harvest {
  const harvest = new Harvest();
  let x = 0;
  for (const [name, body] of Object.entries(value)) {
    if (typeof body === 'string') continue;
    harvest.take(name, () => {
      const parts = partsOf(body, name);
      const [left, right] = reach(parts);
      const at = x - left;
      x += right - left + (right - left) / 4;
      return [thingOfBody({ name, x: at, y: 0, degrees: 0, parts })];
    });
  }
  return harvest;
}

function reach(parts: readonly BodyPart[]): [number, number] {
  const xs = parts.flatMap((part) =>
    part.kind === 'circle'
      ? [part.x - part.radius, part.x + part.radius]
      : part.points.map(([x]) => x),
  );
  return [Math.min(...xs), Math.max(...xs)];
}

function partsOf(body: unknown, name: string): BodyPart[] {
  const isP2 = Array.isArray(body);
  const place = isP2 ? name : `${name}.fixtures`;
  const fixtures = list(isP2 ? body : fields(body, name).fixtures, place);
  return fixtures.flatMap((fixture, i) => partsOfFixture(fixture, `${place}[${i}]`));
}

function partsOfFixture(value: unknown, place: string): BodyPart[] {
  const { circle, vertices, shape } = fields(value, place);
  if (circle !== undefined) {
    const { radius, ...centre } = fields(circle, `${place}.circle`);
    const [x, y] = pointIn(centre, `${place}.circle`);
    return [{ kind: 'circle', x, y, radius: positive(radius, `${place}.circle.radius`) }];
  }
  if (shape !== undefined) {
    const numbers = list(shape, `${place}.shape`);
    const points = Array.from({ length: Math.ceil(numbers.length / 2) }, (_, i) => [
      finite(numbers[2 * i], `${place}.shape[${2 * i}]`),
      finite(numbers[2 * i + 1], `${place}.shape[${2 * i + 1}]`),
    ]);
    return [{ kind: 'solid', points: points as [number, number][] }];
  }
  return list(vertices, `${place}.vertices`).map((piece, i) => ({
    kind: 'solid',
    points: list(piece, `${place}.vertices[${i}]`).map((point, j) =>
      pointIn(point, `${place}.vertices[${i}][${j}]`),
    ),
  }));
}
