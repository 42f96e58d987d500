/** Bodies: where they stand, what they are, how they come and go. */
import { Box, Circle, NO_BODY, Polygon, World } from 'sepax';
import { describe, expect, test } from 'vitest';
import { expectUsable, liveShapes } from '../support/state.js';
import { touches } from '../support/worlds.js';

const disc = new Circle(1);

test('a number has a body or none; nothing else is asked for', () => {
  const world = new World();
  world.add(disc);
  for (const [id, code] of [
    ['0', 'not-a-number'],
    [{}, 'not-a-number'],
    [undefined, 'not-a-number'],
    [Number.NaN, 'not-finite'],
  ] as const) {
    expect(() => world.body(id as never)).toThrow(
      expect.objectContaining({ code, argument: 'id' }),
    );
  }
  expect([-1, 0.5, 1, 2 ** 40].map((id) => world.body(id))).toEqual([null, null, null, null]);
});

describe('a world', () => {
  test('as a program uses it', () => {
    const world = new World();
    const shape = Polygon.regular(6, 10);
    const ship = world.add(shape, { x: 3, y: 4, angle: 0.5, category: 2, mask: 1, data: 'ship' });
    const rock = world.add(disc, { x: 15, y: 4 });
    const entered: unknown[] = [];
    world.on('enter', ({ a, b }) => entered.push([a.data, b]));
    world.update();
    expect(world.contacts.length).toBe(0);
    ship.move(4, 0);
    ship.angle += 0.1;
    world.update();
    expect(entered).toEqual([['ship', rock]]);
    const mine = Float64Array.from(world.transforms);
    mine[0] = -20;
    world.transforms.set(mine);
    world.update();
    expect([ship.x, ship.y, ship.angle]).toEqual([-20, 4, 0.6]);
    expect(world.raycast([0, 4], [1, 0], { mask: 1 })?.body).toBe(rock);
  });

  test('copies the form of a shape: neither moves the other', () => {
    const world = new World();
    const shape = new Box(2, 2, { x: 5, y: 6, angle: 0.25, pivot: [1, 1], scale: 2 });
    const live = liveShapes();
    const body = world.add(shape);
    expect(liveShapes()).toBe(live);
    expect([body.x, body.y, body.angle]).toEqual([5, 6, 0.25]);
    expect(body.bounds).toEqual(shape.bounds);
    shape.moveTo(0, 0);
    body.moveTo(9, 9);
    expect([shape.x, body.x, body.world]).toEqual([0, 9, world]);
    shape.dispose();
    world.update();
    expect(body.bounds.minX).toBeLessThan(9);
  });

  test('has a size, bodies by their numbers, and all of them in order', () => {
    const world = new World();
    const [a, b, c] = [world.add(disc), world.add(disc), world.add(disc)];
    expect([world.size, a.id, b.id, c.id]).toEqual([3, 0, 1, 2]);
    expect([...world]).toEqual([a, b, c]);
    world.update();
    b.remove();
    expect([...world]).toEqual([a, c]);
    expect([world.size, world.body(1), world.body(2)]).toEqual([2, null, c]);
    for (const id of [3, -1, 0.5, NO_BODY, 2 ** 32 + 2]) {
      expect(world.body(id)).toBeNull();
    }
  });

  test('a body may be removed twice by itself, and says then who it was', () => {
    const world = new World<string>();
    const body = world.add(new Circle(1), { data: 'coin' });
    body.remove();
    body.remove();
    expect([body.removed, body.id, body.data]).toEqual([true, 0, 'coin']);
    expect(body.world === world).toBe(true);
    body.data = 'spent';
    expect(body.data).toBe('spent');
    expect(() => world.remove(body)).toThrow(expect.objectContaining({ code: 'disposed' }));
  });

  test('gives the number of a removed body to another one after the next update only', () => {
    const world = new World();
    const first = world.add(disc);
    world.update();
    first.remove();
    expect(world.add(disc).id).toBe(1);
    world.update();
    const second = world.add(disc);
    expect(second.id).toBe(0);
    expect(second).not.toBe(first);
    expect([first.removed, second.removed]).toEqual([true, false]);
    first.remove();
    expect(world.size).toBe(2);
    expect(() => first.x).toThrow(expect.objectContaining({ code: 'disposed', value: first }));
  });

  test('adds and removes many at once', () => {
    const world = new World();
    const single = world.addMany(disc, [0, 0, 0, 9, 0, 0], { type: 'static' });
    const each = world.addMany([disc, new Box(1, 1)], new Float32Array([1, 2, 0, 8, 2, 0.5]));
    expect([[...single], [...each]]).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(world.body(1)?.type).toBe('static');
    expect(world.body(3)).toMatchObject({ x: 8, y: 2, angle: 0.5, type: 'moved' });
    expect([...world.addMany(disc, [])]).toEqual([]);
    world.removeMany([3, 0]);
    world.removeMany(new Uint32Array());
    expect([...world].map(({ id }) => id)).toEqual([1, 2]);
  });

  test('says of a number that is named twice that it is, and removes none', () => {
    const world = new World();
    world.addMany(disc, [0, 0, 0, 9, 0, 0]);
    expect(() => world.removeMany([1, 0, 1])).toThrow(
      'ids[2] must be a number that is not in the list yet, but is 1.',
    );
    expect(world.size).toBe(2);
  });

  test('takes getters that interfere for what they are', () => {
    const world = new World();
    const shape = new Circle(1);
    expect(() =>
      world.add(shape, {
        get x() {
          shape.dispose();
          return 1;
        },
      }),
    ).toThrow(expect.objectContaining({ code: 'disposed', argument: 'shape' }));
    const list = [new Circle(1), new Circle(1)];
    const [first, second] = list;
    Object.defineProperty(list, 1, {
      get() {
        first?.dispose();
        return second;
      },
    });
    expect(() => world.addMany(list, [0, 0, 0, 0, 0, 0])).toThrow(
      expect.objectContaining({ code: 'disposed', argument: 'forms', index: 0 }),
    );
    const body = world.add(disc);
    const ids = [body.id, body.id + 1];
    Object.defineProperty(ids, 1, {
      get() {
        if (!body.removed) body.remove();
        return 0;
      },
    });
    expect(() => world.removeMany(ids)).toThrow(expect.objectContaining({ code: 'not-a-body' }));
    expect(world.size).toBe(0);
    expectUsable();
  });
});

describe('transforms', () => {
  test('are where the bodies are to stand, and move them', () => {
    const world = new World();
    const [a, b] = [world.add(disc, { x: 1, y: 2, angle: 3 }), world.add(disc, { x: 4 })];
    const { transforms } = world;
    expect([...transforms]).toEqual([1, 2, 3, 4, 0, 0]);
    transforms[3] = 2.5;
    expect(b.x).toBe(2.5);
    a.y = 0;
    expect(world.transforms[1]).toBe(0);
    world.update();
    expect(touches(world)).toEqual([{ a: 0, b: 1, depth: 0.5, normal: { x: 1, y: 0 } }]);
    // The same view as long as nothing had to grow.
    const later = world.transforms;
    world.update();
    expect(world.transforms).toBe(later);
  });

  test.each([
    [0, Number.NaN, 'not-finite'],
    [4, Number.POSITIVE_INFINITY, 'not-finite'],
    [3, 1.1e100, 'out-of-range'],
    [5, 1.1e15, 'out-of-range'],
  ])('number %d = %d is refused by the update, which changes nothing', (index, value, code) => {
    const world = new World();
    world.addMany(disc, [0, 0, 0, 1, 0, 0]);
    world.update();
    const before = [touches(world), world.body(0)?.bounds];
    const events: string[] = [];
    world.on('stay', () => events.push('stay'));
    const { transforms } = world;
    const good = transforms[index] as number;
    if (index !== 0) transforms[0] = 0.5;
    transforms[index] = value;
    expect(() => world.update()).toThrow(
      expect.objectContaining({ code, argument: 'transforms', index, value }),
    );
    expect([touches(world), world.body(0)?.bounds]).toEqual(before);
    expect(events).toEqual([]);
    transforms[index] = good;
    world.update();
    expect(events).toEqual(['stay']);
  });

  test('of numbers without a body do not matter', () => {
    const world = new World();
    const [a] = [world.add(disc), world.add(disc)];
    world.update();
    a.remove();
    world.transforms.fill(Number.NaN, 0, 3);
    world.update();
    expect(world.contacts.length).toBe(0);
    expect(world.add(disc, { x: 7 }).x).toBe(7);
    world.update();
  });
});

describe('what bodies are', () => {
  const pair = (first: object, second: object): number => {
    const world = new World();
    world.add(disc, first);
    world.add(disc, second);
    world.update();
    return world.contacts.length;
  };

  test('decides which meet', () => {
    expect(pair({}, {})).toBe(1);
    expect(pair({ type: 'static' }, {})).toBe(1);
    expect(pair({ type: 'static' }, { type: 'static' })).toBe(0);
    expect(pair({ enabled: false }, {})).toBe(0);
    expect(pair({ sensor: true }, {})).toBe(1);
    expect(pair({ category: 2, mask: 4 }, { category: 4, mask: 2 })).toBe(1);
    expect(pair({ category: 2, mask: 4 }, { category: 4, mask: 1 })).toBe(0);
    expect(pair({ category: 2 ** 31 }, { mask: 2 ** 31 })).toBe(1);
    expect(pair({ mask: 0 }, {})).toBe(0);
  });

  test('can be read, and changed with the next update', () => {
    const world = new World();
    const body = world.add(disc);
    world.add(disc);
    expect(body).toMatchObject({ type: 'moved', fast: false, sensor: false, enabled: true });
    expect([body.category, body.mask]).toEqual([1, 0xffffffff]);
    const contacts = (): number => {
      world.update();
      return world.contacts.length;
    };
    expect(contacts()).toBe(1);
    body.mask = 2;
    expect([body.mask, contacts()]).toEqual([2, 0]);
    body.mask = 3;
    body.category = 4;
    expect([body.category, contacts()]).toEqual([4, 1]);
    body.enabled = false;
    expect([body.enabled, contacts()]).toEqual([false, 0]);
    body.enabled = true;
    body.sensor = true;
    expect([body.sensor, contacts()]).toEqual([true, 1]);
    body.type = 'static';
    expect([body.type, contacts()]).toEqual(['static', 1]);
    body.fast = true;
    expect([body.fast, body.type, body.sensor, contacts()]).toEqual([true, 'static', true, 1]);
  });
});

describe('fast bodies', () => {
  const wallAt = (world: World, x: number, options = {}): void => {
    world.add(new Box(0.01, 50), { x, type: 'static', ...options });
  };

  test('stop at thin walls, however far they go, and stand where they stopped', () => {
    const world = new World();
    const bullet = world.add(disc, { fast: true });
    const ghost = world.add(disc, { y: 5 });
    wallAt(world, 100);
    world.update();
    bullet.move(1e6, 0);
    ghost.move(1e6, 0);
    world.update();
    expect(bullet.x).toBeLessThan(99);
    expect(bullet.x).toBeGreaterThan(98.99);
    expect(ghost.x).toBe(1e6);
    expect(world.contacts.toArray().map(({ a, b }) => [a.id, b.id])).toEqual([[0, 2]]);
    expect(world.contacts.at(0).normal).toEqual({ x: 1, y: 0 });
    expect(world.contacts.at(0).depth).toBeLessThan(1e-6);
  });

  test('pass sensors and what they do not look for', () => {
    const world = new World();
    const bullet = world.add(disc, { fast: true, mask: 1 });
    wallAt(world, 10, { sensor: true });
    wallAt(world, 20, { category: 2 });
    wallAt(world, 30, { enabled: false });
    world.update();
    bullet.move(1000, 0);
    world.update();
    expect(bullet.x).toBe(1000);
  });

  test('never pass a wall at any speed, turning or not', () => {
    for (let i = 0; i < 100; i++) {
      const world = new World();
      const shape = i % 2 === 0 ? disc : new Box(0.2, 3);
      const bullet = world.add(shape, { fast: true, angle: i });
      wallAt(world, 7);
      world.update();
      bullet.move(3 * 1.2 ** i, (i % 7) - 3);
      if (i % 3 === 0) bullet.rotate(i / 10);
      world.update();
      expect(bullet.x).toBeLessThan(7);
      world.dispose();
    }
  });
});

test('what is read alone cannot be written by mistake', () => {
  const world = new World();
  const body = world.add(disc);
  for (const [owner, name] of [
    [body, 'id'],
    [body, 'removed'],
    [world, 'contacts'],
    [world, 'size'],
  ] as const) {
    expect(() => Object.assign(owner, { [name]: 3 }), name).toThrow(TypeError);
  }
});
