/** Questions that are not about some bodies: exclude and filter, against leaving them out by hand. */
import {
  type Body,
  Box,
  Circle,
  ConcavePolygon,
  castSegment,
  Polyline,
  type QueryFilter,
  type RayHit,
  World,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { Random } from '../support/random.js';
import { SEED } from '../support/seed.js';
import { any } from '../support/world-rows.js';

const random = new Random(SEED, 'choice');
const world = new World();
for (let i = 0; i < 60; i++) {
  const [x, y] = [random.between(-20, 20), random.between(-20, 20)];
  world.add(random.chance(0.5) ? new Circle(2) : new Box(3, 2), { x, y, data: i % 3 });
}
const [place] = world;
world.add(new Circle(4), { x: place?.x ?? 0, y: place?.y ?? 0, data: 1 });
const bodies = [...world];
const probe = new Box(9, 7, { x: 2, y: 1 });

const questions: Readonly<Record<string, (options: QueryFilter) => readonly Body[]>> = {
  queryBox: (o) => world.queryBox({ minX: -9, minY: -9, maxX: 9, maxY: 9 }, o),
  queryPoint: (o) => world.queryPoint([bodies[0]?.x ?? 0, bodies[0]?.y ?? 0], o),
  queryCircle: (o) => world.queryCircle([0, 0], 8, o),
  queryShape: (o) => world.queryShape(probe, o),
  raycastAll: (o) => world.raycastAll([-30, 1], [1, 0.02], o).map(({ body }) => body),
};
const firsts: Readonly<Record<string, (options: QueryFilter) => { body: Body } | null>> = {
  raycast: (o) => world.raycast([-30, 1], [1, 0.02], o),
  castSegment: (o) => world.castSegment([-30, 1], [70, 3], o),
  castShape: (o) => world.castShape(new Circle(2, { x: -30, y: 1 }), [60, 0], o),
};

describe('exclude and filter', () => {
  test.each(Object.entries(questions))('%s leaves bodies out', (_, ask) => {
    const all = ask({});
    expect(all.length).toBeGreaterThan(1);
    const [first] = all as [Body];
    expect(ask({ exclude: first })).toEqual(all.filter((body) => body !== first));
    expect(ask({ exclude: null })).toEqual(all);
    const odd = bodies.filter(({ data }) => data === 1);
    expect(ask({ exclude: odd })).toEqual(all.filter(({ data }) => data !== 1));
    expect(ask({ filter: ({ data }) => data === 1 })).toEqual(all.filter(({ data }) => data === 1));
    expect(ask({ exclude: first, filter: ({ data }) => data !== 2 })).toEqual(
      all.filter((body) => body !== first && body.data !== 2),
    );
    expect(ask({})).toEqual(all);
  });

  test.each(Object.entries(firsts))('%s goes on behind what does not count', (name, ask) => {
    const out: Body[] = [];
    const order: Body[] = [];
    for (let hit = ask({}); hit !== null; hit = ask({ exclude: out })) {
      order.push(hit.body);
      out.push(hit.body);
    }
    expect(order.length, name).toBeGreaterThan(2);
    expect(new Set(order).size).toBe(order.length);
    const asked: Body[] = [];
    const second = ask({ filter: (body) => asked.push(body) > 1 });
    expect(second?.body).toBe(order[1]);
    expect(asked).toEqual(order.slice(0, 2));
    expect(ask({ filter: () => false })).toBeNull();
  });

  test('the nearest that count', () => {
    const all = world.nearest([0, 0], 60);
    const accepted = all.filter(({ data }) => data !== 0);
    const asked = new Set<Body>();
    const found = world.nearest([0, 0], 7, {
      filter: (body) => {
        expect(asked.has(body)).toBe(false);
        asked.add(body);
        return body.data !== 0;
      },
    });
    expect(found).toEqual(accepted.slice(0, 7));
    const [first] = all as [Body];
    expect(world.nearest([0, 0], 3, { exclude: first })).toEqual(all.slice(1, 4));
  });

  test('whether a ray meets any, and many rays', () => {
    const hits = world.raycastAll([-30, 1], [1, 0.02]);
    const all = hits.map(({ body }) => body);
    const any = (options: QueryFilter) => world.raycastAny([-30, 1], [1, 0.02], options);
    expect(any({ exclude: all })).toBe(false);
    expect(any({ exclude: all.slice(1) })).toBe(true);
    expect(any({ filter: () => false })).toBe(false);
    expect(any({ filter: (body) => body === all.at(-1) })).toBe(true);
    const [first, second] = hits as [RayHit, RayHit];
    const rays = [-30, 1, 1, 0.02];
    expect(world.raycastMany(rays).ids[0]).toBe(first.body.id);
    expect(world.raycastMany(rays, { exclude: first.body }).ids[0]).toBe(second.body.id);
  });

  test('a filter that throws leaves the world as it was', () => {
    const fault = new Error('mine');
    const filter = () => {
      throw fault;
    };
    for (const ask of [...Object.values(questions), ...Object.values(firsts)]) {
      expect(() => ask({ filter })).toThrow(fault);
      expect(ask({})).not.toBeNull();
    }
    expect(world.nearest([0, 0], 60)).toHaveLength(60);
  });
});

test('a segment meets what lies on it, and nothing beyond', () => {
  const small = new World();
  const box = small.add(new Box(2, 2, { x: 10 }));
  expect(small.castSegment([0, 0], [8.9, 0])).toBeNull();
  expect(small.castSegment([0, 0], [9, 0])?.body).toBe(box);
  expect(small.castSegment([0, 0], [18, 0])).toMatchObject({
    fraction: 0.5,
    point: { x: 9, y: 0 },
  });
});

test('a segment of length 0 meets what its point is in, as for a shape by itself', () => {
  const own = new Random(SEED, 'equal points');
  let hits = 0;
  for (let round = 0; round < 700; round++) {
    const shapes = [
      new Box(4, 4),
      new Circle(2),
      new ConcavePolygon([0, 0, 4, 1, 8, 0, 4, 8]),
      new Polyline([-4, 0, 0, 0, 4, 4]),
    ];
    const shape = own.pick(shapes);
    shape.moveTo(own.integer(-2, 2), own.integer(-2, 2));
    const one = new World();
    one.add(shape);
    const point = [own.integer(-4, 4), own.integer(-4, 4)] as const;
    const alone = castSegment(point, point, shape);
    const found = one.castSegment(point, point);
    if (alone === null) expect(found).toBeNull();
    else expect(found).toMatchObject({ fraction: alone.fraction, normal: alone.normal });
    if (alone !== null) hits++;
    one.dispose();
    for (const each of shapes) each.dispose();
  }
  expect(hits).toBeGreaterThan(100);
});

test('a body that was removed can be left out, as it is not there', () => {
  const world = new World();
  const [shooter, target] = [world.add(new Circle(1)), world.add(new Circle(1), { x: 5 })];
  shooter.remove();
  const exclude = [shooter, target];
  expect(world.queryPoint([5, 0], { exclude: shooter })).toEqual([target]);
  expect(world.queryPoint([5, 0], { exclude })).toEqual([]);
  expect(world.raycast([0, 0], [1, 0], { exclude: shooter })?.body).toBe(target);
  const other = world.add(new Circle(1), { x: 20 });
  world.update();
  // Nor is the one that has its number now.
  const successor = world.add(new Circle(1), { x: 8 });
  expect([other.id, successor.id]).toContain(shooter.id);
  expect(world.queryBox({ minX: 7, minY: -1, maxX: 30, maxY: 1 }, { exclude })).toHaveLength(2);
});

test('numbers in the place of a point are what is refused, not the options', () => {
  const world = new World();
  const body = world.add(new Circle(1));
  const calls: [string, () => unknown][] = [
    ['origin', () => world.raycast(any(0), any(0), any(1))],
    ['point', () => world.queryPoint(any(0), any(0))],
    ['center', () => world.queryCircle(any(0), any(0), any(3))],
    ['box', () => world.queryBox(any(0), any(0))],
    ['motion', () => world.moveAndSlide(body, any(1), any(0))],
    ['motion', () => world.castShape(body, any(1), any(0))],
  ];
  for (const [argument, call] of calls) {
    expect(call).toThrow(expect.objectContaining({ code: 'not-a-vector', argument }));
  }
});

test('a filter that refuses many is asked about each body once, and finds what is left', () => {
  const row = new World<number>();
  for (let i = 0; i < 3000; i++) row.add(new Circle(1), { x: 5 + 3 * i, data: i });
  const shape = new Circle(0.5);
  const far = 9010;
  const calls: Readonly<Record<string, (o: QueryFilter<number>) => Body<number> | undefined>> = {
    raycast: (o) => row.raycast([0, 0], [1, 0], o)?.body,
    castSegment: (o) => row.castSegment([0, 0], [far, 0], o)?.body,
    castShape: (o) => row.castShape(shape, [far, 0], o)?.body,
    nearest: (o) => row.nearest([0, 0], 1, o)[0],
  };
  for (const [name, call] of Object.entries(calls)) {
    for (const wanted of [0, 3, 7, 8, 9, 40, 2999, 3000]) {
      const asked: number[] = [];
      const filter = (body: Body<number>) => {
        asked.push(body.id);
        return (body.data ?? 0) >= wanted;
      };
      expect(call({ filter })?.data, `${name} ${wanted}`).toBe(wanted < 3000 ? wanted : undefined);
      expect(new Set(asked).size, `${name} ${wanted}`).toBe(asked.length);
    }
  }
});
