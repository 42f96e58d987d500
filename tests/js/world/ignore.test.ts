/** Pairs that never meet, and the contacts of one body. */
import { type Body, Box, Circle, World } from 'sepax';
import { describe, expect, test } from 'vitest';
import { Random } from '../support/random.js';
import { SEED } from '../support/seed.js';
import { anyShape, anyTraits, Twins, touches } from '../support/worlds.js';

const key = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** Two bodies of a world that are not the same. */
function anyTwo({ world, ids }: Twins, random: Random): [Body, Body] {
  const a = random.pick(ids);
  const b = random.pick(ids.filter((id) => id !== a));
  return [world.body(a) as Body, world.body(b) as Body];
}

describe('pairs that ignore one another', () => {
  test('are the only ones that are not among the contacts, in random worlds', () => {
    const random = new Random(SEED, 'ignored');
    let left = 0;
    for (let run = 0; run < 60; run++) {
      const twins = new Twins();
      const ignored = new Set<string>();
      for (let i = 0; i < 8; i++) twins.add(anyShape(random, 2), anyTraits(random));
      for (let frame = 0; frame < 10; frame++) {
        for (let i = random.integer(0, 4); i > 0; i--) {
          const [a, b] = anyTwo(twins, random);
          const off = random.chance(0.3);
          twins.world.ignore(a, b, !off);
          if (off) ignored.delete(key(a.id, b.id));
          else ignored.add(key(a.id, b.id));
        }
        if (random.chance(0.2)) {
          const id = random.pick(twins.ids);
          twins.remove(id);
          for (const pair of ignored) if (pair.split(' ').includes(`${id}`)) ignored.delete(pair);
          twins.add(anyShape(random, 2), anyTraits(random));
        }
        for (const id of twins.ids) {
          // Sometimes few move, and what is remembered of the others counts.
          if (random.chance(0.4)) twins.body(id).move(random.between(-1, 1), 0);
        }
        if (random.chance(0.2)) twins.world.restore(twins.world.snapshot());
        twins.update();
        const all = twins.expected();
        const expected = all.filter(({ a, b }) => !ignored.has(key(a, b)));
        expect(touches(twins.world)).toEqual(expected);
        left += all.length - expected.length;
        const [a, b] = anyTwo(twins, random);
        expect(twins.world.ignores(a, b)).toBe(ignored.has(key(a.id, b.id)));
      }
    }
    expect(left).toBeGreaterThan(200);
  });

  test('do not stop one another, neither fast nor in a slide', () => {
    const world = new World();
    world.add(new Box(2, 50), { x: 20, type: 'static' });
    const shooter = world.add(new Circle(5));
    const bullet = world.add(new Circle(1), { x: -20, fast: true });
    world.ignore(bullet, shooter);
    world.update();
    expect(world.moveAndSlide(bullet, [100, 0]).translation.x).toBeCloseTo(38, 9);
    bullet.x = 100;
    world.update();
    expect(bullet.x).toBeCloseTo(18, 9);
    bullet.x = -20;
    world.update();
    world.ignore(shooter, bullet, false);
    bullet.x = 100;
    world.update();
    expect(bullet.x).toBeCloseTo(-6, 9);
  });

  test('part with the next update, and meet again', () => {
    const world = new World();
    const log: string[] = [];
    for (const type of ['enter', 'stay', 'exit'] as const) world.on(type, () => log.push(type));
    const [a, b] = [world.add(new Circle(1)), world.add(new Circle(1))];
    world.update();
    world.ignore(a, b);
    world.update();
    world.update();
    world.ignore(b, a, false);
    world.update();
    expect(log).toEqual(['enter', 'exit', 'enter']);
    expect(world.separate()).toBeLessThan(1e-9);
  });

  test('are not pushed apart', () => {
    const world = new World();
    const [a, b] = [world.add(new Circle(1)), world.add(new Circle(1), { x: 1 })];
    world.ignore(a, b);
    expect([world.separate(), a.x, b.x]).toEqual([0, 0, 1]);
  });

  test('are in snapshots and hashes, and forgotten with a body', () => {
    const world = new World();
    const [a, b] = [world.add(new Circle(1)), world.add(new Circle(1))];
    const before = world.hash();
    world.ignore(a, b);
    expect(world.hash()).not.toBe(before);
    const other = new World();
    other.restore(world.snapshot());
    expect(other.hash()).toBe(world.hash());
    expect(other.ignores(other.body(0) as Body, other.body(1) as Body)).toBe(true);
    world.ignore(a, b, false);
    expect(world.hash()).toBe(before);
    world.ignore(a, b);
    b.remove();
    const c = world.add(new Circle(1));
    expect([c.id, world.ignores(a, c)]).toEqual([b.id, false]);
  });

  test('what are no two bodies of the world is refused', () => {
    const world = new World();
    const body = world.add(new Circle(1));
    const stranger = new World().add(new Circle(1));
    const gone = world.add(new Circle(1));
    gone.remove();
    for (const [use, code, argument] of [
      [() => world.ignore(body, body), 'not-a-body', 'b'],
      [() => world.ignore(stranger, body), 'not-a-body', 'a'],
      [() => world.ignore(body, gone), 'disposed', 'b'],
      [() => world.ignores(body, 1 as never), 'not-a-body', 'b'],
      [() => world.ignore(body, world.add(new Circle(1)), 1 as never), 'not-an-option', 'ignored'],
      [() => world.contactsOf(stranger), 'not-a-body', 'body'],
    ] as const) {
      expect(use).toThrow(expect.objectContaining({ code, argument }));
    }
  });
});

test('the contacts of a body are those that it is in, as it sees them', () => {
  const random = new Random(SEED, 'contacts of');
  const twins = new Twins();
  for (let i = 0; i < 40; i++) twins.add(anyShape(random, 4), anyTraits(random));
  twins.update();
  const all = twins.world.contacts.toArray();
  let count = 0;
  for (const body of twins.world) {
    const own = twins.world.contactsOf(body);
    const expected = all.filter(({ a, b }) => a === body || b === body);
    expect(own.map(({ a }) => a)).toEqual(expected.map(() => body));
    expect(own.map(({ b }) => b)).toEqual(expected.map(({ a, b }) => (a === body ? b : a)));
    own.forEach(({ normal, depth, points }, i) => {
      const contact = expected[i];
      const sign = contact?.a === body ? 1 : -1;
      expect(normal.x).toBe(sign * (contact?.normal.x ?? 0) + 0);
      expect(normal.y).toBe(sign * (contact?.normal.y ?? 0) + 0);
      expect(depth).toBe(contact?.depth);
      expect(points).toHaveLength(contact?.points.length ?? -1);
    });
    count += own.length;
  }
  expect(count).toBe(2 * all.length);
  expect(count).toBeGreaterThan(20);
});
