import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBoardState } from '../../../../web/figures/board/check-state.js';
import { readBoard, writeBoard } from '../../../../web/figures/board/link.js';
import { type BoardState, overlayNames } from '../../../../web/figures/board/state.js';
import { turnOf } from '../../../../web/lib/debug/board-text.js';
import { SEED } from '../../support/seed.js';

/** What a picture can show. */
const number = fc.double({ min: -1e7, max: 1e7, noNaN: true });
const point = fc.tuple(number, number);
const points = fc.array(point, { minLength: 2, maxLength: 6 });
/** Of what is left out where it is 0, there is no sign of that. */
const unsigned = number.map((value) => (value === 0 ? 0 : value));
const radius = fc.oneof(fc.constant(0), unsigned);

const form = fc.oneof(
  fc.record({ kind: fc.constant('point') }),
  fc.record({ kind: fc.constant('circle'), radius: number }),
  fc.record({ kind: fc.constant('box'), width: number, height: number, radius }),
  fc.record({ kind: fc.constant('segment'), from: point, to: point, radius }),
  fc.record({ kind: fc.constant('polygon'), points, radius }),
  fc.record({
    kind: fc.constant('concave'),
    rings: fc.array(points, { minLength: 1, maxLength: 3 }),
    radius,
  }),
  fc.record({ kind: fc.constant('polyline'), points, closed: fc.boolean(), radius }),
);

const turn = fc.oneof(
  unsigned.map((degrees) => ({ degrees })),
  fc.double({ min: -1e5, max: 1e5, noNaN: true }).map((angle) => turnOf(angle + 0)),
);

const thing = fc.letrec((tie) => ({
  thing: fc
    .tuple(
      fc.record({
        form: fc.oneof(
          { depthSize: 'small' },
          form,
          fc.record({
            kind: fc.constant('compound'),
            parts: fc.array(tie('thing'), { minLength: 1, maxLength: 3 }),
          }),
        ),
        x: number,
        y: number,
      }),
      turn,
      fc.record({ scale: point, pivot: point }, { requiredKeys: [] }),
    )
    .map(([placed, turned, more]) => ({ ...placed, ...turned, ...more })),
})).thing;

const things = fc.array(thing, { maxLength: 5 });

const board = things.chain((list) => {
  const place = fc.nat({ max: Math.max(1, list.length) - 1 });
  const pair = fc.tuple(place, place).map(([i, j]) => (i === j ? null : [i, j]));
  return fc.record({
    things: fc.constant(list),
    pair,
    velocity: fc.option(point),
    overlays: fc.subarray([...overlayNames]),
    ruler: fc.option(fc.record({ from: point, to: point })),
  });
}) as fc.Arbitrary<BoardState>;

describe('the link of a board', () => {
  test('is read back as it was written', () => {
    fc.assert(
      fc.property(board, (state) => {
        expect(isBoardState(state)).toBe(true);
        expect(readBoard(writeBoard(state))).toEqual(state);
      }),
      { seed: SEED },
    );
  });

  test('can be written by hand', () => {
    const link =
      '#v1&1=circle:60@-120,0&2=box:140,90*12@80,20~15&3=loop:0,0_9,0_9,9@0,5&4=point@1,2' +
      '&pair=2,1&velocity=90,-5&show=push,contacts&ruler=0,0_3,4';
    expect(readBoard(link)).toEqual({
      things: [
        { form: { kind: 'circle', radius: 60 }, x: -120, y: 0, degrees: 0 },
        { form: { kind: 'box', width: 140, height: 90, radius: 12 }, x: 80, y: 20, degrees: 15 },
        {
          form: {
            kind: 'polyline',
            points: [
              [0, 0],
              [9, 0],
              [9, 9],
            ],
            closed: true,
            radius: 0,
          },
          x: 0,
          y: 5,
          degrees: 0,
        },
        { form: { kind: 'point' }, x: 1, y: 2, degrees: 0 },
      ],
      pair: [1, 0],
      velocity: [90, -5],
      overlays: ['push', 'contacts'],
      ruler: { from: [0, 0], to: [3, 4] },
    });
  });

  test.each([
    ['no version', '#1=point@0,0'],
    ['another version', '#v2&1=point@0,0'],
    ['no place', '#v1&1=point'],
    ['an unknown kind', '#v1&1=blob:3@0,0'],
    ['a number that is none', '#v1&1=circle:x@0,0'],
    ['NaN', '#v1&1=circle:NaN@0,0'],
    ['a number too large', '#v1&1=circle:1e308@0,0'],
    ['a missing shape', '#v1&1=point@0,0&3=point@0,0'],
    ['a pair of one', '#v1&1=point@0,0&pair=1,1'],
    ['a pair that is not there', '#v1&1=point@0,0&pair=1,2'],
    ['half a pair', '#v1&1=point@0,0&2=point@0,0&pair=1'],
    ['an unknown overlay', '#v1&1=point@0,0&show=magic'],
    ['an overlay twice', '#v1&1=point@0,0&show=push,push'],
    ['an unknown field', '#v1&1=point@0,0&colour=red'],
    ['a radius where there is none', '#v1&1=circle:3*2@0,0'],
    ['two angles', '#v1&1=point@0,0~1~2'],
    ['an angle in a unknown unit', '#v1&1=point@0,0~1deg'],
    ['two scales', '#v1&1=point@0,0;scale:1,1;scale:2,2'],
    ['the pivot before the scale', '#v1&1=point@0,0;pivot:1,1;scale:2,2'],
    ['a scale of one number', '#v1&1=point@0,0;scale:2'],
    ['something else after the place', '#v1&1=point@0,0;skew:1,2'],
    ['a compound of nothing', '#v1&1=compound:@0,0'],
    ['a compound with a bracket too few', '#v1&1=compound:((point@0,0)@0,0'],
    ['a compound with a bracket too many', '#v1&1=compound:(point@0,0))@0,0'],
    ['a compound with nonsense in it', '#v1&1=compound:(point@0,0)(blob@0,0)@0,0'],
    [
      'compounds within compounds without end',
      `#v1&1=${'compound:('.repeat(30_000)}point@0,0${')@0,0'.repeat(30_000)}`,
    ],
    ['a ruler of one point', '#v1&ruler=0,0'],
    ['a ruler of three points', '#v1&ruler=0,0_1,1_2,2'],
    [
      'too many shapes',
      `#v1${Array.from({ length: 101 }, (_, i) => `&${i + 1}=point@0,0`).join('')}`,
    ],
    ['too many corners', `#v1&1=polygon:${Array(2001).fill('0,0').join('_')}@0,0`],
  ])('is refused: %s', (_, link) => {
    expect(readBoard(link)).toBeNull();
  });
});
