/** Every question to a world is answered as by asking each body. */
import {
  type Body,
  Box,
  Circle,
  castRay,
  closestPoint,
  collide,
  containsPoint,
  intersects,
  moveAndSlide,
  NO_BODY,
  Polyline,
  type RayHit,
  type Shape,
  sweep,
  type Vector,
  World,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { Random } from '../support/random.js';
import { SEED } from '../support/seed.js';
import { anyShape, anyTraits, Twins } from '../support/worlds.js';

const SPREAD = 8;

/** A world of random bodies that stand where they are to stand. */
function scene(stream: string, count = 60): { twins: Twins; world: World; random: Random } {
  const random = new Random(SEED, stream);
  const twins = new Twins();
  for (let i = 0; i < count; i++) twins.add(anyShape(random, SPREAD), anyTraits(random));
  twins.update();
  return { twins, world: twins.world, random };
}

function spot(random: Random): Vector {
  return { x: random.between(-SPREAD, SPREAD), y: random.between(-SPREAD, SPREAD) };
}

interface Filter {
  readonly mask?: number;
  readonly sensors?: boolean;
}

function anyFilter(random: Random): Filter {
  return {
    ...(random.chance(0.5) ? { mask: random.integer(0, 2 ** 32 - 1) } : {}),
    ...(random.chance(0.5) ? { sensors: random.chance(0.5) } : {}),
  };
}

/** The bodies that count and of whose shapes something holds, in the order of their numbers. */
function bodiesWhere(twins: Twins, filter: Filter, holds: (shape: Shape) => boolean): Body[] {
  const { mask = 0xffffffff, sensors = true } = filter;
  return twins.ids
    .filter((id) => {
      const body = twins.body(id);
      const counts = body.enabled && (body.category & mask) !== 0 && (sensors || !body.sensor);
      return counts && holds(twins.shapes.get(id) as Shape);
    })
    .map((id) => twins.body(id));
}

const numbers = (bodies: readonly Body[]): number[] => bodies.map(({ id }) => id);

describe('queries for bodies', () => {
  const { twins, world, random } = scene('queries');

  test.each([...Array(100).keys()])('number %d', () => {
    const filter = anyFilter(random);
    const [p, q] = [spot(random), spot(random)];
    const box = {
      minX: Math.min(p.x, q.x),
      minY: Math.min(p.y, q.y),
      maxX: Math.max(p.x, q.x),
      maxY: Math.max(p.y, q.y),
    };
    const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
    using frame = new Box(width, height, {
      x: box.minX,
      y: box.minY,
      pivot: [-width / 2, -height / 2],
    });
    const radius = random.between(0, 3);
    using circle = new Circle(radius, p);
    const shape = anyShape(random, SPREAD);
    const where = (holds: (other: Shape) => boolean): number[] =>
      numbers(bodiesWhere(twins, filter, holds));
    expect(numbers(world.queryBox(box, filter))).toEqual(where((s) => intersects(frame, s)));
    expect(numbers(world.queryPoint(p, filter))).toEqual(where((s) => containsPoint(s, p)));
    expect(numbers(world.queryCircle(p, radius, filter))).toEqual(
      where((s) => intersects(circle, s)),
    );
    expect(numbers(world.queryShape(shape, filter))).toEqual(where((s) => intersects(shape, s)));
  });

  test('boxes and circles may have no size', () => {
    const small = new World();
    const body = small.add(new Box(2, 2, { x: 1, y: 1 }));
    expect(small.queryBox({ minX: 2, minY: 2, maxX: 2, maxY: 2 })).toEqual([body]);
    expect(small.queryBox({ minX: 2, minY: -9, maxX: 2, maxY: 9 })).toEqual([body]);
    expect(small.queryBox({ minX: 2.001, minY: 2, maxX: 3, maxY: 2 })).toEqual([]);
    expect(small.queryCircle([2, 2], 0)).toEqual([body]);
    expect(small.queryCircle([3, 3], 1)).toEqual([]);
  });

  test('speak of where the bodies are now', () => {
    const small = new World();
    const body = small.add(new Circle(1));
    expect(small.queryPoint([0, 0])).toEqual([body]);
    body.x = 10;
    expect(small.queryPoint([0, 0])).toEqual([]);
    expect(small.queryPoint([10, 0])).toEqual([body]);
    body.enabled = false;
    expect(small.queryPoint([10, 0])).toEqual([]);
    body.enabled = true;
    body.remove();
    expect(small.queryPoint([10, 0])).toEqual([]);
  });
});

describe('nearest', () => {
  const { twins, world, random } = scene('nearest');

  test.each([...Array(100).keys()])('number %d', () => {
    const filter = anyFilter(random);
    const point = spot(random);
    const count = random.integer(1, 80);
    const limit = random.chance(0.5) ? { maxDistance: random.between(0, 6) } : {};
    const distance = (id: number): number => {
      const shape = twins.shapes.get(id) as Shape;
      return containsPoint(shape, point) ? 0 : closestPoint(shape, point).distance;
    };
    const all = numbers(bodiesWhere(twins, filter, () => true))
      .map((id) => ({ id, distance: distance(id) }))
      .filter((one) => one.distance <= (limit.maxDistance ?? Infinity))
      .sort((a, b) => a.distance - b.distance || a.id - b.id);
    const found = numbers(world.nearest(point, count, { ...filter, ...limit }));
    expect(found).toEqual(all.slice(0, count).map(({ id }) => id));
  });
});

describe('rays', () => {
  const { twins, world, random } = scene('rays');

  /** What a ray meets of each body, in order. */
  function hits(from: Vector, way: Vector, filter: Filter, limit: object): RayHit[] {
    return bodiesWhere(twins, filter, () => true)
      .flatMap((body): RayHit[] => {
        const hit = castRay(from, way, twins.shapes.get(body.id) as Shape, limit);
        return hit ? [{ body, fraction: hit.fraction, point: hit.point, normal: hit.normal }] : [];
      })
      .sort((a, b) => a.fraction - b.fraction || a.body.id - b.body.id);
  }

  const plain = ({ body, ...rest }: RayHit): object => ({ id: body.id, ...rest });

  test.each([...Array(150).keys()])('number %d', () => {
    const filter = anyFilter(random);
    const limit = random.chance(0.4) ? { maxFraction: random.between(0, 2) } : {};
    const [from, to] = [spot(random), spot(random)];
    const way = { x: to.x - from.x, y: to.y - from.y };
    const expected = hits(from, way, filter, limit);
    const options = { ...filter, ...limit };
    expect(world.raycastAll(from, way, options).map(plain)).toEqual(expected.map(plain));
    const first = world.raycast(from, way, options);
    expect(first && plain(first)).toEqual(expected[0] ? plain(expected[0]) : null);
    expect(world.raycastAny(from, way, options)).toBe(expected.length > 0);
  });

  test.each([
    ['a typed array', (rays: number[]) => new Float64Array(rays)],
    ['a list', (rays: number[]) => rays],
  ])('many, in %s, are met as one by one', (_, make) => {
    const rays = Array.from({ length: 400 }, () => random.between(-SPREAD, SPREAD));
    for (const options of [{}, { maxFraction: 0.25, sensors: false }, { mask: 1 }]) {
      const { count, ids, fractions, normals } = world.raycastMany(make(rays), options);
      expect(count).toBe(100);
      const met = [...ids].map((id, i) => [
        id,
        fractions[i],
        { x: normals[2 * i], y: normals[2 * i + 1] },
      ]);
      for (const [i, [id, fraction, normal]] of met.entries()) {
        const [x, y, dx, dy] = rays.slice(4 * i, 4 * i + 4) as [number, number, number, number];
        const hit = world.raycast([x, y], [dx, dy], options);
        expect(id).toBe(hit?.body.id ?? NO_BODY);
        if (hit) expect([fraction, normal]).toEqual([hit.fraction, hit.normal]);
      }
    }
    expect(world.raycastMany([]).count).toBe(0);
  });
});

describe('castShape', () => {
  const { twins, world, random } = scene('cast');

  test.each([...Array(100).keys()])('number %d', () => {
    const filter = anyFilter(random);
    const shape = anyShape(random, SPREAD);
    const motion = spot(random);
    const best = bodiesWhere(twins, filter, () => true)
      .flatMap(({ id }) => {
        const impact = sweep(shape, twins.shapes.get(id) as Shape, { translationA: motion });
        return impact ? [{ id, time: impact.time }] : [];
      })
      .sort((a, b) => a.time - b.time || a.id - b.id)[0];
    const hit = world.castShape(shape, motion, filter);
    if (!best) expect(hit).toBeNull();
    else expect({ id: hit?.body.id, time: hit?.time }).toEqual(best);
  });
});

describe('arrays to fill', () => {
  const { world } = scene('into');

  test('are emptied, filled and returned', () => {
    const bodies: Body[] = [];
    const hits: RayHit[] = [];
    for (const queried of [
      (into: Body[]) => world.queryBox({ minX: -3, minY: -3, maxX: 3, maxY: 3 }, { into }),
      (into: Body[]) => world.queryPoint([0, 0], { into }),
      (into: Body[]) => world.queryCircle([0, 0], 3, { into }),
      (into: Body[]) => world.queryShape(new Circle(2), { into }),
      (into: Body[]) => world.nearest([0, 0], 5, { into }),
    ]) {
      expect(queried(bodies)).toBe(bodies);
      expect(bodies).toEqual(queried([]));
    }
    expect(world.raycastAll([-9, 0], [1, 0], { into: hits })).toBe(hits);
    expect(hits).toEqual(world.raycastAll([-9, 0], [1, 0]));
    expect(hits.length).toBeGreaterThan(0);
  });

  test('are left alone by calls that fail', () => {
    const into = [...world.nearest([0, 0], 3)];
    const gone = new Circle(1);
    gone.dispose();
    expect(() => world.queryShape(gone, { into })).toThrow();
    const other = new World();
    other.dispose();
    expect(() => other.queryPoint([0, 0], { into })).toThrow();
    expect(into).toHaveLength(3);
  });
});

describe('pairs', () => {
  const { twins, world, random } = scene('pairs');

  test('in batches are answered as one by one, whatever their masks', () => {
    const ids = Array.from({ length: 600 }, () => random.pick(twins.ids));
    const meets = world.intersectPairs(ids);
    const answers = [...meets];
    const { count, depths, normals } = world.collidePairs(new Uint32Array(ids));
    expect([answers.length, count]).toEqual([300, 300]);
    for (let i = 0; i < count; i++) {
      const [a, b] = [ids[2 * i], ids[2 * i + 1]].map((id) => twins.shapes.get(id as number));
      const hit = collide(a as Shape, b as Shape);
      expect(answers[i]).toBe(hit.intersects ? 1 : 0);
      expect(depths[i]).toBe(hit.intersects ? hit.depth : -1);
      if (hit.intersects) {
        expect({ x: normals[2 * i], y: normals[2 * i + 1] }).toEqual(hit.normal);
      }
    }
    expect(world.intersectPairs([])).toHaveLength(0);
  });
});

describe('moveAndSlide', () => {
  test('goes as the function of this name among the bodies that are met', () => {
    const random = new Random(SEED, 'slide');
    for (let run = 0; run < 60; run++) {
      const twins = new Twins();
      const hero = twins.add(new Circle(0.5));
      const options = (): object => ({ type: random.pick(['static', 'moved']) });
      for (let i = 0; i < 12; i++) {
        const place = spot(random);
        if (Math.hypot(place.x, place.y) < 3) continue;
        twins.add(new Box(2, 1, { ...place, angle: random.angle() }), options());
      }
      twins.add(new Polyline([-9, 4, 0, 5, 9, 4]), options());
      twins.add(new Circle(3), { sensor: true });
      twins.add(new Circle(3), { enabled: false });
      twins.add(new Circle(3), { category: 4, mask: 4 });
      twins.update();
      const motion = spot(random);
      const up = { up: [0, -1], maxSlope: 0.6 } as const;
      const obstacles = twins.ids
        .filter((id) => id !== hero.id && id < twins.ids.length - 3)
        .map((id) => twins.shapes.get(id) as Shape);
      const expected = moveAndSlide(twins.shapes.get(hero.id) as Shape, motion, obstacles, up);
      const answer = twins.world.moveAndSlide(hero, motion, up);
      expect(answer.translation.x).toBeCloseTo(expected.translation.x, 9);
      expect(answer.translation.y).toBeCloseTo(expected.translation.y, 9);
      expect([answer.onFloor, answer.onWall, answer.onCeiling]).toEqual([
        expected.onFloor,
        expected.onWall,
        expected.onCeiling,
      ]);
      expect(hero.x).toBe(0);
    }
  });
});

test('nearest gives one unless more are wanted, as that of a Bvh does', () => {
  const world = new World();
  const [near] = [1, 2, 3].map((x) => world.add(new Circle(0.1), { x }));
  expect(world.nearest([0, 0])).toEqual([near]);
  expect(world.nearest([0, 0], undefined, { exclude: near! })).toHaveLength(1);
  for (const [count, code] of [
    [Number.POSITIVE_INFINITY, 'not-finite'],
    [Number.NaN, 'not-finite'],
    [0, 'out-of-range'],
    [1.5, 'out-of-range'],
  ] as const) {
    expect(() => world.nearest([0, 0], count)).toThrow(
      expect.objectContaining({ code, argument: 'count' }),
    );
  }
});
