/** What `boardLink` writes is what the board reads: the same shapes and the same answers, to the bit. */
import {
  Circle,
  type Collision,
  Compound,
  collide,
  contacts,
  distance,
  type Shape,
  sweep,
} from 'sepax';
import { boardLink } from 'sepax/debug';
import { beforeAll, describe, expect, test } from 'vitest';
import { filled, speakWith } from '../../../../web/figure/voice/voice.js';
import { evaluateBoard } from '../../../../web/figures/board/evaluation.js';
import { readBoard } from '../../../../web/figures/board/link.js';
import { looksOf } from '../../../../web/figures/board/looks.js';
import { remarkOn } from '../../../../web/figures/board/origin.js';
import type { BoardState } from '../../../../web/figures/board/state.js';
import { en } from '../../../../web/figures/board/text.en.js';
import { anyPlacement, kinds } from '../../support/kinds.js';
import { Random } from '../../support/random.js';
import { SEED } from '../../support/seed.js';

const PAIRS = 1000;
const names = Object.keys(kinds);

const hashOf = (link: string): string => new URL(link).hash;

function boardOf(link: string): BoardState {
  const state = readBoard(hashOf(link));
  if (state === null) throw new Error(`The board cannot read ${link}`);
  return state;
}

function randomShape(random: Random, name: string): Shape {
  return kinds[name]!(random, anyPlacement(random, name, 1.5));
}

describe('the board of a link', () => {
  test(`gives the answers of ${PAIRS} pairs of all kinds, to the bit`, () => {
    const random = new Random(SEED);
    let met = 0;
    for (let i = 0; i < PAIRS; i++) {
      const a = randomShape(random, names[i % names.length]!);
      const b = randomShape(random, names[Math.floor(i / names.length) % names.length]!);
      const motion = [random.between(-3, 3), random.between(-3, 3)] as const;
      const velocity = random.chance(0.5) ? motion : null;
      const link = boardLink(a, b, velocity === null ? {} : { velocity });
      const { pair } = evaluateBoard(boardOf(link));
      expect(pair!.collision, link).toStrictEqual(collide(a, b));
      expect(pair!.distance, link).toStrictEqual(distance(a, b));
      expect(pair!.contacts, link).toStrictEqual(contacts(a, b));
      if (velocity === null) expect(pair!.motion).toBeNull();
      else {
        expect(pair!.motion?.collision, link).toStrictEqual(collide(a, b, { velocity }));
        expect(pair!.motion?.impact, link).toStrictEqual(sweep(a, b, { translationA: velocity }));
      }
      if (pair!.collision.intersects) met++;
    }
    expect(met).toBeGreaterThan(PAIRS / 5);
    expect(met).toBeLessThan((4 * PAIRS) / 5);
  });

  test('shows every shape as large as the library says it is', () => {
    const random = new Random(SEED);
    for (const name of names) {
      const shape = randomShape(random, name);
      const state = boardOf(boardLink(shape, new Circle(1)));
      const [thing] = state.things;
      const { loops, lines, dots } = looksOf(thing!.form);
      expect(loops.length + lines.length + dots.length, name).toBeGreaterThan(0);
      const copy = evaluateBoard(state).shapes[0]!;
      expect(copy.bounds, name).toStrictEqual(shape.bounds);
    }
  });

  test('has compounds within compounds', () => {
    const inner = new Compound([new Circle(2, { x: 3, scale: 2 })], { angle: 0.1, scale: -1 });
    const a = new Compound([inner, new Circle(1)], { x: 1, pivot: [2, 3], angle: 2 });
    const b = new Circle(3, { x: -4, y: 1 });
    const { pair } = evaluateBoard(boardOf(boardLink(a, b)));
    expect(pair?.a.toJSON()).toStrictEqual(a.toJSON());
    expect(pair?.distance).toStrictEqual(distance(a, b));
  });
});

describe('where a link is from', () => {
  beforeAll(() =>
    speakWith({
      language: 'en',
      say: (key, values) => filled(en[key as keyof typeof en], values),
      list: () => [],
    }),
  );

  const a = new Circle(5);
  const b = new Circle(5, { x: 8 });
  const hit = collide(a, b);
  const remark = (answer: Pick<Collision, 'intersects' | 'mtv'>, ours: string): string | null => {
    const hash = hashOf(boardLink(a, b, { answer }));
    return remarkOn(hash, evaluateBoard(readBoard(hash)!), ours);
  };
  const version = /sepax=(.*)$/.exec(boardLink(a, b))![1]!;

  test('is no matter if version and answer are the same', () => {
    expect(remark(hit, version)).toBeNull();
  });

  test('is told if the version differs, with whether the answer does', () => {
    expect(remark(hit, '9.9.9')).toBe(
      `This link is from sepax ${version}; here it is 9.9.9. Both say the same of this pair.`,
    );
  });

  test('is told if the answer differs by a bit, or altogether', () => {
    const almost = { intersects: true, mtv: { x: hit.mtv.x * (1 + Number.EPSILON), y: 0 } };
    expect(remark(almost, version)).toContain('push (-2,');
    expect(remark({ intersects: false, mtv: { x: 0, y: 0 } }, version)).toContain(
      'There the answer was “they do not meet”; here it is “they meet, push (-2, 0)”.',
    );
  });
});
