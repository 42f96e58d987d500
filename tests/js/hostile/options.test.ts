/** Options are own properties: what everybody's prototype has does not count. */
import { Box, Circle, collide, Polygon, SepaxError, World } from 'sepax';
import { collideBoxes } from 'sepax/3d';
import { afterEach, describe, expect, test } from 'vitest';
import { everyCall, everyName } from '../support/every-call.js';
import { expectUsable } from '../support/state.js';

afterEach(expectUsable);

const descriptors = [
  { value: 0.7, writable: true, enumerable: true },
  { value: { x: 0.5, y: 0.25 }, writable: true, enumerable: false },
  { get: () => true, enumerable: true },
];

/** The answer of a call while every object inherits a property. */
function polluted(name: string, descriptor: PropertyDescriptor, call: () => unknown): unknown {
  const before = Object.getOwnPropertyDescriptor(Object.prototype, name);
  Object.defineProperty(Object.prototype, name, { configurable: true, ...descriptor });
  try {
    return call();
  } catch (error) {
    return error;
  } finally {
    Reflect.deleteProperty(Object.prototype, name);
    if (before) Object.defineProperty(Object.prototype, name, before);
  }
}

test.each(Object.entries(everyCall))('%s does not see what all objects inherit', (_, call) => {
  const both = () => [call(), call({})];
  const right = both();
  for (const name of everyName) {
    for (const descriptor of descriptors) {
      expect(polluted(name, descriptor, both), name).toEqual(right);
    }
  }
});

describe('options', () => {
  const b = new Box(2, 2, { x: 1.5 });

  test('are read once each', () => {
    const reads: PropertyKey[] = [];
    const options = new Proxy(
      { x: 1, y: 2, angle: 3, radius: 0.5 },
      {
        get(target, name) {
          reads.push(name);
          return Reflect.get(target, name);
        },
      },
    );
    const polygon = new Polygon([0, 0, 4, 0, 0, 4], options);
    expect(polygon).toMatchObject({ x: 1, y: 2, angle: 3, radius: 0.5 });
    expect(reads.sort()).toEqual(['angle', 'radius', 'x', 'y']);
  });

  test('that say something else each time they are read', () => {
    let count = 0;
    const fickle = {
      get radius() {
        count += 1;
        return count === 1 ? 1 : -1;
      },
    };
    expect(new Polygon([0, 0, 4, 0, 0, 4], fickle).radius).toBe(1);
    const world = new World();
    let data = 0;
    const body = world.add(new Circle(1), {
      get data() {
        data += 1;
        return data;
      },
    });
    expect(body.data).toBe(1);
  });

  test('of no prototype, of literals with accessors, and frozen ones are options', () => {
    const velocity = [1, 0] as const;
    const right = collide(new Box(2, 2), b, { velocity });
    const bare = Object.assign(Object.create(null), { velocity });
    const accessor = {
      get velocity() {
        return velocity;
      },
    };
    for (const options of [bare, accessor, Object.freeze({ velocity })]) {
      expect(collide(new Box(2, 2), b, options)).toEqual(right);
    }
  });

  test('of a class are none: what it inherits would be lost in silence', () => {
    class Settings {
      get velocity() {
        return [1, 0] as const;
      }
    }
    for (const options of [new Settings(), Object.create({ velocity: [1, 0] })]) {
      expect(() => collide(new Box(2, 2), b, options)).toThrow(
        expect.objectContaining({ code: 'not-an-option', argument: 'options' }),
      );
    }
  });

  test('that were revoked are none', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    for (const call of Object.values(everyCall)) {
      try {
        call(proxy);
      } catch (error) {
        // Calls of the table that spread their options do so themselves.
        if (!(error instanceof TypeError)) expect(error).toBeInstanceOf(SepaxError);
      }
    }
    expect(() => new Circle(1, proxy)).toThrow(SepaxError);
    expect(() => collide(b, b, proxy)).toThrow(SepaxError);
  });
});

describe('points and other values may have their fields from a class', () => {
  class Vec {
    readonly #x: number;
    readonly #y: number;
    constructor(x: number, y: number) {
      this.#x = x;
      this.#y = y;
    }
    get x() {
      return this.#x;
    }
    get y() {
      return this.#y;
    }
  }

  test('points, velocities, scales, contacts', () => {
    const polygon = new Polygon([new Vec(0, 0), new Vec(4, 0), new Vec(0, 4)], {
      pivot: new Vec(1, 1),
      scale: new Vec(2, 3),
    });
    expect(polygon.area).toBe(48);
    expect(collide(polygon, polygon, { velocity: new Vec(1, 0) }).intersects).toBe(true);
  });

  test('boxes in space, whose rotation is optional', () => {
    class Solid {
      center = [0, 0, 0] as const;
      halfSizes = [1, 1, 1] as const;
      get rotation() {
        return [0, 0, 1, 1] as const;
      }
    }
    const other = { center: [2.2, 0, 0], halfSizes: [1, 1, 1] } as const;
    const turned = { ...new Solid(), rotation: [0, 0, 1, 1] } as const;
    expect(collideBoxes(new Solid(), other)).toEqual(collideBoxes(turned, other));
    const right = collideBoxes(other, other);
    const seen = polluted('rotation', { value: [0, 0, 1, 1], enumerable: true }, () =>
      collideBoxes(other, other),
    );
    expect(seen).toEqual(right);
  });
});
