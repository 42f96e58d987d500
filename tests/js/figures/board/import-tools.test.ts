/** What other tools write becomes shapes; what is broken is refused with its place. */
import { describe, expect, test } from 'vitest';
import { readText } from '../../../../web/figures/board/import/read-text.js';
import { Which } from '../../../../web/figures/board/import/which.js';
import type { Thing } from '../../../../web/figures/board/state.js';
import './support/dom-parser.js';
import { areasOf, boundsOf, kindsOf, read, refusal } from './support/imports.js';
import { speakEnglish } from './support/speak-english.js';

speakEnglish();

describe('CSV and bare pairs', () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];

  test('of one outline, however they are separated', () => {
    const rows = (between: string, lines = '\n') =>
      square.map((pair) => pair.join(between)).join(lines);
    const texts = [
      rows(','),
      rows(', '),
      rows(';'),
      rows('\t', '\r\n'),
      rows(' '),
      rows(',', ' '),
      `x,y\n${rows(',')}`,
      `"X";"Y"\n${rows(';')}`,
      `0,0;10,5\n`.replace(/.*/s, '0,0;0,0\n10,0;0,0\n10,0;10,0\n0,0;10,0'),
    ];
    for (const text of texts) {
      const found = readText(text);
      expect(found.format, text).toBe('points');
      expect(areasOf(found), text).toEqual([100]);
    }
  });

  test('of several outlines: by empty lines, by rows, and by a column', () => {
    const shifted = square.map(([x, y]) => [x! + 50, y]);
    const [a, b] = [square, shifted].map((ring) => ring.map((pair) => pair.join(',')));
    const grouped = [
      'shape,x,y,note',
      ...a!.map((row) => `wall,${row},1`),
      ...b!.map((row) => `door,${row},2`),
    ];
    for (const text of [
      `${a!.join('\n')}\n\n${b!.join('\n')}`,
      `${a!.join(' ')}\n${b!.join(' ')}`,
      grouped.join('\n'),
    ]) {
      expect(areasOf(readText(text)), text).toEqual([100, 100]);
    }
  });

  test('that are broken are named by their line', () => {
    expect(refusal('0,0\n10,0\nx,9')).toContain('Line 3');
    expect(refusal('0,0\n10,0\n10')).toContain('Line 3');
    expect(refusal('x,y\n0,0\n10,')).toContain('Line 3');
    expect(refusal('0,0\n10,10\n10,0\n0,10')).toContain('crosses');
  });
});

describe('an object with points', () => {
  test('is an outline, at its place', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
    ];
    expect(areasOf(read({ points }))[0]).toBeCloseTo(50, 9);
    const [thing] = read({ points, x: 100, y: -20 }).things;
    expect(boundsOf(thing!).minX).toBeCloseTo(100, 4);
    expect(boundsOf(thing!).maxY).toBeCloseTo(-10, 4);
  });

  test('that is broken is refused', () => {
    expect(refusal({ points: 'no' })).toContain('points cannot be "no"');
    expect(
      refusal({
        points: [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
        x: 'a',
      }),
    ).toContain('x cannot be "a"');
  });
});

describe('PhysicsEditor', () => {
  const matter = {
    generator_info: 'Shape definitions generated with PhysicsEditor.',
    crate: {
      type: 'fromPhysicsEditor',
      label: 'crate',
      isStatic: false,
      density: 0.1,
      fixtures: [
        {
          label: 'left',
          isSensor: false,
          vertices: [
            [
              { x: 0, y: 0 },
              { x: 20, y: 0 },
              { x: 20, y: 10 },
              { x: 0, y: 10 },
            ],
            [
              { x: 0, y: 10 },
              { x: 10, y: 10 },
              { x: 10, y: 30 },
            ],
          ],
        },
        { label: 'wheel', isSensor: false, circle: { x: 10, y: 40, radius: 6 } },
      ],
    },
    ball: { type: 'fromPhysicsEditor', fixtures: [{ circle: { x: 8, y: 8, radius: 8 } }] },
  };

  test('for Matter: each body with its fixtures is one shape, under its name', () => {
    const found = read(matter);
    expect(found.format).toBe('physicsEditor');
    expect(found.things.map(({ name }) => name)).toEqual(['crate', 'ball']);
    expect(kindsOf(found)).toEqual(['compound', 'circle']);
    const { minY, maxY } = boundsOf(found.things[0]!);
    expect(maxY - minY).toBeCloseTo(46, 6);
    expect(boundsOf(found.things[1]!).minX).toBeGreaterThan(boundsOf(found.things[0]!).maxX);
  });

  test('for P2', () => {
    const p2 = {
      ship: [
        { density: 2, friction: 0, bounce: 0, filter: {}, shape: [0, 0, 40, 0, 20, 30] },
        { density: 2, friction: 0, bounce: 0, filter: {}, shape: [0, 0, 40, 0, 20, -30] },
      ],
      dot: [{ circle: { x: 0, y: 0, radius: 3 } }],
    };
    const found = read(p2);
    expect(found.format).toBe('physicsEditor');
    expect(kindsOf(found)).toEqual(['compound', 'circle']);
  });

  test('that is broken keeps what is whole, and names the rest', () => {
    const broken = structuredClone(matter) as Record<string, unknown>;
    broken.ball = { type: 'fromPhysicsEditor', fixtures: [{ circle: { x: 8, y: 8, radius: -8 } }] };
    const found = read(broken);
    expect(found.things).toHaveLength(1);
    expect(found.problems.map(({ text }) => text)).toEqual([
      'ball was left out. ball.fixtures[0].circle.radius cannot be -8.',
    ]);
    expect(refusal({ a: [{ shape: [0, 0, 4] }] })).toContain('a[0].shape[3] cannot be nothing');
  });
});

describe('tilesets of Tiled', () => {
  const tileset = {
    type: 'tileset',
    name: 'ground',
    tilewidth: 16,
    tileheight: 16,
    columns: 4,
    tilecount: 8,
    image: 'ground.png',
    version: '1.10',
    tiles: [
      {
        id: 1,
        objectgroup: {
          draworder: 'index',
          objects: [{ id: 1, x: 0, y: 8, width: 16, height: 8, name: '', rotation: 0 }],
        },
      },
      {
        id: 6,
        objectgroup: {
          objects: [
            {
              x: 0,
              y: 16,
              polygon: [
                { x: 0, y: 0 },
                { x: 16, y: 0 },
                { x: 16, y: -16 },
              ],
            },
          ],
        },
      },
      { id: 7 },
    ],
  };
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="ground" tilewidth="16" tileheight="16" tilecount="8" columns="4">
 <image source="ground.png" width="64" height="32"/>
 <tile id="1"><objectgroup draworder="index"><object id="1" x="0" y="8" width="16" height="8"/></objectgroup></tile>
 <tile id="6"><objectgroup><object id="1" x="0" y="16"><polygon points="0,0 16,0 16,-16"/></object></objectgroup></tile>
</tileset>`;

  test('are their collision shapes, each where its tile is, from JSON and from XML', () => {
    for (const found of [read(tileset), readText(xml)]) {
      expect(found.format).toBe('tileset');
      expect(kindsOf(found)).toEqual(['box', 'polygon']);
      expect(boundsOf(found.things[0]!)).toMatchObject({ minX: 16, minY: 8, maxX: 32, maxY: 16 });
      const { minX, maxY } = boundsOf(found.things[1]!);
      expect([minX, maxY].map((value) => Math.round(value * 1e3) / 1e3)).toEqual([32, 32]);
    }
  });

  test('that are broken, or have no shapes, are refused', () => {
    expect(refusal({ ...tileset, tilewidth: 0 })).toContain('tilewidth cannot be 0');
    expect(refusal({ ...tileset, tiles: [{ id: 7 }] })).toContain('No tile');
    expect(refusal({ ...tileset, tiles: [4] })).toContain('tiles[0] cannot be 4');
    expect(refusal(xml.replace('</tileset>', ''))).toContain('cannot be read');
  });
});

describe('slices of Aseprite', () => {
  const sheet = {
    frames: { 'hero 0': { frame: { x: 0, y: 0, w: 32, h: 32 }, duration: 100 } },
    meta: {
      app: 'https://www.aseprite.org/',
      version: '1.3',
      size: { w: 32, h: 32 },
      scale: '1',
      slices: [
        {
          name: 'body',
          color: '#0000ffff',
          keys: [{ frame: 0, bounds: { x: 8, y: 4, w: 16, h: 26 }, pivot: { x: 8, y: 26 } }],
        },
        {
          name: 'sword',
          color: '#ff0000ff',
          keys: [{ frame: 0, bounds: { x: 24, y: 10, w: 8, h: 4 } }],
        },
      ],
    },
  };

  test('are boxes under their names', () => {
    const found = read(sheet);
    expect(found.format).toBe('aseprite');
    expect(found.things.map(({ name }) => name)).toEqual(['body', 'sword']);
    expect(boundsOf(found.things[0]!)).toEqual({ minX: 8, minY: 4, maxX: 24, maxY: 30 });
  });

  test('that are broken or missing are named', () => {
    const [body, sword] = sheet.meta.slices;
    const broken = {
      ...sheet,
      meta: { slices: [body, { ...sword, keys: [{ bounds: { x: 0 } }] }] },
    };
    expect(read(broken).problems.map(({ text }) => text)).toEqual([
      'meta.slices[1] was left out. meta.slices[1].keys[0].bounds.w cannot be nothing.',
    ]);
    expect(refusal({ frames: {}, meta: { slices: [] } })).toContain('no slices');
  });
});

describe('more shapes than fit', () => {
  const things = Array.from(
    { length: 130 },
    (_, i): Thing => ({ form: { kind: 'circle', radius: 1 }, x: 3 * i, y: 0, degrees: 0 }),
  );

  test('are found all the same, and a part is chosen', () => {
    const found = read(things);
    expect(found.things).toHaveLength(130);
    const which = Which.of(found.things, 100);
    expect(which.isNeeded).toBe(true);
    expect(which.wanted).toEqual(things.slice(0, 100));
    expect(which.isFull).toBe(true);
    const other = which.with(0, false).with(129, true);
    expect(other.wanted).toEqual([...things.slice(1, 100), things[129]]);
    expect(which.none().wanted).toEqual([]);
    expect(Which.of(found.things, 0).wanted).toEqual([]);
    expect(Which.of(found.things.slice(0, 9), 100).isNeeded).toBe(false);
  });
});
