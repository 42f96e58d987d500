/** What the board asks besides the pair: its answers are the library's, its links and its code say the same. */
import fc from 'fast-check';
import * as sepax from 'sepax';
import { describe, expect, test } from 'vitest';
import { evaluateBoard } from '../../../../web/figures/board/evaluation.js';
import { codeOf } from '../../../../web/figures/board/export/code.js';
import { editorFields } from '../../../../web/figures/board/export/editor.js';
import { readBoard, writeBoard } from '../../../../web/figures/board/link.js';
import { wayOf } from '../../../../web/figures/board/questions/answer.js';
import {
  moverKinds,
  placeKinds,
  type Question,
  questionKinds,
} from '../../../../web/figures/board/questions/question.js';
import type { BoardState } from '../../../../web/figures/board/state.js';
import { seeded } from '../../support/seed.js';
import { boards } from './support/arbitrary-boards.js';

const number = fc.integer({ min: -4000, max: 4000 }).map((value) => value / 8 + 0);
const point = fc.tuple(number, number);
const question: fc.Arbitrary<Question> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('ray' as const, 'segment' as const),
    from: point,
    to: point.map(([x, y]): [number, number] => [x + 1e4, y]),
  }),
  fc.record({ kind: fc.constantFrom(...placeKinds), at: point }),
  fc.record({ kind: fc.constantFrom(...moverKinds) }),
);
const asked = fc
  .tuple(boards, question)
  .map(([state, one]): BoardState => ({ ...state, question: one }));

/** What a program prints, all of it together. */
function printed(code: string): Record<string, unknown> {
  const body = code.replace(/^import (\{.*\}) from 'sepax';/, 'const $1 = sepax;');
  const found: Record<string, unknown> = {};
  const console = {
    dir: (values: object, { depth }: { depth: null }) => {
      expect(depth).toBeNull();
      Object.assign(found, values);
    },
  };
  new Function('sepax', 'console', `'use strict'; ${body}`)(sepax, console);
  return found;
}

describe('a question', () => {
  test('is written into links, and read back', () => {
    fc.assert(
      fc.property(asked, (state) => {
        expect(readBoard(writeBoard(state))).toEqual(state);
      }),
      seeded(200),
    );
    for (const text of [
      'ray',
      'ray:1,2',
      'point:1,2_3,4',
      'run',
      'slide:1,2',
      'nothing',
      'ray:1,2_x,4',
    ]) {
      expect(readBoard(`#v1&1=point@0,0&ask=${text}`), text).toBeNull();
    }
  });

  test('is answered as the program that the board exports prints it', () => {
    const kinds = new Map<string, number>();
    fc.assert(
      fc.property(asked, (state) => {
        const { answer, shapes, pair } = evaluateBoard(state);
        const said = printed(codeOf(state));
        if (pair !== null) {
          expect(said.hit).toEqual(pair.motion?.collision ?? pair.collision);
        }
        if (answer === null) {
          expect(state.pair === null || state.velocity === null).toBe(true);
          return;
        }
        kinds.set(answer.kind, (kinds.get(answer.kind) ?? 0) + 1);
        const mover = state.pair?.[0] ?? -1;
        const others = [...shapes.keys()].filter((i) => i !== mover);
        switch (answer.kind) {
          case 'ray':
          case 'segment': {
            const crossed = said.crossed as sepax.CastStretch[][];
            const byThing = shapes.map((_, i) =>
              answer.stretches.flatMap(({ thing, stretch }) => (thing === i ? [stretch] : [])),
            );
            expect(byThing).toEqual(crossed);
            const fractions = answer.stretches.map(({ stretch }) => stretch.entry.fraction);
            expect(fractions).toEqual([...fractions].sort((p, q) => p - q));
            break;
          }
          case 'point': {
            const nearest = said.nearest as sepax.ClosestPoint[];
            expect(answer.inside).toHaveLength((said.inside as unknown[]).length);
            const least = Math.min(...nearest.map(({ distance }) => Math.abs(distance)));
            expect(Math.abs(answer.nearest!.closest.distance)).toBe(least);
            break;
          }
          case 'cast': {
            const impacts = said.impacts as (sepax.Impact | null)[];
            const found = others.map(
              (i) => answer.impacts.find(({ thing }) => thing === i)?.impact ?? null,
            );
            expect(found).toEqual(impacts);
            break;
          }
          case 'slide':
          case 'walk':
          case 'run': {
            const slid = (said.slid ?? said.landed) as sepax.SlideResult;
            expect(answer.slid.translation).toEqual(slid.translation);
            expect(answer.slid.walls.map(({ kind }) => kind)).toEqual(
              slid.walls.map(({ kind }) => kind),
            );
            break;
          }
          default:
            expect(answer.way).toEqual(said.wayOut);
        }
      }),
      seeded(400),
    );
    expect([...kinds.keys()].sort()).toEqual([...questionKinds].sort());
  });

  test('about a way out leads to where nothing overlaps', () => {
    const state = readBoard(
      '#v1&1=circle:30@0,0&2=box:60,60@30,0&3=box:60,60@0,40&pair=1,2&ask=separate',
    )!;
    const { answer, shapes } = evaluateBoard(state);
    const way = wayOf(answer, null)!;
    const [mover, ...others] = shapes;
    mover!.translate(way.x, way.y);
    expect(Math.hypot(way.x, way.y)).toBeGreaterThan(10);
    for (const other of others) {
      expect(sepax.intersects(mover!, other, { touching: false })).toBe(false);
    }
    mover!.translate(-way.x, -way.y);
  });
});

describe('names', () => {
  test('are in links, whatever their letters, and in code', () => {
    const names = ['주인공', 'a&b=c#d', '100%', '"x"', 'a\nb'];
    for (const name of names) {
      const state: BoardState = {
        things: [
          { form: { kind: 'circle', radius: 1 }, x: 0, y: 0, degrees: 0, name },
          { form: { kind: 'point' }, x: 0, y: 0, degrees: 0 },
        ],
        pair: [0, 1],
        velocity: null,
        overlays: ['grid'],
        ruler: null,
      };
      expect(readBoard(writeBoard(state))).toEqual(state);
      expect(printed(codeOf(state)).hit).toMatchObject({ intersects: true });
    }
    for (const field of ['name1=%', 'name2=x', 'name1=', `name1=${'x'.repeat(41)}`]) {
      expect(readBoard(`#v1&1=point@0,0&${field}`), field).toBeNull();
    }
  });
});

test('an editor gets a project that runs by itself', () => {
  const state = readBoard('#v1&1=circle:30@0,0&2=box:60,60@30,0&pair=1,2')!;
  const fields = editorFields(state, '1.2.3');
  expect(fields['project[files][index.js]']).toBe(codeOf(state));
  expect(JSON.parse(fields['project[files][package.json]']!)).toMatchObject({
    type: 'module',
    dependencies: { sepax: '1.2.3' },
  });
});
