/** What a board is written as can be read back, and run. */
import fc from 'fast-check';
import * as sepax from 'sepax';
import { describe, expect, test } from 'vitest';
import { evaluateBoard } from '../../../../web/figures/board/evaluation.js';
import { codeOf } from '../../../../web/figures/board/export/code.js';
import { jsonOf } from '../../../../web/figures/board/export/json.js';
import { readText } from '../../../../web/figures/board/import/read-text.js';
import type { BoardState } from '../../../../web/figures/board/state.js';
import { seeded } from '../../support/seed.js';
import { boards } from './support/arbitrary-boards.js';

/** What a program leaves behind. */
interface Outcome {
  readonly shapes: readonly sepax.Shape[];
  readonly touching?: readonly (readonly sepax.Shape[])[];
  readonly hit?: sepax.Collision;
  readonly gap?: sepax.Distance;
  readonly impact?: sepax.Impact | null;
}

/** Runs a program as a module of whoever copies it would be, its import taken from the library. */
function run(code: string): Outcome {
  const body = code.replace(/^import (\{.*\}) from 'sepax';/, 'const $1 = sepax;');
  const found = ['touching', 'hit', 'gap', 'impact'].filter((name) =>
    code.includes(`const ${name} =`),
  );
  return new Function('sepax', `'use strict'; ${body}; return { shapes, ${found} };`)(sepax);
}

describe('the code of a board', () => {
  test('makes its shapes, and gets the answers that the board shows', () => {
    fc.assert(
      fc.property(boards, (state) => {
        const { shapes, touching, pair } = evaluateBoard(state);
        const outcome = run(codeOf(state));
        expect(outcome.shapes.map((shape) => shape.constructor.name)).toEqual(
          shapes.map((shape) => shape.constructor.name),
        );
        outcome.shapes.forEach((shape, i) => {
          // The last lines of the program have moved it.
          if (i !== state.pair?.[0]) expect(shape.bounds).toEqual(shapes[i]?.bounds);
        });
        if (pair === null) {
          expect(
            outcome.touching?.map((two) => two.map((shape) => outcome.shapes.indexOf(shape))),
          ).toEqual(touching);
        } else if (pair.motion === null) {
          expect(outcome.hit).toEqual(pair.collision);
          expect(outcome.gap).toEqual(pair.distance);
        } else {
          expect(outcome.hit).toEqual(pair.motion.collision);
          expect(outcome.impact).toEqual(pair.motion.impact);
        }
      }),
      seeded(200),
    );
  });

  test('reads as one would write it', () => {
    const state: BoardState = {
      things: [
        { form: { kind: 'circle', radius: 40 }, x: 0, y: 12.5, degrees: 0 },
        { form: { kind: 'box', width: 60, height: 30, radius: 4 }, x: 50, y: 0, degrees: 30 },
        { form: { kind: 'segment', from: [0, 0], to: [9, 0], radius: 2 }, x: 0, y: 0, degrees: 0 },
      ],
      pair: [0, 1],
      velocity: null,
      overlays: [],
      ruler: null,
    };
    expect(
      codeOf(state),
    ).toBe(`import { Box, Capsule, Circle, collide, contacts, distance } from 'sepax';

const shapes = [
  new Circle(40, { y: 12.5 }),
  new Box(60, 30, { x: 50, angle: (30 * Math.PI) / 180, radius: 4 }),
  new Capsule([0, 0], [9, 0], 2),
];
const [a, b] = [shapes[0], shapes[1]];
const hit = collide(a, b);
const gap = distance(a, b);
console.dir({ hit, gap, contacts: contacts(a, b) }, { depth: null });
if (hit.intersects) a.translate(hit.mtv.x, hit.mtv.y);
`);
  });
});

test('the JSON of a board is read back as it was', () => {
  fc.assert(
    fc.property(boards, (state) => {
      const text = jsonOf(state);
      expect(text.split('\n').length).toBe(state.things.length + 9);
      const { board, things, problems } = readText(text);
      expect({ board, things, problems }).toEqual({
        board: state,
        things: state.things,
        problems: [],
      });
    }),
    seeded(200),
  );
});
