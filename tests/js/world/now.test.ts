/** Between updates a world is asked about its bodies where they are now. */
import {
  Box,
  Circle,
  collide,
  intersects,
  Point,
  SepaxError,
  type Shape,
  type Vector,
  World,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { Random } from '../support/random.js';
import { SEED } from '../support/seed.js';
import { anyShape, anyTraits, Twins, touches } from '../support/worlds.js';

const SPREAD = 8;
const disc = new Circle(1);

function spot(random: Random): Vector {
  return { x: random.between(-SPREAD, SPREAD), y: random.between(-SPREAD, SPREAD) };
}

/** Puts a body somewhere else, by any of the ways there are. */
function moveAnyhow(twins: Twins, id: number, random: Random): void {
  const body = twins.body(id);
  const { x, y } = spot(random);
  const way = random.integer(0, 4);
  if (way === 0) body.moveTo(x, y);
  else if (way === 1) body.move(x / 4, y / 4);
  else if (way === 2) body.x = x;
  else if (way === 3) body.y = y;
  else body.rotate(x);
  twins.follow(id);
}

/** Asks everything, and every body. */
function expectSeen(twins: Twins, random: Random): void {
  const { world, ids } = twins;
  const shape = anyShape(random, SPREAD);
  const seen = (probe: Shape): number[] =>
    ids.filter((id) => twins.body(id).enabled && intersects(probe, twins.shapes.get(id) as Shape));
  expect(world.queryShape(shape).map(({ id }) => id)).toEqual(seen(shape));
  const center = spot(random);
  const radius = random.between(0, 3);
  expect(world.queryCircle(center, radius).map(({ id }) => id)).toEqual(
    seen(new Circle(radius, center)),
  );
  const pair = [random.pick(ids), random.pick(ids)] as const;
  const [a, b] = pair.map((id) => twins.shapes.get(id)) as [Shape, Shape];
  expect(world.intersectPairs(pair)[0]).toBe(intersects(a, b) ? 1 : 0);
  const one = random.pick(ids);
  expect(twins.body(one).bounds).toEqual((twins.shapes.get(one) as Shape & Box).bounds);
}

describe('queries between updates', () => {
  test.each([...Array(25).keys()])('see what was moved, added and removed: world %d', (i) => {
    const random = new Random(SEED, `now ${i}`);
    const twins = new Twins();
    const fill = (): unknown => twins.add(anyShape(random, SPREAD), anyTraits(random));
    for (let k = 0; k < 30; k++) fill();
    for (let step = 0; step < 60; step++) {
      const kind = random.integer(0, 9);
      if (kind === 0) twins.update();
      else if (kind === 1) fill();
      else if (kind === 2 && twins.ids.length > 5) twins.remove(random.pick(twins.ids));
      else if (kind === 3) {
        twins.world.restore(twins.world.snapshot());
      } else
        for (let k = random.integer(1, 4); k > 0; k--) {
          moveAnyhow(twins, random.pick(twins.ids), random);
        }
      if (random.chance(0.6)) expectSeen(twins, random);
    }
    twins.update();
    expect(touches(twins.world)).toEqual(twins.expected());
  });

  test('leave contacts and events as of the last update', () => {
    const world = new World();
    const hero = world.add(disc);
    const coin = world.add(disc, { x: 1 });
    world.update();
    const [contact] = world.contacts.toArray();
    const points = contact?.points;
    const hash = world.hash();
    hero.x = 50;
    expect(world.queryPoint([50, 0])).toEqual([hero]);
    expect(world.queryPoint([1.5, 0])).toEqual([coin]);
    expect(world.contacts.length).toBe(1);
    expect(contact?.points).toEqual(points);
    hero.x = 0;
    expect(world.queryPoint([50, 0])).toEqual([]);
    expect(world.hash()).toBe(hash);
    const events: string[] = [];
    for (const type of ['enter', 'stay', 'exit'] as const) world.on(type, () => events.push(type));
    world.update();
    expect(events).toEqual(['stay']);
  });

  test('a fast body is seen where it was put, and stopped by the update', () => {
    const world = new World();
    world.add(new Box(1, 100), { x: 50, type: 'static' });
    const bullet = world.add(disc, { fast: true });
    world.update();
    bullet.x = 100;
    expect(world.queryPoint([100, 0])).toEqual([bullet]);
    expect(world.queryPoint([0, 0])).toEqual([]);
    world.update();
    expect(bullet.x).toBeCloseTo(48.5, 6);
    expect(world.queryPoint([100, 0])).toEqual([]);
    expect(world.queryPoint([48.5, 0])).toEqual([bullet]);
  });

  test('what is pushed by separate is seen there', () => {
    const world = new World();
    world.add(new Box(2, 2), { type: 'static' });
    const crate = world.add(new Box(2, 2), { x: 1 });
    world.update();
    crate.y = 50;
    expect(world.queryPoint([1, 50])).toEqual([crate]);
    world.separate();
    expect([crate.x, crate.y]).toEqual([2, 50]);
    expect(world.queryPoint([2.9, 50])).toEqual([crate]);
    expect(world.queryPoint([0.5, 50])).toEqual([]);
  });

  test('a motion starts where the body is, again and again', () => {
    const world = new World();
    world.add(new Box(10, 100), { x: 50, type: 'static' });
    const hero = world.add(new Box(4, 4));
    world.update();
    hero.x = 30;
    for (let i = 0; i < 3; i++) {
      const { translation } = world.moveAndSlide(hero, [10, 0]);
      hero.move(translation.x, translation.y);
    }
    expect(hero.x).toBeCloseTo(43, 9);
  });

  test('a handler sees what it moves', () => {
    const world = new World();
    const hero = world.add(disc);
    world.add(disc, { x: 1, sensor: true });
    let seen = false;
    world.on('enter', () => {
      hero.x = 70;
      seen = world.queryPoint([70, 0]).includes(hero);
    });
    world.update();
    expect(seen).toBe(true);
  });
});

describe('numbers written into transforms', () => {
  test('are seen by queries with the next refresh or update', () => {
    const world = new World();
    const body = world.add(disc);
    world.update();
    world.transforms[0] = 9;
    expect(world.queryPoint([9, 0])).toEqual([]);
    world.refresh();
    expect(world.queryPoint([9, 0])).toEqual([body]);
    expect(body.bounds.minX).toBe(8);
    world.transforms[0] = 20;
    world.update();
    expect(world.queryPoint([20, 0])).toEqual([body]);
    expect(world.queryPoint([9, 0])).toEqual([]);
  });

  test('are seen by functions that take the body at once, by its bounds and corners as by queries', () => {
    const world = new World();
    const body = world.add(new Box(2, 2));
    world.update();
    world.transforms[0] = 9;
    expect([body.x, collide(body, new Point({ x: 9 })).intersects]).toEqual([9, true]);
    expect([body.bounds.minX, body.worldPoints[0]?.x]).toEqual([-1, -1]);
    expect(world.queryPoint([9, 0])).toEqual([]);
    // Once the same body is moved by a setter, all three of its numbers count.
    body.y = 4;
    expect([body.bounds.minX, body.worldPoints[0]?.x]).toEqual([8, 8]);
    expect(world.queryPoint([9, 4])).toEqual([body]);
  });

  test('are refused by a question only if it has to take them', () => {
    const world = new World();
    const [a, b] = [world.add(new Box(2, 2)), world.add(new Box(2, 2), { x: 10 })];
    world.update();
    const refusal = expect.objectContaining({
      code: 'not-finite',
      argument: 'transforms',
      index: 0,
    });
    const questions: readonly (() => unknown)[] = [
      () => a.bounds,
      () => b.worldPoints,
      () => world.queryBox({ minX: -1, minY: -1, maxX: 1, maxY: 1 }),
      () => world.castSegment([0, 0], [0, 0]),
      () => world.intersectPairs([0, 1]),
      () => world.moveAndSlide(b, [1, 0]),
      () => world.debugLines(),
    ];
    const expectAnswers = (): void => questions.forEach((ask) => void ask());
    world.transforms[0] = Number.NaN;
    expectAnswers();
    expect(() => collide(a, b)).toThrow(refusal);
    expect(() => world.update()).toThrow(refusal);
    // Another body moves: its own numbers are taken.
    b.x = 11;
    expectAnswers();
    a.y = 1;
    for (const ask of questions) expect(ask).toThrow(refusal);
    a.x = 0;
    expectAnswers();
    world.transforms[0] = Number.NaN;
    expect(() => world.refresh()).toThrow(refusal);
    for (const ask of questions) expect(ask).toThrow(refusal);
    world.transforms[0] = 0;
    expectAnswers();
    world.restore(world.snapshot());
    world.transforms[0] = Number.NaN;
    for (const ask of questions) expect(ask).toThrow(refusal);
  });

  test('are refused by a refresh with the index, and nothing is seen', () => {
    const world = new World();
    world.add(disc);
    const other = world.add(disc);
    world.update();
    world.transforms[0] = 9;
    world.transforms[4] = Number.NaN;
    expect(() => world.refresh()).toThrow(
      expect.objectContaining({ code: 'not-finite', argument: 'transforms', index: 4 }),
    );
    expect(() => world.refresh()).toThrow(SepaxError);
    world.transforms[4] = 0;
    expect(world.queryPoint([9, 0])).toEqual([world.body(0)]);
    other.remove();
    expect(world.queryPoint([0, 0])).toEqual([]);
  });

  test('are seen once the world is restored', () => {
    const world = new World();
    const body = world.add(disc);
    world.update();
    body.x = 5;
    const other = new World();
    other.restore(world.snapshot());
    expect(other.queryPoint([5, 0])).toHaveLength(1);
    expect(other.queryPoint([0, 0])).toHaveLength(0);
  });

  test('a refresh is refused in a world that is disposed of', () => {
    const world = new World();
    world.dispose();
    expect(() => world.refresh()).toThrow(expect.objectContaining({ code: 'disposed' }));
  });
});
