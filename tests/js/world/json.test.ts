/** Worlds as plain data and back: nothing is lost, and what is no world is refused. */
import { MessageChannel } from 'node:worker_threads';
import { Box, Circle, SepaxError, World, type WorldJSON } from 'sepax';
import { describe, expect, test } from 'vitest';
import { Random } from '../support/random.js';
import { SEED } from '../support/seed.js';
import { anyShape, anyTraits, Twins, touches } from '../support/worlds.js';

type Json = WorldJSON<unknown>;

// biome-ignore lint/suspicious/noExplicitAny: what plain JavaScript would pass
const any = (value: unknown): any => value;

/** A world in which everything happens that a world can tell of. */
function anyWorld(random: Random): World {
  const { world, ...twins } = new Twins();
  const both = Object.assign(new Twins(), twins, { world });
  for (let i = random.integer(0, 14); i > 0; i--) both.add(anyShape(random, 5), anyTraits(random));
  for (let frame = random.integer(0, 6); frame > 0; frame--) {
    const bodies = [...world];
    for (const body of bodies) {
      if (random.chance(0.5)) body.move(random.between(-2, 2), random.between(-2, 2));
      if (random.chance(0.2)) body.fast = true;
      if (random.chance(0.2)) body.rotate(-0.1);
      if (random.chance(0.1)) body.remove();
    }
    const [a, b] = [...world];
    if (a && b && random.chance(0.5)) world.ignore(a, b);
    if (random.chance(0.9)) world.update();
    if (random.chance(0.3)) world.addMany(new Circle(1), [0, 0, 0, 1, 1, 0]);
    if (random.chance(0.2)) world.slop = random.between(0, 0.1);
  }
  return world;
}

const ways: Record<string, (json: Json) => Json | Promise<Json>> = {
  'as it is': (json) => json,
  'by text': (json) => JSON.parse(JSON.stringify(json)),
  'by structuredClone': (json) => structuredClone(json),
  'by postMessage': (json) => {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port2.once('message', (message: Json) => {
        port1.close();
        resolve(message);
      });
      port1.postMessage(json);
    });
  },
};

describe.each(Object.entries(ways))('there and back %s', (way, copy) => {
  test('a world is what it was, and goes on like that', async () => {
    const random = new Random(SEED, `world json ${way}`);
    let contacts = 0;
    for (let run = 0; run < 60; run++) {
      const world = anyWorld(random);
      const json = await copy(world.toJSON());
      const again = World.fromJSON(json);
      expect(again.hash()).toBe(world.hash());
      expect(again.toJSON()).toEqual(json);
      const restored = new World();
      restored.restore(world.snapshot());
      expect(touches(again)).toEqual(touches(restored));
      for (const each of [world, again]) {
        for (const body of each) body.move(1 / (body.id + 1), -0.25);
        each.add(new Box(2, 2));
        each.update();
      }
      expect(again.hash()).toBe(world.hash());
      expect(touches(again)).toEqual(touches(world));
      contacts += again.contacts.length;
    }
    expect(contacts).toBeGreaterThan(100);
  });
});

test('data goes along', () => {
  interface Hero {
    hp: number;
  }
  const world = new World<Hero>();
  world.add(new Circle(1), { data: { hp: 3 } });
  world.addMany(new Circle(1), [5, 0, 0]);
  const again = World.fromJSON<Hero>(JSON.parse(JSON.stringify(world)));
  expect(again.body(0)?.data.hp).toBe(3);
  expect(again.body(1)?.data).toBeUndefined();
});

test('says what is not as it is by default, and forms once', () => {
  const world = new World();
  const shape = new Box(4, 2, { scale: 2 });
  world.addMany(shape, [0, 0, 0, 9, 0, 0]);
  world.add(new Circle(1), { x: -0, type: 'static', mask: 2, data: 'coin' });
  const json = world.toJSON();
  expect(json).toEqual({
    kind: 'world',
    version: 1,
    slop: 1e-6,
    forms: [
      { scale: { x: 2, y: 2 }, pieces: [{ points: [-2, -1, 2, -1, 2, 1, -2, 1] }] },
      { pieces: [{ points: [0, 0], radius: 1 }] },
    ],
    bodies: [
      { id: 0, form: 0, x: 0, y: 0, angle: 0, unseen: true },
      { id: 1, form: 0, x: 9, y: 0, angle: 0, unseen: true },
      {
        id: 2,
        form: 1,
        x: -0,
        y: 0,
        angle: 0,
        type: 'static',
        mask: 2,
        unseen: true,
        data: 'coin',
      },
    ],
    generations: [0, 0, 0],
    free: [],
    removed: [],
    touching: [],
    impacts: [],
    ignored: [],
  });
  // Text has no -0.
  expect(World.fromJSON(JSON.parse(JSON.stringify(json))).hash()).toBe(world.hash());
});

test('numbers in transforms that are no places are refused', () => {
  const world = new World();
  world.add(new Circle(1));
  world.transforms[1] = Number.NaN;
  for (const ask of [() => world.toJSON(), () => world.snapshot()]) {
    expect(ask).toThrow(
      expect.objectContaining({ code: 'not-finite', argument: 'transforms', index: 1 }),
    );
  }
  world.body(0)?.remove();
  expect(world.snapshot()).toBeInstanceOf(Uint8Array);
});

test('what some script has put on Object.prototype is no property of a world', () => {
  const world = new World();
  world.add(new Box(2, 1, { x: 3 }), { data: { name: 'box' } });
  world.add(new Circle(1));
  world.update();
  const [text, hash] = [JSON.stringify(world.toJSON()), world.hash()];
  const names = [
    ...['mask', 'category', 'sensor', 'type', 'enabled', 'fast', 'unseen', 'stands', 'data'],
    ...['scale', 'pivot', 'radius'],
  ];
  const inherited: object = Object.prototype;
  for (const name of names) {
    Object.defineProperty(inherited, name, { value: 0, configurable: true });
    try {
      const other = World.fromJSON(JSON.parse(text));
      expect([other.hash(), other.body(1)?.data], name).toEqual([hash, undefined]);
    } finally {
      Reflect.deleteProperty(inherited, name);
    }
  }
});

describe('what is no world is refused', () => {
  const source = new World();
  source.addMany(new Box(1, 1), [0, 0, 0, 0.5, 0, 0, 9, 9, 9]);
  source.update();
  source.body(2)?.remove();
  const good = source.toJSON();
  const withBody = (fields: object): unknown => ({
    ...good,
    bodies: good.bodies.map((body, i) => (i === 0 ? { ...body, ...fields } : body)),
  });
  const withForm = (form: unknown): unknown => withBody({ form });

  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'json'],
    ['a text', JSON.stringify(good), 'json'],
    ['a shape', new Box(1, 1).toJSON(), 'json.kind'],
    ['another version', { ...good, version: 2 }, 'json.version'],
    ['no list of bodies', { ...good, bodies: 3 }, 'json.bodies'],
    ['a body that is none', { ...good, bodies: [null] }, 'json.bodies[0]'],
    ['a body without a number', { ...good, bodies: [{}] }, 'json.bodies[0]'],
    ['too many bodies', { ...good, generations: [0] }, 'json.bodies[1]'],
    [
      'a place that is none',
      { ...good, bodies: [{ id: 0, form: 0, x: '1', y: 0 }] },
      'json.bodies[0].x',
    ],
    ['half a number', { ...good, free: [0.5] }, 'json.free[0]'],
    ['a removed body that is none', { ...good, removed: [2] }, 'json.removed[0]'],
    ['one of no category', { ...good, removed: [{ id: 2 }] }, 'json.removed[0].category'],
    ['half a pair', { ...good, touching: [0, 1, 2] }, 'json.touching'],
    ['no such form', { ...good, forms: [] }, 'json.bodies[0].form'],
    ['a form of nothing', { ...good, forms: [{ pieces: [] }] }, 'json'],
    ['a dent', { ...good, forms: [{ pieces: [{ points: [0, 0, 4, 0, 1, 1, 0, 4] }] }] }, 'json'],
    ['numbers that are lost', { ...good, removed: [], free: [] }, 'json'],
    ['contacts of nobody', { ...good, touching: [0, 7] }, 'json'],
    ...[Object.create(null), [0], '0', Symbol('s')].map(
      (form) =>
        ['a form that is no number', withForm(form), 'json.bodies[0].form'] as [
          string,
          unknown,
          string,
        ],
    ),
    ['a misspelt trait', withBody({ senser: true }), 'json.bodies[0]'],
    ['a trait that is none', withBody({ mask: '1' }), 'json.bodies[0].mask'],
    [
      'a misspelt place',
      withBody({ stands: { x: 0, y: 0, turn: 1 } }),
      'json.bodies[0].stands.angle',
    ],
    [
      'a misspelt radius',
      { ...good, forms: [{ pieces: [{ radios: 1 }] }] },
      'json.forms[0].pieces[0]',
    ],
    ['no place', withBody({ stands: null }), 'json.bodies[0].stands'],
    ['a misspelt scale', { ...good, forms: [{ scales: { x: 2, y: 2 } }] }, 'json.forms[0]'],
    ['much slop', { ...good, slop: 2 }, 'json'],
    ['infinity', { ...good, slop: Number.POSITIVE_INFINITY }, 'json'],
  ])('%s', (_, json, argument) => {
    const make = (): unknown => World.fromJSON(any(json));
    expect(make).toThrow(SepaxError);
    expect(make).toThrow(expect.objectContaining({ argument }));
  });

  test('a world that was cloned itself, which says how it is done', () => {
    const clone = structuredClone(new World());
    expect(clone).toEqual({});
    expect(() => World.fromJSON(any(clone))).toThrow('toJSON()');
  });

  test('whatever is changed somewhere makes a world or an error of ours', () => {
    const random = new Random(SEED, 'hostile worlds');
    const values: unknown[] = [
      null,
      -1,
      0,
      1,
      2,
      0.5,
      1e300,
      Number.NaN,
      '0',
      [],
      {},
      [[]],
      2 ** 32,
      true,
      Symbol('s'),
    ];
    values.push(Object.create(null), [Symbol('s')], { toString: () => ({}) });
    let worlds = 0;
    for (let run = 0; run < 1500; run++) {
      const json = any(structuredClone(good));
      let owner = json;
      let key: string | number = random.pick(Object.keys(json));
      while (typeof owner[key] === 'object' && owner[key] !== null && random.chance(0.8)) {
        if (Object.keys(owner[key]).length === 0) break;
        owner = owner[key];
        key = random.pick(Object.keys(owner));
      }
      if (random.chance(0.2)) delete owner[key];
      else owner[key] = random.pick(values);
      try {
        const world = World.fromJSON(json);
        world.update();
        expect(World.fromJSON(world.toJSON()).hash()).toBe(world.hash());
        worlds += 1;
      } catch (error) {
        expect(error).toBeInstanceOf(SepaxError);
      }
    }
    expect(worlds).toBeGreaterThan(50);
  });
});
