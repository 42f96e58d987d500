/** Worlds of Box2D as R.U.B.E. exports them, and as planck's `Serializer` writes them. */

import { degrees } from '../../../stage/angles.js';
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
import { Problem } from './problem.js';
import type { Ring } from './rings.js';

/** Whether a file is R.U.B.E.'s: a world with a list of bodies that have fixtures. */
export const isRube = (value: object): boolean => 'body' in value && Array.isArray(value.body);

/** Whether a list is planck's: entries that refer to one another by their places. */
export const isPlanck = ([first]: readonly unknown[]): boolean =>
  isFields(first) && (('bodies' in first && 'joints' in first) || 'fixtures' in first);

/** y leads up there, and down on a board. */
const flipped = ([x, y]: readonly [number, number]): [number, number] => [x, y === 0 ? 0 : -y];

interface Body {
  readonly body: Fields;
  readonly place: string;
  readonly parts: readonly BodyPart[];
}

function take(harvest: Harvest, place: string, made: () => Body): void {
  harvest.take(place, () => {
    const { body, parts } = made();
    const [x, y] = flipped(pointIn(body.position ?? 0, `${place}.position`));
    const angle = finite(body.angle ?? 0, `${place}.angle`);
    return [thingOfBody({ name: nameIn(body.name), x, y, degrees: degrees(-angle), parts })];
  });
}

export function readRube(value: object): Harvest {
  const harvest = new Harvest();
  list((value as Fields).body, 'body').forEach((one, i) => {
    const place = `body[${i}]`;
    take(harvest, place, () => {
      const body = fields(one, place);
      const fixtures = list(body.fixture ?? [], `${place}.fixture`);
      const parts = fixtures.map((fixture, j) => rubePart(fixture, `${place}.fixture[${j}]`));
      return { body, place, parts };
    });
  });
  return harvest;
}

function rubePart(value: unknown, place: string): BodyPart {
  const { polygon, circle, chain, loop, edge } = fields(value, place);
  if (circle !== undefined) {
    const { center = 0, radius } = fields(circle, `${place}.circle`);
    const [x, y] = flipped(pointIn(center, `${place}.circle.center`));
    return { kind: 'circle', x, y, radius: positive(radius, `${place}.circle.radius`) };
  }
  if (polygon !== undefined) return { kind: 'solid', points: columns(polygon, `${place}.polygon`) };
  const line = chain ?? loop;
  if (line !== undefined) {
    return { kind: 'line', points: columns(line, `${place}.chain`), closed: loop !== undefined };
  }
  if (edge === undefined) throw new Problem('import.noShape');
  const { vertex1, vertex2 } = fields(edge, `${place}.edge`);
  const ends = [vertex1, vertex2].map((end, i) => flipped(pointIn(end, `${place}.vertex${i + 1}`)));
  return { kind: 'line', points: ends, closed: false };
}

/** R.U.B.E. writes all x, and then all y. */
function columns(value: unknown, place: string): Ring {
  const { vertices } = fields(value, place);
  const { x, y } = fields(vertices, `${place}.vertices`);
  const rows = list(y, `${place}.vertices.y`);
  return list(x, `${place}.vertices.x`).map((one, i) =>
    flipped([
      finite(one, `${place}.vertices.x[${i}]`),
      finite(rows[i], `${place}.vertices.y[${i}]`),
    ]),
  );
}

export function readPlanck(all: readonly unknown[]): Harvest {
  const harvest = new Harvest();
  const referred = (value: unknown, place: string): Fields => {
    const { refIndex } = fields(value, place);
    const index = finite(refIndex, `${place}.refIndex`);
    return fields(all[index], `[${index}]`);
  };
  all.forEach((value, i) => {
    if (!isFields(value) || !('fixtures' in value)) return;
    const place = `[${i}]`;
    take(harvest, place, () => {
      const fixtures = list(value.fixtures, `${place}.fixtures`);
      const parts = fixtures.map((fixture, j) => {
        const { shape } = referred(fixture, `${place}.fixtures[${j}]`);
        return planckPart(referred(shape, `${place}.fixtures[${j}].shape`), place);
      });
      return { body: value, place, parts };
    });
  });
  return harvest;
}

function planckPart(shape: Fields, place: string): BodyPart {
  const { type, vertices, vertex1, vertex2, p, radius, isLoop } = shape;
  const points = (): Ring =>
    list(vertices, `${place}.vertices`).map((point, i) =>
      flipped(pointIn(point, `${place}.vertices[${i}]`)),
    );
  switch (type) {
    case 'circle': {
      const [x, y] = flipped(pointIn(p, `${place}.p`));
      return { kind: 'circle', x, y, radius: positive(radius, `${place}.radius`) };
    }
    case 'polygon':
    case 'box':
      return { kind: 'solid', points: points() };
    case 'chain':
      return { kind: 'line', points: points(), closed: isLoop === true };
    case 'edge': {
      const ends = [vertex1, vertex2].map((end) => flipped(pointIn(end, `${place}.vertex`)));
      return { kind: 'line', points: ends, closed: false };
    }
    default:
      throw new Problem('import.noShape');
  }
}
