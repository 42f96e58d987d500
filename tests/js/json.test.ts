/** Shapes as plain data and back: nothing is lost, to the bit. */
import {
  Box,
  Circle,
  Compound,
  collide,
  distance,
  fromJSON,
  Polygon,
  type Shape,
  type ShapeJSON,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { kinds } from './support/kinds.js';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';
import { liveShapes, lookOf } from './support/state.js';

const ROUNDS = 20;

// biome-ignore lint/suspicious/noExplicitAny: what plain JavaScript would pass
const any = (value: unknown): any => value;

const ways: Record<string, (json: ShapeJSON) => ShapeJSON> = {
  'as it is': (json) => json,
  'by text': (json) => JSON.parse(JSON.stringify(json)),
  'by structuredClone': (json) => structuredClone(json),
};

describe.each(Object.entries(ways))('there and back %s', (_, copy) => {
  test.each(Object.entries(kinds))('%s', (_, kind) => {
    const random = new Random(SEED);
    const probe = new Box(1, 1.5, { x: 0.3, angle: 0.4 });
    for (let round = 0; round < ROUNDS; round++) {
      const shape = kind(random, {
        x: random.between(-2, 2),
        y: random.between(-2, 2),
        angle: random.angle(),
        scale: random.between(0.5, 2),
        pivot: [random.between(-1, 1), random.between(-1, 1)],
      });
      const again = fromJSON(copy(shape.toJSON()));
      expect(again.constructor).toBe(shape.constructor);
      expect(again).toStrictEqual(shape);
      expect(lookOf(again)).toStrictEqual(lookOf(shape));
      expect(collide(again, probe)).toStrictEqual(collide(shape, probe));
      expect(distance(again, probe)).toStrictEqual(distance(shape, probe));
    }
  });
});

test('what is as it is by default is left out, but for the place', () => {
  expect(new Circle(5, { x: 1 }).toJSON()).toEqual({ kind: 'circle', radius: 5, x: 1, y: 0 });
  expect(new Box(1, 2, { scale: -1, radius: 0.5 }).toJSON()).toEqual({
    kind: 'box',
    width: 1,
    height: 2,
    radius: 0.5,
    x: 0,
    y: 0,
    scale: { x: -1, y: -1 },
  });
  expect(fromJSON(any({ kind: 'circle', radius: 2 })).bounds.maxX).toBe(2);
});

test('parts of compounds are what they are, whatever their classes say', () => {
  class Coin extends Circle {
    override toJSON() {
      return any({ coin: true });
    }
  }
  const compound = new Compound([new Coin(1, { x: 2 })]);
  expect(compound.toJSON().shapes).toEqual([{ kind: 'circle', radius: 1, x: 2, y: 0 }]);
  expect(compound.clone().toJSON()).toEqual(compound.toJSON());
});

test('boxes are boxes, in compounds, too, and whatever extends them', () => {
  class Crate extends Box {
    override toJSON() {
      return any({ crate: true });
    }
  }
  const compound = new Compound([new Box(1, 2, { x: 3 }), new Crate(3, 4, { radius: 1 })]);
  expect(compound.toJSON().shapes).toEqual([
    { kind: 'box', width: 1, height: 2, x: 3, y: 0 },
    { kind: 'box', width: 3, height: 4, radius: 1, x: 0, y: 0 },
  ]);
});

describe('what is no such data is refused', () => {
  const box = new Box(1, 1).toJSON();
  test.each<[unknown, string]>([
    [undefined, 'not-a-shape'],
    [null, 'not-a-shape'],
    ['{"kind":"circle"}', 'not-a-shape'],
    [[], 'not-a-shape'],
    [{}, 'not-a-choice'],
    [{ kind: 'sphere' }, 'not-a-choice'],
    [{ kind: 'constructor' }, 'not-a-choice'],
    [{ kind: 'circle' }, 'not-a-number'],
    [{ ...box, width: Number.NaN }, 'not-finite'],
    [{ ...box, points: [] }, 'not-an-option'],
    [{ kind: 'compound', shapes: [box, {}] }, 'not-a-choice'],
    [{ kind: 'compound', shapes: [] }, 'not-a-shape'],
    [{ kind: 'polygon', points: [0, 0, 4, 0, 1, 1, 0, 4] }, 'concave'],
  ])('%j', (json, code) => {
    const live = liveShapes();
    expect(() => fromJSON(any(json))).toThrow(expect.objectContaining({ code }));
    expect(liveShapes()).toBe(live);
  });
});

test('every shape can be asked, whatever its kind', () => {
  const shapes: Shape[] = [new Circle(1), Polygon.regular(3, 1)];
  expect(shapes.map((shape) => shape.clone().toJSON())).toEqual(shapes.map((s) => s.toJSON()));
  expect(shapes.map(({ kind }) => kind)).toEqual(['circle', 'polygon']);
});
