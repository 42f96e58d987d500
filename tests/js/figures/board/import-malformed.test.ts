/** Whatever is pasted, it becomes shapes that the library takes, or a problem with words. */
import './support/dom-parser.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isThing } from '../../../../web/figures/board/check-state.js';
import { Problem } from '../../../../web/figures/board/import/problem.js';
import { readText } from '../../../../web/figures/board/import/read-text.js';
import { understand } from '../../../../web/figures/board/import/understanding.js';
import { shapeOf } from '../../../../web/figures/board/shape-of.js';
import map from '../../../fixtures/tiled-map.json' with { type: 'json' };
import { seeded } from '../../support/seed.js';
import { speakEnglish } from './support/speak-english.js';

speakEnglish();

const sources = [
  '[[0,0],[40,10],[0,20],[10,10]]',
  '[[[0,0],[90,0],[90,90]],[[50,10],[80,10],[80,40]]]',
  '{"things":[{"form":{"kind":"box","width":9,"height":8,"radius":1},"x":0,"y":1,"degrees":2}]}',
  '{"type":"Polygon","coordinates":[[[0,0],[9,0],[9,9],[0,0]]]}',
  JSON.stringify(map),
  '<svg><g transform="rotate(30) scale(2,1)"><rect width="9" height="4" rx="1"/></g></svg>',
  '<svg><path d="M0 0C1 2 3 4 5 0S9 9 0 9Z" fill-rule="evenodd" style="stroke:red"/></svg>',
  'M0 0h10v10A5 5 0 0 1 0 10Q-5 5 0 0z',
];

/** What often stands where something else should. */
const wrong = ['null', '-1', '1e999', '1e-400', 'NaN', '"x"', '{}', '[]', '<', '/', '', '0', '7'];
/** Numbers and words: what is put in the place of one leaves the text around it whole. */
const token = /(-?\d+(?:\.\d+)?|[A-Za-z]+)/;

/** A text with some of its words, or its characters, replaced. */
const damaged = fc
  .record({
    source: fc.constantFrom(...sources),
    changes: fc.array(fc.tuple(fc.nat(), fc.constantFrom(...wrong)), { maxLength: 3 }),
    parts: fc.constantFrom(token, token, ''),
  })
  .map(({ source, changes, parts }) => {
    const list = source.split(parts);
    const step = parts === '' ? 1 : 2;
    for (const [at, by] of changes) list[(at * step + step - 1) % (list.length - 1)] = by;
    return list.join('');
  });

const pasted = fc.oneof(
  { arbitrary: damaged, weight: 4 },
  fc.json(),
  fc.string().map((text) => `M0 0${text}`),
  fc
    .array(fc.oneof(fc.double(), fc.array(fc.double(), { maxLength: 9 })))
    .map((list) => JSON.stringify(list)),
);

test('1,000 broken texts are understood or refused, and throw nothing else', () => {
  let understood = 0;
  fc.assert(
    fc.property(pasted, (text) => {
      try {
        const { things, problems } = readText(text);
        understood += 1;
        for (const thing of things) {
          expect(isThing(thing)).toBe(true);
          shapeOf(thing).dispose();
        }
        for (const problem of problems) expect(problem.text).not.toContain('undefined');
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        expect(error.text).toMatch(/\S/);
        expect(error.text).not.toContain('undefined');
      }
    }),
    seeded(1000),
  );
  expect(understood).toBeGreaterThan(100);
  expect(understood).toBeLessThan(900);
});

test.each([
  ['GeoJSON', '{"type":"GeometryCollection","geometries":['],
  [
    'a map',
    '{"orientation":"orthogonal","tilewidth":1,"tileheight":1,"layers":[{"type":"group","layers":[',
  ],
  ['a board', '{"things":[{"form":{"kind":"compound","parts":['],
  ['points', '['],
])('%s that is nested too deeply says so', (_, opening) => {
  const ends: Record<string, string> = { '[': ']', '{': '}' };
  const closing = [...opening.replace(/[^[\]{}]/g, '')].reverse().map((one) => ends[one] ?? '');
  const text = opening.repeat(3000) + closing.join('').repeat(3000);
  expect(() => readText(text)).toThrow(Problem);
  expect(understand(text).problem?.text).toBe(
    'Its lists and objects are nested more than 100 levels deep.',
  );
});
