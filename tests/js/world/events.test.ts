/** enter, stay, exit: which, in which order, and what handlers may do. */
import { type Body, Circle, World } from 'sepax';
import { describe, expect, test } from 'vitest';

const disc = new Circle(1);

/** A world that writes down what it tells; bodies by their data. */
function watched(xs: readonly number[]): { world: World; bodies: Body[]; log: string[] } {
  const world = new World();
  const bodies = xs.map((x, i) => world.add(disc, { x, data: 'abcdef'[i] }));
  const log: string[] = [];
  for (const type of ['enter', 'stay', 'exit'] as const) {
    world.on(type, ({ a, b }) => log.push(`${type} ${a.data}${b.data}`));
  }
  return { world, bodies, log };
}

/** What an update tells. */
function update({ world, log }: { world: World; log: string[] }): string[] {
  log.length = 0;
  world.update();
  return [...log];
}

describe('events', () => {
  test('tell what began, what is still there, and first what is over, in order', () => {
    const scene = watched([0, 1, 2, 100]);
    const [, , c, d] = scene.bodies as [Body, Body, Body, Body];
    expect(update(scene)).toEqual(['enter ab', 'enter ac', 'enter bc']);
    expect(update(scene)).toEqual(['stay ab', 'stay ac', 'stay bc']);
    c.x = 2.5;
    d.x = -0.5;
    expect(update(scene)).toEqual(['exit ac', 'stay ab', 'enter ad', 'stay bc', 'enter bd']);
    d.enabled = false;
    expect(update(scene)).toEqual(['exit ad', 'exit bd', 'stay ab', 'stay bc']);
  });

  test('bring the contact', () => {
    const { world, bodies } = watched([0, 1.5]);
    const seen: unknown[] = [];
    world.on('enter', (event) => seen.push(event));
    world.update();
    const [contact] = world.contacts;
    expect(seen).toEqual([{ a: bodies[0], b: bodies[1], contact: expect.anything() }]);
    expect(seen[0]).toMatchObject({ contact: { depth: 0.5, normal: contact?.normal } });
  });

  test('are not sent to a handler that was taken away; the same one may be there twice', () => {
    const { world } = watched([0, 1]);
    let calls = 0;
    const count = (): void => {
      calls++;
    };
    const off = world.on('stay', count);
    world.on('stay', count);
    world.update();
    world.update();
    expect(calls).toBe(2);
    off();
    off();
    world.update();
    expect(calls).toBe(3);
  });

  test('are for the handlers of the beginning of the update, each in its order', () => {
    const { world } = watched([0, 1]);
    const order: string[] = [];
    world.on('enter', () => order.push('first'));
    world.on('enter', () => {
      order.push('second');
      world.on('enter', () => order.push('late'));
    });
    world.update();
    expect(order).toEqual(['first', 'second']);
  });

  test('come to all handlers even if one throws, whose error comes out of the update', () => {
    const scene = watched([0, 1, 2]);
    const boom = new Error('boom');
    scene.world.on('enter', () => {
      throw boom;
    });
    scene.world.on('enter', ({ a, b }) => scene.log.push(`last ${a.data}${b.data}`));
    expect(() => scene.world.update()).toThrow(boom);
    expect(scene.log).toEqual([
      'enter ab',
      'last ab',
      'enter ac',
      'last ac',
      'enter bc',
      'last bc',
    ]);
    expect(update(scene)).toEqual(['stay ab', 'stay ac', 'stay bc']);
  });
});

describe('a filter', () => {
  const HERO = 1;
  const COIN = 2;

  /** A hero, a coin and a wall that all touch; the coin has the least number. */
  function scene(): { world: World; coin: Body; hero: Body } {
    const world = new World();
    const coin = world.add(disc, { category: COIN, data: 'coin' });
    world.add(disc, { x: 0.5, category: 4, data: 'wall' });
    const hero = world.add(disc, { x: 1, category: HERO, data: 'hero' });
    return { world, coin, hero };
  }

  test('picks events by the categories of the bodies, and puts them in its order', () => {
    const { world } = scene();
    const seen: unknown[] = [];
    world.on('enter', { a: HERO, b: COIN }, ({ a, b, contact }) => {
      seen.push([a.data, b.data, contact.a === a, contact.normal, contact.depth]);
    });
    world.on('enter', { a: COIN, b: HERO }, ({ a, contact }) => {
      seen.push([a.data, contact.normal]);
    });
    world.on('enter', { a: HERO }, ({ b }) => seen.push(b.data));
    world.on('enter', { a: 8 }, () => seen.push('nothing is of this kind'));
    world.update();
    const [first] = world.contacts;
    expect(first?.normal).toEqual({ x: 1, y: 0 });
    expect(seen).toEqual([
      ['hero', 'coin', true, { x: -1, y: 0 }, 1],
      ['coin', { x: 1, y: 0 }],
      'coin',
      'wall',
    ]);
  });

  test('leaves a pair that fits either way in the order of the numbers, and tells once', () => {
    const world = new World();
    const bodies = [world.add(disc), world.add(disc)];
    const seen: Body[][] = [];
    world.on('enter', { a: 1, b: 1 }, ({ a, b }) => seen.push([a, b]));
    world.update();
    expect(seen).toEqual([bodies]);
  });

  test('knows of exits what removed bodies were', () => {
    const { world, coin, hero } = scene();
    const seen: unknown[] = [];
    world.on('exit', { a: HERO, b: COIN }, ({ a, b }) => seen.push([a.data, b.data]));
    world.update();
    coin.remove();
    const successor = world.add(disc, { x: 50, category: 4 });
    world.update();
    expect(seen).toEqual([['hero', 'coin']]);
    expect(successor.removed).toBe(false);
    expect(hero.removed).toBe(false);
    world.update();
    expect(seen.length).toBe(1);
  });

  test('knows it after a snapshot, too, and so do worlds that were made of data', () => {
    for (const other of [
      (world: World) => {
        world.restore(world.snapshot());
        return world;
      },
      (world: World) => {
        const fresh = new World();
        fresh.restore(world.snapshot());
        return fresh;
      },
      (world: World) => World.fromJSON(JSON.parse(JSON.stringify(world.toJSON()))),
    ]) {
      const { world, coin } = scene();
      world.update();
      coin.remove();
      const next = other(world);
      const seen: unknown[] = [];
      next.on('exit', { a: HERO, b: COIN }, ({ a, b }) => seen.push([a.id, b.id, b.removed]));
      next.on('exit', { a: 8 }, () => seen.push('nothing is of this kind'));
      next.update();
      expect(seen).toEqual([[2, 0, true]]);
    }
  });

  test('tells of a removed body with its data, after a snapshot, too', () => {
    const { world, coin } = scene();
    world.update();
    coin.remove();
    world.restore(world.snapshot());
    const seen: unknown[] = [];
    world.on('exit', { a: HERO }, ({ b }) => seen.push(b));
    world.update();
    expect(seen).toEqual([coin]);
    expect(seen[0]).toBe(coin);
  });

  test('knows nothing of bodies that were removed in another past', () => {
    const { world, coin } = scene();
    world.update();
    const saved = world.snapshot();
    coin.remove();
    world.restore(saved);
    coin.category = 8;
    const seen: unknown[] = [];
    world.on('exit', { a: COIN }, () => seen.push('coin'));
    world.on('exit', { a: 8, b: HERO }, ({ a }) => seen.push(a.data));
    coin.x = 50;
    world.update();
    expect(seen).toEqual(['coin']);
  });

  test('goes by what the bodies were before handlers removed one', () => {
    const { world, coin } = scene();
    const seen: string[] = [];
    world.on('enter', { a: COIN, b: HERO }, () => {
      coin.remove();
      seen.push('first');
    });
    world.on('enter', { a: HERO, b: COIN }, () => seen.push('second'));
    world.update();
    expect(seen).toEqual(['first', 'second']);
  });
});

describe('handlers', () => {
  test('may remove a body: no more is told of it, but for the ends of what was told, with the next update', () => {
    const scene = watched([0, 1, 2]);
    const off = scene.world.on('enter', ({ a }) => {
      if (!a.removed) a.remove();
    });
    expect(update(scene)).toEqual(['enter ab', 'enter bc']);
    off();
    expect(scene.world.size).toBe(1);
    expect(update(scene)).toEqual(['exit ab', 'exit bc']);
    expect(update(scene)).toEqual([]);
  });

  test('are told of the end of a contact that began unheard no more than of its beginning', () => {
    const scene = watched([0, 1.5, -1.5]);
    scene.world.on('enter', ({ a }) => {
      if (!a.removed) a.remove();
    });
    expect(update(scene)).toEqual(['enter ab']);
    // Another one, in the same place.
    scene.world.add(disc, { data: 'n' });
    expect(update(scene)).toEqual(['exit ab', 'enter bn', 'enter cn']);
    scene.world.add(disc, { data: 'm' });
    expect(update(scene)).toEqual(['exit bn', 'exit cn', 'enter mn']);
  });

  test('are not told of it either if the handler had updated the world before it removed the body', () => {
    const scene = watched([0, 1, 2, -1.5]);
    const [, , c, d] = scene.bodies as [Body, Body, Body, Body];
    const off = scene.world.on('enter', () => {
      off();
      d.x = -100;
      scene.world.update();
      c.remove();
    });
    expect(update(scene)).toEqual(['enter ab', 'enter ad', 'exit ad', 'stay ab']);
    expect(update(scene)).toEqual(['stay ab']);
    // What has its number then is told of as any other.
    const next = scene.world.add(disc, { x: 1, data: 'g' });
    expect(next.id).toBe(c.id);
    expect(update(scene)).toEqual(['stay ab', 'enter ag', 'enter bg']);
    next.remove();
    expect(update(scene)).toEqual(['exit ag', 'exit bg', 'stay ab']);
  });

  test('may update the world: what that brings follows what is left of the events before', () => {
    const scene = watched([0, 1.5, -1.5]);
    let first = true;
    scene.world.on('enter', () => {
      if (!first) return;
      first = false;
      scene.bodies[2]?.moveTo(-100, 0);
      scene.world.update();
      scene.log.push('updated');
    });
    expect(update(scene)).toEqual(['enter ab', 'updated', 'enter ac', 'exit ac', 'stay ab']);
    expect(update(scene)).toEqual(['stay ab']);
  });

  test('may remove both bodies, and the world goes on', () => {
    const scene = watched([0, 1, 50, 51]);
    scene.world.on('enter', ({ a, b }) => {
      a.remove();
      b.remove();
    });
    expect(update(scene)).toEqual(['enter ab', 'enter cd']);
    expect(scene.world.size).toBe(0);
    expect(update(scene)).toEqual(['exit ab', 'exit cd']);
    expect(scene.world.contacts.length).toBe(0);
  });

  test('of exits know bodies that are gone', () => {
    const scene = watched([0, 1]);
    scene.world.update();
    const [a] = scene.bodies as [Body];
    a.remove();
    const seen: unknown[] = [];
    scene.world.on('exit', (event) => seen.push(event.a === a, event.a.removed, event.a.data));
    scene.world.update();
    expect(seen).toEqual([true, true, 'a']);
  });

  test('may add bodies, of which the next update tells', () => {
    const scene = watched([0, 1]);
    const off = scene.world.on('enter', () => {
      // Many: the lists of the world move in memory.
      for (let i = 0; i < 200; i++) scene.world.add(disc, { x: 1000 + 10 * i });
      scene.world.add(disc, { x: 3.5, data: 'z' });
    });
    expect(update(scene)).toEqual(['enter ab']);
    off();
    scene.bodies[1]?.move(0.6, 0);
    expect(update(scene)).toEqual(['stay ab', 'enter bz']);
  });

  test('may put another body under the number of one whose end they are told', () => {
    const scene = watched([0, 1]);
    scene.world.update();
    scene.bodies[0]?.remove();
    const added: Body[] = [];
    scene.world.on('exit', () => added.push(scene.world.add(disc, { data: 'n' })));
    expect(update(scene)).toEqual(['exit ab']);
    expect(added[0]?.id).toBe(0);
    expect(update(scene)).toEqual(['enter nb']);
  });

  test('may update, restore and even dispose of the world', () => {
    const scene = watched([0, 1]);
    const start = scene.world.snapshot();
    let depth = 0;
    scene.world.on('enter', () => {
      if (depth++ === 0) scene.world.update();
    });
    expect(update(scene)).toEqual(['enter ab', 'stay ab']);
    scene.world.on('stay', () => scene.world.restore(start));
    expect(update(scene)).toEqual(['stay ab']);
    expect(update(scene)).toEqual(['enter ab']);
    // What is left of the update that was undone is not told.
    const undone = watched([0, 1, 2]);
    const before = undone.world.snapshot();
    const off = undone.world.on('enter', () => undone.world.restore(before));
    expect(update(undone)).toEqual(['enter ab']);
    off();
    expect(update(undone)).toEqual(['enter ab', 'enter ac', 'enter bc']);
    const doomed = watched([0, 1, 2]);
    doomed.world.on('enter', () => doomed.world.dispose());
    expect(update(doomed)).toEqual(['enter ab']);
    expect(doomed.world.disposed).toBe(true);
  });
});

test('updates by the handlers of their own events come to an end, by an error', () => {
  const { world, log } = watched([0, 1]);
  const off = world.on('stay', () => world.update());
  world.update();
  const endless = expect.objectContaining({ code: 'out-of-range', argument: 'update' });
  expect(() => world.update()).toThrow(endless);
  expect(log).toHaveLength(1001);
  off();
  expect(update({ world, log })).toEqual(['stay ab']);
});

test('events are those of the changes of the contacts, in random worlds', () => {
  const scene = watched([0, 0, 0, 0, 0, 0]);
  const touching = new Set<string>();
  for (let frame = 0; frame < 300; frame++) {
    for (const [i, body] of scene.bodies.entries()) {
      body.x = 4 * Math.sin(frame * (0.3 + 0.17 * i));
      if ((frame * 7 + i) % 13 === 0) body.enabled = !body.enabled;
    }
    const before = new Set(touching);
    const told = update(scene);
    for (const event of told) {
      const [type, pair] = event.split(' ') as [string, string];
      expect(before.has(pair)).toBe(type !== 'enter');
      if (type === 'exit') touching.delete(pair);
      else touching.add(pair);
    }
    const now = scene.world.contacts.toArray().map(({ a, b }) => `${a.data}${b.data}`);
    expect([...touching].sort()).toEqual(now.sort());
  }
});
