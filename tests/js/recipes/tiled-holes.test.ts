/** The recipe for maps of Tiled: holes in objects, and what is said of objects that are wrong. */
import { Circle, ConcavePolygon, containsPoint, SepaxError, type Shape } from 'sepax';
import { describe, expect, test } from 'vitest';
import { type LevelShape, shapesOfMap, type TiledObject } from '../../../docs/recipes/tiled.js';

const HOLE = { properties: [{ name: 'hole', type: 'bool', value: true }] };

const found = (...objects: TiledObject[]): LevelShape[] =>
  shapesOfMap({
    ...{ orientation: 'orthogonal', tilewidth: 16, tileheight: 16, tilesets: [] },
    layers: [{ name: 'walls', type: 'objectgroup', objects }],
  });

const shapesOf = (...objects: TiledObject[]): Shape[] =>
  found(...objects).map(({ shape }) => shape);

const square = (start: number, side: number): TiledObject => ({
  ...{ x: start, y: start, width: side, height: side },
});

const polygon = (...points: [number, number][]): TiledObject => ({
  ...{ x: 0, y: 0, polygon: points.map(([x, y]) => ({ x, y })) },
});

/** The area of an ellipse of 32 corners. */
const ofEllipse = (width: number, height: number): number =>
  4 * width * height * Math.sin(Math.PI / 16);

describe('objects with the property hole', () => {
  test('are holes in the smallest object around them', () => {
    const all = found(
      square(0, 100),
      { ...square(10, 50), ...HOLE },
      { ...square(20, 20), name: 'island' },
      { ...square(25, 4), ...HOLE },
      // Turned by a quarter about its corner: it lies from 70 to 90.
      { ...polygon([0, 0], [20, 0], [20, 20], [0, 20]), x: 90, y: 70, rotation: 90, ...HOLE },
    );
    expect(all.map(({ object }) => object?.name ?? '')).toEqual(['', 'island']);
    const [frame, island] = all.map(({ shape }) => shape) as [Shape, Shape];
    expect(frame.area).toBeCloseTo(100 ** 2 - 50 ** 2 - 20 ** 2, 9);
    expect(island.area).toBe(20 ** 2 - 4 ** 2);
    expect(containsPoint(frame, [80, 80])).toBe(false);
    expect(containsPoint(frame, [50, 65])).toBe(true);
  });

  test('may be round, and so may what they are in', () => {
    const [plate] = shapesOf(square(0, 40), { ...square(10, 20), ellipse: true, ...HOLE });
    expect(plate?.area).toBeCloseTo(1600 - ofEllipse(20, 20), 9);
    const egg = { x: 5, y: 15, width: 30, height: 10, ellipse: true };
    const [slot] = shapesOf(square(0, 40), { ...egg, ...HOLE });
    expect(slot?.area).toBeCloseTo(1600 - ofEllipse(30, 10), 9);
    const disc = { ...square(0, 40), ellipse: true };
    const [washer] = shapesOf(disc, { ...square(10, 20), ellipse: true, ...HOLE });
    expect(washer).toBeInstanceOf(ConcavePolygon);
    expect(washer?.area).toBeCloseTo(ofEllipse(40, 40) - ofEllipse(20, 20), 9);
    expect(containsPoint(washer as Shape, [20, 20])).toBe(false);
    expect(shapesOf(disc)[0]).toBeInstanceOf(Circle);
  });

  test('lie in turned objects of any form', () => {
    const ell = polygon([0, 0], [40, 0], [40, 20], [20, 20], [20, 40], [0, 40]);
    const [wall] = shapesOf(
      { ...ell, x: 100, y: 50, rotation: 90 },
      { x: 65, y: 55, width: 10, height: 10, ...HOLE },
    );
    expect(wall?.area).toBeCloseTo(1200 - 100, 9);
    expect(containsPoint(wall as Shape, [70, 60])).toBe(false);
  });

  test('that belong to nothing are refused, with the reason', () => {
    const wall = { ...square(0, 20), id: 7, name: 'wall' };
    const hole = { ...square(15, 20), id: 8, ...HOLE };
    const must = 'Object 8 of layer "walls": A hole must lie within one visible object';
    expect(() => found(wall, hole)).toThrow(`${must}, but it reaches past Object 7 "wall".`);
    expect(() => found(hole)).toThrow(`${must}, but none is around it.`);
    expect(() => found({ ...square(0, 90), visible: false }, hole)).toThrow('none is around it');
    expect(() => found({ ...wall, visible: false }, { ...hole, visible: false })).not.toThrow();
    // Its corners are in the wall, but its middle is not.
    const bay = polygon([0, 0], [60, 0], [60, 60], [40, 60], [40, 20], [20, 20], [20, 60], [0, 60]);
    const across = { x: 10, y: 40, width: 40, height: 10, ...HOLE };
    expect(() => found(bay, across)).toThrow('it reaches past Object.');
  });

  test('must enclose something', () => {
    const line = { x: 5, y: 5, polyline: [1, 2, 3].map((x) => ({ x, y: x * x })), ...HOLE };
    for (const object of [line, { x: 5, y: 5, point: true, ...HOLE }, { x: 5, y: 5, ...HOLE }]) {
      expect(() => found(square(0, 20), { ...object, id: 4, name: 'gap' })).toThrow(
        'Object 4 "gap" of layer "walls": A hole must be a polygon, a rectangle or an ellipse.',
      );
    }
  });
});

describe('objects that are wrong', () => {
  const bow = polygon([0, 0], [9, 9], [9, 0], [0, 9]);

  test('are named, with their layer', () => {
    expect(() => found({ ...bow, id: 77, name: 'bad' })).toThrow(
      /^Object 77 "bad" of layer "walls": .*crosses/,
    );
    expect(() => found({ ...bow, id: 77, name: '' })).toThrow(/^Object 77 of layer/);
    expect(() => found({ ...bow, name: 'bad' })).toThrow(/^Object "bad" of layer/);
    const placed = { x: 0, y: 0, id: 5, template: 'door.tj' };
    expect(() => found(placed)).toThrow(/^Object 5 of layer "walls": The map needs the template/);
  });

  test('leave the error of the library as the cause', () => {
    let cause: unknown;
    try {
      found(bow);
    } catch (error) {
      ({ cause } = error as Error);
    }
    expect(cause).toBeInstanceOf(SepaxError);
  });
});
