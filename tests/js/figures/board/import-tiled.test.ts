/** Maps of Tiled become the shapes that the recipe for programs makes of them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import './support/dom-parser.js';
import { shapesOfMap, type TiledMap } from '../../../../docs/recipes/tiled.js';
import { readText } from '../../../../web/figures/board/import/read-text.js';
import { shapeOf } from '../../../../web/figures/board/shape-of.js';
import fixture from '../../../fixtures/tiled-map.json' with { type: 'json' };
import { areaOf } from './support/areas.js';
import { read, said } from './support/imports.js';
import { speakEnglish } from './support/speak-english.js';

speakEnglish();

const map: TiledMap = fixture;
const tmx = readFileSync(new URL('../../../fixtures/tiled-map.tmx', import.meta.url), 'utf8');

const plain = { orientation: 'orthogonal', tilewidth: 16, tileheight: 16, tilesets: [] };
const tiles = { name: 'ground', type: 'tilelayer', width: 3, data: [1, 1, 1, 1, 0, 1, 1, 1, 1] };

describe('a map of Tiled', () => {
  test('has the shapes of the recipe where it has them', () => {
    const found = read(map);
    const wanted = shapesOfMap(map).map(({ shape }) => shape);
    expect(found.format).toBe('tiled');
    expect(said(found)).toEqual(['props: objects[8] sign was left out. It has no outline.']);
    expect(found.things).toHaveLength(wanted.length);
    found.things.forEach((thing, i) => {
      const { bounds, area } = shapeOf(thing);
      expect(area).toBeCloseTo(wanted[i]?.area as number, 2);
      for (const side of ['minX', 'minY', 'maxX', 'maxY'] as const) {
        expect(bounds[side]).toBeCloseTo(wanted[i]?.bounds[side] as number, 2);
      }
    });
  });

  test('is the same as .tmx, with what is wrong in it named', () => {
    expect(readText(tmx)).toEqual(read(map));
    expect(readText(`<!-- mine -->\n${tmx.replace(/^<\?.*\?>/, '')}`).format).toBe('tiled');
    const broken = tmx.replace('<data encoding="csv">\n1,', '<data encoding="csv">\n');
    const reason = '<layer name="ground"> must have 240 tiles, but has 239.';
    expect(() => readText(broken)).toThrow(expect.objectContaining({ values: { reason } }));
  });

  test('joins its tiles around what is empty', () => {
    const { things } = read({ ...plain, layers: [tiles] });
    expect(things.map(({ form }) => areaOf(form))).toEqual([8 * 256]);
    expect(things[0]).toMatchObject({ form: { kind: 'concave' }, x: 24, y: 24 });
  });

  test('may be one layer of objects', () => {
    const objects = [
      { x: 10, y: 10, width: 20, height: 10, rotation: 90 },
      { x: 0, y: 0, width: 8, height: 8, ellipse: true },
      { x: 5, y: 5, point: true },
      {
        x: 50,
        y: 0,
        polygon: [
          { x: 0, y: 0 },
          { x: 9, y: 0 },
          { x: 0, y: 9 },
        ],
        rotation: 180,
      },
      {
        x: 0,
        y: 0,
        polyline: [
          { x: 0, y: 0 },
          { x: 9, y: 0 },
        ],
      },
    ];
    const { things } = read({ type: 'objectgroup', name: 'things', objects });
    expect(things).toEqual([
      { form: { kind: 'box', width: 20, height: 10, radius: 0 }, x: 5, y: 20, degrees: 90 },
      { form: { kind: 'circle', radius: 4 }, x: 4, y: 4, degrees: 0 },
      { form: { kind: 'point' }, x: 5, y: 5, degrees: 0 },
      expect.objectContaining({ x: 47, y: -3, degrees: 0 }),
      expect.objectContaining({ form: expect.objectContaining({ kind: 'segment' }), x: 4.5 }),
    ]);
  });

  test('leaves out what has no shape, by its name', () => {
    const objects = [
      { name: 'sign', x: 0, y: 0, text: {}, width: 9, height: 9 },
      {
        name: 'bow',
        x: 0,
        y: 0,
        polygon: [
          [0, 0],
          [9, 9],
          [9, 0],
          [0, 9],
        ].map(([x, y]) => ({ x, y })),
      },
      { name: 'here', x: '?', y: 0, point: true },
      { x: 0, y: 0, point: true },
    ];
    const found = read({ ...plain, layers: [{ type: 'objectgroup', name: 'props', objects }] });
    expect(found.things).toHaveLength(1);
    expect(said(found)).toEqual([
      'props: objects[0] sign was left out. It has no outline.',
      expect.stringMatching(/^props: objects\[1\] bow was left out\. .*crosses/),
      expect.stringMatching(/^props: objects\[2\] here was left out\. .*x must be a number.*"\?"/),
    ]);
  });

  test('leaves out a layer with a hole in nothing, and a tileset that is wrong', () => {
    const hole = { x: 5, y: 5, width: 9, height: 9, properties: [{ name: 'hole', value: true }] };
    const wall = { x: 0, y: 0, width: 99, height: 99 };
    const lonely = { type: 'objectgroup', name: 'props', objects: [hole] };
    const framed = { ...lonely, objects: [hole, wall] };
    const found = read({ ...plain, layers: [lonely, framed] });
    expect(found.things).toMatchObject([{ form: { kind: 'concave' } }]);
    expect(said(found)).toEqual([
      expect.stringMatching(/^layers\[0\] props was left out\. .*Object of layer "props": A hole/),
    ]);
    const line = { x: 0, y: 0, polygon: [0, 1, 2].map((x) => ({ x, y: x })) };
    const tilesets = [{ firstgid: 1, tiles: [{ id: 0, objectgroup: { objects: [line] } }] }];
    expect(said(read({ ...plain, tilesets, layers: [tiles, framed] }))).toEqual([
      expect.stringMatching(/^layers\[0\] ground was left out\. The library says: /),
    ]);
  });

  test('that is broken says where', () => {
    const refusals: [object, RegExp][] = [
      [{ ...plain, orientation: 'isometric', layers: [] }, /orthogonal.*isometric/],
      [{ ...plain, tilewidth: 0, layers: [] }, /tilewidth cannot be 0/],
      [{ ...plain, layers: 5 }, /layers cannot be 5/],
      [{ ...plain, layers: [{ ...tiles, data: 'AQAA' }] }, /layers\[0\] is packed.*CSV/],
      [
        { ...plain, layers: [{ ...tiles, data: [1, null] }] },
        /layers\[0\]\.data\[1\] cannot be null/,
      ],
      [{ ...plain, layers: [{ ...tiles, width: undefined }] }, /width cannot be nothing/],
      [{ ...plain, layers: [], tilesets: [{}] }, /tilesets\[0\]\.firstgid cannot be nothing/],
      [
        { ...plain, layers: [], tilesets: [{ firstgid: 1, tileoffset: { x: 1 } }] },
        /tilesets\[0\]\.tileoffset\.y cannot be nothing/,
      ],
      [
        { ...plain, layers: [], tilesets: [{ firstgid: 1, tiles: [{ id: 0, width: '9' }] }] },
        /tilesets\[0\]\.tiles\[0\]\.width cannot be "9"/,
      ],
      [tiles, /does not say how large/],
    ];
    for (const [value, words] of refusals) {
      let text = '';
      try {
        read(value);
      } catch (error) {
        ({ text } = error as { text: string });
      }
      expect(text).toMatch(words);
    }
  });
});
