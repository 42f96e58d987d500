/** Worlds and wasm memory: growth, dispose, and worlds that were dropped. Needs --expose-gc. */
import { type Body, Circle, Polygon, World } from 'sepax';
import { describe, expect, test } from 'vitest';
import { worldPart } from '../../../web/lib/raw/wasm/world.js';
import { wasm } from '../../../web/lib/raw/wasm.js';
import { expectUsable } from '../support/state.js';
import { touches } from '../support/worlds.js';

const disc = new Circle(1);

/** The names of all that a class and those that it extends have. */
const membersOf = (prototype: object): string[] =>
  prototype === Object.prototype
    ? []
    : [
        ...Object.getOwnPropertyNames(prototype),
        ...membersOf(Object.getPrototypeOf(prototype) as object),
      ];

function row(count: number): World {
  const world = new World();
  world.addMany(
    disc,
    Array.from({ length: 3 * count }, (_, i) => (i % 3 === 0 ? i / 2 : 0)),
  );
  world.update();
  return world;
}

describe('growth of wasm memory', () => {
  test('makes views new: transforms and lists of contacts go on', () => {
    const world = row(50);
    const { transforms, contacts } = world;
    const lists = [contacts.a, contacts.b, contacts.normals, contacts.depths, contacts.kept];
    const before = { places: [...transforms], touches: touches(world) };
    const grow = (): void => {
      wasm().wasmMemory.grow(1);
    };
    grow();
    for (const list of [transforms, ...lists]) expect(list.length).toBe(0);
    expect(contacts.length).toBe(49);
    for (const name of ['a', 'b', 'normals', 'depths', 'kept'] as const) {
      grow();
      expect(contacts[name].length).toBeGreaterThanOrEqual(49);
    }
    grow();
    expect([...world.transforms]).toEqual(before.places);
    grow();
    expect(touches(world)).toEqual(before.touches);
    grow();
    (world.body(7) as Body).x += 0.25;
    grow();
    world.update();
    expect(touches(world)).not.toEqual(before.touches);
  });

  test('comes of adding bodies, too', () => {
    const world = new World();
    const { buffer } = wasm().wasmMemory;
    const first = world.add(disc, { x: 1 });
    const handler = (): void => {
      world.addMany(Polygon.regular(50, 1), new Float64Array(3000));
    };
    while (wasm().wasmMemory.buffer === buffer) handler();
    first.x = 5;
    expect([first.x, world.transforms[0], world.transforms.length]).toEqual([5, 5, 3 * world.size]);
    world.dispose();
  });
});

describe('dispose', () => {
  const worlds = (): number => worldPart()._worldCount();

  test('gives the world back at once; harmless to repeat', () => {
    const count = worlds();
    const world = row(3);
    expect(worlds()).toBe(count + 1);
    expect(world.disposed).toBe(false);
    world.dispose();
    world.dispose();
    world[Symbol.dispose]();
    expect(world.disposed).toBe(true);
    expect(worlds()).toBe(count);
    {
      using scoped = new World();
      expect(scoped.size).toBe(0);
      expect(worlds()).toBe(count + 1);
    }
    expect(worlds()).toBe(count);
  });

  const world = row(3);
  const [body] = world;
  const contact = world.contacts.at(0);
  const { contacts } = world;
  const bytes = world.snapshot();
  world.dispose();

  const uses: Readonly<Record<string, () => unknown>> = {
    add: () => world.add(disc),
    addMany: () => world.addMany(disc, [0, 0, 0]),
    remove: () => world.remove(body as Body),
    removeMany: () => world.removeMany([0]),
    size: () => world.size,
    contacts: () => world.contacts,
    on: () => world.on('enter', () => undefined),
    'on, with a filter': () => world.on('exit', { a: 1 }, () => undefined),
    body: () => world.body(0),
    iterator: () => [...world],
    transforms: () => world.transforms,
    scales: () => world.scales,
    ignore: () => world.ignore(body as Body, body as Body),
    ignores: () => world.ignores(body as Body, body as Body),
    update: () => world.update(),
    refresh: () => world.refresh(),
    contactsOf: () => world.contactsOf(body as Body),
    separate: () => world.separate(),
    moveAndSlide: () => world.moveAndSlide(body as Body, [1, 0]),
    slop: () => world.slop,
    queryBox: () => world.queryBox({ minX: 0, minY: 0, maxX: 1, maxY: 1 }),
    queryPoint: () => world.queryPoint([0, 0]),
    queryCircle: () => world.queryCircle([0, 0], 1),
    queryShape: () => world.queryShape(disc),
    nearest: () => world.nearest([0, 0], 1),
    raycast: () => world.raycast([0, 0], [1, 0]),
    castSegment: () => world.castSegment([0, 0], [1, 0]),
    raycastAny: () => world.raycastAny([0, 0], [1, 0]),
    raycastAll: () => world.raycastAll([0, 0], [1, 0]),
    raycastMany: () => world.raycastMany([0, 0, 1, 0]),
    castShape: () => world.castShape(disc, [1, 0]),
    intersectPairs: () => world.intersectPairs([0, 1]),
    collidePairs: () => world.collidePairs([0, 1]),
    snapshot: () => world.snapshot(),
    restore: () => world.restore(bytes),
    toJSON: () => world.toJSON(),
    hash: () => world.hash(),
    debugDraw: () => world.debugDraw({} as never),
    debugLines: () => world.debugLines(),
    'contacts.length': () => contacts.length,
    'contacts.a': () => contacts.a,
    'contacts.b': () => contacts.b,
    'contacts.normals': () => contacts.normals,
    'contacts.depths': () => contacts.depths,
    'contacts.kept': () => contacts.kept,
    'contacts.at': () => contacts.at(0),
    'contacts.toArray': () => contacts.toArray(),
    'a loop over contacts': () => [...contacts],
    'body.x': () => body?.x,
    'body.x = 1': () => Reflect.set(body as Body, 'x', 1),
    'body.move': () => body?.move(1, 1),
    'body.mask': () => body?.mask,
    'body.mask = 1': () => Reflect.set(body as Body, 'mask', 1),
    'body.bounds': () => body?.bounds,
    'contact.points': () => contact.points,
  };

  test.each(Object.entries(uses))('%s throws after it', (_, use) => {
    expect(use).toThrow(expect.objectContaining({ code: 'disposed' }));
    expectUsable();
  });

  test('covers every member of the class', () => {
    const members = membersOf(World.prototype).filter(
      (name) => !['constructor', 'dispose', 'disposed', '__v_skip'].includes(name),
    );
    expect(Object.keys(uses)).toEqual(expect.arrayContaining(members));
  });

  test('what a contact says stays, and bodies are removed', () => {
    expect(contact.depth).toBe(0.5);
    expect([body?.removed, body?.id]).toEqual([true, 0]);
    // Not by toBe, which would look into it.
    expect(body?.world === world).toBe(true);
    body?.remove();
    contact.separate();
  });
});

describe('worlds that are dropped', () => {
  /** Lets finalizers run. */
  async function collectGarbage(): Promise<void> {
    for (let i = 0; i < 4; i++) {
      (globalThis as { gc?: () => void }).gc?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  test('are reclaimed, with handlers and bodies; those in use are not', async () => {
    const kept = row(5);
    const lastBody = [...row(5)][4] as Body;
    const before = worldPart()._worldCount();
    for (let i = 0; i < 500; i++) {
      const world = row(20);
      world.on('enter', ({ a }) => a.remove());
      for (const { a } of world.contacts) a.data = world;
      if (i % 50 === 0) await collectGarbage();
    }
    await collectGarbage();
    await collectGarbage();
    expect(worldPart()._worldCount() - before).toBeLessThanOrEqual(5);
    expect([kept.size, lastBody.world.size]).toEqual([5, 5]);
  });

  test('take no memory that grows', async () => {
    const bytes = (): number => wasm().wasmMemory.buffer.byteLength;
    const rounds = async (count: number): Promise<void> => {
      for (let i = 0; i < count; i++) {
        for (let made = 0; made < 20; made++) row(50);
        await collectGarbage();
      }
    };
    await rounds(5);
    const before = bytes();
    await rounds(20);
    expect(bytes()).toBeLessThanOrEqual(1.25 * before);
  });
});
