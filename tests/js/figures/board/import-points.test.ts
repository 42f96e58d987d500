/** Points, GeoJSON and saved boards become shapes. */
import { closestPoint } from 'sepax';
import { describe, expect, test } from 'vitest';
import { understand } from '../../../../web/figures/board/import/understanding.js';
import { shapeOf } from '../../../../web/figures/board/shape-of.js';
import type { Form, Thing } from '../../../../web/figures/board/state.js';
import { areaOf } from './support/areas.js';
import { areasOf, kindsOf, read, refusal } from './support/imports.js';
import { speakEnglish } from './support/speak-english.js';

speakEnglish();

const square = (x: number, y: number, side: number): [number, number][] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];

describe('points', () => {
  const dart = [
    [0, 0],
    [40, 10],
    [0, 20],
    [10, 10],
  ];

  test('are read in all forms that the library takes', () => {
    const forms = [dart, dart.map(([x, y]) => ({ x, y })), dart.flat()];
    for (const value of forms) {
      const found = read(value);
      expect(found.format).toBe('points');
      expect(kindsOf(found)).toEqual(['concave']);
      expect(areasOf(found)[0]).toBeCloseTo(300, 9);
    }
  });

  test('stand around their centroid', () => {
    const [thing] = read(square(100, 200, 50)).things;
    expect(thing).toMatchObject({ x: 125, y: 225, degrees: 0 });
    expect(thing?.form).toMatchObject({ kind: 'polygon' });
  });

  test('of several lists are outlines with holes, islands in these, and others', () => {
    const lists = [square(0, 0, 100), square(20, 20, 60), square(40, 40, 20), square(200, 0, 10)];
    const found = read(lists);
    expect(kindsOf(found)).toEqual(['concave', 'polygon', 'polygon']);
    expect(areasOf(found)).toEqual([100 ** 2 - 60 ** 2, 400, 100]);
  });

  test('that overlap are shapes of their own', () => {
    const found = read([square(0, 0, 100), square(50, 50, 100)]);
    expect(areasOf(found)).toEqual([1e4, 1e4]);
  });

  test('that are faulty are named with their place and value', () => {
    expect(refusal('[[0, 0], [40, 0], ["x", 9]]')).toMatch(/points\[2\].*"x"/);
    expect(refusal('[0, 0, 40, 0, 9]')).toContain('points[2] has no y');
    expect(refusal('[[0, 0], [40, 40], [40, 0], [0, 40]]')).toMatch(
      /Edge 0 crosses edge 2\. That is at \(0, 0\)/,
    );
    expect(refusal('[[0, 0], [40, 0], [80, 0]]')).toContain('one line');
    expect(refusal('[]')).toContain('2 points');
  });

  test('of one bad list do not take the others along', () => {
    const found = read([
      square(0, 0, 10),
      [
        [0, 0],
        [5, 5],
        [5, 0],
        [0, 5],
      ],
      square(20, 0, 10),
    ]);
    expect(areasOf(found)).toEqual([100, 100]);
    expect(found.problems.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^\[1\] was left out\..*Edge 0 crosses edge 2/),
    ]);
  });

  test('of more corners than a board can hold are simplified', () => {
    const circle = Array.from({ length: 5000 }, (_, i) => [
      100 * Math.cos((i * Math.PI) / 2500),
      100 * Math.sin((i * Math.PI) / 2500),
    ]);
    const form = read(circle).things[0]?.form as Extract<Form, { kind: 'polygon' }>;
    expect(form.kind).toBe('polygon');
    const { points } = form;
    expect(points.length).toBeLessThanOrEqual(256);
    expect(points.length).toBeGreaterThan(20);
    expect(areaOf(form) / (Math.PI * 100 ** 2)).toBeCloseTo(1, 2);
  });
});

test('lines of more corners than a board can hold are simplified', () => {
  const coordinates = Array.from({ length: 3000 }, (_, i) => [i / 10, 20 * Math.sin(i / 100)]);
  const [thing] = read({ type: 'LineString', coordinates }).things;
  const form = thing?.form as Extract<Form, { kind: 'polyline' }>;
  expect(form.kind).toBe('polyline');
  expect(form.points.length).toBeLessThanOrEqual(256);
  const shape = shapeOf(thing as Thing);
  for (const [x, y] of coordinates as [number, number][]) {
    // North is up: a thousandth of the length of 300.
    expect(closestPoint(shape, [x, -y]).distance).toBeLessThan(0.3);
  }
});

describe('GeoJSON', () => {
  const ring = [...square(126, 37, 2), [126, 37]];
  const hole = [...square(126.5, 37.5, 1), [126.5, 37.5]];

  test('is read with its holes, north up', () => {
    const found = read({ type: 'Polygon', coordinates: [ring, hole] });
    expect(found.format).toBe('geojson');
    expect(kindsOf(found)).toEqual(['concave']);
    expect(areasOf(found)[0]).toBeCloseTo(3, 5);
    expect(found.things[0]?.x).toBeCloseTo(127, 4);
    expect(found.things[0]?.y).toBeCloseTo(-38, 4);
  });

  test('is read with all kinds of geometries', () => {
    const geometries = [
      { type: 'Point', coordinates: [1, 2, 100] },
      {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [1, 1],
          [2, 0],
        ],
      },
      { type: 'LineString', coordinates: ring },
      { type: 'MultiPolygon', coordinates: [[ring], [square(0, 0, 1)]] },
    ];
    const found = read({
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', geometry: { type: 'GeometryCollection', geometries } },
        { type: 'Feature', geometry: null },
        {
          type: 'Feature',
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [0, 0],
                ['?', 1],
              ],
            ],
          },
        },
      ],
    });
    expect(kindsOf(found)).toEqual(['point', 'polyline', 'polyline', 'polygon', 'polygon']);
    expect(found.things[2]?.form).toMatchObject({ closed: true });
    expect(found.problems.map(({ text }) => text)).toEqual([
      'features[2] was left out. A position must be two numbers, but is ["?",1].',
    ]);
  });
});

describe('a saved board', () => {
  const circle = { form: { kind: 'circle', radius: 5 }, x: 1, y: 2, degrees: 0 };
  const marks = { pair: null, velocity: null, overlays: [], ruler: null };

  test('comes back whole', () => {
    const board = { things: [circle, { ...circle, x: 9 }], ...marks, pair: [1, 0] };
    const found = read(board);
    expect(found).toMatchObject({ format: 'board', things: board.things, problems: [], board });
  });

  test('comes back without what the library refuses', () => {
    const bad = { ...circle, form: { kind: 'circle', radius: -5 } };
    const found = read({ things: [bad, { ...circle, x: 'far' }, circle], ...marks });
    expect(found.things).toEqual([circle]);
    expect(found.board).toBeNull();
    const [first, second] = found.problems.map(({ text }) => text);
    expect(first).toMatch(/^things\[0\] was left out.*radius.*-5/);
    expect(second).toMatch(/^things\[1\] was left out.*"far"/);
  });

  test('says so if its marks mean nothing', () => {
    const found = read({ things: [circle], ...marks, pair: [0, 7] });
    expect(found.things).toEqual([circle]);
    expect(found.problems.map(({ text }) => text)).toEqual([expect.stringContaining('pair')]);
  });

  test('may be a list of things', () => {
    expect(read([circle, circle])).toMatchObject({ format: 'board', things: [circle, circle] });
  });
});

test('what is no format at all is said', () => {
  expect(refusal('  ')).toContain('nothing to read');
  expect(refusal('hello')).toContain('none of the formats');
  expect(refusal('42')).toContain('none of the formats');
  expect(refusal('{"a": 1}')).toContain('none of the formats');
  expect(refusal('[1, 2')).toMatch(/not JSON: ./);
  expect(refusal(`[${' '.repeat(2_000_001)}]`)).toContain('2000000 characters');
  expect(
    refusal(JSON.stringify(Array.from({ length: 401 }, (_, i) => square(20 * i, 0, 10)))),
  ).toContain('400 shapes');
});

test.each([
  ['0,0 10,10', 'The outline is faulty. It has fewer than three points that differ.'],
  [
    '[[[0,0],[9,0],[9,9]],[[0,0],[9,9]]]',
    '[1] was left out. The outline is faulty. It has fewer than three points that differ.',
  ],
  [
    '{"type":"Polygon","coordinates":[[[0,0],[9,0],[9,9]],[[5,1],[6,1]]]}',
    'geometry was left out. The outline is faulty. Hole 1 has fewer than three points that differ.',
  ],
])('too few points are said to be: %s', (pasted, said) => {
  const { imported, problem } = understand(pasted);
  expect((problem ?? imported.problems[0])?.text).toBe(said);
});
