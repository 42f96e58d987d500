import { describe, expect, test } from 'vitest';
import { looksOf } from '../../../../web/figures/board/looks.js';
import { toWorld } from '../../../../web/figures/board/pose.js';
import {
  needsCorners,
  ringsOf,
  withCornerAfter,
  withCornerAt,
  withoutCorner,
} from '../../../../web/figures/board/rings.js';
import { sceneNames, sceneState } from '../../../../web/figures/board/scenes.js';
import { makeShape, shapeOf } from '../../../../web/figures/board/shape-of.js';
import { startingForms, startingNames } from '../../../../web/figures/board/starting-forms.js';
import type { BoardState, Form, Thing } from '../../../../web/figures/board/state.js';
import { withInPair, withMore, withoutThing } from '../../../../web/figures/board/things.js';
import { type Place, toOutline, toSegment } from './plane.js';

const grain = 0.001;

const square: Thing = {
  form: {
    kind: 'polygon',
    points: [
      [-50, -50],
      [50, -50],
      [50, 50],
      [-50, 50],
    ],
    radius: 0,
  },
  x: 30,
  y: -10,
  degrees: 20,
};

/** Where all corners of a thing stand. */
const cornersOf = (thing: Thing): Place[] =>
  ringsOf(thing.form).flatMap((ring) => ring.map(([x, y]) => toWorld(thing, { x, y })));

describe('a corner that is moved', () => {
  const to = { x: 34, y: -4 };

  test('goes where it is put, and the others stay', () => {
    const next = withCornerAt(square, { ring: 0, index: 2 }, to, grain);
    const [before, after] = [cornersOf(square), cornersOf(next)];
    for (const [i, corner] of after.entries()) {
      const { x, y } = i === 2 ? to : before[i]!;
      expect(Math.hypot(corner.x - x, corner.y - y)).toBeLessThan(3 * grain);
    }
  });

  test('makes a dent, and heals it', () => {
    const dented = withCornerAt(square, { ring: 0, index: 2 }, { x: 20, y: -20 }, grain);
    expect(dented.form.kind).toBe('concave');
    const healed = withCornerAt(dented, { ring: 0, index: 2 }, cornersOf(square)[2]!, grain);
    expect(healed.form.kind).toBe('polygon');
    expect(shapeOf(healed).area).toBeCloseTo(10000, 0);
  });

  test('must not make the outline cross itself', () => {
    const beyond = cornersOf(square)[0]!;
    const across = { x: beyond.x - 40, y: beyond.y + 5 };
    expect(() => withCornerAt(square, { ring: 0, index: 2 }, across, grain)).toThrowError(
      expect.objectContaining({ code: 'self-crossing' }),
    );
  });

  test('is added in the middle of an edge, and removed again', () => {
    const more = withCornerAfter(square, { ring: 0, index: 3 }, grain);
    expect(ringsOf(more.form)[0]).toHaveLength(5);
    expect(shapeOf(more).area).toBeCloseTo(10000, 3);
    const [last, first] = [cornersOf(square)[3]!, cornersOf(square)[0]!];
    const middle = { x: (last.x + first.x) / 2, y: (last.y + first.y) / 2 };
    const added = cornersOf(more)[4]!;
    expect(Math.hypot(added.x - middle.x, added.y - middle.y)).toBeLessThan(3 * grain);
    const fewer = withoutCorner(more, { ring: 0, index: 4 }, grain);
    expect(cornersOf(fewer!)).toHaveLength(4);
  });

  test('is kept where three are needed; a hole goes as a whole', () => {
    const triangle = withoutCorner(square, { ring: 0, index: 0 }, grain);
    expect(needsCorners(square.form, 0)).toBe(false);
    expect(needsCorners(triangle.form, 0)).toBe(true);
    const hole: [number, number][] = [
      [-9, -9],
      [9, -9],
      [0, 9],
    ];
    const [outline] = ringsOf(square.form);
    const holed: Thing = {
      ...square,
      form: { kind: 'concave', rings: [outline!, hole], radius: 0 },
    };
    expect(withoutCorner(holed, { ring: 1, index: 0 }, grain).form.kind).toBe('polygon');
  });

  test('makes a line of a segment', () => {
    const segment: Thing = { ...square, form: startingForms.segment };
    const line = withCornerAfter(segment, { ring: 0, index: 0 }, grain);
    expect(line.form).toMatchObject({ kind: 'polyline', closed: false });
    expect(needsCorners(segment.form, 0)).toBe(true);
  });
});

describe('the boundary of what is rounded', () => {
  const lengthOf = (form: Form): number =>
    looksOf(form).lines.reduce((sum, { points, closed }) => {
      const ends = closed ? [...points, points[0]!] : points;
      return ends
        .slice(1)
        .reduce((way, { x, y }, i) => way + Math.hypot(x - ends[i]!.x, y - ends[i]!.y), sum);
    }, 0);

  test('of a bent line is as long as its sides, ends and bend together', () => {
    const points: [number, number][] = [
      [0, 0],
      [100, 0],
      [100, 80],
    ];
    const radius = 10;
    // Two half circles at the ends, a quarter outside of the bend, the sides less what the bend covers.
    const expected = 2.5 * Math.PI * radius + 2 * 180 - 2 * radius;
    const form: Form = { kind: 'polyline', points, closed: false, radius };
    expect(Math.abs(lengthOf(form) - expected)).toBeLessThan(0.2);
    for (const { x, y } of looksOf(form).lines.flatMap((line) => line.points)) {
      const away = points.slice(1).map(([px, py], i) => {
        const [qx, qy] = points[i]!;
        return toSegment({ x, y }, { x: px, y: py }, { x: qx, y: qy });
      });
      expect(Math.abs(Math.min(...away) - radius)).toBeLessThan(0.02);
    }
  });

  test('of an outline with a dent keeps its distance', () => {
    const form: Form = { ...startingForms.concave, radius: 8 };
    const ring = form.rings[0]!.map(([x, y]) => ({ x, y }));
    const points = looksOf(form).lines.flatMap((line) => line.points);
    expect(points.length).toBeGreaterThan(100);
    for (const point of points) {
      expect(Math.abs(toOutline(point, ring) - 8)).toBeLessThan(0.02);
    }
    // Each side of the outline, six corners' quarters, and the dent's two corners, less twice each.
    const sides = 140 + 100 + 40 + 55 + 60 + 55 + 40 + 100;
    const expected = sides + 6 * 4 * Math.PI - 2 * 2 * 8;
    expect(Math.abs(lengthOf(form) - expected)).toBeLessThan(0.3);
  });
});

describe('the things of a board', () => {
  const board = (count: number, pair: BoardState['pair']): BoardState => ({
    things: Array.from({ length: count }, (_, x) => ({ ...square, x })),
    pair,
    velocity: null,
    overlays: [],
    ruler: null,
  });

  test('the first two are looked at', () => {
    expect(withMore(board(0, null), [square]).pair).toBeNull();
    expect(withMore(board(1, null), [square]).pair).toEqual([0, 1]);
    expect(withMore(board(3, [2, 0]), [square]).pair).toEqual([2, 0]);
  });

  test.each([
    [[2, 3], 0, [1, 2]],
    [[0, 3], 3, [0, 1]],
    [[0, 3], 0, [0, 2]],
    [[1, 2], 1, [0, 1]],
  ] as const)('the pair %j without thing %i is %j', (pair, index, expected) => {
    expect(withoutThing(board(4, pair), index).pair).toEqual(expected);
  });

  test('the pair of two is gone with one of them', () => {
    expect(withoutThing(board(2, [0, 1]), 1).pair).toBeNull();
  });

  test.each([
    [0, 3, [3, 1]],
    [1, 3, [0, 3]],
    [0, 1, [1, 0]],
    [1, 0, [1, 0]],
    [0, 0, [0, 1]],
  ] as const)('in place %i of the pair comes %i: %j', (place, index, expected) => {
    expect(withInPair(board(4, [0, 1]), place, index).pair).toEqual(expected);
  });

  test.each(startingNames)('the library takes what the palette adds: %s', (name) => {
    expect(makeShape(startingForms[name]).disposed).toBe(false);
  });

  test.each(sceneNames)('the library takes the scene %s', (name) => {
    const { things } = sceneState(name);
    expect(things.map((thing) => shapeOf(thing).disposed)).toEqual(things.map(() => false));
  });
});
