/** The recipe for maps of Tiled: docs/tiled.md. */
import {
  Box,
  Circle,
  ConcavePolygon,
  collide,
  contains,
  containsPoint,
  moveAndSlide,
  Point,
  Polygon,
  Polyline,
  type Shape,
  World,
} from 'sepax';
import { describe, expect, test } from 'vitest';
import {
  shapeOfObject,
  shapesOfMap,
  type TiledMap,
  type TiledObject,
} from '../../../docs/recipes/tiled.js';
import fixture from '../../fixtures/tiled-map.json' with { type: 'json' };
import { Random } from '../support/random.js';
import { SEED } from '../support/seed.js';

const TILE = 16;
const map: TiledMap = fixture;
const ground = shapesOfMap(map, ['ground']).map(({ shape }) => shape);
const UP = { up: [0, -1] } as const;

/** A layer of tiles from a picture: # is whole, / and \ are slopes, _ is the lower half. */
function mapOf(...rows: string[]): TiledMap {
  const numbers: Record<string, number> = { '.': 0, '#': 1, '/': 2, '\\': 0x80000002, _: 3 };
  const data = rows.flatMap((row) => [...row].map((tile) => numbers[tile] as number));
  const layer = { name: 'ground', type: 'tilelayer', width: rows[0]?.length ?? 0, data };
  return { ...map, layers: [layer] };
}

const shapesOf = (...rows: string[]): Shape[] =>
  shapesOfMap(mapOf(...rows)).map(({ shape }) => shape);

const areaOf = (shapes: readonly Shape[]): number =>
  shapes.reduce((sum, { area }) => sum + area, 0) / TILE ** 2;

/** Moves a shape as far as it gets. */
function step(shape: Shape, motion: readonly [number, number], obstacles: readonly Shape[]) {
  const result = moveAndSlide(shape, motion, obstacles, UP);
  shape.translate(result.translation.x, result.translation.y);
  return result;
}

describe('tiles', () => {
  test('that meet along an edge are one shape, its corners those of the outline', () => {
    const [row, ...others] = shapesOf('####');
    expect(others).toEqual([]);
    expect(row).toBeInstanceOf(Polygon);
    expect((row as Polygon).points).toHaveLength(4);
    expect(row?.bounds).toEqual({ minX: 0, minY: 0, maxX: 64, maxY: 16 });
  });

  test('that meet in a corner are two, and so is an island in a hole', () => {
    expect(shapesOf('#.', '.#')).toHaveLength(2);
    expect(shapesOf('.#', '#.')).toHaveLength(2);
    const nested = shapesOf('#####', '#...#', '#.#.#', '#...#', '#####');
    expect(nested.map(({ area }) => area / TILE ** 2)).toEqual([16, 1]);
    expect(containsPoint(nested[0] as Shape, [24, 24])).toBe(false);
  });

  test('around a hole that touches the outside, or two holes that touch, are one shape', () => {
    for (const rows of [
      ['####', '#.##', '##.#', '####'],
      ['.###', '#.##', '####'],
      ['###.', '##.#', '####'],
    ]) {
      const shapes = shapesOf(...rows);
      expect(shapes).toHaveLength(1);
      expect(areaOf(shapes)).toBe(rows.join('').replaceAll('.', '').length);
    }
  });

  test('that are slopes, mirrored slopes and halves have no seams with whole ones', () => {
    const [hill, ...others] = shapesOf('./#\\.', '#####');
    expect(others).toEqual([]);
    expect(hill?.area).toBe(TILE ** 2 * 7);
    expect((hill as ConcavePolygon).rings[0]).toHaveLength(8);
    expect(areaOf(shapesOf('._#'))).toBe(1.5);
    expect(shapesOf('._#')).toHaveLength(1);
  });

  test('turned and mirrored eight ways stand as in Tiled', () => {
    const corner = { ...map, layers: [] as TiledMap['layers'] };
    // The slope has its right angle at the lower right.
    const expected = new Map([
      [0, [12, 12]],
      [0x80000000, [4, 12]],
      [0x40000000, [12, 4]],
      [0xc0000000, [4, 4]],
      [0x20000000, [12, 12]],
      [0xa0000000, [4, 12]],
      [0x60000000, [12, 4]],
      [0xe0000000, [4, 4]],
    ]);
    for (const [flags, [x, y]] of expected) {
      const layer = { name: 'one', type: 'tilelayer', width: 1, data: [(2 | flags) >>> 0] };
      const [{ shape } = { shape: new Point() }] = shapesOfMap({ ...corner, layers: [layer] });
      expect(shape.area).toBe(128);
      expect(containsPoint(shape, [x as number, y as number])).toBe(true);
      expect(containsPoint(shape, [TILE - (x as number), TILE - (y as number)])).toBe(false);
    }
  });

  test('of random layers cover what is solid, and nothing else', () => {
    const random = new Random(SEED);
    for (let round = 0; round < 60; round++) {
      const rows = Array.from({ length: 7 }, () =>
        Array.from({ length: 9 }, () => (random.between(0, 1) < 0.6 ? '#' : '.')).join(''),
      );
      const shapes = shapesOf(...rows);
      rows.forEach((row, y) => {
        [...row].forEach((tile, x) => {
          const middle = [TILE * (x + 0.5), TILE * (y + 0.5)] as const;
          const owners = shapes.filter((shape) => containsPoint(shape, middle));
          expect(owners).toHaveLength(tile === '#' ? 1 : 0);
        });
      });
      expect(areaOf(shapes)).toBeCloseTo(rows.join('').replaceAll('.', '').length, 9);
    }
  });

  test('of a layer without end are joined across its chunks', () => {
    const chunks = [
      { x: -2, y: 0, width: 2, data: [1, 1] },
      { x: 0, y: 0, width: 2, data: [1, 0] },
    ];
    const layers = [{ name: 'ground', type: 'tilelayer', offsetx: 4, chunks }];
    const found = shapesOfMap({ ...map, layers });
    expect(found).toHaveLength(1);
    expect(found[0]?.shape.bounds).toEqual({ minX: -28, minY: 0, maxX: 20, maxY: 16 });
  });

  test('of packed layers and slanted maps are refused', () => {
    const packed = { name: 'ground', type: 'tilelayer', width: 2, data: 'AQAAAA==' };
    expect(() => shapesOfMap({ ...map, layers: [packed] })).toThrow('choose CSV');
    expect(() => shapesOfMap({ ...map, orientation: 'isometric' })).toThrow('orthogonal');
  });
});

describe('objects', () => {
  const things = shapesOfMap(map, ['props']);
  const shapeOf = (name: string): Shape =>
    things.find(({ object }) => object?.name === name)?.shape as Shape;

  test('have the shapes of the editor', () => {
    const kinds = things.map(({ object, shape }) => [object?.name, shape.constructor]);
    expect(Object.fromEntries(kinds)).toEqual({
      crate: Box,
      plank: Box,
      ball: Circle,
      egg: Polygon,
      rock: ConcavePolygon,
      rope: Polyline,
      start: Point,
      block: Box,
    });
    expect(things.every(({ layer }) => layer === 'props')).toBe(true);
  });

  test('stand where they do in the editor, the offset of their group included', () => {
    expect(shapeOf('crate').bounds).toEqual({ minX: 176, minY: 92, maxX: 192, maxY: 124 });
    const { minX, minY, maxX, maxY } = shapeOf('plank').bounds;
    const plank = [minX, minY, maxX, maxY];
    expect(plank.map((value) => Math.round(1e9 * value) / 1e9)).toEqual([84, 36, 100, 100]);
    expect(shapeOf('ball').bounds).toEqual({ minX: 40, minY: 76, maxX: 60, maxY: 96 });
    expect(shapeOf('egg').bounds).toEqual({ minX: 200, minY: 36, maxX: 230, maxY: 46 });
    expect(shapeOf('block').bounds).toEqual({ minX: 280, minY: 100, maxX: 296, maxY: 116 });
    expect(shapeOf('start')).toMatchObject({ x: 24, y: 96 });
    expect(contains(new Box(60, 20, { x: 150, y: 25 }), shapeOf('rope'))).toBe(true);
  });

  test('without a size are none', () => {
    expect(shapeOfObject({ x: 1, y: 2 })).toBeNull();
    expect(shapeOfObject({ x: 1, y: 2, width: 9, height: 9, text: {} })).toBeNull();
  });
});

describe('a character on the map', () => {
  test('the ground is one outline with two holes, an island in it, and what floats', () => {
    expect(ground.map((shape) => shape.constructor)).toEqual(
      expect.arrayContaining([ConcavePolygon, Polygon]),
    );
    expect(ground).toHaveLength(6);
  });

  test('slides along floor, ceiling and wall without a snag', () => {
    const box = new Box(10, 14, { x: 30, y: 121 });
    const along = (motion: readonly [number, number], steps: number): void => {
      for (let i = 0; i < steps; i++) {
        const { translation } = step(box, motion, ground);
        const [x, y] = motion;
        if (Math.abs(x) > Math.abs(y)) expect(translation.x).toBeCloseTo(x, 12);
        else expect(translation.y).toBeCloseTo(y, 12);
      }
    };
    box.moveTo(190, 121);
    along([1.37, 0.4], 78);
    expect(box.y).toBeCloseTo(121, 10);
    box.moveTo(30, 23);
    along([2.11, -0.4], 120);
    expect(box.y).toBeCloseTo(23, 10);
    box.moveTo(21, 30);
    along([-0.3, 1.7], 50);
    expect(box.x).toBeCloseTo(21, 10);
  });

  test('walks up a slope, over a step and down again, and is in nothing on the way', () => {
    const hero = new Box(10, 14, { x: 30, y: 121 });
    let highest = hero.y;
    let fall = 0.5;
    for (let i = 0; i < 400 && hero.x < 290; i++) {
      const before = hero.x;
      const result = moveAndSlide(hero, [1.5, fall], ground, {
        ...UP,
        maxSlope: 0.8,
        stepHeight: 9,
      });
      hero.translate(result.translation.x, result.translation.y);
      highest = Math.min(highest, hero.y);
      fall = result.onFloor ? 0.5 : fall + 0.5;
      expect(hero.x).toBeGreaterThan(before + 0.4);
      // It ends in touch to the last bit: within rounding of the sizes, on either side.
      for (const shape of ground) {
        expect(collide(hero, shape).depth).toBeLessThan(1e-15 * 320);
      }
    }
    expect(hero.x).toBeGreaterThan(285);
    expect(highest).toBeCloseTo(6 * TILE + 8 - 7, 6);
    expect(hero.y).toBeCloseTo(8 * TILE - 7, 6);
  });

  test('does so in a world, too', () => {
    const world = new World();
    for (const shape of ground) world.add(shape, { type: 'static' });
    const hero = world.add(new Box(10, 14), { x: 190, y: 121 });
    world.update();
    for (let i = 0; i < 78; i++) {
      const { translation, onFloor } = world.moveAndSlide(hero, [1.37, 0.4], UP);
      expect(translation.x).toBeCloseTo(1.37, 12);
      expect(onFloor).toBe(true);
      hero.move(translation.x, translation.y);
      world.update();
    }
  });

  test('pushed out of single tiles it would snag: what the outlines are for', () => {
    const boxes = Array.from({ length: 9 }, (_, i) => new Box(TILE, TILE, { x: 8 + 16 * i, y: 8 }));
    const [outline] = shapesOf('#########') as [Shape];
    const sideways = (obstacles: readonly Shape[]): number => {
      let most = 0;
      for (let x = 20; x < 120; x += 0.5) {
        // Fallen one pixel deep into the floor, its corner just over a seam.
        const hero = new Box(10, 14, { x, y: -6 });
        for (const obstacle of obstacles)
          most = Math.max(most, Math.abs(collide(hero, obstacle).mtv.x));
      }
      return most;
    };
    expect(sideways(boxes)).toBeGreaterThan(0.4);
    expect(sideways([outline])).toBe(0);
  });
});

describe('what a map refers to and what it hides', () => {
  const one = (object: Partial<TiledObject>, more: object = {}): TiledMap => ({
    ...{ orientation: 'orthogonal', tilewidth: TILE, tileheight: TILE, tilesets: [] },
    layers: [
      { name: 'things', type: 'objectgroup', objects: [{ x: 0, y: 0, ...object }], ...more },
    ],
  });
  const half = { id: 0, objectgroup: { objects: [{ x: 0, y: 8, width: 16, height: 8 }] } };

  test('a tileset that is a file of its own has to be given, by its name', () => {
    const tiles = { name: 'ground', type: 'tilelayer', width: 1, data: [1] };
    const outside: TiledMap = {
      ...one({}),
      ...{ layers: [tiles], tilesets: [{ firstgid: 1, source: 'walls.tsj' }] },
    };
    expect(() => shapesOfMap(outside)).toThrow(/tileset walls\.tsj/);
    const [found] = shapesOfMap(outside, undefined, { 'walls.tsj': { tiles: [half] } });
    expect(found?.shape.bounds).toEqual({ minX: 0, minY: 8, maxX: 16, maxY: 16 });
    const embedded = { ...outside, tilesets: [{ firstgid: 1, tiles: [half] }] };
    expect(shapesOfMap(embedded)[0]?.shape.bounds).toEqual(found?.shape.bounds);
  });

  test('a template says what the object does not', () => {
    const map = one({ x: 10, y: 20, template: 'door.tj' });
    expect(() => shapesOfMap(map)).toThrow(/template door\.tj/);
    const door = { object: { x: 0, y: 0, width: 8, height: 30, name: 'door' } };
    const [found] = shapesOfMap(map, ['things'], { 'door.tj': door });
    expect(found?.object?.name).toBe('door');
    expect(found?.shape.bounds).toEqual({ minX: 10, minY: 20, maxX: 18, maxY: 50 });
  });

  test('properties of a template count unless the object has one of that name', () => {
    const size = { width: 8, height: 30 };
    const inherited = [
      { name: 'locked', value: true },
      { name: 'key', value: 'iron' },
    ];
    const own = [
      { name: 'key', value: 'gold' },
      { name: 'to', value: 'cave' },
    ];
    const propertiesOf = (base: object, object: object): unknown => {
      const files = { 'door.tj': { object: { ...size, ...base } } };
      const [found] = shapesOfMap(one({ template: 'door.tj', ...object }), undefined, files);
      return found?.object?.properties;
    };
    const merged = [{ name: 'locked', value: true }, ...own];
    expect(propertiesOf({ properties: inherited }, { properties: own })).toEqual(
      expect.arrayContaining(merged),
    );
    expect(propertiesOf({ properties: inherited }, { properties: own })).toHaveLength(3);
    expect(propertiesOf({ properties: inherited }, {})).toEqual(inherited);
    expect(propertiesOf({}, { properties: own })).toEqual(own);
  });

  test('a name that no layer has is refused, with those that there are', () => {
    expect(() => shapesOfMap(map, ['ground', 'grond'])).toThrow(
      'The map has no layer "grond". Its layers: "ground", "props".',
    );
    // A group is no layer: what is in it has names of its own.
    expect(() => shapesOfMap(map, ['things'])).toThrow('no layer "things"');
    expect(shapesOfMap(map, [])).toEqual([]);
  });

  test('what is hidden is left out, but for layers that are named', () => {
    const size = { width: 4, height: 4 };
    expect(shapesOfMap(one({ ...size, visible: false }))).toEqual([]);
    const layer = one(size, { visible: false });
    expect(shapesOfMap(layer)).toEqual([]);
    expect(shapesOfMap(layer, ['things'])).toHaveLength(1);
    const group = { name: 'group', type: 'group', visible: false, layers: one(size).layers };
    expect(shapesOfMap({ ...one({}), layers: [group] })).toEqual([]);
    expect(shapesOfMap({ ...one({}), layers: [group] }, ['things'])).toHaveLength(1);
  });
});
