/** What `boardLink` writes is what the board reads: the same shapes and the same answers, to the bit. */
import {
  Circle,
  type Collision,
  Compound,
  closestPoint,
  collide,
  contacts,
  distance,
  intersects,
  SepaxError,
  type Shape,
  sweep,
  World,
} from 'sepax';
import { boardLink } from 'sepax/debug';
import { beforeAll, describe, expect, test } from 'vitest';
import { filled, speakWith } from '../../../../web/figure/voice/voice.js';
import { emptyBoard } from '../../../../web/figures/board/board-model.js';
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

describe('the board of a world', () => {
  test('has the bodies around one of them, nearest first, with their answers', () => {
    const random = new Random(SEED);
    for (let round = 0; round < 40; round++) {
      const world = new World();
      const shapes = Array.from({ length: 130 }, (_, i) => {
        const name = names[(i + round) % names.length]!;
        return kinds[name]!(random, anyPlacement(random, name, 20));
      });
      const bodies = shapes.map((shape) => world.add(shape));
      world.update();
      const first = random.integer(0, shapes.length - 1);
      const { x, y } = bodies[first]!;
      const radius = round % 2 === 0 ? random.between(3, 9) : 1e4;
      const { things, pair } = boardOf(boardLink(world, { around: bodies[first]!, radius }));
      const away = shapes.map((shape) => Math.max(0, closestPoint(shape, [x, y]).distance));
      const expected = shapes
        .map((_, i) => i)
        .filter((i) => i === first || away[i]! <= radius)
        .sort((i, j) => Number(j === first) - Number(i === first) || away[i]! - away[j]! || i - j)
        .slice(0, 100);
      expect(pair).toEqual([0, 1]);
      const { shapes: shown, touching } = evaluateBoard({ ...emptyBoard, things });
      expect(shown.map(({ bounds }) => bounds)).toStrictEqual(
        expected.map((i) => shapes[i]!.bounds),
      );
      const meets = expected.flatMap((i, p) =>
        expected.flatMap((j, q) => (p < q && intersects(shapes[i]!, shapes[j]!) ? [[p, q]] : [])),
      );
      expect(touching).toEqual(meets);
      world.dispose();
    }
  });

  test('may be around a point, and refuses bodies of others', () => {
    const world = new World();
    const body = world.add(new Circle(2, { x: 5 }));
    world.add(new Circle(1, { x: -40, y: 1 }));
    world.update();
    expect(boardLink(world, { around: [0, 0], radius: 10 })).toContain('#v1&1=circle:2@5,0&show=');
    const other = new World();
    expect(() => boardLink(other, { around: body })).toThrow(
      expect.objectContaining({ code: 'not-a-body', argument: 'around' }),
    );
    body.remove();
    expect(() => boardLink(world, { around: body })).toThrow(SepaxError);
    world.dispose();
    expect(() => boardLink(world, { around: [0, 0] })).toThrow(
      expect.objectContaining({ code: 'disposed' }),
    );
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
      `This link is from sepax ${version}; here it is 9.9.9. Both say the same about this pair.`,
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
