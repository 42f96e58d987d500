/** Use after dispose, objects that trick, callbacks that interfere: errors, never wrong answers. */
import { collide, distance, intersects, Polygon, SepaxError, trace } from 'sepax';
import { afterEach, describe, expect, test } from 'vitest';
import { rectangle } from './support/outlines.js';
import { expectUsable, liveShapes, stateOf } from './support/state.js';

afterEach(expectUsable);

function errorOf(call: () => unknown): SepaxError {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(SepaxError);
    return error as SepaxError;
  }
  return expect.fail('nothing was thrown');
}

describe('use after dispose', () => {
  const b = new Polygon(rectangle(0, 0, 1, 1));
  const uses: Record<string, (gone: Polygon) => unknown> = {
    x: (gone) => gone.x,
    y: (gone) => gone.y,
    angle: (gone) => gone.angle,
    'x = 1': (gone) => {
      gone.x = 1;
    },
    'y = 1': (gone) => {
      gone.y = 1;
    },
    'angle = 1': (gone) => {
      gone.angle = 1;
    },
    translate: (gone) => gone.translate(1, 1),
    moveTo: (gone) => gone.moveTo(1, 1),
    rotate: (gone) => gone.rotate(1),
    points: (gone) => gone.points,
    worldPoints: (gone) => gone.worldPoints,
    area: (gone) => gone.area,
    centroid: (gone) => gone.centroid,
    bounds: (gone) => gone.bounds,
    clone: (gone) => gone.clone(),
    toJSON: (gone) => gone.toJSON(),
  };

  test.each(Object.entries(uses))('%s throws', (_, use) => {
    const gone = Polygon.regular(5, 1);
    // Even what was read before, and might be cached, is gone.
    expect(gone.points).toHaveLength(5);
    gone.dispose();
    const shapes = liveShapes();
    const error = errorOf(() => use(gone));
    expect(error).toMatchObject({ code: 'disposed', index: null });
    // What a shape has is of the 'shape', what only a polygon has of the 'polygon'.
    expect(['shape', 'polygon']).toContain(error.argument);
    expect(error.value).toBe(gone);
    expect(error.message).toContain(error.argument);
    expect(liveShapes()).toBe(shapes);
  });

  test('covers every member of the class', () => {
    const members = Object.getOwnPropertyNames(Polygon.prototype).filter(
      // What it was made of can still be read: see disposed.test.ts.
      (name) => !['constructor', 'dispose', 'disposed', 'radius'].includes(name),
    );
    expect(Object.keys(uses).filter((name) => !name.includes('='))).toEqual(
      expect.arrayContaining(members),
    );
  });

  test.each(Object.entries({ intersects, collide, distance, trace }))(
    '%s names the argument',
    (_, query) => {
      const gone = Polygon.regular(5, 1);
      gone.dispose();
      expect(errorOf(() => query(gone, b))).toMatchObject({ code: 'disposed', argument: 'a' });
      const error = errorOf(() => query(b, gone));
      expect(error).toMatchObject({ code: 'disposed', argument: 'b', index: null });
      expect(error.value).toBe(gone);
    },
  );

  test('disposed stays readable, and dispose harmless', () => {
    const gone = Polygon.regular(5, 1);
    gone.dispose();
    gone.dispose();
    gone[Symbol.dispose]();
    expect(gone.disposed).toBe(true);
  });

  test('a new polygon in the same slot does not bring the old one back', () => {
    for (let i = 0; i < 100; i++) {
      const gone = Polygon.regular(5, 1);
      gone.dispose();
      const next = Polygon.regular(5, 1);
      expect(errorOf(() => intersects(gone, b)).code).toBe('disposed');
      expect(intersects(next, b)).toBe(true);
      next.dispose();
    }
  });
});

describe('user code that runs during a call', () => {
  const boom = new Error('boom');
  const explode = (): never => {
    throw boom;
  };
  const calls: Record<string, (subject: Polygon) => unknown> = {
    'an option of the constructor': () =>
      new Polygon(rectangle(0, 0, 1, 1), {
        get x() {
          return explode();
        },
      }),
    'an option of regular': () =>
      Polygon.regular(3, 1, {
        get angle() {
          return explode();
        },
      }),
    'a coordinate of a point': () =>
      new Polygon([
        { x: 0, y: 0 },
        {
          x: 1,
          get y() {
            return explode();
          },
        },
        { x: 0, y: 1 },
      ]),
    'an element of the list': () => {
      const list: [number, number][] = [
        [0, 0],
        [1, 0],
        [0, 1],
      ];
      Object.defineProperty(list, 2, { get: explode });
      return new Polygon(list);
    },
    'a trap of a proxy': () => new Polygon(new Proxy([0, 0, 1, 0, 0, 1], { get: explode })),
    'the velocity': (subject) =>
      collide(subject, subject, {
        get velocity() {
          return explode();
        },
      }),
    'a coordinate of the velocity': (subject) =>
      trace(subject, subject, {
        velocity: {
          x: 1,
          get y() {
            return explode();
          },
        },
      }),
  };

  test.each(Object.entries(calls))('an exception of its own comes through: %s', (_, call) => {
    const subject = Polygon.regular(5, 1, { x: 3 });
    const before = stateOf(subject);
    const shapes = liveShapes();
    expect(() => call(subject)).toThrow(boom);
    expect(liveShapes()).toBe(shapes);
    expect(stateOf(subject)).toEqual(before);
  });

  const queries = Object.entries({ collide, trace });

  test.each(queries)('%s of shapes that are disposed of meanwhile throws', (_, query) => {
    for (const which of ['a', 'b'] as const) {
      // An answer that must not be taken for that of the call.
      collide(new Polygon(rectangle(0, 0, 4, 4)), new Polygon(rectangle(1, 1, 4, 4)));
      const shapes = { a: Polygon.regular(5, 1), b: Polygon.regular(6, 1, { x: 0.5 }) };
      const error = errorOf(() =>
        query(shapes.a, shapes.b, {
          get velocity() {
            shapes[which].dispose();
            return [0, 0] as const;
          },
        }),
      );
      expect(error).toMatchObject({ code: 'disposed', argument: which });
    }
  });

  test('shapes made while points are read do not mix with them', () => {
    const list = rectangle(0, 0, 1, 1);
    Object.defineProperty(list, 2, {
      get() {
        Polygon.regular(50, 9);
        return { x: 1, y: 1 };
      },
    });
    expect(new Polygon(list).points).toEqual(rectangle(0, 0, 1, 1));
  });
});

describe('sums that leave the range', () => {
  test('translate', () => {
    const polygon = Polygon.regular(3, 1, { x: 9e99, y: 1 });
    const before = stateOf(polygon);
    expect(errorOf(() => polygon.translate(9e99, 5))).toMatchObject({
      code: 'out-of-range',
      argument: 'x',
      value: 1.8e100,
    });
    expect(stateOf(polygon)).toEqual(before);
  });

  test('rotate', () => {
    const polygon = Polygon.regular(3, 1, { angle: 9e14 });
    const before = stateOf(polygon);
    expect(errorOf(() => polygon.rotate(9e14))).toMatchObject({
      code: 'out-of-range',
      argument: 'angle',
    });
    expect(stateOf(polygon)).toEqual(before);
  });

  test('extremes that are allowed: no infinities, no NaN', () => {
    const far = new Polygon(
      rectangle(-1e100, -1e100, 2e100, 2e100).map(({ x, y }) => ({ x, y })),
      {
        x: 1e100,
        y: -1e100,
        angle: 1e15,
      },
    );
    const { x, y } = far.centroid;
    const { minX, minY, maxX, maxY } = far.bounds;
    expect([far.area, x, y, minX, minY, maxX, maxY].every(Number.isFinite)).toBe(true);
    const hit = collide(far, Polygon.regular(7, 1e100), { velocity: [1e100, -1e100] });
    expect(hit).toMatchObject({ intersects: true, willIntersect: true });
    expect([hit.depth, hit.mtv.x, hit.mtv.y, hit.enter, hit.exit].every(Number.isFinite)).toBe(
      true,
    );
  });
});

describe('SepaxError', () => {
  test('is an Error with a stack, a name and typed fields', () => {
    const error = errorOf(() => Polygon.regular(2, 1));
    expect(error).toBeInstanceOf(Error);
    expect(`${error}`).toBe(`SepaxError: ${error.message}`);
    expect(error.stack).toContain('misuse.test');
    expect({ ...error }).toMatchObject({ code: 'out-of-range', argument: 'sides', value: 2 });
  });

  test('says what to do', () => {
    const messageOf = (call: () => unknown) => errorOf(call).message;
    expect(messageOf(() => new Polygon([0, 0, 4, 0, 1, 1, 0, 4]))).toMatch(/ConcavePolygon/);
    expect(messageOf(() => Polygon.regular(2, 1))).toMatch(/3.*100000/);
    const crossing = messageOf(() => new Polygon([0, 0, 4, 4, 4, 0, 0, 4]));
    expect(crossing).toContain('points[0]');
    expect(crossing).toContain('points[2]');
    // @ts-expect-error: a name that is no option
    const misspelt = messageOf(() => new Polygon([0, 0, 1, 0, 0, 1], { angel: 1 }));
    expect(misspelt).toContain('angel');
    expect(misspelt).toContain('angle');
  });

  test('stays short when the value is long', () => {
    const [a, b] = [Polygon.regular(3, 1), Polygon.regular(3, 1)];
    const list = Array.from({ length: 20_000 }, (_, i) => [i, i]);
    // @ts-expect-error: a list of points is no vector
    const { message } = errorOf(() => collide(a, b, { velocity: list }));
    expect(message.length).toBeLessThan(500);
  });
});
