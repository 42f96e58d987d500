/** A list is taken once, at its true length: whatever it says of itself, and whoever changes it meanwhile. */
import {
  type Body,
  Box,
  Circle,
  Compound,
  clipVelocity,
  convexHull,
  decompose,
  measure,
  moveAndSlide,
  Polygon,
  Polyline,
  repair,
  resolveContacts,
  SepaxError,
  type Shape,
  separate,
  triangulate,
  World,
} from 'sepax';
import { boundsOf, planeOf } from 'sepax/3d';
import { afterEach, describe, expect, test } from 'vitest';
import { expectUsable } from '../support/state.js';

const bystanders = new World();
bystanders.addMany(new Circle(1), [0, 0, 0, 1, 0, 0, 8, 8, 0]);
bystanders.update();
const hash = bystanders.hash();

afterEach(() => {
  expectUsable();
  expect(bystanders.hash()).toBe(hash);
});

const world = new World();
world.addMany(new Circle(1), [0, 0, 0, 1, 0, 0, 9, 9, 0]);
world.update();

// biome-ignore lint/suspicious/noExplicitAny: what plain JavaScript would pass
type Taker = (list: any) => unknown;

function added(...args: Parameters<World['addMany']>): unknown {
  const fresh = new World();
  const ids = fresh.addMany(...args);
  return { ids: [...ids], hash: fresh.hash() };
}

/** What takes a list of numbers, with one that is right. */
const takers: Record<string, readonly [numbers: readonly number[], take: Taker]> = {
  Polygon: [[0, 0, 4, 0, 0, 4], (list) => new Polygon(list).points],
  Polyline: [[0, 0, 4, 0, 0, 4], (list) => new Polyline(list).points],
  decompose: [[0, 0, 4, 0, 1, 1, 0, 4], decompose],
  triangulate: [[0, 0, 4, 0, 1, 1, 0, 4], triangulate],
  repair: [[0, 0, 4, 0, 1, 1, 0, 4], repair],
  measure: [[0, 0, 4, 0, 1, 1, 0, 4], measure],
  'measure of rings': [[0, 0, 4, 0, 1, 1, 0, 4], (list) => measure([list])],
  convexHull: [[0, 0, 4, 0, 1, 1, 0, 4], convexHull],
  clipVelocity: [[1, 0, 0, 1], (list) => clipVelocity([3, 4], list)],
  transforms: [[0, 0, 0, 3, 0, 1], (list) => added(new Circle(1), list)],
  counts: [[1, 1], (list) => added({ counts: list, points: [0, 0, 1, 1] }, [0, 0, 0, 3, 0, 1])],
  points: [[0, 0, 1, 1], (list) => added({ counts: [1, 1], points: list }, [0, 0, 0, 3, 0, 1])],
  radii: [
    [1, 2],
    (list) => added({ counts: [1, 1], points: [0, 0, 1, 1], radii: list }, [0, 0, 0, 3, 0, 1]),
  ],
  rays: [
    [-9, 0, 1, 0, 5, 5, 0, 1],
    (list) => {
      const { ids, fractions } = world.raycastMany(list);
      return [[...ids], [...fractions]];
    },
  ],
  intersectPairs: [[0, 1, 0, 2], (list) => [...world.intersectPairs(list)]],
  collidePairs: [[0, 1, 0, 2], (list) => [...world.collidePairs(list).depths]],
  removeMany: [
    [0, 2],
    (list) => {
      const fresh = new World();
      fresh.addMany(new Circle(1), [0, 0, 0, 3, 0, 0, 6, 0, 0]);
      fresh.removeMany(list);
      return fresh.hash();
    },
  ],
  boundsOf: [[0, 0, 0, 1, 2, 3], boundsOf],
  planeOf: [[0, 0, 0, 1, 0, 0, 0, 1, 0], planeOf],
};

const lies = [0, 1, 2, 1e3, 1e6, 2 ** 32, -1, Number.NaN, Infinity, 'long', undefined];

/** The same answer, or an error of the library. */
function expectRightOrRefused(call: () => unknown, right: unknown): void {
  let answer: unknown;
  try {
    answer = call();
  } catch (error) {
    expect(error).toBeInstanceOf(SepaxError);
    return;
  }
  expect(answer).toEqual(right);
}

describe.each(Object.entries(takers))('%s', (_, [numbers, take]) => {
  const right = take(numbers);

  test.each(lies)('a typed array that says its length is %s', (lie) => {
    class Liar extends Float64Array {
      // @ts-expect-error: it is no number, for one
      override get length() {
        return lie;
      }
    }
    const own = Float64Array.from(numbers);
    Object.defineProperty(own, 'length', { value: lie });
    expect(take(own)).toEqual(right);
    expect(take(new Liar(numbers))).toEqual(right);
  });

  test('a proxy that says anything of its length', () => {
    for (const lie of lies) {
      const proxy = new Proxy([...numbers], {
        get: (list, name) => (name === 'length' ? lie : Reflect.get(list, name)),
        getOwnPropertyDescriptor: (list, name) => Reflect.getOwnPropertyDescriptor(list, name),
      });
      // What is not there is no number; a shorter list may be one, too.
      if (typeof lie !== 'number' || !(lie <= numbers.length)) {
        expect(() => take(proxy)).toThrow(SepaxError);
      }
    }
  });

  test('frozen lists and proxies of lists', () => {
    expect(take(Object.freeze([...numbers]))).toEqual(right);
    expect(take(new Proxy([...numbers], {}))).toEqual(right);
    expect(take(new Proxy(Object.freeze([...numbers]), {}))).toEqual(right);
  });

  test('a proxy that was revoked, and one of a typed array', () => {
    const { proxy, revoke } = Proxy.revocable([...numbers], {});
    revoke();
    expect(() => take(proxy)).toThrow(SepaxError);
    expect(() => take(new Proxy(Float64Array.from(numbers), {}))).toThrow(SepaxError);
  });

  test('a view whose buffer was sent away, or has become too small', () => {
    const sent = Float64Array.from(numbers);
    structuredClone(sent.buffer, { transfer: [sent.buffer] });
    expect(() => take(sent)).toThrow(SepaxError);
    // @ts-expect-error: of ES2024
    const buffer = new ArrayBuffer(8 * numbers.length, { maxByteLength: 1 << 20 });
    const shrunk = new Float64Array(buffer, 0, numbers.length);
    const tracking = new Float64Array(buffer);
    shrunk.set(numbers);
    expect(take(tracking)).toEqual(right);
    (buffer as unknown as { resize(size: number): void }).resize(8);
    expect(() => take(shrunk)).toThrow(SepaxError);
    (buffer as unknown as { resize(size: number): void }).resize(8 * numbers.length);
    tracking.set(numbers);
    expect(take(tracking)).toEqual(right);
  });

  test('shared memory', () => {
    const shared = new Float64Array(new SharedArrayBuffer(8 * numbers.length));
    shared.set(numbers);
    expect(take(shared)).toEqual(right);
  });

  test('elements are read once, and the length, too', () => {
    const reads = new Map<PropertyKey, number>();
    const proxy = new Proxy([...numbers], {
      get(list, name) {
        reads.set(name, (reads.get(name) ?? 0) + 1);
        return Reflect.get(list, name);
      },
    });
    expect(take(proxy)).toEqual(right);
    // To tell an outline from a list of rings takes a look at the first ring before it is taken.
    const looked = ['0', 'length'];
    for (const [name, count] of reads) {
      expect(count, String(name)).toBeLessThanOrEqual(looked.includes(String(name)) ? 3 : 1);
    }
  });

  test('an iterator of its own counts for nothing', () => {
    const list = [...numbers];
    Object.defineProperty(list, Symbol.iterator, {
      value: function* () {
        while (true) yield 1;
      },
    });
    expect(take(list)).toEqual(right);
  });

  test('a list that shrinks and grows while it is read', () => {
    for (const change of [(l: unknown[]) => l.splice(1), (l: unknown[]) => l.push(7, 7, 7, 7)]) {
      const list: unknown[] = [...numbers];
      Object.defineProperty(list, 0, {
        get() {
          change(list);
          return numbers[0];
        },
      });
      expectRightOrRefused(() => take(list), right);
    }
  });
});

describe('lists of shapes and contacts', () => {
  const obstacles = [new Box(2, 2), new Box(2, 2, { x: 2 })];
  const disc = new Circle(1, { x: 1, y: 0.5 });
  const shapeTakers: Record<string, (list: readonly Shape[]) => unknown> = {
    Compound: (list) => new Compound(list).pieces,
    separate: (list) => separate(disc, list),
    moveAndSlide: (list) => moveAndSlide(disc, [1, 1], list),
    oneWay: (list) => moveAndSlide(disc, [0, 3], [], { up: [0, -1], oneWay: list }),
    forms: (list) => added(list, [0, 0, 0, 3, 0, 1]),
  };

  test.each(Object.entries(shapeTakers))('%s', (_, take) => {
    const right = take(obstacles);
    const endless = [...obstacles];
    Object.defineProperty(endless, Symbol.iterator, {
      value: function* () {
        while (true) yield obstacles[0];
      },
    });
    expect(take(endless)).toEqual(right);
    expect(take(Object.freeze([...obstacles]))).toEqual(right);
    expect(take(new Proxy([...obstacles], {}))).toEqual(right);
    const { proxy, revoke } = Proxy.revocable([...obstacles], {});
    revoke();
    expect(() => take(proxy)).toThrow(SepaxError);
    expect(() => take(new Array(2 ** 32 - 1))).toThrow(SepaxError);
  });

  test('contacts', () => {
    const list = [{ normal: [1, 0], depth: 1 } as const];
    const { proxy, revoke } = Proxy.revocable(list, {});
    const contact = Proxy.revocable({ normal: [1, 0] as const, depth: 1 }, {});
    expect(resolveContacts(proxy)).toEqual(resolveContacts(list));
    revoke();
    contact.revoke();
    expect(() => resolveContacts(proxy)).toThrow(SepaxError);
    expect(() => resolveContacts([contact.proxy])).toThrow(SepaxError);
  });
});

describe('vectors', () => {
  test('that were revoked', () => {
    for (const target of [[1, 2] as [number, number], { x: 1, y: 2 }]) {
      const { proxy, revoke } = Proxy.revocable<object>(target, {});
      expect(world.queryPoint(proxy as { x: number; y: number }).length).toBeGreaterThanOrEqual(0);
      revoke();
      expect(() => world.queryPoint(proxy as { x: number; y: number })).toThrow(SepaxError);
      expect(() => world.queryBox(proxy as never)).toThrow(SepaxError);
    }
  });
});

describe('snapshots', () => {
  const bytes = world.snapshot();

  test('of a length that is not theirs', () => {
    for (const lie of lies) {
      const own = bytes.slice();
      Object.defineProperty(own, 'length', { value: lie });
      const fresh = new World();
      fresh.restore(own);
      expect(fresh.hash()).toBe(world.hash());
    }
  });

  test('that are none, by their prototype or in truth', () => {
    const sent = bytes.slice();
    structuredClone(sent.buffer, { transfer: [sent.buffer] });
    const { proxy, revoke } = Proxy.revocable(bytes.slice(), {});
    revoke();
    const before = world.hash();
    for (const fake of [Object.create(Uint8Array.prototype), new Proxy(bytes, {}), proxy, sent]) {
      expect(() => world.restore(fake)).toThrow(expect.objectContaining({ code: 'bad-snapshot' }));
      expect(world.hash()).toBe(before);
    }
  });
});

describe('an array for the answers', () => {
  const box = { minX: -2, minY: -2, maxX: 20, maxY: 20 };
  const right = world.queryBox(box);

  /** Asks something else whenever an element is written. */
  function meddler(ask: () => unknown): Body[] {
    return new Proxy([] as Body[], {
      set(list, name, value) {
        ask();
        return Reflect.set(list, name, value);
      },
    });
  }

  test('that asks the same world, or another, at each element', () => {
    const crowd = new World();
    crowd.addMany(
      new Circle(1),
      Float64Array.from({ length: 3000 }, (_, i) => (i % 3 ? 0 : i)),
    );
    crowd.update();
    const asks = [
      () => world.queryPoint([9, 9]),
      () => crowd.queryBox({ minX: 0, minY: -1, maxX: 1e4, maxY: 1 }),
      () => crowd.raycastAll([-5, 0], [1, 0]),
      () => new Polyline(new Float64Array(20_000)).dispose(),
    ];
    for (const ask of asks) {
      expect([...world.queryBox(box, { into: meddler(ask) })]).toEqual(right);
      const hits = world.raycastAll([-9, 0], [1, 0]);
      const into = meddler(ask) as unknown as typeof hits;
      expect([...world.raycastAll([-9, 0], [1, 0], { into })]).toEqual(hits);
    }
  });

  test('that cannot be written to', () => {
    const short = Object.defineProperty([], 'length', { writable: false });
    const sticky = Object.defineProperty(new Array(9), 8, { value: 0, writable: true });
    const readOnly = Object.defineProperty([], 0, { get: () => 0, configurable: true });
    for (const into of [
      Object.freeze([]),
      Object.seal([]),
      Object.preventExtensions([]),
      short,
      sticky,
      readOnly,
    ]) {
      expect(() => world.queryBox(box, { into: into as unknown as Body[] })).toThrow(
        expect.objectContaining({ code: 'not-a-list', argument: 'into' }),
      );
    }
    const { proxy, revoke } = Proxy.revocable([] as Body[], {});
    revoke();
    expect(() => world.queryBox(box, { into: proxy })).toThrow(SepaxError);
  });

  test('what a setter throws comes through, and the next answer is right', () => {
    const boom = new Error('boom');
    const into = meddler(() => {
      throw boom;
    });
    expect(() => world.queryBox(box, { into })).toThrow(boom);
    expect(world.queryBox(box)).toEqual(right);
  });
});
