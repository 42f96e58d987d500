/** Handles made up, members overridden, calls within calls: nobody reads what is not theirs. */
import {
  Body,
  Box,
  Circle,
  Compound,
  collide,
  contacts,
  intersectSegments,
  moveAndSlide,
  Polygon,
  Segment,
  SepaxError,
  Shape,
  sweep,
  traceSweep,
  World,
} from 'sepax';
import { afterEach, describe, expect, test } from 'vitest';
import { castsPart } from '../../../web/lib/raw/wasm/casts.js';
import { collidePart } from '../../../web/lib/raw/wasm/collide.js';
import { shapesPart } from '../../../web/lib/raw/wasm/shapes.js';
import { worldPart } from '../../../web/lib/raw/wasm/world.js';
import { worldContactsPart } from '../../../web/lib/raw/wasm/worldContacts.js';
import { worldQueriesPart } from '../../../web/lib/raw/wasm/worldQueries.js';
import { worldSlidePart } from '../../../web/lib/raw/wasm/worldSlide.js';
import { worldSnapshotsPart } from '../../../web/lib/raw/wasm/worldSnapshots.js';
import { wasm } from '../../../web/lib/raw/wasm.js';
import { functionsOf } from '../support/functions-of.js';
import { expectUsable, liveShapes } from '../support/state.js';

afterEach(expectUsable);

// biome-ignore lint/suspicious/noExplicitAny: what plain JavaScript would do
type Any = any;

const square = new Box(2, 2);
/** What is no handle now, and never will be. */
const stale = [0, 1, 2 ** 53 - 1, 2 ** 53, -1, Number.NaN, Infinity, 0.5];

describe('shapes of somebody else', () => {
  test.each([...stale, 2 ** 22, 2 ** 22 + 1])('that invent the handle %s', (handle) => {
    class Invented extends (Shape as Any) {
      constructor() {
        super(() => handle, undefined);
      }
    }
    const live = liveShapes();
    expect(() => new Invented()).toThrow(expect.objectContaining({ code: 'not-a-shape' }));
    expect(liveShapes()).toBe(live);
  });

  test('that are what they are by their prototype only', () => {
    const disc = Object.setPrototypeOf(new Circle(1), Polygon.prototype);
    const pieces = Object.setPrototypeOf(new Compound([square, disc]), Circle.prototype);
    const line = Object.setPrototypeOf(new Circle(1), Segment.prototype);
    const ends = [[0, 0] as const, [1, 1] as const] as const;
    for (const call of [
      () => (Polygon as Any).prototype.worldPoints,
      () => collide(Object.create(Polygon.prototype), square),
      () => traceSweep(pieces, square),
      () => intersectSegments(line, ends),
      () => intersectSegments(Object.create(Segment.prototype), ends),
    ]) {
      expect(call).toThrow();
    }
  });

  test('whose members lie, or dispose of them while they are asked', () => {
    const world = new World();
    class Treacherous extends Circle {
      override get x(): number {
        this.dispose();
        return Number.NaN;
      }
      override set x(_: number) {}
      override get bounds(): never {
        throw new Error('nobody asks me');
      }
      override translate(): void {
        this.dispose();
      }
      override moveTo(): void {
        this.dispose();
      }
    }
    const hero = new Treacherous(1, { y: -1 });
    const body = world.add(hero);
    expect([body.x, body.y]).toEqual([0, -1]);
    expect(hero.disposed).toBe(false);
    const ground = new Box(20, 2, { y: 1 });
    const step = new Box(2, 2, { x: 3, y: 0.7 });
    const options = { up: [0, -1], stepHeight: 1, oneWay: [step] } as const;
    const slide = moveAndSlide(hero, [3, 0], [ground, step], options);
    expect(slide).toEqual(moveAndSlide(new Circle(1, { y: -1 }), [3, 0], [ground, step], options));
    expect(hero.disposed).toBe(false);
  });

  test('segments whose world points lie', () => {
    class Bent extends Segment {
      override get worldPoints() {
        return [{ x: Number.NaN, y: 'y' as never }];
      }
    }
    const ends = [[0, 1] as const, [1, 0] as const] as const;
    expect(intersectSegments(new Bent([0, 0], [1, 1]), ends)).toEqual(
      intersectSegments(new Segment([0, 0], [1, 1]), ends),
    );
  });
});

describe('bodies', () => {
  const world = new World();
  const body = world.add(square, { x: 1 });
  world.add(square, { x: 2 });
  world.update();

  test('whose number was put over are the same', () => {
    const hash = world.hash();
    const own = Object.getOwnPropertyDescriptor(Body.prototype, 'id') as PropertyDescriptor;
    for (const id of [5, 1e9, -1, 2 ** 32 - 1, Number.NaN, '1']) {
      Object.defineProperty(Body.prototype, 'id', { value: id, configurable: true });
      body.category = 1;
      body.x = 1;
      body.sensor = false;
      expect(body).toMatchObject({ x: 1, category: 1, bounds: { minX: 0, maxX: 2 } });
      expect(world.moveAndSlide(body, [-1, 0]).translation.x).toBeLessThan(0);
    }
    Object.defineProperty(Body.prototype, 'id', own);
    expect(world.hash()).toBe(hash);
  });

  test('are made by worlds alone', () => {
    for (const core of [{ handle: 2 ** 22, targets: [] }, undefined, {}]) {
      expect(() => new (Body as Any)(core, 0, 0)).toThrow(SepaxError);
    }
  });
});

describe('stale handles and numbers on the wasm side', () => {
  const world = new World();
  world.add(square);
  world.update();
  /** Those whose second argument is how many there are in the input list. */
  const counted = /Rays$|Pairs$|AddShapes$|Restore$|Refresh$/;
  const ofWorlds = [
    worldPart(),
    worldQueriesPart(),
    worldContactsPart(),
    worldSlidePart(),
    worldSnapshotsPart(),
  ];
  const raw = Object.fromEntries(
    [wasm(), ...ofWorlds, shapesPart(), collidePart(), castsPart()].flatMap((part) =>
      functionsOf(part).map((name) => [name, part[name as keyof typeof part]]),
    ),
  ) as Record<string, (...numbers: number[]) => number>;
  const names = ofWorlds
    .flatMap(functionsOf)
    .filter(
      (name) => name.startsWith('_world') && !['_worldCount', '_worldAddOutlines'].includes(name),
    );

  test('are asked of all functions of worlds', () => {
    expect(names.length).toBeGreaterThan(40);
  });

  test.each(names)('%s', (name) => {
    const hash = world.hash();
    for (const handle of stale) {
      raw._reserveInput?.(64);
      raw[name]?.(handle, 0, 0, 0, 0, 0, 0, 0);
      if (!counted.test(name)) raw[name]?.(handle, 1e9, 1, 1, 1, 1, 1, 1);
    }
    expect(world.hash()).toBe(hash);
    // What no world is led to has nothing in it, ever.
    expect(raw._worldNumbers?.(0)).toBe(0);
  });

  test('of shapes', () => {
    for (const handle of stale) {
      expect(raw._collide?.(handle, handle, 0, 0)).toBe(false);
      expect(raw._castRay?.(handle, 0, 0, 1, 0, 1, 1)).toBe(0);
      expect(raw._destroy?.(handle)).toBe(false);
    }
  });
});

describe('calls within calls', () => {
  const a = new Box(2, 2);
  const b = new Box(2, 2, { x: 1.5 });
  const other = () => {
    collide(new Circle(5), new Circle(5, { x: 1 }));
    contacts(new Box(9, 9), new Box(9, 9));
    new World().add(new Circle(1));
  };
  const meddling = <Value>(value: Value) => ({
    get x() {
      other();
      return value;
    },
    y: 0,
  });

  test('answers are those of the outer call', () => {
    expect(collide(a, b, { velocity: meddling(1) })).toEqual(collide(a, b, { velocity: [1, 0] }));
    expect(sweep(a, b, { translationA: meddling(1), rotationB: 1 })).toEqual(
      sweep(a, b, { translationA: [1, 0], rotationB: 1 }),
    );
    expect(new Polygon([meddling(0), [4, 0], [0, 4]]).area).toBe(8);
  });

  test('a context that asks, removes and disposes while it draws', () => {
    const acts: Record<string, (world: World) => void> = {
      dispose: (world) => world.dispose(),
      empty: (world) => {
        for (const body of [...world]) body.remove();
      },
      ask: (world) => world.queryBox({ minX: -9, minY: -9, maxX: 99, maxY: 99 }),
      update: (world) => world.update(),
    };
    for (const act of Object.values(acts)) {
      for (const when of ['save', 'moveTo', 'arc', 'rect', 'stroke', 'beginPath']) {
        const world = new World();
        world.addMany(new Circle(1), [0, 0, 0, 1, 0, 0, 9, 0, 0]);
        world.update();
        const target = { lineWidth: 1 } as Record<string, unknown>;
        const pen = new Proxy(target, {
          get: (own, name) =>
            name === 'lineWidth' ? own.lineWidth : () => void (name === when && act(world)),
        });
        try {
          world.debugDraw(pen as Any, { tree: true });
        } catch (error) {
          expect(error).toMatchObject({ name: 'SepaxError', code: 'disposed' });
        }
      }
    }
  });
});
