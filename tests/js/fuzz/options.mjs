// Throws hostile arguments at the public functions: lists that lie about themselves, options that others
// have meddled with, values of every kind, and code that calls the library while it is called. By hand:
//
//   npm run build && node tests/js/fuzz/options.mjs --seconds=1800 --seed=7
//
// Each call is made with plain arguments, too. The answer to the same ones in disguise must be the same,
// or a SepaxError; to nonsense, anything but another error. Bystanders must stay as they are.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { functionsOf, lookOf } from './functions.mjs';
import { randomOf } from './random.mjs';

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.5,
  3,
  7,
  1e-101,
  1e100,
  1e101,
  2 ** 32,
  2 ** 53,
  -1e9,
  NaN,
  Infinity,
];
const NAMES = (
  'x y angle scale pivot radius closed touching velocity mask rotationA translationB maxFraction up ' +
  'stepHeight oneWay into data sensors type fast category convex maxTurn friction radii length'
).split(' ');

class Fuzzer {
  constructor({ sepax, space3 }, seed) {
    this.sepax = sepax;
    this.random = randomOf(seed);
    this.calls = 0;
    this.compared = 0;
    this.depth = 0;
    const { Box, Circle, World } = sepax;
    this.pair = [new Box(2, 2), new Box(2, 2, { x: 1.5 })];
    this.bystander = new World();
    this.bystander.addMany(new Circle(1), [0, 0, 0, 1, 0, 0, 9, 9, 0]);
    this.bystander.update();
    this.state = this.look();
    this.functions = functionsOf(sepax, space3);
  }

  /** What must never change. */
  look() {
    const { collide } = this.sepax;
    return JSON.stringify([this.bystander.hash(), collide(...this.pair), this.pair.map(lookOf)]);
  }

  below(count) {
    return Math.floor(this.random() * count);
  }

  one(list) {
    return list[this.below(list.length)];
  }

  /** A whole number or one half, so that outlines touch and repeat often. */
  coordinate() {
    return (this.below(41) - 20) / 2;
  }

  list(count) {
    return Array.from({ length: count }, () => this.coordinate());
  }

  /** An argument that is right for what is wanted, made of plain values. */
  plain(kind) {
    const { sepax } = this;
    switch (kind) {
      case 'shape':
      case 'polygon': {
        const place = { x: this.coordinate(), y: this.coordinate(), angle: this.below(7) };
        const makers = [() => new sepax.Box(2, 4, place), () => sepax.Polygon.regular(5, 3, place)];
        if (kind === 'polygon') return this.one(makers)();
        makers.push(
          () => new sepax.Circle(2, place),
          () => new sepax.Point(place),
        );
        makers.push(() => new sepax.Segment([0, 0], [3, 1], place));
        makers.push(() => new sepax.Polyline([0, 0, 3, 1, 5, -2], { ...place, radius: 0.5 }));
        makers.push(() => new sepax.ConcavePolygon([0, 0, 4, 0, 1, 1, 0, 4], place));
        return this.one(makers)();
      }
      case 'circle':
        return new sepax.Circle(2, { x: this.coordinate() });
      case 'box':
        return new sepax.Box(2, 3, { x: this.coordinate() });
      case 'shapes':
        return Array.from({ length: 1 + this.below(3) }, () => this.plain('shape'));
      case 'points':
        return this.list(2 * (3 + this.below(6)));
      case 'outline':
        return this.one([
          this.list(8),
          [0, 0, 9, 0, 9, 9, 0, 9],
          [
            [0, 0, 9, 0, 9, 9],
            [5, 2, 6, 2, 6, 3],
          ],
        ]);
      case 'corners':
        return [1, 1, 0, 0, 4, 0, this.coordinate(), 5];
      case 'points3':
        return [...this.list(2), 0, ...this.list(2), 0, ...this.list(2), 0];
      case 'vector':
        return [this.coordinate(), this.coordinate()];
      case 'vector3':
        return [this.coordinate(), this.coordinate(), this.coordinate()];
      case 'size':
        return 0.5 + this.below(9);
      case 'contacts':
        return [
          { normal: [1, 0], depth: this.below(3) },
          { normal: [0, -1], depth: 1 },
        ];
      case 'rays':
        return [...this.list(2), 1, 0, ...this.list(2), 0, -1];
      case 'ids':
        return [0, 1, 2, 1];
      case 'places':
        return [...this.list(2), 1, ...this.list(2), 0];
      case 'sphere':
        return { center: this.list(3), radius: 2 };
      case 'solid':
        return { center: this.list(3), halfSizes: [1, 2, 3] };
      case 'plane':
        return { normal: [0, 1, this.below(3)], point: this.list(3) };
      default:
        return typeof kind === 'string' ? this.options(kind) : kind;
    }
  }

  /** Options of the names in braces, such as `{x angle}`. */
  options(kind) {
    const values = {
      ...{ x: 3, y: -1, angle: 0.5, scale: 2, pivot: [1, 0], radius: 0.5, closed: true },
      ...{ touching: false, collinear: false, velocity: [3, 1], maxFraction: 7, up: [0, -1] },
      ...{ translationA: [5, 0], translationB: [0, 3], rotationA: 1, rotationB: -2, stepHeight: 1 },
      ...{ restitution: 0.5, friction: 0.25, convex: true, maxTurn: 0.5, yAxis: 'up', maxSlope: 1 },
      ...{ mask: 1, sensors: false, maxDistance: 9, category: 3, type: 'static', fast: true },
      ...{ polygonFrom: [0, 0, 1], polygonTo: [0, 0, -1], iterations: 3 },
    };
    const wanted = kind.slice(1, -1).split(' ');
    const given = wanted.filter((name) => name === 'yAxis' || this.below(2) === 0);
    return Object.fromEntries(given.map((name) => [name, values[name]]));
  }

  /** The same argument in another form: all that it holds, and more than meets the eye. */
  disguise(value) {
    if (Array.isArray(value)) return this.disguisedList(value);
    const isLiteral =
      typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
    if (!isLiteral) return value;
    const entries = Object.entries(value).map(([name, inner]) => [name, this.disguise(inner)]);
    const bag = this.below(2) === 0 ? {} : Object.create(null);
    for (const [name, inner] of entries) {
      if (this.below(3) > 0) bag[name] = inner;
      else Object.defineProperty(bag, name, { enumerable: true, get: () => this.meddle(inner) });
    }
    return this.one([bag, Object.freeze(bag), new Proxy(bag, {})]);
  }

  disguisedList(list) {
    if (
      list.length > 3 &&
      list.every((element) => typeof element === 'number') &&
      this.below(2) === 0
    ) {
      return this.disguisedNumbers(list);
    }
    const inner = list.map((element) => this.disguise(element));
    switch (this.below(5)) {
      case 0:
        return Object.freeze(inner);
      case 1:
        return new Proxy(inner, { get: (own, name) => this.meddle(Reflect.get(own, name)) });
      case 2: {
        const place = this.below(inner.length);
        const element = inner[place];
        return Object.defineProperty(inner, place, { get: () => this.meddle(element) });
      }
      case 3:
        return Object.defineProperty(inner, Symbol.iterator, {
          value: function* () {
            while (true) yield 1;
          },
        });
      default:
        return class extends Array {
          static get [Symbol.species]() {
            return Object;
          }
        }.from(inner);
    }
  }

  disguisedNumbers(list) {
    const Kind = this.one([Float64Array, Float64Array, Float32Array]);
    const Memory = this.one([ArrayBuffer, SharedArrayBuffer]);
    const buffer = new Memory(Kind.BYTES_PER_ELEMENT * (list.length + 4));
    const numbers = new Kind(buffer, Kind.BYTES_PER_ELEMENT * this.below(5), list.length);
    numbers.set(list);
    for (const name of ['length', 'byteLength', 'byteOffset', 'buffer']) {
      if (this.below(3) > 0) continue;
      Object.defineProperty(numbers, name, { value: this.one([...NUMBERS, undefined, 'x', {}]) });
    }
    return numbers;
  }

  /** Something that is no argument, as a rule. */
  odd(depth = 0) {
    const { sepax } = this;
    const values = [
      ...[undefined, null, true, false, '', 'x', '5', 5n, Symbol('s'), () => 1, new Date(0)],
      ...[new Map(), /x/, new ArrayBuffer(8), new DataView(new ArrayBuffer(8)), Promise.resolve()],
      ...[Object(5), new Array(4), new BigInt64Array(6), new Uint8Array(5), Object.create(null)],
      ...[Object.create(sepax.Polygon.prototype), Object.create(sepax.World.prototype)],
      ...[
        Object.create(Float64Array.prototype),
        sepax.Shape,
        this.pair[0],
        new Proxy(this.pair[0], {}),
      ],
    ];
    switch (this.below(9)) {
      case 0:
      case 1:
        return this.one(values);
      case 2:
        return this.one(NUMBERS);
      case 3:
        return this.disguisedNumbers(this.list(this.below(9)));
      case 4: {
        const { proxy, revoke } = Proxy.revocable(this.one([[], {}, [1, 2], () => 1]), {});
        revoke();
        return proxy;
      }
      case 5: {
        const sent = Float64Array.from(this.list(6));
        structuredClone(sent.buffer, { transfer: [sent.buffer] });
        return sent;
      }
      case 6: {
        const lie = this.one([...NUMBERS, 'x', null]);
        const handler = { get: (own, name) => (name === 'length' ? lie : Reflect.get(own, name)) };
        return new Proxy(this.list(this.below(7)), handler);
      }
      case 7: {
        const gone = new sepax.Circle(1);
        gone.dispose();
        return gone;
      }
      default: {
        if (depth > 2) return {};
        const bag = this.below(2) === 0 ? {} : [];
        for (let i = this.below(4); i > 0; i--) {
          bag[Array.isArray(bag) ? i : this.one(NAMES)] = this.odd(depth + 1);
        }
        return bag;
      }
    }
  }

  /** What code of a caller may do in the middle of a call, before it returns what it was asked for. */
  meddle(value) {
    if (this.depth > 0 || this.below(4) > 0) return value;
    this.depth += 1;
    try {
      const { collide, Compound, ConcavePolygon, Polyline, World } = this.sepax;
      this.one([
        () => collide(...this.pair, { velocity: [this.coordinate(), 1] }),
        () => new ConcavePolygon([0, 0, 4, 0, 1, 1, 0, 4]).dispose(),
        () => new Polyline(new Float64Array(2 * (2 + this.below(500)))).dispose(),
        () => new Compound(this.pair).dispose(),
        () => this.bystander.queryBox({ minX: -9, minY: -9, maxX: 9, maxY: 9 }),
        () => this.bystander.raycastMany([0, 0, 1, 0]),
        () => new World().restore(this.bystander.snapshot()),
      ])();
    } finally {
      this.depth -= 1;
    }
    return value;
  }

  /** The answer of a call as text, or the code of its error. Other errors are findings. */
  answer(call, args) {
    this.calls += 1;
    try {
      return written(call(...args));
    } catch (error) {
      if (error instanceof this.sepax.SepaxError) return `SepaxError ${error.code}`;
      // The accessors of a shape, asked by way of its prototype or a proxy: what they throw comes through.
      if (error instanceof TypeError && /instance of class|private/.test(error.message))
        return 'foreign';
      throw error;
    }
  }

  /** Has every object inherit a property while something is done. */
  polluted(work) {
    const name = this.one(NAMES.filter((one) => one !== 'length'));
    const value = this.one([0.5, true, [1, 2], { x: 1, y: 2 }]);
    const enumerable = this.below(2) === 0;
    Object.defineProperty(Object.prototype, name, {
      configurable: true,
      enumerable,
      value,
      writable: true,
    });
    try {
      return work();
    } finally {
      delete Object.prototype[name];
    }
  }

  step() {
    const [name, kinds, call] = this.one(this.functions);
    const plain = kinds.map((kind) => this.plain(kind));
    const right = this.answer(call, plain);
    const disguised = plain.map((value) => this.disguise(value));
    const work = () => this.answer(call, disguised);
    const other = this.below(3) === 0 ? this.polluted(work) : work();
    if (other !== right && !other.startsWith('SepaxError')) {
      throw new Error(`${name}: ${other} instead of ${right}`);
    }
    this.compared += other === right ? 1 : 0;
    const place = this.below(kinds.length);
    const wrong = plain.map((value, i) =>
      i === place || this.below(4) === 0 ? this.odd() : value,
    );
    this.answer(call, wrong);
    for (const value of plain.flat()) value?.dispose?.();
    if (this.look() !== this.state) throw new Error(`${name} has changed a bystander`);
  }
}

/** So many steps of a seed; then the next one. */
const AT_A_TIME = 20_000;

/** An answer as text, whatever it is made of. */
function written(value) {
  return JSON.stringify(value, (_, inner) => {
    if (typeof inner === 'number' && !Number.isFinite(inner)) return String(inner);
    if (typeof inner === 'function' || typeof inner === 'symbol') return String(inner);
    if (typeof inner === 'bigint') return `${inner}n`;
    return ArrayBuffer.isView(inner) ? [...inner] : inner;
  });
}

/** Fuzzes as long as `goesOn` says so; returns what was done. Throws the first finding. */
export function fuzzOptions(library, seed, goesOn) {
  const fuzzer = new Fuzzer(library, seed);
  let steps = 0;
  for (; goesOn(steps); steps++) {
    try {
      fuzzer.step();
    } catch (cause) {
      throw new Error(`seed ${seed}, step ${steps}: ${cause.message}`, { cause });
    }
  }
  return { steps, calls: fuzzer.calls, compared: fuzzer.compared };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      dist: { type: 'string', default: 'dist' },
    },
  });
  const load = (name) => import(pathToFileURL(`${process.cwd()}/${values.dist}/${name}.js`).href);
  const library = { sepax: await load('index'), space3: await load('3d') };
  const end = Date.now() + 1000 * Number(values.seconds);
  const done = { steps: 0, calls: 0, compared: 0 };
  for (let seed = Number(values.seed); Date.now() < end; seed++) {
    const more = fuzzOptions(library, seed, (steps) => steps < AT_A_TIME && Date.now() < end);
    for (const key of Object.keys(done)) done[key] += more[key];
    // Memory of shapes that were answers is free again when the engine has a moment.
    await new Promise((goOn) => setTimeout(goOn));
  }
  process.stdout.write(`seed ${values.seed}: ${JSON.stringify(done)}, nothing found\n`);
}
