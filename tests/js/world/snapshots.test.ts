/** Snapshots bring a world back, and replays repeat it; what is no snapshot changes nothing. */
import { Box, Circle, World } from 'sepax';
import { describe, expect, test } from 'vitest';
import { Random } from '../support/random.js';
import { SEED } from '../support/seed.js';
import { anyShape, anyTraits, touches } from '../support/worlds.js';

const disc = new Circle(1);

function randomWorld(random: Random): World {
  const world = new World();
  for (let i = 0; i < 40; i++) {
    world.add(anyShape(random, 5), { ...anyTraits(random), fast: random.chance(0.2) });
  }
  return world;
}

/** Frames of a program that depends on its random numbers and on the world alone. */
function play(world: World, random: Random, frames: number): string[] {
  return Array.from({ length: frames }, () => {
    for (const body of world) {
      const what = random.integer(0, 40);
      if (what === 0) body.remove();
      else if (what === 1) body.enabled = !body.enabled;
      else body.move(random.between(-1, 1), random.between(-1, 1));
    }
    world.add(anyShape(random, 5), anyTraits(random));
    world.update();
    if (random.chance(0.3)) world.separate({ iterations: 2 });
    return world.hash();
  });
}

describe('a snapshot', () => {
  test('restores the world, and a replay gives the same hashes', () => {
    const random = new Random(SEED, 'snapshots');
    for (let run = 0; run < 10; run++) {
      const world = randomWorld(random);
      play(world, random, 5);
      const bytes = world.snapshot();
      const before = [world.hash(), touches(world), world.size];
      const hashes = play(world, new Random(SEED, `run ${run}`), 8);
      expect(new Set(hashes).size).toBe(8);
      world.restore(bytes);
      expect([world.hash(), touches(world), world.size]).toEqual(before);
      expect(world.snapshot()).toEqual(bytes);
      expect(play(world, new Random(SEED, `run ${run}`), 8)).toEqual(hashes);
      const other = new World();
      other.add(disc);
      other.restore(bytes);
      expect(play(other, new Random(SEED, `run ${run}`), 8)).toEqual(hashes);
      world.dispose();
      other.dispose();
    }
  });

  test('also of outlines that are degenerate, and of an empty world', () => {
    const world = new World();
    const empty = world.snapshot();
    world.addMany(
      { counts: [1, 2, 2], points: [0, 0, 1, 1, 1, 1, 0, 0, 5, 0], radii: [0, 2, 0] },
      [0, 0, 0, 0, 0, 0, 1, 1, 1],
    );
    world.update();
    const bytes = world.snapshot();
    const hash = world.hash();
    world.restore(empty);
    expect(world.size).toBe(0);
    world.restore(bytes);
    expect(world.hash()).toBe(hash);
  });

  test('keeps the objects of bodies that are the same ones, with their data', () => {
    const world = new World();
    const stays = world.add(disc, { data: 'stays' });
    const leaves = world.add(disc, { x: 9, data: 'leaves' });
    world.update();
    const bytes = world.snapshot();
    stays.x = 5;
    leaves.remove();
    const comes = world.add(disc, { data: 'comes' });
    world.update();
    world.restore(bytes);
    expect([...world]).toEqual([stays, leaves]);
    expect([stays.x, stays.data, leaves.data, leaves.removed]).toEqual([
      0,
      'stays',
      'leaves',
      false,
    ]);
    expect(comes.removed).toBe(true);
    expect(() => comes.x).toThrow(expect.objectContaining({ code: 'disposed' }));
  });

  test('gives new objects to bodies whose numbers were used again', () => {
    const world = new World();
    const first = world.add(disc, { data: 'first' });
    world.update();
    const bytes = world.snapshot();
    first.remove();
    world.update();
    const second = world.add(disc, { x: 7 });
    expect(second.id).toBe(first.id);
    world.restore(bytes);
    const [third] = world;
    expect([first.removed, second.removed, third?.removed]).toEqual([true, true, false]);
    expect([third?.x, third?.data, third?.id]).toEqual([0, undefined, 0]);
    third?.remove();
    world.update();
    expect(world.add(disc)).not.toBe(second);
  });

  test('takes no body for another that had its number in a past that was undone', () => {
    const world = new World<string>();
    const empty = world.snapshot();
    const enemy = world.add(disc, { data: 'enemy' });
    world.update();
    const later = world.snapshot();
    world.restore(empty);
    const coin = world.add(new Box(1, 1), { x: 5, data: 'coin' });
    world.update();
    expect(coin.id).toBe(enemy.id);
    world.restore(later);
    expect([enemy.removed, coin.removed]).toEqual([true, true]);
    const [back] = world;
    expect([back?.data, back?.shape.kind]).toEqual([undefined, 'circle']);
    // As long as nobody goes further back, it is the same one.
    if (back) back.data = 'enemy again';
    world.restore(world.snapshot());
    expect(world.body(0)).toBe(back);
    world.restore(later);
    expect(world.body(0)?.data).toBe('enemy again');
  });

  test('has what was written into scales, and so has data', () => {
    const world = new World();
    world.addMany(new Box(2, 2), [0, 0, 0, 5, 0, 0]);
    world.update();
    world.scales[0] = 5;
    const [bytes, json] = [world.snapshot(), world.toJSON()];
    world.restore(bytes);
    for (const one of [world, World.fromJSON(json)]) {
      one.update();
      expect([one.contacts.length, one.body(0)?.scale]).toEqual([1, { x: 5, y: 1 }]);
    }
    world.scales[0] = Number.NaN;
    expect(() => world.snapshot()).toThrow(
      expect.objectContaining({ code: 'not-finite', argument: 'scales', index: 0 }),
    );
  });

  test('tells of nothing, but what ends after it', () => {
    const world = new World();
    const [a, b] = [world.add(disc), world.add(disc)];
    world.update();
    const bytes = world.snapshot();
    b.x = 9;
    world.update();
    const log: string[] = [];
    for (const type of ['enter', 'stay', 'exit'] as const) world.on(type, () => log.push(type));
    world.restore(bytes);
    expect(log).toEqual([]);
    world.update();
    a.x = -9;
    world.update();
    expect(log).toEqual(['stay', 'exit']);
  });
});

describe('what is no snapshot', () => {
  const world = new World();
  world.addMany([disc, new Box(1, 2)], [0, 0, 0, 0.5, 0, 1]);
  world.update();
  const bytes = world.snapshot();
  const before = [world.hash(), world.size, touches(world)];

  function expectRefused(bad: Uint8Array, why: RegExp): void {
    expect(() => world.restore(bad)).toThrow(
      expect.objectContaining({ code: 'bad-snapshot', argument: 'bytes', value: bad }),
    );
    expect(() => world.restore(bad)).toThrow(why);
  }

  test('or went through JSON: the message says what to do', () => {
    for (const bad of [world.toJSON(), JSON.parse(JSON.stringify(bytes))]) {
      expect(() => world.restore(bad)).toThrow(/a Uint8Array; for what toJSON gave see fromJSON/);
    }
  });

  test('is refused, whichever byte was changed, and changes nothing', () => {
    for (let i = 0; i < bytes.length; i++) {
      const bad = bytes.slice();
      bad[i] = (bad[i] as number) ^ (1 << (i % 8));
      expectRefused(bad, i < 4 ? /is none/ : i < 8 ? /another version/ : /is damaged/);
    }
    expect([world.hash(), world.size, touches(world)]).toEqual(before);
  });

  test('nor is a part of one, or more than one', () => {
    for (let length = 0; length < bytes.length; length++) {
      expectRefused(bytes.slice(0, length), length < 8 ? /is none/ : /is damaged/);
    }
    expectRefused(new Uint8Array([...bytes, 0]), /is damaged/);
    expect([world.hash(), world.size, touches(world)]).toEqual(before);
  });

  test('and a view into a larger buffer is one', () => {
    const larger = new Uint8Array(bytes.length + 16);
    larger.set(bytes, 5);
    world.restore(larger.subarray(5, 5 + bytes.length));
    expect([world.hash(), world.size, touches(world)]).toEqual(before);
  });
});

test('the hash is that of what the future depends on', () => {
  const make = (): World => {
    const world = new World();
    world.add(disc);
    world.update();
    return world;
  };
  const hash = make().hash();
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(make().hash()).toBe(hash);
  const changes: Record<string, (world: World) => void> = {
    place: (world) => world.transforms.fill(1, 0, 1),
    mask: (world) => Object.assign(world.body(0) as object, { mask: 1 }),
    bodies: (world) => void world.add(disc),
    removal: (world) => world.body(0)?.remove(),
  };
  for (const [name, change] of Object.entries(changes)) {
    const world = make();
    change(world);
    expect(world.hash(), name).not.toBe(hash);
  }
  const world = make();
  Object.assign(world.body(0) as object, { data: 5 });
  world.queryPoint([0, 0]);
  expect(world.hash()).toBe(hash);
});

describe('branches', () => {
  test('a body never has the object or the data of another one, whatever was restored before', () => {
    const world = new World();
    const empty = world.snapshot();
    world.add(disc, { data: 'A' });
    const withA = world.snapshot();
    world.restore(empty);
    world.add(disc, { data: 'D' });
    const withD = world.snapshot();
    world.restore(withA);
    const a = world.body(0)!;
    a.data = 'A again';
    world.restore(withD);
    expect(world.body(0)).not.toBe(a);
    expect(a.removed).toBe(true);
    expect(world.body(0)!.data).toBeUndefined();
  });

  test('a body that is still there keeps its object from one branch to the other', () => {
    const world = new World();
    const first = world.add(disc);
    const [before, after] = [world.snapshot(), world.snapshot()];
    first.remove();
    world.update();
    world.add(disc);
    world.restore(after);
    const body = world.body(0)!;
    body.data = 'kept';
    world.restore(before);
    expect(world.body(0)).toBe(body);
    expect([body.removed, body.data]).toEqual([false, 'kept']);
  });

  test('in a tree of random branches every body has the data that it was added with, or none', () => {
    const random = new Random(SEED, 'branches');
    const world = new World<string>();
    const saved: { bytes: Uint8Array; names: string[] }[] = [];
    let names: string[] = [];
    let count = 0;
    for (let step = 0; step < 3000; step++) {
      const what = random.integer(0, 9);
      if (what < 4) {
        count += 1;
        const body = world.add(disc, { data: `${count}` });
        names[body.id] = `${count}`;
      } else if (what < 6 && [...world].length > 0) {
        const bodies = [...world];
        bodies[random.integer(0, bodies.length - 1)]!.remove();
        world.update();
      } else if (what < 8 || saved.length === 0) {
        saved.push({ bytes: world.snapshot(), names: [...names] });
      } else {
        const chosen = saved[random.integer(0, saved.length - 1)]!;
        world.restore(chosen.bytes);
        names = [...chosen.names];
      }
      for (const body of world) expect([names[body.id], undefined]).toContain(body.data);
    }
    expect(count).toBeGreaterThan(1000);
  });
});
