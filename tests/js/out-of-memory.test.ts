/** Memory that runs out: what was asked for has not happened, and all else goes on being right. */
import {
  Circle,
  Compound,
  ConcavePolygon,
  collide,
  contacts,
  convexHull,
  decompose,
  intersects,
  Polygon,
  Polyline,
  repair,
  SepaxError,
  trace,
  triangulate,
  validate,
  World,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import { zeros } from '../../web/lib/memory.js';
import { wasm } from '../../web/lib/raw/wasm.js';
import { withLittleMemory, withoutGrowth, zigzag } from './support/short-memory.js';
import { expectUsable, liveShapes } from './support/state.js';

const FAILURES = 20_000;
const SPARE = 40;

const disc = new Circle(1);

/** All in one place. */
function pile(count: number): World {
  const world = new World();
  world.addMany(disc, new Float64Array(3 * count));
  return world;
}

function row(count: number): World {
  const world = new World();
  world.addMany(
    disc,
    Array.from({ length: 3 * count }, (_, i) => (i % 3 === 0 ? 1.5 * i : 0)),
  );
  return world;
}

/** So many corners about the origin, at two distances in turn. */
function around(corners: number, radii: readonly [number, number]): Float64Array {
  return Float64Array.from({ length: 2 * corners }, (_, place) => {
    const i = Math.floor(place / 2);
    const angle = (2 * Math.PI * i) / corners;
    return (radii[i % 2] as number) * (place % 2 === 0 ? Math.cos(angle) : Math.sin(angle));
  });
}

function codeOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return error instanceof SepaxError ? error.code : String(error);
  }
  return 'none';
}

/** Calls while the engine copies no bytes, as where it has no memory for another buffer. */
function withoutCopies<Result>(call: () => Result): Result {
  const slice = (): never => {
    throw new RangeError('Array buffer allocation failed');
  };
  Object.defineProperty(Uint8Array.prototype, 'slice', { configurable: true, value: slice });
  try {
    return call();
  } finally {
    Reflect.deleteProperty(Uint8Array.prototype, 'slice');
  }
}

/** Everything of a world but for queries. */
function factsOf(world: World): object {
  const { length, a, b, depths } = world.contacts;
  const lists = [a, b, depths].map((list) => [...list.slice(0, length)]);
  return { bytes: [...world.snapshot()], targets: [...world.transforms], lists };
}

const heavy = row(400);
const bytes = heavy.snapshot();
const chain = zigzag(60);
const way = Float64Array.from({ length: 300 }, (_, i) => (i % 2 === 0 ? i : (i >> 1) % 2));
const star = around(200, [1, 2]);
const disk = around(800, [1, 1]);
const wheel = new Polygon(disk);
/** They cross in every piece. */
const lines = [zigzag(500), zigzag(500)] as const;
lines[1].x = 1;
/** Overlap by 0.5. */
const pair = [new Polygon([0, 0, 2, 0, 2, 2, 0, 2]), new Circle(1, { x: 2.5, y: 1 })] as const;
const places = new Float64Array(3 * 200);
const outlines = {
  counts: new Uint32Array(100).fill(4),
  points: Float64Array.from({ length: 800 }, (_, i) => [0, 0, 1, 0, 1, 1, 0, 1][i % 8] as number),
};

/** What is asked for, and how many worlds or bodies there are, which must not change. */
interface Kind {
  readonly world: World;
  readonly ask: (world: World) => unknown;
}

const kinds: Readonly<Record<string, () => Kind>> = {
  'a polyline': () => ({ world: row(3), ask: () => new Polyline(way) }),
  'a polygon': () => ({ world: row(3), ask: () => new Polygon(disk) }),
  'a concave polygon': () => ({ world: row(3), ask: () => new ConcavePolygon(star) }),
  'a compound twice as large': () => ({ world: row(3), ask: () => new Compound([chain, chain]) }),
  addMany: () => ({ world: row(3), ask: (world) => world.addMany(disc, places) }),
  'addMany of outlines': () => ({
    world: row(3),
    ask: (world) => world.addMany(outlines, places.subarray(0, 300)),
  }),
  'add of a large shape': () => ({ world: row(3), ask: (world) => world.add(chain) }),
  update: () => ({ world: pile(80), ask: (world) => world.update() }),
  separate: () => ({ world: pile(80), ask: (world) => world.separate() }),
  snapshot: () => ({ world: row(3), ask: () => heavy.snapshot() }),
  restore: () => ({ world: row(3), ask: (world) => world.restore(bytes) }),
  validate: () => ({ world: row(3), ask: () => validate(disk) }),
  decompose: () => ({ world: row(3), ask: () => decompose(star) }),
  triangulate: () => ({ world: row(3), ask: () => triangulate(star) }),
  repair: () => ({ world: row(3), ask: () => repair(star) }),
  convexHull: () => ({ world: row(3), ask: () => convexHull(disk) }),
  'contacts of lines that cross': () => {
    // Their places are kept, so memory for them is taken first.
    intersects(...lines);
    return { world: row(3), ask: () => contacts(...lines) };
  },
  trace: () => ({ world: row(3), ask: () => trace(wheel, wheel) }),
};

describe('running out of memory', () => {
  test.each(Object.entries(kinds))(
    `${FAILURES} times: %s`,
    (_, make) => {
      const bystander = pile(4);
      bystander.update();
      const { world, ask } = make();
      // Targets are pending.
      for (const body of [...world].slice(0, 3)) body.x += 0.25;
      const facts = factsOf(world);
      const before = [world.hash(), bystander.hash(), world.size, 6, 0.5];
      withLittleMemory(SPARE, () => {
        const shapes = liveShapes();
        for (let i = 0; i < FAILURES; i++) {
          const code = codeOf(() => ask(world));
          if (code !== 'out-of-memory') expect(code).toBe('out-of-memory');
          const { depth } = collide(...pair);
          const now = [
            world.hash(),
            bystander.hash(),
            world.size,
            bystander.contacts.length,
            depth,
          ];
          if (now.some((fact, k) => fact !== before[k])) expect([i, now]).toEqual([i, before]);
          if (i % 500 === 0) expectUsable();
        }
        expect(liveShapes()).toBe(shapes);
        // As much is left as at first.
        zigzag(Math.floor(SPARE / 2)).dispose();
      });
      // It takes more than that to write all of them down.
      expect(factsOf(world)).toEqual(facts);
      expect(world.queryPoint([0, 0]).length).toBeGreaterThan(0);
      ask(world);
      expectUsable();
      for (const each of [world, bystander]) each.dispose();
    },
    120_000,
  );

  test('a world works again once there is room: bodies spread out, or others disposed of', () => {
    const first = pile(100);
    const second = pile(300);
    const others = zigzag(40_000);
    withLittleMemory(4 * SPARE, () => {
      for (const world of [first, second]) {
        expect(codeOf(() => world.update())).toBe('out-of-memory');
      }
      const { transforms } = first;
      for (let i = 0; i < transforms.length; i += 3) transforms[i] = 3 * i;
      first.update();
      expect(first.contacts.length).toBe(0);
      others.dispose();
      second.update();
      expect(second.contacts.length).toBe(44_850);
    });
    first.dispose();
    second.dispose();
  });

  test('what a frame with a million contacts took, others can use', () => {
    const world = pile(1500);
    world.update();
    expect(world.contacts.length).toBe(1_124_250);
    const taken = wasm().wasmMemory.buffer.byteLength;
    const { transforms } = world;
    for (let i = 0; i < transforms.length; i += 3) transforms[i] = 3 * i;
    for (let i = 0; i < 4; i++) world.update();
    withoutGrowth(() => {
      // About 600 bytes for each point.
      const others = Array.from({ length: 10 }, () => zigzag(Math.floor((0.5 * taken) / 6000)));
      for (const other of others) other.dispose();
    });
    world.dispose();
  });

  test('memory that the engine refuses is no other error', () => {
    expect(codeOf(() => zeros(2 ** 52))).toBe('out-of-memory');
  });

  test('handlers are told of an update all the same where the engine has no room for copies', () => {
    const world = pile(3);
    const told: string[] = [];
    for (const type of ['enter', 'stay', 'exit'] as const) world.on(type, () => told.push(type));
    const frame = (): string[] => {
      told.length = 0;
      const code = withoutCopies(() => codeOf(() => world.update()));
      return [...told, code];
    };
    expect(frame()).toEqual(['enter', 'enter', 'enter', 'none']);
    expect(frame()).toEqual(['stay', 'stay', 'stay', 'none']);
    world.transforms[0] = -100;
    expect(frame()).toEqual(['exit', 'exit', 'stay', 'none']);
    world.dispose();
  });

  test('views become invalid, as they do when memory grows', () => {
    const world = row(3);
    const { transforms } = world;
    withLittleMemory(SPARE, () => {
      expect(codeOf(() => zigzag(5000))).toBe('out-of-memory');
      expect(transforms.length).toBe(0);
      expect(world.transforms.length).toBe(9);
    });
    expect(intersects(disc, disc)).toBe(true);
    world.dispose();
  });
});
