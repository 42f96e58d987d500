/** Many bodies are scaled by a typed array: as if each was told so itself. */
import {
  type Body,
  Box,
  Circle,
  ConcavePolygon,
  distance,
  intersects,
  Polygon,
  World,
} from 'sepax';
import { describe, expect, test, vi } from 'vitest';
import { worldPart } from '../../../web/lib/raw/wasm/world.js';
import { functionsOf } from '../support/functions-of.js';
import { anyPlacement, type Copyable, kinds, sharpKinds } from '../support/kinds.js';
import { Random } from '../support/random.js';
import { SEED } from '../support/seed.js';
import { Twins, touches } from '../support/worlds.js';

describe('scales', () => {
  test('of random worlds scale bodies, whatever else happens to them', () => {
    const random = new Random(SEED, 'scales');
    let contacts = 0;
    for (let run = 0; run < 40; run++) {
      const twins = new Twins();
      const names: string[] = [];
      const add = (): void => {
        const [name, make] = random.pick(Object.entries(kinds));
        const shape: Copyable = make(random, anyPlacement(random, name, 3));
        names[twins.add(shape).id] = name;
      };
      for (let i = 0; i < 10; i++) add();
      for (let frame = 0; frame < 12; frame++) {
        const { scales } = twins.world;
        for (const id of twins.ids) {
          if (random.chance(0.4)) continue;
          const x = random.sign() * random.between(0.5, 2);
          const y =
            (names[id] as string) in sharpKinds && random.chance(0.5) ? random.between(0.5, 2) : x;
          scales[2 * id] = x;
          scales[2 * id + 1] = y;
          (twins.shapes.get(id) as Copyable).scale = { x, y };
          if (random.chance(0.5)) twins.body(id).move(random.between(-1, 1), 0);
          if (random.chance(0.3)) twins.body(id).rotate(random.angle());
        }
        if (random.chance(0.3)) {
          twins.world.refresh();
          for (const id of twins.ids) {
            expect(twins.body(id).bounds).toEqual(twins.follow(id).bounds);
            expect(twins.body(id).scale).toEqual(twins.shapes.get(id)?.scale);
          }
        }
        twins.update();
        expect(touches(twins.world)).toEqual(twins.expected());
        contacts += twins.world.contacts.length;
        if (random.chance(0.2)) add();
        if (random.chance(0.2)) twins.remove(random.pick(twins.ids));
        if (random.chance(0.2)) twins.world.restore(twins.world.snapshot());
      }
    }
    expect(contacts).toBeGreaterThan(500);
  });

  test('are taken by functions about shapes when the world has taken them', () => {
    const world = new World();
    const body = world.add(new Box(2, 2));
    const probe = new Circle(1, { x: 4 });
    expect(intersects(body, probe)).toBe(false);
    world.scales.fill(3);
    // Written, but not taken yet.
    expect(intersects(body, probe)).toBe(false);
    world.update();
    expect(intersects(body, probe)).toBe(true);
    world.update();
    expect(distance(body, new Circle(1, { x: 6 })).distance).toBe(2);
    world.scales.fill(1);
    world.refresh();
    expect(intersects(body, probe)).toBe(false);
  });

  const saves: readonly [string, (world: World) => unknown][] = [
    ['snapshot', (world) => world.snapshot()],
    ['toJSON', (world) => world.toJSON()],
  ];
  const uses: readonly [string, (world: World) => unknown][] = [
    ['update', (world) => world.update()],
    ['separate', (world) => world.separate()],
    ['a query', (world) => world.queryPoint([3.4, 0])],
    ['bounds', (world) => world.body(1)?.bounds],
    ['another pivot', (world) => Object.assign(world.body(1) as Body, { pivot: [1, 1] })],
    ['another scale', (world) => Object.assign(world.body(1) as Body, { scale: 3 })],
    ['another form', (world) => world.body(1)?.setShape(new Box(1, 1))],
    ['the form of it', (world) => world.body(0)?.setShape(world.body(1) as Body)],
    ['another body', (world) => world.add(new Box(1, 1))],
    ['one that goes', (world) => world.body(0)?.remove()],
  ];

  test.each(uses)('are taken or not, whether the world was saved or not: %s', (_, use) => {
    const outcomes = [['nothing', () => undefined] as const, ...saves].map(([, save]) => {
      const world = new World();
      world.addMany(new Box(2, 2), [0, 0, 0, 1.5, 0, 0, 8, 0, 0]);
      world.update();
      world.scales.set([2, 2], 2);
      const before = [world.hash(), world.body(1)?.bounds];
      save(world);
      expect([world.hash(), world.body(1)?.bounds]).toEqual(before);
      const answer = use(world);
      const after = [world.hash(), JSON.stringify(answer instanceof Object ? null : answer)];
      world.update();
      return [...after, world.hash(), world.body(1)?.scale, world.contacts.length];
    });
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
  });

  test('are not lost with another pivot, nor left out when bodies are pushed apart', () => {
    const world = new World();
    const [a, b] = [world.add(new Box(2, 2)), world.add(new Box(2, 2), { x: 2.5 })];
    world.update();
    world.scales.set([2, 2], 2);
    b.pivot = [1, 0];
    expect([b.scale, b.pivot]).toEqual([
      { x: 1, y: 1 },
      { x: 1, y: 0 },
    ]);
    world.update();
    expect([b.scale, b.bounds.minX]).toEqual([{ x: 2, y: 2 }, -1.5]);
    world.scales.set([3, 3], 2);
    world.separate();
    expect([b.scale.x, world.contacts.at(0).depth < 1e-9]).toEqual([3, true]);
    // Its right edge, where the pivot is, is the nearer one: it leaves to the left.
    expect(b.x - a.x).toBeCloseTo(-1, 9);
    world.scales[0] = Number.NaN;
    const hash = world.hash();
    expect(() => world.separate()).toThrow(
      expect.objectContaining({ code: 'not-finite', argument: 'scales', index: 0 }),
    );
    expect(world.hash()).toBe(hash);
  });

  test('are in a snapshot as if they had been taken', () => {
    const worlds = [false, true].map((taken) => {
      const world = new World();
      const shape = new ConcavePolygon([0, 0, 9, 0, 9, 9, 4, 3, 0, 9]);
      world.addMany(shape, [0, 0, 0, 9, 9, 1, 5, 5, 0]);
      world.addMany(new Circle(1), [0, 0, 0, 9, 9, 1]);
      world.body(2)?.remove();
      world.update();
      world.scales.set([2, -3, 1, 4], 0);
      world.scales.set([7, 7], 6);
      if (taken) world.refresh();
      return world;
    });
    const [written, taken] = worlds.map((world) => world.snapshot());
    expect(written).toEqual(taken);
    const restored = new World();
    restored.restore(written as Uint8Array);
    expect(restored.hash()).toBe(worlds[1]?.hash());
    expect([...restored.scales]).toEqual([...(worlds[0]?.scales ?? [])]);
    expect(worlds[0]?.hash()).not.toBe(restored.hash());
    for (const world of worlds) world.update();
    expect(worlds[0]?.hash()).toBe(worlds[1]?.hash());
  });

  test('are those that bodies have, also after they got others', () => {
    const world = new World();
    const a = world.add(new Box(1, 1, { scale: [2, 3] }));
    expect([...world.scales]).toEqual([2, 3]);
    a.scale = 4;
    const b = world.add(new Circle(1, { scale: -2 }));
    expect([...world.scales]).toEqual([4, 4, -2, -2]);
    b.setShape(new Circle(1));
    expect([...world.scales]).toEqual([4, 4, 1, 1]);
    world.update();
    expect([a.scale, b.scale]).toEqual([
      { x: 4, y: 4 },
      { x: 1, y: 1 },
    ]);
  });

  test('leave others of the same form as they are', () => {
    const world = new World();
    const shape = new ConcavePolygon([0, 0, 9, 0, 9, 9, 4, 3, 0, 9]);
    for (const form of [Polygon.regular(5, 1), shape]) {
      const [a, b, c] = world.addMany(form, [0, 0, 0, 9, 9, 1, 5, 5, 0]) as unknown as number[];
      const before = world.body(b as number)?.worldPoints;
      for (const scale of [2, 3, -1]) {
        const { scales } = world;
        for (const id of [a, c] as number[]) scales.fill(scale, 2 * id, 2 * id + 2);
        world.update();
        expect(world.body(b as number)?.worldPoints).toEqual(before);
        expect(world.body(c as number)?.scale).toEqual({ x: scale, y: scale });
      }
    }
  });

  test.each<[string, number, number, string, number]>([
    ['of a circle that would be an ellipse', 2, 3, 'non-uniform', 2],
    ['zero', 0, 1, 'out-of-range', 2],
    ['in the second axis', 1, 0, 'out-of-range', 3],
    ['no number', Number.NaN, 1, 'not-finite', 2],
    ['too large', 1e100, 1e100, 'out-of-range', 2],
  ])('%s are refused, and nothing changes', (_, x, y, code, index) => {
    const world = new World();
    world.add(new Box(1, 1));
    world.add(new Circle(5));
    world.update();
    const hash = world.hash();
    world.scales.set([3, 3, x, y]);
    const refusal = expect.objectContaining({ code, argument: 'scales', index });
    expect(() => world.update()).toThrow(refusal);
    expect(() => world.refresh()).toThrow(refusal);
    expect(world.hash()).toBe(hash);
    world.scales.set([3, 3, 2, 2]);
    world.update();
    expect(world.body(0)?.scale).toEqual({ x: 3, y: 3 });
  });

  test.each([
    ['update', 'x', 0, Number.NaN, 'not-finite'],
    ['update', 'y', 1, 1e101, 'out-of-range'],
    ['refresh', 'the angle', 2, -1e16, 'out-of-range'],
  ] as const)('are not taken by %s with an %s that is none', (call, _, component, value, code) => {
    const world = new World();
    const [gone, body] = [world.add(new Box(1, 1)), world.add(new Circle(5), { x: 3 })];
    gone.remove();
    world.update();
    const hash = world.hash();
    // What is no body is looked at by nobody.
    world.transforms[component] = value;
    world.scales.set([0, 0, 2, 2]);
    world.transforms[3 + component] = value;
    const index = 3 + component;
    const refusal = expect.objectContaining({ code, argument: 'transforms', index });
    expect(() => world[call]()).toThrow(refusal);
    expect(body.scale).toEqual({ x: 1, y: 1 });
    world.transforms[3 + component] = component === 0 ? 3 : 0;
    expect([...world.scales]).toEqual([0, 0, 2, 2]);
    world.scales.set([1, 1], 2);
    world[call]();
    expect(world.hash()).toBe(hash);
    world.scales.set([2, 2], 2);
    world[call]();
    expect(body.scale).toEqual({ x: 2, y: 2 });
  });

  test('of one body cost one call into wasm', () => {
    const world = new World();
    const body = world.add(new Box(2, 2, { pivot: [1, 0] }));
    body.scale = 2;
    const calls: string[] = [];
    const part = worldPart() as unknown as Record<string, (...rest: never[]) => unknown>;
    const spies = functionsOf(part).map((name) => {
      const call = part[name] as (...rest: never[]) => unknown;
      return vi.spyOn(part, name).mockImplementation((...rest: never[]) => {
        calls.push(name);
        return call(...rest);
      });
    });
    body.scale = [3, 4];
    for (const spy of spies) spy.mockRestore();
    expect(calls).toEqual(['_worldReshape']);
    expect(body.bounds).toEqual({ minX: -6, minY: -4, maxX: 0, maxY: 4 });
  });

  test('keep the pivot, whoever changed it', () => {
    const world = new World();
    const body = world.add(new Box(2, 2, { pivot: [1, 0] }));
    const before = world.snapshot();
    const expectPivot = (x: number, y: number): void => {
      body.scale = body.scale.x + 1;
      expect(body.pivot).toEqual({ x, y });
    };
    expectPivot(1, 0);
    body.pivot = [0, 1];
    expectPivot(0, 1);
    world.restore(before);
    expectPivot(1, 0);
    body.setShape(new Box(1, 1, { pivot: [4, 5] }));
    expectPivot(4, 5);
    world.scales.fill(7);
    world.update();
    expectPivot(4, 5);
  });
});
