/** What was refused with words that led astray, with errors of the engine, or not at all. */
import {
  Box,
  Bvh,
  Circle,
  Compound,
  ConcavePolygon,
  containsPoint,
  decompose,
  fromJSON,
  locate,
  measure,
  Polygon,
  resolveContacts,
  SepaxError,
  type Shape,
  triangulate,
  validate,
  World,
} from 'sepax';
import { checkIntersects, judge } from 'sepax/check';
import { expect, test } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: what plain JavaScript would pass
const any = (value: unknown): any => value;

const box = new Box(2, 2);
const ring = [0, 0, 4, 0, 0, 4];
const normal = [0, 1];

function nested(depth: number): unknown {
  let json: unknown = new Circle(1).toJSON();
  for (let i = 0; i < depth; i++) json = { kind: 'compound', shapes: [json], x: 0, y: 0 };
  return json;
}

const cyclic = { kind: 'compound', shapes: [] as unknown[], x: 0, y: 0 };
cyclic.shapes.push(cyclic);

function worldWith(points: unknown): unknown {
  const world = new World();
  world.add(box);
  return { ...world.toJSON(), forms: [{ pieces: [{ points }] }] };
}

test.each<[string, string, () => unknown]>([
  [
    'not-an-option',
    'json.rings must be left out where there are polygons',
    () => fromJSON(any({ kind: 'concave-polygon', rings: [ring], polygons: [[ring]] })),
  ],
  [
    'not-a-vector',
    'point must be [x, y] or { x, y }, but is a proxy of a Box, or the like.',
    () => containsPoint(box, new Proxy(box, {})),
  ],
  ['not-a-vector', 'point must be', () => containsPoint(box, Object.create(box))],
  ['not-a-shape', 'json must be what toJSON', () => fromJSON(any(new Proxy(box, {})))],
  ['out-of-range', 'json may have', () => fromJSON(any(nested(2000)))],
  ['out-of-range', 'json may have', () => fromJSON(any(cyclic))],
  [
    'not-a-number',
    'contacts[0].depth must be a number, but is "1".',
    () => resolveContacts(any([{ normal, depth: '1' }])),
  ],
  [
    'not-a-vector',
    'contacts[0].normal must be',
    () => resolveContacts(any([{ normal: 1, depth: 1 }])),
  ],
  [
    'not-points',
    'points[1] must not be a point among flat',
    () => new Polygon(any([0, 0, [1, 1]])),
  ],
  [
    'bad-snapshot',
    'points must be a flat list of an even number of numbers',
    () => World.fromJSON(any(worldWith([0, 0, 1, 0, 0]))),
  ],
  [
    'bad-snapshot',
    'points must be a flat list',
    () =>
      World.fromJSON(
        any(
          worldWith([
            [0, 0],
            [1, 0],
            [0, 1],
          ]),
        ),
      ),
  ],
  ['out-of-range', 'of which there are none, but is 0.', () => new World().contacts.at(0)],
  [
    'not-an-option',
    'options must be left out',
    () => new (any(Bvh))([0, 0, 1, 1], { cellSize: 1 }),
  ],
  ['not-a-list', 'cases[0] must be a case', () => judge(any([{ a: 1, b: 2 }]), [true])],
])('%s: %s', (code, words, call) => {
  let thrown: unknown;
  try {
    call();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(SepaxError);
  expect(thrown).toMatchObject({ code, message: expect.stringContaining(words) });
});

test('errors of contacts have their index', () => {
  const call = () =>
    resolveContacts(
      any([
        { normal, depth: 1 },
        { normal, depth: -1 },
      ]),
    );
  expect(call).toThrow(expect.objectContaining({ argument: 'contacts', index: 1 }));
});

test('what JSON has no word for is shown', () => {
  const value = { a: Number.NaN, b: [undefined, Number.NEGATIVE_INFINITY, 1e21], c: '"x"' };
  expect(() => new Polygon(any(value))).toThrow(
    'but is {"a":NaN,"b":[undefined,-Infinity,1e+21],"c":"\\"x\\""}.',
  );
});

test('compounds in compounds are taken up to 500 deep, and written however deep they are', () => {
  expect(fromJSON(any(nested(500)))).toBeInstanceOf(Compound);
  const deepest = Array.from({ length: 501 }).reduce<Shape>((one) => new Compound([one]), box);
  expect(deepest.toJSON()).toMatchObject({ kind: 'compound' });
  expect(() => fromJSON(any(deepest.toJSON()))).toThrow('but at most 500 deep.');
});

test('a promise is no answer', () => {
  const report = checkIntersects(async () => true, { kinds: ['circle'] });
  expect(report.threw).toBe(report.cases);
  expect(report.message).toContain('It returned a promise');
});

test('an error about what is gone can be written down', () => {
  const gone = new Box(1, 1);
  gone.dispose();
  let thrown: unknown;
  try {
    gone.translate(1, 1);
    gone.clone();
  } catch (error) {
    thrown = error;
  }
  expect(JSON.parse(JSON.stringify(thrown))).toMatchObject({
    code: 'disposed',
    argument: 'shape',
    message: (thrown as SepaxError).message,
  });
});

test('an outline that touches itself at a point is refused by Polygon alone', () => {
  const touching = [0, 0, 4, 0, 4, 4, 2, 0, 0, 4];
  expect(() => new Polygon(touching)).toThrow(expect.objectContaining({ code: 'self-crossing' }));
  expect(new ConcavePolygon(touching).area).toBe(8);
  expect(measure(touching).area).toBe(8);
  expect(triangulate(touching).triangles).toHaveLength(2 * 3);
  expect(decompose(touching).length).toBeGreaterThan(1);
  expect(locate(touching, [2, 0])).toBe('boundary');
  expect(validate(touching)).toMatchObject({ valid: true, simple: false });
});
