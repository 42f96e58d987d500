/** A body is taken wherever a shape is, as it stands now: it gives the answers of the shape that it was made of. */
import {
  Box,
  Circle,
  Compound,
  castRay,
  castRayAll,
  castSegment,
  castSegmentAll,
  closestPoint,
  collide,
  contacts,
  contains,
  containsPoint,
  distance,
  fromJSON,
  intersects,
  moveAndSlide,
  Polygon,
  project,
  type Shape,
  separate,
  supportPoint,
  sweep,
  traceSweep,
  World,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { anyPlacement, type Copyable, kinds } from '../support/kinds.js';
import { Random } from '../support/random.js';
import { SEED } from '../support/seed.js';
import { liveShapes } from '../support/state.js';
import { Twins } from '../support/worlds.js';

type Solid = Parameters<typeof collide>[0];

const obstacle = new Box(1.5, 1, { x: 0.4, y: 0.3, angle: 0.3 });

/** All that can be asked of a shape, alone and beside others. */
const questions: Readonly<Record<string, (solid: Solid, other: Solid) => unknown>> = {
  intersects: (a, b) => [intersects(a, b), intersects(b, a, { touching: false })],
  collide: (a, b) => [collide(a, b), collide(b, a, { velocity: [1, 0.3] })],
  contacts: (a, b) => contacts(a, b),
  distance: (a, b) => [distance(a, b), distance(b, a)],
  contains: (a, b) => [contains(a, b), contains(b, a)],
  'points and rays': (a) => [
    containsPoint(a, [0.1, 0.2]),
    containsPoint(a, [0.1, 0.2], { within: 0.5 }),
    closestPoint(a, [0.3, 1]),
    castRay([-9, 0.1], [1, 0], a),
    castRayAll([-9, 0.1], [1, 0.01], a),
    castSegment([-9, 0.1], [9, 0], a),
    castSegmentAll([-9, 0.1], [9, 0], a),
  ],
  'support points': (a) => [supportPoint(a, [1, 2]), project(a, [1, 2])],
  sweep: (a, b) => [
    sweep(a, b, { translationA: [1, 1], rotationA: 1 }),
    sweep(b, a, { translationA: [1, 1] }),
  ],
  moveAndSlide: (a, b) => {
    const { walls, ...rest } = moveAndSlide(a, [1, 0.5], [b, obstacle], { up: [0, -1], snap: 1 });
    return [rest.translation, rest.onFloor, walls.map(({ normal, point }) => [normal, point])];
  },
  separate: (a, b) => [separate(a, b), separate(b, [a, obstacle])],
};

const same = (a: Solid, b: Solid, shapeA: Shape, shapeB: Shape): void => {
  for (const [name, ask] of Object.entries(questions)) {
    expect(ask(a, b), name).toStrictEqual(ask(shapeA, shapeB));
    expect(ask(a, shapeB), name).toStrictEqual(ask(shapeA, shapeB));
    expect(ask(shapeA, b), name).toStrictEqual(ask(shapeA, shapeB));
  }
};

describe.each(Object.entries(kinds))('%s', (kind, make) => {
  test('answers as the shape does, wherever the body is put', () => {
    const random = new Random(SEED, `as a shape ${kind}`);
    const twins = new Twins();
    const any = (): Copyable => {
      const [name, other] = random.pick(Object.entries(kinds));
      return other(random, anyPlacement(random, name, 1.5));
    };
    const a = twins.add(make(random, anyPlacement(random, kind, 1.5)));
    const b = twins.add(any());
    for (let round = 0; round < 8; round++) {
      const [shapeA, shapeB] = [twins.follow(a.id), twins.follow(b.id)];
      same(a, b, shapeA, shapeB);
      a.moveTo(random.between(-1, 1), random.between(-1, 1));
      if (round % 2 === 0) a.rotate(random.angle());
      if (round % 3 === 0) twins.update();
      if (round % 3 === 1) {
        const factor = random.sign() * random.between(0.5, 1.5);
        a.scale = factor;
        shapeA.scale = factor;
      }
      if (round % 3 === 2) {
        const pivot = { x: random.between(-1, 1), y: random.between(-1, 1) };
        a.pivot = pivot;
        shapeA.pivot = pivot;
      }
    }
  });

  test('is described as a shape with its form', () => {
    const random = new Random(SEED, `described ${kind}`);
    const shape = make(random, anyPlacement(random, kind, 1.5));
    const body = new World().add(shape);
    const [part] = new Compound([body]).toJSON().shapes;
    const again = fromJSON(part as never);
    expect(collide(again, obstacle)).toStrictEqual(collide(shape, obstacle));
    expect(distance(again, obstacle)).toStrictEqual(distance(shape, obstacle));
    expect(collide(new Compound([body]), obstacle)).toStrictEqual(
      collide(new Compound([shape]), obstacle),
    );
  });
});

test('stands where it was put, also by numbers in transforms, and where a snapshot has it', () => {
  const world = new World();
  const body = world.add(new Circle(1));
  const probe = new Circle(1, { x: 10 });
  const saved = world.snapshot();
  expect(distance(body, probe).distance).toBe(8);
  world.transforms[3 * body.id] = 6;
  expect([body.x, distance(body, probe).distance]).toEqual([6, 2]);
  body.setShape(new Circle(2));
  expect(distance(body, probe).distance).toBe(1);
  world.restore(saved);
  expect(distance(body, probe).distance).toBe(8);
  world.transforms[3 * body.id] = Number.NaN;
  expect(() => distance(body, probe)).toThrow(
    expect.objectContaining({ code: 'not-finite', argument: 'transforms', index: 0 }),
  );
});

test('gives form and place to other bodies', () => {
  const world = new World();
  const star = Polygon.regular(5, 2, { scale: [1, 2], pivot: [1, 0], x: 3, angle: 1 });
  const body = world.add(star);
  const copy = world.add(body);
  expect([copy.worldPoints, copy.pivot]).toEqual([body.worldPoints, body.pivot]);
  const [first, second] = world.addMany(body, [0, 0, 0, 5, 0, 0]);
  expect(world.body(first as number)?.shape).toEqual(body.shape);
  const [third] = world.addMany([copy], [0, 0, 0]);
  expect(world.body(third as number)?.scale).toEqual({ x: 1, y: 2 });
  world.body(second as number)?.setShape(world.add(new Circle(3)));
  expect(world.body(second as number)?.shape.kind).toBe('circle');
});

describe('queries of worlds', () => {
  test('leave the body out that they are about', () => {
    const world = new World();
    const [a, b] = [world.add(new Circle(2)), world.add(new Circle(2), { x: 3 })];
    expect(world.queryShape(a)).toEqual([b]);
    expect(world.castShape(a, [10, 0])?.body).toBe(b);
    expect(world.queryShape(a, { exclude: b })).toEqual([]);
    const other = new World().add(new Circle(2));
    expect(world.queryShape(other)).toEqual([a, b]);
    expect(world.queryShape(new Circle(2))).toEqual([a, b]);
  });

  test('see a body itself as an obstacle of nobody', () => {
    const world = new World();
    const [a, b] = [world.add(new Circle(1)), world.add(new Box(2, 2), { x: 4 })];
    const slid = moveAndSlide(a, [9, 0], [a, b]);
    expect(slid.walls.map(({ shape }) => shape)).toEqual([b]);
    expect(slid.walls[0]?.shape.id).toBe(b.id);
    expect(separate(a, [a])).toEqual({ x: 0, y: 0 });
    expect(intersects(a, a)).toBe(true);
  });
});

describe('a body that was removed', () => {
  const world = new World();
  const body = world.add(new Circle(1));
  const probe = new Circle(1);
  intersects(body, probe);
  body.remove();

  test.each<[string, string, number | null, () => unknown]>([
    ['intersects', 'a', null, () => intersects(body, probe)],
    ['collide', 'b', null, () => collide(probe, body)],
    ['distance', 'b', null, () => distance(probe, body)],
    ['castRay', 'shape', null, () => castRay([0, 0], [1, 0], body)],
    ['separate', 'obstacles', null, () => separate(probe, body)],
    ['moveAndSlide', 'obstacles', 1, () => moveAndSlide(probe, [1, 0], [probe, body])],
    ['Compound', 'shapes', 0, () => new Compound([body])],
    ['world.add', 'shape', null, () => world.add(body)],
    ['world.queryShape', 'shape', null, () => world.queryShape(body)],
  ])('%s says so', (_, argument, index, use) => {
    const name = index === null ? argument : `${argument}[${index}]`;
    expect(use).toThrow(expect.objectContaining({ code: 'disposed', argument, index }));
    expect(use).toThrow(`${name} was removed from its world`);
  });
});

test('what stands for bodies goes with them', () => {
  const before = liveShapes();
  const world = new World();
  const bodies = Array.from({ length: 5 }, (_, x) => world.add(new Compound([obstacle]), { x }));
  // The shapes that were copied are the only ones that are collected.
  const [first, second] = bodies as [Solid, Solid];
  const held = liveShapes();
  collide(first, second);
  expect(liveShapes()).toBe(held + 2);
  bodies[0]?.remove();
  expect(liveShapes()).toBe(held + 1);
  if (bodies[1]) bodies[1].scale = 2;
  expect(liveShapes()).toBe(held);
  collide(bodies[1] as Solid, bodies[2] as Solid);
  world.dispose();
  expect(liveShapes()).toBe(held);
  expect(held).toBeGreaterThanOrEqual(before);
});

test('traceSweep takes bodies of one piece', () => {
  const world = new World();
  const motion = { translationA: [9, 0] } as const;
  const [blade, ball] = [new Box(4, 1), new Circle(1, { x: 8 })];
  const body = world.add(blade);
  expect(traceSweep(body, ball, motion)).toEqual(traceSweep(blade, ball, motion));
  const pieces = world.add(new Compound([blade, ball]));
  expect(() => traceSweep(pieces, ball, motion)).toThrow(/a must be a convex shape/);
});

test('what is in the way may be one shape, or one body', () => {
  const ball = new Circle(5);
  const wall = new Box(10, 40, { x: 20 });
  const body = new World().add(wall, { x: 20 });
  const slid = moveAndSlide(ball, [30, 0], [wall]);
  expect(slid.walls).toHaveLength(1);
  expect(moveAndSlide(ball, [30, 0], wall)).toEqual(slid);
  const alongBody = moveAndSlide(ball, [30, 0], body);
  expect(alongBody.translation).toEqual(slid.translation);
  expect(alongBody.walls[0]!.shape).toBe(body);
  expect(() => moveAndSlide(ball, [30, 0], new Proxy(wall, {}))).toThrow(/^obstacles must/);
  expect(() => moveAndSlide(ball, [30, 0], 5 as never)).toThrow(/^obstacles must be a shape or an/);
});
