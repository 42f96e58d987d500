/** The recipe for maps of Tiled: how tiles stand in their cells, and what becomes one shape. */
import { ConcavePolygon, containsPoint, type Shape } from 'sepax';
import { describe, expect, test } from 'vitest';
import {
  shapesOfMap,
  type TiledMap,
  type TiledObject,
  type TiledTileset,
} from '../../../docs/recipes/tiled.js';
import { Random } from '../support/random.js';
import { SEED } from '../support/seed.js';

const TILE = 16;
const X = 0x80000000;
const Y = 0x40000000;
const TRANSPOSED = 0x20000000;

const mapOf = (
  width: number,
  data: readonly number[],
  tilesets: TiledTileset[] = [],
): TiledMap => ({
  orientation: 'orthogonal',
  tilewidth: TILE,
  tileheight: TILE,
  tilesets,
  layers: [{ name: 'ground', type: 'tilelayer', width, data }],
});

const shapesOf = (...[width, data, tilesets]: Parameters<typeof mapOf>): Shape[] =>
  shapesOfMap(mapOf(width, data, tilesets)).map(({ shape }) => shape);

const areaOf = (shapes: readonly Shape[]): number =>
  shapes.reduce((sum, { area }) => sum + area, 0);

/** A tileset of one tile for each list of objects. */
const tilesetOf = (...tiles: TiledObject[][]): TiledTileset => ({
  firstgid: 1,
  name: 'walls',
  tiles: tiles.map((objects, id) => ({ id, objectgroup: { objects } })),
});

const polygon = (...points: [number, number][]): TiledObject => ({
  x: 0,
  y: 0,
  polygon: points.map(([x, y]) => ({ x, y })),
});

const box = (x: number, y: number, width: number, height: number): TiledObject => ({
  ...{ x, y, width, height },
});

describe('tiles become one shape', () => {
  /** Tiles 1 to 4: whole, a steep slope, and the two halves of a gentle one, each up to the right. */
  const slopes = tilesetOf(
    [],
    [polygon([0, 16], [16, 16], [16, 0])],
    [polygon([0, 16], [16, 16], [16, 8])],
    [polygon([0, 16], [16, 16], [16, 0], [0, 8])],
  );
  /** How high the ground of a tile is at its left and its right. */
  const heights = [
    [16, 16],
    [0, 16],
    [0, 8],
    [8, 16],
  ] as const;
  const isSolid = (gid: number, x: number, y: number): boolean => {
    const heightsOf = heights[(gid & 0xff) - 1];
    if (heightsOf === undefined) return false;
    const along = (gid & X) === 0 ? x / TILE : 1 - x / TILE;
    const up = (gid & Y) === 0 ? TILE - y : y;
    const [left, right] = heightsOf;
    return up < left + along * (right - left);
  };
  const areaOfTile = (gid: number): number => {
    const [left, right] = heights[(gid & 0xff) - 1] ?? [0, 0];
    return (TILE * (left + right)) / 2;
  };

  test('where slopes meet in a corner', () => {
    const corner = shapesOf(2, [2 + Y, 2, 1, 0], [slopes]);
    expect(areaOf(corner)).toBe(512);
    const shapes = shapesOf(2, [1, 2 + Y, 2 + X, 2, 0, 2 + X], [slopes]);
    expect(areaOf(shapes)).toBe(768);
  });

  test('whatever slopes are beside and above one another', () => {
    const random = new Random(SEED, 'slopes');
    for (let round = 0; round < 400; round++) {
      const [width, height] = [random.integer(2, 3), random.integer(2, 3)];
      const data = Array.from({ length: width * height }, () => {
        const mirrored = random.pick([0, X]) + random.pick([0, Y]);
        return random.chance(0.2) ? 0 : random.integer(1, 4) + mirrored;
      });
      const shapes = shapesOf(width, data, [slopes]);
      const wrong = data.flatMap((gid, i) => {
        const [left, top] = [TILE * (i % width), TILE * Math.floor(i / width)];
        return Array.from({ length: 12 }, () => [random.between(0, 16), random.between(0, 16)])
          .map(([x = 0, y = 0]) => {
            const owners = shapes.filter((shape) => containsPoint(shape, [left + x, top + y]));
            return owners.length === (isSolid(gid, x, y) ? 1 : 0) ? null : { gid, x, y };
          })
          .filter((point) => point !== null);
      });
      expect({ data, wrong }).toEqual({ data, wrong: [] });
      expect(areaOf(shapes)).toBeCloseTo(
        data.reduce((sum, gid) => sum + areaOfTile(gid), 0),
        9,
      );
    }
  });

  test('of a layer without tiles there are none', () => {
    expect(shapesOf(2, [0, 0])).toEqual([]);
  });
});

describe('collision shapes of tiles', () => {
  test('that are round have 32 corners, and may have holes', () => {
    const ball: TiledObject = { ...box(2, 2, 12, 12), ellipse: true };
    const egg: TiledObject = { ...box(0, 4, 16, 8), ellipse: true };
    const hole = { ...box(6, 6, 4, 4), properties: [{ name: 'hole', value: true }] };
    const tileset = tilesetOf([ball], [egg], [ball, hole]);
    const [round, flat, ring] = [1, 2, 3].map((gid) => shapesOf(1, [gid], [tileset]));
    const disc = 16 * 36 * Math.sin(Math.PI / 16);
    expect(areaOf(round as Shape[])).toBeCloseTo(disc, 1);
    expect(areaOf(flat as Shape[])).toBeCloseTo(16 * 32 * Math.sin(Math.PI / 16), 1);
    expect(areaOf(ring as Shape[])).toBeCloseTo(disc - 16, 1);
    expect(containsPoint(ring?.[0] as Shape, [8, 8])).toBe(false);
  });

  test('that reach beyond their cell are shapes of their own, without holes where they overlap', () => {
    const wide = tilesetOf([box(-4, 8, 24, 8)], [box(0, 8, 16, 8)]);
    const shapes = shapesOf(3, [1, 1, 0], [wide]);
    expect(shapes.map(({ area }) => area)).toEqual([192, 192]);
    expect(shapes.map(({ bounds }) => bounds.minX)).toEqual([-4, 12]);
    const mixed = shapesOf(3, [2, 2, 1], [wide]);
    expect(mixed.map(({ area }) => area)).toEqual([256, 192]);
    expect(mixed.every((shape) => containsPoint(shape, [30, 12]))).toBe(true);
  });

  test('that overlap in their tile cut no hole', () => {
    const cross = tilesetOf([box(0, 6, 16, 4), box(6, 0, 4, 16)]);
    const shapes = shapesOf(2, [1, 1], [cross]);
    expect(shapes.map(({ area }) => area)).toEqual([128, 64, 64]);
    const touching = tilesetOf([box(0, 0, 8, 16), box(8, 8, 8, 8)]);
    expect(shapesOf(1, [1], [touching]).map(({ area }) => area)).toEqual([192]);
  });

  test('that are wrong are named by tile and tileset', () => {
    const bow = { ...polygon([0, 0], [9, 9], [9, 0], [0, 9]), id: 3 };
    expect(() => shapesOf(1, [1], [tilesetOf([bow])])).toThrow(
      /^Object 3 of tile 0 of tileset "walls": .*crosses/,
    );
  });
});

describe('tiles that are not as large as the cells', () => {
  const [width, height] = [24, 40];
  const mark = box(2, 5, 6, 12);
  const large: TiledTileset = {
    ...tilesetOf([mark]),
    tilewidth: width,
    tileheight: height,
    tileoffset: { x: 3, y: -2 },
  };

  /** A point of a tile, as the painter of Tiled puts it: scaled and turned about its middle. */
  function painted(gid: number, x: number, y: number): [number, number] {
    const isTurned = (gid & TRANSPOSED) !== 0;
    const [flippedX, flippedY] = [(gid & X) !== 0, (gid & Y) !== 0];
    const swap = isTurned ? (height - width) / 2 : 0;
    const middle = [3 + width / 2 + swap, -2 + TILE - height / 2 + swap] as const;
    const scaleX = (isTurned ? flippedY : flippedX) ? -1 : 1;
    const scaleY = (isTurned ? !flippedX : flippedY) ? -1 : 1;
    const [u, v] = [scaleX * (x - width / 2), scaleY * (y - height / 2)];
    return isTurned ? [middle[0] - v, middle[1] + u] : [middle[0] + u, middle[1] + v];
  }

  test('stand on the lower left corner of theirs, moved by the offset, each way that they are turned', () => {
    for (const flags of [0, X, Y, X + Y]) {
      for (const gid of [1 + flags, 1 + flags + TRANSPOSED]) {
        const [shape] = shapesOf(1, [gid], [large]);
        const [a, b] = [painted(gid, 2, 5), painted(gid, 8, 17)];
        expect([gid, shape?.bounds]).toEqual([
          gid,
          {
            ...{ minX: Math.min(a[0], b[0]), maxX: Math.max(a[0], b[0]) },
            ...{ minY: Math.min(a[1], b[1]), maxY: Math.max(a[1], b[1]) },
          },
        ]);
      }
    }
    const [upright] = shapesOf(2, [0, 1], [{ ...large, tileoffset: { x: 0, y: 0 } }]);
    expect(upright?.bounds).toEqual({ minX: 18, minY: -19, maxX: 24, maxY: -7 });
  });

  test('may each have a picture of its own', () => {
    const tree = { id: 0, imagewidth: 16, imageheight: 32, objectgroup: { objects: [mark] } };
    const [shape] = shapesOf(1, [1], [{ ...large, tileoffset: { x: 0, y: 0 }, tiles: [tree] }]);
    expect(shape?.bounds).toEqual({ minX: 2, minY: -11, maxX: 8, maxY: 1 });
    const part = { ...tree, width: 16, height: 20 };
    const [cut] = shapesOf(1, [1], [{ ...large, tileoffset: { x: 0, y: 0 }, tiles: [part] }]);
    expect(cut?.bounds).toEqual({ minX: 2, minY: 1, maxX: 8, maxY: 13 });
  });

  test('join where their shapes stay within the cell', () => {
    const trunk = { ...large, tileoffset: { x: 0, y: 0 }, ...tilesetOf([box(0, 32, 16, 8)]) };
    const [row, ...others] = shapesOf(2, [1, 1], [trunk]);
    expect(others).toEqual([]);
    expect(row?.bounds).toEqual({ minX: 0, minY: 8, maxX: 32, maxY: 16 });
  });

  test('are whole cells without a shape', () => {
    const [shape] = shapesOf(1, [2], [large]);
    expect(shape?.bounds).toEqual({ minX: 0, minY: 0, maxX: TILE, maxY: TILE });
  });

  test('are refused where Tiled scales them', () => {
    const scaled = { ...large, tilerendersize: 'grid' };
    expect(() => shapesOf(1, [1], [scaled])).toThrow(
      /tileset "walls" scales its tiles of 24×40 to the grid of 16×16.*set its Tile Render Size to "Tile Size"/,
    );
    const same = { ...tilesetOf([mark]), tilerendersize: 'grid' };
    expect(shapesOf(1, [1], [same])).toHaveLength(1);
    expect(shapesOf(1, [1], [{ ...scaled, tiles: [] }])[0]).not.toBeInstanceOf(ConcavePolygon);
  });
});
