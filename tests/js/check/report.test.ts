/** What `sepax/check` says of code that is right, and of code with a mistake in it. */
import { Circle, distance, intersects, Polygon, SepaxError } from 'sepax';
import {
  type CheckMistake,
  type CheckOptions,
  type CheckShape,
  checkIntersects,
  hardCases,
  type IntersectsFunction,
  judge,
} from 'sepax/check';
import { expect, test } from 'vitest';
import { textbook } from './textbook.js';

const shapeOf = (shape: CheckShape) =>
  shape.kind === 'circle'
    ? new Circle(shape.radius, { x: shape.x, y: shape.y })
    : new Polygon(shape.points);

/** A dozen of each family and kind are enough to tell mistakes by. */
const mistakesOf = (ask: IntersectsFunction, options: CheckOptions = {}): CheckMistake[] =>
  checkIntersects(ask, { count: 800, ...options }).mistakes.map(({ mistake }) => mistake);

test.each([true, false])('the library passes, touching %s', (touching) => {
  const ask = (a: CheckShape, b: CheckShape) => {
    using p = shapeOf(a);
    using q = shapeOf(b);
    return intersects(p, q, { touching });
  };
  const report = checkIntersects(ask, { touching });
  expect(report).toMatchObject({ passed: true, wrong: 0, first: null, mistakes: [] });
  expect(report.message).toBe('All 4000 answers are right.');
});

test('a textbook’s test is right but for rounding', () => {
  const report = checkIntersects(textbook());
  expect(report.wrong).toBeGreaterThan(20);
  expect(report.mistakes.map(({ mistake }) => mistake)).toEqual(['rounding']);
  const sturdy = ['plain', 'crossing', 'inside', 'cornered', 'one-sided'];
  for (const { family, wrong } of report.families) {
    if (sturdy.includes(family)) expect(wrong, family).toBe(0);
  }
});

test.each([0.01, 0.1, 0.5])(
  'answers that are wrong by chance, %d of them, are no rounding',
  (share) => {
    // Of Park and Miller, Random number generators: good ones are hard to find, 1988.
    let state = 7;
    const chance = (): number => {
      state = (state * 48271) % 2147483647;
      return state / 2147483647;
    };
    const ask = (a: CheckShape, b: CheckShape): boolean =>
      intersects(shapeOf(a), shapeOf(b)) !== chance() < share;
    const { wrong, mistakes } = checkIntersects(ask);
    expect(wrong).toBeGreaterThan(3000 * share);
    expect(mistakes.map(({ mistake }) => mistake)).toEqual(['other']);
  },
);

test.each([1e-12, 1e-9, 1e-6, 1e-3])('a tolerance of %d is told from rounding', (tolerance) => {
  const within =
    (reach: number): IntersectsFunction =>
    (a, b) => {
      using p = shapeOf(a);
      using q = shapeOf(b);
      return distance(p, q).distance <= reach;
    };
  expect(mistakesOf(within(tolerance), { count: 4000 })).toEqual(['too-generous']);
  expect(mistakesOf(within(-tolerance), { count: 4000 })).toEqual([
    'touching-missed',
    'too-strict',
  ]);
});

test('circles alone have no corners, and a mistake is named once', () => {
  const circles: CheckOptions = { kinds: ['circle'], count: 4000 };
  const squares: IntersectsFunction = (a, b) =>
    (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= a.radius ** 2 + b.radius ** 2;
  expect(mistakesOf(squares, circles)).toEqual(['radii-squared']);
  for (const seed of [1, 2, 3]) {
    const named = mistakesOf(textbook({ noCorner: true }), { seed, count: 4000 });
    expect(named[0]).toBe('circle-corner');
    expect(new Set(named).size).toBe(named.length);
  }
});

const bounds = (shape: CheckShape): number[] => {
  if (shape.kind !== 'circle') {
    const [xs, ys] = [shape.points.map(({ x }) => x), shape.points.map(({ y }) => y)];
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  }
  const { x, y, radius } = shape;
  return [x - radius, x + radius, y - radius, y + radius];
};

const boxesMeet: IntersectsFunction = (a, b) => {
  const [p, q] = [bounds(a), bounds(b)];
  return p[0]! <= q[1]! && q[0]! <= p[1]! && p[2]! <= q[3]! && q[2]! <= p[3]!;
};

const asSquare = (shape: CheckShape): CheckShape => {
  const [left, right, low, high] = bounds(shape) as [number, number, number, number];
  const points = [
    { x: left, y: low },
    { x: right, y: low },
    { x: right, y: high },
    { x: left, y: high },
  ];
  return shape.kind === 'circle' ? { kind: 'polygon', points } : shape;
};

const right = textbook();

/** Whether one is wholly inside the other, roughly. */
const contained = (a: CheckShape, b: CheckShape): boolean => {
  using p = shapeOf(a);
  using q = shapeOf(b);
  const [outer, inner] = p.area > q.area ? [a, q.bounds] : [b, p.bounds];
  const { minX, minY, maxX, maxY } = inner;
  const corners = [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ] as const;
  using whole = shapeOf(outer);
  return corners.every(([x, y]) => {
    using dot = new Circle(1e-6, { x, y });
    return intersects(whole, dot);
  });
};

/** With every radius so many times as large. */
const sized =
  (by: number): IntersectsFunction =>
  (a, b) => {
    const of = (shape: CheckShape): CheckShape =>
      shape.kind === 'circle' ? { ...shape, radius: by * shape.radius } : shape;
    return right(of(a), of(b));
  };

/** All numbers as floats of 32 bits, and all that is computed of them. */
const inFloats: IntersectsFunction = (a, b) => {
  const round = (shape: CheckShape): CheckShape => {
    const p = ({ x, y }: { x: number; y: number }) => ({ x: Math.fround(x), y: Math.fround(y) });
    return shape.kind === 'circle'
      ? { ...shape, ...p(shape), radius: Math.fround(shape.radius) }
      : { ...shape, points: shape.points.map(p) };
  };
  return right(round(a), round(b));
};

const slips: readonly (readonly [CheckMistake, IntersectsFunction])[] = [
  ['touching-missed', textbook({ strict: true })],
  ['axes-of-one', textbook({ ownEdges: true })],
  ['circle-corner', textbook({ noCorner: true })],
  ['not-normalised', textbook({ longAxes: true })],
  ['too-generous', textbook({ tolerance: 0.1 })],
  ['too-strict', textbook({ tolerance: -0.1 })],
  ['bounding-boxes', boxesMeet],
  ['circle-as-box', (a, b) => right(asSquare(a), asSquare(b))],
  [
    'circle-as-box',
    (a, b) => (a.kind === 'circle' && b.kind === 'circle' ? boxesMeet(a, b) : right(a, b)),
  ],
  ['containment-missed', (a, b) => right(a, b) && !contained(a, b)],
  [
    'radii-squared',
    (a, b) =>
      a.kind === 'circle' && b.kind === 'circle'
        ? (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= a.radius ** 2 + b.radius ** 2
        : right(a, b),
  ],
  ['always-same', () => true],
  ['always-same', () => false],
  ['inverted', (a, b) => !right(a, b)],
  ['inverted', (a, b) => !textbook({ strict: true })(a, b)],
  ['radius-halved', sized(0.5)],
  ['radius-doubled', sized(2)],
  ['rounding', inFloats],
];

test.each(slips)('%s is seen', (mistake, ask) => {
  expect(mistakesOf(ask)).toContain(mistake);
  const [first] = mistakesOf(ask);
  // What is too strict by more than rounding misses all that touch, too.
  expect(mistake === 'too-strict' ? ['touching-missed', 'too-strict'] : [mistake]).toContain(first);
});

test('boxes alone are not accused of anything about circles', () => {
  const shrunk: IntersectsFunction = (a, b) => {
    const [w, h] = [0.45 * (a.width + b.width), 0.45 * (a.height + b.height)];
    const x = Math.abs(a.x + a.width / 2 - b.x - b.width / 2);
    const y = Math.abs(a.y + a.height / 2 - b.y - b.height / 2);
    return x < w && y < h;
  };
  const named = mistakesOf(shrunk, { kinds: ['box'], count: 4000 });
  expect(named.length).toBeGreaterThan(0);
  expect(['touching-missed', 'too-strict']).toEqual(expect.arrayContaining(named));
  const strict = textbook({ strict: true });
  for (const kinds of [['box'], ['circle'], ['polygon']] as const) {
    expect(mistakesOf(strict, { kinds, count: 4000 })[0]).toBe('touching-missed');
  }
});

test('not all answers alike: none is named so, whatever share is', () => {
  let calls = 0;
  expect(mistakesOf(() => ++calls % 40 > 0)).not.toContain('always-same');
});

test.each([0.5, 0.9, 1.1, 2])('radii times %d are no rounding', (by) => {
  for (const kinds of [['circle'], ['polygon', 'box', 'circle']] as const) {
    const options = { kinds, count: 2000 };
    const { mistakes } = checkIntersects(sized(by), options);
    const rounding = mistakes.find(({ mistake }) => mistake === 'rounding');
    // What the code that is resized rounds by itself, and as many next to those.
    const own = checkIntersects(right, options).wrong;
    expect(rounding?.count ?? 0).toBeLessThanOrEqual(2 * own);
    const [first] = mistakes;
    expect(first!.mistake).not.toBe('rounding');
    if (by === 0.5) expect(first!.mistake).toBe('radius-halved');
    if (by === 2) expect(first!.mistake).toBe('radius-doubled');
  }
});

test('circles alone may be compared by <', () => {
  const ask: IntersectsFunction = (a, b) =>
    (a.kind === 'circle' && b.kind === 'circle' ? textbook({ strict: true }) : right)(a, b);
  expect(mistakesOf(ask, { count: 4000 })).toContain('touching-missed');
});

test('two mistakes at once are both seen', () => {
  expect(
    mistakesOf(textbook({ strict: true, noCorner: true }))
      .slice(0, 2)
      .sort(),
  ).toEqual(['circle-corner', 'touching-missed']);
});

test('whether touching counts is a matter of the option', () => {
  expect(mistakesOf(textbook({ strict: true }), { touching: false })).not.toContain(
    'touching-missed',
  );
  expect(mistakesOf(textbook(), { touching: false })[0]).toBe('touching-counted');
});

test('counts are by kind, and the first wrong pair is the plainest', () => {
  const report = checkIntersects(() => true, { kinds: ['box'] });
  const { cases, wrong, falsePositives, falseNegatives, wrongTouching, first } = report;
  expect(falsePositives).toBe(wrong);
  expect([falseNegatives, wrongTouching, report.threw]).toEqual([0, 0, 0]);
  expect(first).toMatchObject({
    family: 'plain',
    relation: 'apart',
    expected: false,
    answer: true,
  });
  expect(report.families.reduce((sum, family) => sum + family.wrong, 0)).toBe(wrong);
  expect(report.families.reduce((sum, family) => sum + family.cases, 0)).toBe(cases);
  expect(report.message).toContain(`${wrong} of ${cases} answers are wrong`);
  expect(report.message).toContain(JSON.stringify(first!.a));
});

test('what throws is counted, and goes on', () => {
  const report = checkIntersects((a, b) => {
    if (a.kind === 'circle' || b.kind === 'circle') throw new RangeError('no circles');
    return right(a, b);
  });
  expect(report.mistakes[0]!.mistake).toBe('threw');
  expect(report.threw).toBe(report.mistakes[0]!.count);
  expect(report.first!.answer).toEqual(new RangeError('no circles'));
  expect(report.message).toContain('threw “no circles”');
});

test('whoever changes the shapes changes copies', () => {
  const before = checkIntersects(right, { count: 500 });
  const vandal: IntersectsFunction = (a, b) => {
    const answer = right(a, b);
    for (const shape of [a, b]) {
      for (const point of shape.points ?? []) point.x = 0;
      shape.x = Number.NaN;
    }
    return answer;
  };
  expect(checkIntersects(vandal, { count: 500 })).toEqual(before);
});

test('answers from elsewhere are judged alike', () => {
  const cases = hardCases({ count: 500 });
  const answers = cases.map(({ a, b }) => right(a, b));
  expect(judge(cases, answers)).toEqual(checkIntersects(right, { count: 500 }));
});

test.each([1, 0, 'true', null, undefined, {}])('%j is no answer', (answer) => {
  const cases = hardCases({ count: 3 });
  const call = () => judge(cases, [true, answer, false] as never);
  expect(call).toThrow(
    expect.objectContaining({ code: 'not-a-choice', argument: 'answers', index: 1, value: answer }),
  );
  expect(call).toThrow(/^answers\[1\] must be true, false or an Error, but is /);
  if (answer === 1)
    expect(call).toThrow(/is 1: write answers\.map\(\(answer\) => answer === 1\)\.$/);
  const { threw, first, mistakes } = checkIntersects(() => answer, { count: 3 });
  expect([threw, mistakes.length, mistakes[0]!.mistake]).toEqual([3, 1, 'threw']);
  expect(String(first!.answer)).toMatch(
    /^Error: It returned .*, which is neither true nor false\.$/,
  );
  // A list with gaps has no answer there either.
  expect(() => judge(cases, new Array(3))).toThrow(/^answers\[0\] must be/);
});

test.each([undefined, 'near', null])(
  'a case whose relation is %j is refused by name',
  (relation) => {
    const [first] = hardCases({ count: 1 });
    const call = () => judge([{ ...first!, relation: relation as never }], [true]);
    expect(call).toThrow(expect.objectContaining({ code: 'not-a-choice' }));
    expect(call).toThrow(
      `cases[0].relation must be "apart" or "touching" or "overlapping", but is ${JSON.stringify(relation)}.`,
    );
  },
);

test.each([
  ['not-a-function', () => checkIntersects('intersects' as never)],
  ['not-an-option', () => checkIntersects(right, { cases: 5 } as never)],
  ['not-an-option', () => checkIntersects(right, { touching: 1 } as never)],
  ['out-of-range', () => checkIntersects(right, { count: 0 })],
  ['out-of-range', () => hardCases({ seed: 0.5 })],
  ['not-a-list', () => hardCases({ kinds: [] })],
  ['not-a-choice', () => hardCases({ kinds: ['capsule' as never] })],
  ['not-a-list', () => judge(hardCases({ count: 2 }), [true])],
  ['not-a-list', () => judge(null as never, [])],
])('%s is thrown', (code, call) => {
  expect(call).toThrow(SepaxError);
  expect(call).toThrow(expect.objectContaining({ code }));
});
