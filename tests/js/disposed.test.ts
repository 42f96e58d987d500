/** Use after dispose: every member of every kind of shape, every query, every place in a list. */
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
  intersectSegments,
  intersects,
  moveAndSlide,
  Polygon,
  Polyline,
  Segment,
  SepaxError,
  type Shape,
  separate,
  sweep,
  trace,
  traceCircleBox,
  traceCircles,
  traceSegments,
  traceSweep,
} from 'sepax';
import { afterEach, describe, expect, test } from 'vitest';
import { kinds } from './support/kinds.js';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';
import { expectUsable, liveShapes } from './support/state.js';

afterEach(expectUsable);

function errorOf(call: () => unknown): SepaxError {
  const shapes = liveShapes();
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(SepaxError);
    expect(liveShapes()).toBe(shapes);
    return error as SepaxError;
  }
  return expect.fail('nothing was thrown');
}

/** The accessors and methods of a shape, those that it inherits included. */
function membersOf(shape: Shape): Map<string, PropertyDescriptor> {
  const members = new Map<string, PropertyDescriptor>();
  let prototype: object = Object.getPrototypeOf(shape);
  while (prototype !== Object.prototype) {
    for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (!members.has(name)) members.set(name, member);
    }
    prototype = Object.getPrototypeOf(prototype);
  }
  for (const name of ['constructor', 'dispose', 'disposed']) members.delete(name);
  return members;
}

/** What a shape was made of can still be read; the points of polygons are in the core. */
const form = ['radius', 'width', 'height', 'start', 'end', 'closed', 'polygons', 'rings'];

function isKept(shape: Shape, name: string): boolean {
  return form.includes(name) || (shape instanceof Polyline && name === 'points');
}

const goodValues: Readonly<Record<string, unknown>> = {
  x: 1,
  y: 1,
  angle: 1,
  scale: 2,
  pivot: [1, 1],
};
const goodArguments: Readonly<Record<string, readonly unknown[]>> = {
  translate: [1, 1],
  moveTo: [1, 1],
  rotate: [1],
  clone: [],
  toJSON: [],
};

describe.each(Object.entries(kinds))('%s', (_, make) => {
  const random = new Random(SEED, 'disposed');
  const gone = make(random, { x: 1, y: 2, angle: 0.5 });
  const members = membersOf(gone);
  // What was read before, and might be cached, is gone, too.
  const before = new Map<string, unknown>();
  for (const [name, { get }] of members) if (get) before.set(name, Reflect.get(gone, name));
  gone.dispose();

  function expectGone(call: () => unknown): void {
    const error = errorOf(call);
    expect(error).toMatchObject({ code: 'disposed', index: null });
    expect(['shape', 'polygon']).toContain(error.argument);
    expect(error.value).toBe(gone);
    expect(error.message).toContain(error.argument);
  }

  const kept = [...members.keys()].filter((name) => isKept(gone, name));
  test.each(kept)('%s can still be read', (name) => {
    expect(Reflect.get(gone, name)).toBe(before.get(name));
  });

  const lost = [...members].filter(([name]) => !isKept(gone, name));
  test.each(lost)('%s throws', (name, { get, set, value }) => {
    if (get) expectGone(() => Reflect.get(gone, name));
    if (set) {
      expect(goodValues).toHaveProperty(name);
      expectGone(() => set.call(gone, goodValues[name]));
    }
    if (typeof value === 'function') {
      expect(goodArguments).toHaveProperty(name);
      expectGone(() => value.apply(gone, goodArguments[name]));
    }
  });

  test('disposed stays readable, and dispose harmless', () => {
    gone.dispose();
    gone[Symbol.dispose]();
    expect(gone.disposed).toBe(true);
  });
});

const box = new Box(1, 1);
const disc = new Circle(1);
const line = new Segment([0, 0], [1, 0]);
const triangle = new Polygon([0, 0, 1, 0, 0, 1]);

/** Queries by the names of their shapes; each call takes a shape that may be gone for one of them. */
const queries: Record<string, readonly [Shape, Record<string, (gone: never) => unknown>]> = {
  ...Object.fromEntries(
    Object.entries({
      intersects,
      collide,
      distance,
      trace,
      contacts,
      contains,
      sweep,
      traceSweep,
    }).map(([name, query]) => [
      name,
      [
        triangle,
        { a: (gone: Polygon) => query(gone, box), b: (gone: Polygon) => query(box, gone) },
      ],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({ castRay, castRayAll, castSegment, castSegmentAll }).map(([name, cast]) => [
      name,
      [disc, { shape: (gone: Shape) => cast([-9, 0], [1, 0], gone) }],
    ]),
  ),
  containsPoint: [disc, { shape: (gone: Shape) => containsPoint(gone, [0, 0]) }],
  closestPoint: [disc, { shape: (gone: Shape) => closestPoint(gone, [0, 0]) }],
  separate: [disc, { shape: (gone: Shape) => separate(gone, []) }],
  moveAndSlide: [disc, { shape: (gone: Shape) => moveAndSlide(gone, [1, 0], []) }],
  traceCircles: [
    disc,
    {
      a: (gone: Circle) => traceCircles(gone, disc),
      b: (gone: Circle) => traceCircles(disc, gone),
    },
  ],
  'traceCircleBox, circle': [disc, { circle: (gone: Circle) => traceCircleBox(gone, box) }],
  'traceCircleBox, box': [box, { box: (gone: Box) => traceCircleBox(disc, gone) }],
  ...Object.fromEntries(
    Object.entries({ intersectSegments, traceSegments }).map(([name, query]) => [
      name,
      [line, { a: (gone: Segment) => query(gone, line), b: (gone: Segment) => query(line, gone) }],
    ]),
  ),
};

describe.each(Object.entries(queries))('%s', (_, [model, calls]) => {
  test.each(Object.entries(calls))('names the argument %s', (argument, call) => {
    const gone = (model as Circle).clone();
    call(gone as never);
    gone.dispose();
    const error = errorOf(() => call(gone as never));
    expect(error).toMatchObject({ code: 'disposed', argument, index: null });
    expect(error.value).toBe(gone);
  });
});

describe('lists of shapes', () => {
  const takers = {
    shapes: (list: readonly Shape[]) => new Compound(list).dispose(),
    obstacles: (list: readonly Shape[]) => separate(disc, list),
  };

  test.each(Object.entries(takers))('%s: the index is named', (argument, take) => {
    const list = [0, 1, 2, 3].map((x) => new Circle(1, { x }));
    take(list);
    list[2]?.dispose();
    const error = errorOf(() => take(list));
    expect(error).toMatchObject({ code: 'disposed', argument, index: 2 });
    expect(error.value).toBe(list[2]);
  });

  test.each(Object.entries(takers))('%s: an element that disposes of another', (argument, take) => {
    const list = [0, 1, 2].map((x) => new Circle(1, { x }));
    const [first, , last] = list;
    Object.defineProperty(list, 2, {
      get() {
        first?.dispose();
        return last;
      },
    });
    expect(() => take(list)).toThrow(
      expect.objectContaining({ code: 'disposed', argument, index: 0 }),
    );
  });

  test('a compound keeps what its shapes were', () => {
    const [a, b] = [new Box(2, 2), new Circle(1, { x: 10 })];
    const both = new Compound([a, b]);
    const look = both.worldPieces;
    a.moveTo(100, 100);
    b.dispose();
    expect(both.worldPieces).toEqual(look);
    expect(intersects(both, new Circle(1, { x: 10 }))).toBe(true);
  });
});
