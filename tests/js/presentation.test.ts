/** What consoles, test runners, frameworks and minifiers make of the objects of the library. */
import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { build } from 'esbuild';
import * as sepax from 'sepax';
import {
  Box,
  Bvh,
  Capsule,
  Circle,
  CollisionResult,
  Compound,
  ConcavePolygon,
  Grid,
  Point,
  Polygon,
  Polyline,
  Segment,
  type Shape,
  World,
} from 'sepax';
import { describe, expect, test, vi } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: what plain JavaScript would do
type Any = any;

const dented = [0, 0, 4, 0, 1, 1, 0, 4];
const shapes: readonly (() => Shape)[] = [
  () => new Point({ x: 1 }),
  () => new Segment([0, 0], [1, 2]),
  () => new Circle(5, { y: 2 }),
  () => new Capsule([0, 0], [1, 2], 3),
  () => new Box(2, 3, { angle: 1 }),
  () => Polygon.regular(5, 2, { scale: 2 }),
  () => new ConcavePolygon(dented, { pivot: [1, 1] }),
  () => new Polyline(dented, { closed: true, radius: 1 }),
  () => new Compound([new Box(1, 2), new Circle(1, { x: 3 })]),
];

describe('test runners', () => {
  test.each(shapes)('tell what is equal from what is not: %s', (make) => {
    const [shape, same, other] = [make(), make(), make()];
    other.translate(1, 0);
    expect(shape).toEqual(same);
    expect(shape).toStrictEqual(same);
    expect(shape).not.toEqual(other);
    assert.deepStrictEqual(shape, same);
    assert.notDeepStrictEqual(shape, other);
    for (const other of shapes) if (other !== make) expect(shape).not.toEqual(other());
    shape.dispose();
    expect(shape).not.toEqual(same);
  });

  test('polygons of other points, compounds of other parts', () => {
    expect(new Polygon([0, 0, 1, 0, 0, 1])).not.toEqual(new Polygon([0, 0, 1, 0, 0, 2]));
    expect(new Compound([new Circle(1)])).not.toEqual(new Compound([new Circle(1, { x: 1 })]));
  });

  test('bodies and worlds', () => {
    const worlds = [new World(), new World()] as const;
    const [a, b] = worlds.map((world) => world.add(new Circle(1), { x: 1, data: 'a' }));
    expect(a).toEqual(b);
    expect(worlds[0]).toEqual(worlds[1]);
    a?.move(1, 0);
    expect(a).not.toEqual(b);
    assert.notDeepStrictEqual(a, b);
    worlds[0].update();
    expect(worlds[0]).not.toEqual(worlds[1]);
    b?.remove();
    expect(b).not.toEqual(a);
  });

  test('can look at what was frozen', () => {
    const circle = Object.freeze(new Circle(5));
    expect(circle).toEqual(new Circle(5));
    circle.translate(1, 0);
    expect(circle).not.toEqual(new Circle(5));
  });
});

test('consoles show contacts and boxes', () => {
  const world = new World();
  world.add(new Box(9, 4), { data: 'floor' });
  world.add(new Circle(5), { y: 6 });
  expect(inspect(world.contacts)).toBe('ContactList []');
  world.update();
  const shown = inspect(world.contacts, { depth: 5 });
  expect(shown).toMatch(/^ContactList \[\s*BodyContact \{\s*a: Body \{.*data: 'floor'.*depth: 1,/s);
  expect(inspect(new Bvh([0, 0, 1, 1]))).toBe('Bvh { count: 1 }');
  expect(inspect(new Grid([0, 0, 1, 1, 2, 2, 3, 3], { cellSize: 2 }))).toBe('Grid { count: 2 }');
  const { contacts } = world;
  world.dispose();
  expect(inspect(contacts)).toBe('ContactList { disposed: true }');
});

test('consoles show what a shape is, and where', () => {
  expect(inspect(new Circle(5, { x: 3 }))).toBe("Circle { kind: 'circle', radius: 5, x: 3, y: 0 }");
  expect(inspect(new Box(2, 1))).toBe("Box { kind: 'box', width: 2, height: 1, x: 0, y: 0 }");
  expect(inspect(new Polygon([0, 0, 4, 0, 0, 4]), { depth: 5 })).toContain('{ x: 4, y: 0 }');
  const world = new World();
  const body = world.add(new Circle(5), { x: 7, sensor: true });
  expect(inspect(body)).toMatch(/^Body \{.*x: 7,.*sensor: true/s);
  expect(inspect(world)).toMatch(/^World \{ bodies: 1, contacts: 0/);
  body.remove();
  expect(inspect(body)).toBe('Body { id: 0, removed: true }');
  world.dispose();
  expect(inspect([world])).toBe('[ World { disposed: true } ]');
});

describe('names of classes', () => {
  const ABSTRACT = ['Shape', 'PiecewiseShape', 'BoxIndex'];
  const classes = Object.entries(sepax).filter(([name]) => /^[A-Z][a-z]/.test(name));

  test.each(classes)('%s', (name, Class) => {
    expect((Class as Any).name).toBe(name);
  });

  test('survive a minifier', async () => {
    const { outputFiles } = await build({
      stdin: { contents: "export * from './web/lib/index.ts'", resolveDir: process.cwd() },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    const { text } = outputFiles[0] as { text: string };
    expect(text).not.toContain('class Circle');
    const minified = await import(`data:text/javascript,${encodeURIComponent(text)}`);
    const { Circle, SepaxError } = minified as typeof sepax;
    // Of an abstract class there is nothing to see.
    for (const [name] of classes.filter(([name]) => !ABSTRACT.includes(name))) {
      expect((minified as Any)[name].name).toBe(name);
    }
    expect(inspect(new Circle(1))).toMatch(/^Circle \{/);
    const error = new SepaxError('disposed', 'shape', null, null, 'Gone.');
    expect(inspect(error)).toMatch(/^SepaxError: Gone\./);
  });

  test('of classes that extend one are their own', () => {
    class Hero extends Circle {}
    expect(Hero.name).toBe('Hero');
    expect(inspect(new Hero(1))).toMatch(/^Hero \{/);
  });
});

describe('frameworks', () => {
  test('leave the objects alone that Vue would wrap', () => {
    const world = new World();
    const body = world.add(new Circle(1));
    world.add(new Circle(1));
    world.update();
    const { contacts } = world;
    const boxes = [new Bvh([0, 0, 1, 1]), new Grid([0, 0, 1, 1])];
    const shapes = [new Circle(1), new Compound([new Circle(1)])];
    for (const object of [world, body, contacts, contacts.at(0), ...boxes, ...shapes]) {
      expect((object as Any).__v_skip).toBe(true);
      expect(Object.keys(object)).not.toContain('__v_skip');
    }
  });
});

test('a body has no properties but its own', () => {
  const body = new World().add(new Circle(1)) as Any;
  expect(() => {
    body.isStatic = true;
  }).toThrow(/isStatic/);
  body.data = { hp: 3 };
  expect(body.data.hp).toBe(3);
});

describe('errors about what is not ours', () => {
  test('name the other copy of the library', async () => {
    vi.resetModules();
    const other: typeof sepax = await import('sepax');
    expect(other.Circle).not.toBe(Circle);
    const theirs = new other.Circle(1) as Any;
    expect(() => sepax.intersects(new Circle(1), theirs)).toThrow(
      /^b must be a shape.* but is a Circle of another copy of the library.*sepax\/async/s,
    );
    const world = new World();
    const theirBody = new other.World().add(theirs) as Any;
    expect(() => world.remove(theirBody)).toThrow(/body must be a body.*of another copy/s);
    expect(() => sepax.collide(theirBody, new Circle(1))).toThrow(
      /^a must be a shape.* but is a Body of another copy of the library/s,
    );
    expect(() => world.remove(new World().add(new Circle(1)))).toThrow(
      'body must be a body of this world, but is one of another.',
    );
    const result = new other.CollisionResult() as Any;
    for (const ask of [
      () => sepax.collide(new Circle(1), new Circle(1), { into: result }),
      () => sepax.collide(new Circle(1), new Circle(1), result),
    ]) {
      expect(ask).toThrow(/must be a CollisionResult, .* but is a CollisionResult of another copy/);
    }
    // Ours in the place of other options is none of another copy.
    expect(() =>
      sepax.intersects(new Circle(1), new Circle(1), new CollisionResult() as Any),
    ).toThrow('but is a CollisionResult.');
  });

  test('tell likenesses from what another copy has made', () => {
    const disc = new Circle(1);
    const body = new World().add(disc);
    for (const like of [{ ...disc }, new Proxy(disc, {}), Object.create(disc)] as Any[]) {
      expect(() => sepax.intersects(disc, like)).toThrow(
        /^b must be a shape.* but is a proxy of a shape, or an object .*Pass the shape itself\.$/s,
      );
    }
    expect(() => new World().remove({ ...body } as Any)).toThrow(/^body must be a body/);
  });

  test('name the class for outlines with dents', () => {
    expect(() => new Polygon(dented)).toThrow(/points\[2\].*Use ConcavePolygon/);
  });
});
