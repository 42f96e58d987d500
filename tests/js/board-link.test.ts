/** What addresses of boards say, and what cannot be put into one. The board reads them in tests/js/figures. */
import { readFileSync } from 'node:fs';
import { Box, Circle, Compound, Polygon, Polyline, SepaxError, type Shape, World } from 'sepax';
import { boardLink } from 'sepax/debug';
import { describe, expect, test } from 'vitest';
import { angleOf, turnOf } from '../../web/lib/debug/board-text.js';
import { Random } from './support/random.js';
import { SEED } from './support/seed.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

// biome-ignore lint/suspicious/noExplicitAny: what plain JavaScript would pass
const any = (value: unknown): any => value;

/** Of no double in degrees. */
const UNEVEN = [0.1, 0.2, 0.3, 0.7, 1.1, 1.3, 1.9, 2.3, 2.9, 3.1]
  .flatMap((x) => [x, x / 3, x / 7])
  .find((x) => 'rest' in turnOf(x))!;

describe('boardLink', () => {
  const a = new Circle(60, { x: -120 });
  const b = new Box(140, 90, { x: 80, y: 20, angle: Math.PI / 12, radius: 12 });

  test('can be read by people', () => {
    expect(boardLink(a, b)).toBe(
      `http://localhost:5173/board/#v1&1=circle:60@-120,0&2=box:140,90*12@80,20~15&pair=1,2&show=push,contacts&sepax=${version}`,
    );
  });

  test('asks the question, says the answer, and opens the board that is named', () => {
    const answer = { intersects: true, mtv: { x: -3, y: 0.5 } };
    const link = boardLink(a, b, {
      velocity: { x: 90, y: 0 },
      answer,
      base: 'https://a.example/b#c',
    });
    expect(link.startsWith('https://a.example/b#v1&')).toBe(true);
    expect(
      link.endsWith(
        `&pair=1,2&velocity=90,0&show=push,contacts,sweep&said=hit,-3,0.5&sepax=${version}`,
      ),
    ).toBe(true);
    expect(boardLink(a, b, { answer: { intersects: false, mtv: { x: 0, y: 0 } } })).toContain(
      '&said=miss&',
    );
  });

  test('writes compounds in brackets, and what is scaled as it was made', () => {
    const tee = new Compound([a, new Circle(1)], { scale: -2, pivot: [1, 0], angle: UNEVEN });
    expect(boardLink(tee, b)).toContain(
      `#v1&1=compound:(circle:60@-120,0)(circle:1@0,0)@0,0~${UNEVEN}rad;scale:-2,-2;pivot:1,0&2=`,
    );
  });

  test('has no character that an address may not have', () => {
    const rings = new Polyline([0, 0, 1e-7, 5, -3.25, 1e6], { closed: true, radius: 0.125 });
    const both = new Compound([rings, new Polygon([0, 0, 1, 0, 0, 1])], { scale: [-1, -1] });
    expect(boardLink(rings, both)).toMatch(/^[\w.~!$&'()*+,;=:@/?#-]+$/);
  });

  const far = new Circle(1, { x: 2e7 });
  const gone = new Circle(1);
  gone.dispose();
  const long = new Polyline(Array.from({ length: 4002 }, (_, i) => i));
  const deep = Array.from({ length: 12 }).reduce<Shape>((one) => new Compound([one]), a);

  test.each([
    ['not-a-shape', 'a', () => boardLink(any({ kind: 'circle' }), b)],
    ['not-a-shape', 'b', () => boardLink(a, any(undefined))],
    ['disposed', 'b', () => boardLink(a, gone)],
    ['out-of-range', 'a', () => boardLink(far, b)],
    ['out-of-range', 'a', () => boardLink(long, b)],
    ['out-of-range', 'a', () => boardLink(deep, b)],
    ['out-of-range', 'a', () => boardLink(new Box(1, 1, { angle: 1e6 }), b)],
    ['out-of-range', 'velocity', () => boardLink(a, b, { velocity: [2e7, 0] })],
    ['not-a-vector', 'velocity', () => boardLink(a, b, { velocity: any(3) })],
    ['not-an-option', 'options', () => boardLink(a, b, any({ speed: 3 }))],
    ['not-an-option', 'base', () => boardLink(a, b, { base: any(5) })],
    ['not-an-option', 'answer', () => boardLink(a, b, { answer: any(true) })],
    ['not-an-option', 'answer.intersects', () => boardLink(a, b, { answer: any({}) })],
  ] as const)('refuses with %s of %s', (code, argument, call) => {
    expect(call).toThrow(SepaxError);
    expect(call).toThrow(expect.objectContaining({ code, argument }));
  });
});

test('every angle is one of a thing, and degrees stay degrees', () => {
  const random = new Random(SEED);
  for (let i = 0; i < 5000; i++) {
    const angle = random.angle() * 10 ** random.integer(-12, 4);
    expect(angleOf(turnOf(angle))).toBe(angle);
    const degrees = random.integer(-18000, 18000) / 100;
    expect(turnOf((degrees * Math.PI) / 180)).toEqual({ degrees });
  }
});

test('says what of a shape is too far, and how bodies are shown', () => {
  const far = new Circle(1, { x: 2e7 });
  expect(() => boardLink(far, far)).toThrow(
    'a must have no coordinate and no degrees beyond 10000000, to be seen on a board, but is made with 20000000.',
  );
  const body = new World().add(new Circle(1));
  expect(() => boardLink(any(body), any(body))).toThrow(
    'a must be a shape (bodies: boardLink(world, { around })), but is a Body.',
  );
});
