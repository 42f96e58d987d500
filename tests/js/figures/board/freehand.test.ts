/** Strokes of a hand become the forms that they look like. */

import { intersects } from 'sepax';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../../../web/figure/pair/state.js';
import { type Drawn, strokeToForm } from '../../../../web/figures/board/freehand.js';
import { makeShape } from '../../../../web/figures/board/shape-of.js';
import type { Form } from '../../../../web/figures/board/state.js';
import { Random } from '../../support/random.js';
import { SEED } from '../../support/seed.js';
import { areaOf } from './support/areas.js';

/** A unit is a pixel. */
const pixel = 1;

/** Points along a curve, as a pointer sends them: whole pixels, trembling. */
function drawn(curve: (t: number) => readonly [number, number], shake = 1): Point[] {
  const random = new Random(SEED, 'hand');
  return Array.from({ length: 150 }, (_, i) => {
    const [x, y] = curve(i / 149);
    return [
      Math.round(x + shake * random.between(-1, 1)),
      Math.round(y + shake * random.between(-1, 1)),
    ];
  });
}

/** Along corners one after the other. */
const along =
  (...corners: [number, number][]) =>
  (t: number): [number, number] => {
    const at = Math.min(t * (corners.length - 1), corners.length - 1 - 1e-9);
    const [from, to] = [corners[Math.floor(at)] as Point, corners[Math.floor(at) + 1] as Point];
    const part = at % 1;
    return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
  };

const circle =
  (turns: number) =>
  (t: number): [number, number] => [
    300 + 100 * Math.cos(2 * Math.PI * turns * t),
    200 + 100 * Math.sin(2 * Math.PI * turns * t),
  ];

function formOf(stroke: readonly Point[]): Drawn {
  const found = strokeToForm(stroke, pixel);
  expect(found).not.toBeNull();
  return found as Drawn;
}

const cornersOf = (form: Form): number => ('points' in form ? form.points.length : Number.NaN);

describe('a stroke', () => {
  test('around a circle is that circle', () => {
    const { form, x, y } = formOf(drawn(circle(1)));
    expect(form.kind).toBe('circle');
    expect(areaOf(form) / (Math.PI * 100 ** 2)).toBeGreaterThan(0.95);
    expect(areaOf(form) / (Math.PI * 100 ** 2)).toBeLessThan(1.05);
    expect(Math.hypot(x - 300, y - 200)).toBeLessThan(3);
  });

  test('that stops short of its start, or goes beyond it, is closed all the same', () => {
    for (const turns of [0.9, 1.1]) {
      const { form } = formOf(drawn(circle(turns)));
      expect(form.kind).toBe('circle');
      expect(areaOf(form) / (Math.PI * 100 ** 2)).toBeGreaterThan(0.9);
    }
  });

  test('of a square is a square, and upright, however the hand trembles', () => {
    for (const shake of [0, 3]) {
      const square = along([0, 4], [203, 0], [200, 200], [-3, 197], [0, 6]);
      const { form, x, y, degrees } = formOf(drawn(square, shake));
      expect(form).toMatchObject({ kind: 'box', radius: 0 });
      expect(areaOf(form)).toBeGreaterThan(38_500);
      expect(areaOf(form)).toBeLessThan(42_500);
      expect(degrees).toBe(0);
      expect(Math.hypot(x - 100, y - 100)).toBeLessThan(4);
    }
  });

  test('of a box that is turned is turned as far', () => {
    const [cos, sin] = [Math.cos(0.5), Math.sin(0.5)];
    const corners = [
      [0, 0],
      [240, 0],
      [240, 90],
      [0, 90],
      [0, 5],
    ].map(([x, y]): [number, number] => [300 + x! * cos - y! * sin, 100 + x! * sin + y! * cos]);
    const { form, degrees } = formOf(drawn(along(...corners)));
    expect(form.kind).toBe('box');
    expect(Math.abs(degrees - (0.5 * 180) / Math.PI)).toBeLessThan(4);
    expect(areaOf(form) / (240 * 90)).toBeCloseTo(1, 1);
  });

  test('of a triangle or a hexagon stays that', () => {
    const triangle = formOf(drawn(along([0, 0], [200, 0], [90, 160], [2, 3])));
    expect(triangle.form.kind).toBe('polygon');
    const ring = Array.from({ length: 7 }, (_, i): [number, number] => [
      100 * Math.cos((i * Math.PI) / 3),
      100 * Math.sin((i * Math.PI) / 3),
    ]);
    expect(formOf(drawn(along(...ring))).form.kind).toBe('polygon');
  });

  test('with a dent keeps it', () => {
    const arrow = along([0, 0], [200, 100], [0, 200], [80, 100], [2, 4]);
    const { form } = formOf(drawn(arrow));
    expect(form.kind).toBe('concave');
    expect(areaOf(form) / 12_000).toBeCloseTo(1, 1);
  });

  test('whose ends cross loses its ends', () => {
    const crossing = along([-40, 30], [200, 0], [200, 200], [0, 200], [0, -40]);
    const { form, crossed } = formOf(drawn(crossing, 0));
    // The ends cross at (0, 25): what is left is the quadrilateral up to there.
    expect(areaOf(form) / ((175 + 200) * 100)).toBeCloseTo(1, 1);
    expect(crossed).toBe(false);
  });

  test('like an eight keeps its larger loop, and says so', () => {
    const eight = along([0, 0], [200, 200], [0, 200], [150, 0], [3, 0]);
    const { form, crossed } = formOf(drawn(eight, 0));
    expect(['polygon', 'concave']).toContain(form.kind);
    expect(() => makeShape(form)).not.toThrow();
    expect(crossed).toBe(true);
  });

  test('that is straight is a segment, and others that stay open are polylines', () => {
    const straight = formOf(drawn(along([0, 0], [300, 100])));
    expect(straight.form).toMatchObject({ kind: 'segment', radius: 0 });
    expect([straight.x, straight.y].map((value) => Math.round(value / 5))).toEqual([30, 10]);
    const zigzag = formOf(drawn(along([0, 0], [100, 80], [200, 0], [300, 80])));
    expect(zigzag.form).toMatchObject({ kind: 'polyline', closed: false, radius: 0 });
    expect(cornersOf(zigzag.form)).toBeLessThan(9);
  });

  test('there and back again is a line', () => {
    const back = formOf(drawn(along([0, 0], [300, 0], [0, 3])));
    expect(['segment', 'polyline']).toContain(back.form.kind);
  });

  test('of nothing is nothing', () => {
    expect(strokeToForm([], pixel)).toBeNull();
    expect(strokeToForm([[5, 5]], pixel)).toBeNull();
    expect(
      strokeToForm(
        drawn(() => [5, 5]),
        pixel,
      ),
    ).toBeNull();
  });

  test('of any kind becomes a shape of the library that lies along it', () => {
    const random = new Random(SEED, 'scribbles');
    for (let round = 0; round < 100; round++) {
      const corners = Array.from({ length: random.integer(2, 9) }, (): [number, number] => [
        random.between(0, 400),
        random.between(0, 400),
      ]);
      const stroke = drawn(along(...corners));
      const found = strokeToForm(stroke, pixel);
      if (found === null) continue;
      const shape = makeShape(found.form, { x: found.x, y: found.y });
      const strip = makeShape({ kind: 'polyline', points: stroke, closed: false, radius: 8 });
      expect(intersects(shape, strip)).toBe(true);
    }
  });
});
