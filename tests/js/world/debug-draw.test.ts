/** debugDraw on a context that writes down what it is told. */
import { Box, Circle, type DebugDrawOptions, World } from 'sepax';
import { describe, expect, test } from 'vitest';
import { anyPlacement, kinds } from '../support/kinds.js';
import { Random } from '../support/random.js';
import { SEED } from '../support/seed.js';

type Call = readonly [name: string, ...values: unknown[]];

/** A context and its calls; what it is set to is written down, too. */
function recorder(): { context: never; calls: Call[] } {
  const calls: Call[] = [];
  const context = new Proxy({} as Record<string, unknown>, {
    get: (target, name: string) =>
      name in target ? target[name] : (...values: unknown[]) => calls.push([name, ...values]),
    set: (target, name: string, value) => {
      target[name] = value;
      calls.push([`${name} =`, value]);
      return true;
    },
  });
  return { context: context as never, calls };
}

function drawn(world: World, options?: DebugDrawOptions): Call[] {
  const { context, calls } = recorder();
  world.debugDraw(context, options);
  return calls;
}

const only = (calls: readonly Call[], ...names: string[]): Call[] =>
  calls.filter(([name]) => names.includes(name));

describe('debugDraw', () => {
  test('asks for a context', () => {
    const world = new World();
    for (const context of [undefined, null, {}, { save: 1 }]) {
      expect(() => world.debugDraw(context as never)).toThrow(
        expect.objectContaining({ code: 'not-a-function', argument: 'ctx.save' }),
      );
    }
  });

  test('draws a box by its corners, and closes it', () => {
    const world = new World();
    world.add(new Box(2, 4, { x: 10, y: 20 }));
    expect(only(drawn(world), 'moveTo', 'lineTo', 'closePath').slice(0, 5)).toEqual([
      ['moveTo', 9, 18],
      ['lineTo', 11, 18],
      ['lineTo', 11, 22],
      ['lineTo', 9, 22],
      ['closePath'],
    ]);
  });

  test('draws a circle as an arc, where it is now', () => {
    const world = new World();
    const body = world.add(new Circle(5, { x: 3, y: 4 }));
    expect(only(drawn(world), 'moveTo', 'arc')).toEqual([
      ['moveTo', 8, 4],
      ['arc', 3, 4, 5, 0, 2 * Math.PI],
    ]);
    body.x = 9;
    expect(only(drawn(world), 'arc')).toEqual([['arc', 9, 4, 5, 0, 2 * Math.PI]]);
  });

  test.each(Object.entries(kinds))(
    'draws a %s: finite numbers, within its bounds',
    (kind, make) => {
      const random = new Random(SEED, kind);
      const world = new World();
      const body = world.add(make(random, anyPlacement(random, kind, 5)));
      const places = only(drawn(world), 'moveTo', 'lineTo', 'arc');
      expect(places.length).toBeGreaterThan(0);
      const { minX, minY, maxX, maxY } = body.bounds;
      // A point is drawn as large as a line is wide.
      const margin = 1 + 1e-9;
      for (const [, ...values] of places as [string, number, number][]) {
        expect(values.every(Number.isFinite)).toBe(true);
        const [x, y] = values;
        expect(x).toBeGreaterThanOrEqual(minX - margin);
        expect(x).toBeLessThanOrEqual(maxX + margin);
        expect(y).toBeGreaterThanOrEqual(minY - margin);
        expect(y).toBeLessThanOrEqual(maxY + margin);
      }
    },
  );

  test('draws kinds of bodies in colours of their own', () => {
    const world = new World();
    for (const options of [
      {},
      { fast: true },
      { type: 'static' },
      { sensor: true },
      { enabled: false },
    ] as const) {
      world.add(new Circle(1), options);
    }
    const colours = only(drawn(world, { contacts: false }), 'fillStyle =').map(
      ([, value]) => value,
    );
    expect(new Set(colours).size).toBe(5);
  });

  test('draws contacts by their pushes, also after a body was removed', () => {
    const world = new World();
    const body = world.add(new Box(2, 2));
    world.add(new Box(2, 2, { x: 1.5 }));
    world.update();
    expect(only(drawn(world, { bodies: false }), 'moveTo', 'lineTo')).toEqual([
      ['moveTo', 0.75, -1],
      ['lineTo', 0.25, -1],
      ['moveTo', 0.75, 1],
      ['lineTo', 0.25, 1],
    ]);
    body.remove();
    expect(only(drawn(world, { bodies: false }), 'moveTo')).toEqual([]);
  });

  test('draws the boxes of the tree if asked, and leaves the context as it was', () => {
    const world = new World();
    for (let x = 0; x < 20; x++) world.add(new Circle(1), { x: 9 * x });
    world.update();
    expect(only(drawn(world), 'rect')).toEqual([]);
    const calls = drawn(world, { tree: true, lineWidth: 0.5 });
    expect(only(calls, 'rect').length).toBeGreaterThanOrEqual(20);
    expect(only(calls, 'lineWidth =')).toEqual([['lineWidth =', 0.5]]);
    expect([calls[0], calls.at(-1)]).toEqual([['save'], ['restore']]);
  });
});
