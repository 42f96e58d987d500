/** Files as the tools write them: each comes to the shapes that were worked out by hand, and says what is broken. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Problem } from '../../../../web/figures/board/import/problem.js';
import { type Format, readText } from '../../../../web/figures/board/import/read-text.js';
import { shapeOf } from '../../../../web/figures/board/shape-of.js';
import { areaOf } from './support/areas.js';
import './support/dom-parser.js';
import { speakEnglish } from './support/speak-english.js';

speakEnglish();

const fileOf = (name: string): string =>
  readFileSync(new URL(`../../../fixtures/imports/${name}`, import.meta.url), 'utf8');

type Bounds = readonly [minX: number, minY: number, maxX: number, maxY: number];

interface Shape {
  readonly bounds: Bounds;
  /** Of what is one piece. */
  readonly area?: number;
  readonly name?: string;
}

interface File {
  readonly file: string;
  readonly format: Format;
  readonly shapes: readonly Shape[];
  /** What is written instead of something, and what is said of it. */
  readonly broken: readonly [written: string, instead: string, said: string];
}

const tiles: readonly Shape[] = [
  { bounds: [69, 21, 101, 33], area: 384 },
  { bounds: [35, 35, 67, 67], area: 512 },
  { bounds: [107, 73, 131, 97], area: 144 * Math.PI },
];

const files: readonly File[] = [
  {
    file: 'walls.csv',
    format: 'points',
    shapes: [
      { bounds: [0, 0, 120, 16], area: 1920 },
      { bounds: [140, -45, 200, 0], area: 1350 },
    ],
    broken: ['120,16', '120,sixteen', 'Line 4 has "sixteen" where a number must be.'],
  },
  {
    file: 'pairs.txt',
    format: 'points',
    shapes: [
      { bounds: [0, 0, 80, 60], area: 3900 },
      { bounds: [100, 0, 130, 40], area: 600 },
    ],
    broken: ['130,40', '130,40 7', 'Line 3 has an odd number of coordinates.'],
  },
  {
    file: 'points.json',
    format: 'points',
    shapes: [{ bounds: [270, 100, 340, 148], area: 2130 }],
    broken: ['"y": 10 }', '"y": null }', 'points[2]'],
  },
  {
    file: 'physics-editor.json',
    format: 'physicsEditor',
    shapes: [
      { name: 'anchor', bounds: [0, 0, 64, 98] },
      { name: 'coin', bounds: [80, 0, 104, 24], area: 144 * Math.PI },
    ],
    broken: ['"radius":12', '"radius":0', 'coin.fixtures[0].circle.radius cannot be 0.'],
  },
  {
    file: 'physics-editor-p2.json',
    format: 'physicsEditor',
    shapes: [
      { name: 'ship', bounds: [0, 0, 96, 48] },
      { name: 'mine', bounds: [120, 0, 138, 18], area: 81 * Math.PI },
    ],
    broken: ['36, 60, 36', '36, 60', 'ship[1].shape[7] cannot be nothing.'],
  },
  {
    file: 'tiles-tsx.xml',
    format: 'tileset',
    shapes: tiles,
    broken: ['tilewidth="32"', 'tilewidth="0"', 'tilewidth cannot be 0.'],
  },
  {
    file: 'tiles.tsj',
    format: 'tileset',
    shapes: tiles,
    broken: ['"width":32,', '"width":"wide",', 'tiles[1]'],
  },
  {
    file: 'aseprite.json',
    format: 'aseprite',
    shapes: [
      { name: 'hurt', bounds: [15, 8, 33, 46], area: 684 },
      { name: 'hit', bounds: [33, 14, 46, 21], area: 91 },
      { name: 'panel', bounds: [0, 0, 48, 48], area: 2304 },
    ],
    broken: ['"w": 13', '"w": -13', 'meta.slices[1].keys[0].bounds.w cannot be -13.'],
  },
  {
    file: 'matter.json',
    format: 'matter',
    shapes: [
      { name: 'Ground', bounds: [-10, 580, 810, 640], area: 49_200 },
      { name: 'Wedge', bounds: [130, 180, 190, 210], area: 900 },
      { name: 'Circle Body', bounds: [375, 35, 425, 85], area: 625 * Math.PI },
    ],
    broken: ['"x":190', '"x":"190"', 'bodies[1].vertices[1].x cannot be "190".'],
  },
  {
    file: 'rube.json',
    format: 'box2d',
    shapes: [
      { name: 'boat', bounds: [1, -6, 5, -4], area: 7 },
      { name: 'buoy', bounds: [-0.5, -2.5, 0.5, -1.5], area: Math.PI / 4 },
      { name: 'bed', bounds: [-10, 4, 10, 6] },
    ],
    broken: [
      '[ -2, 2, 1.5, -1.5 ]',
      '[ -2, 2, 1.5, -1.5, 0 ]',
      'body[0].fixture[0].polygon.vertices.y[4] cannot be nothing.',
    ],
  },
];

/** What is said of a text, of all of it or of what is left out. */
function saidOf(text: string): string {
  try {
    return readText(text)
      .problems.map((problem) => problem.text)
      .join('\n');
  } catch (error) {
    if (error instanceof Problem) return error.text;
    throw error;
  }
}

test.each(files)('$file opens to its shapes', ({ file, format, shapes }) => {
  const found = readText(fileOf(file));
  expect(found.format).toBe(format);
  expect(found.problems).toEqual([]);
  expect(found.things).toHaveLength(shapes.length);
  shapes.forEach(({ bounds, area, name }, i) => {
    const thing = found.things[i]!;
    const { minX, minY, maxX, maxY } = shapeOf(thing).bounds;
    const size = Math.hypot(bounds[2] - bounds[0], bounds[3] - bounds[1]);
    // Numbers are as short as links need them: by a hundred-thousandth of the size.
    [minX, minY, maxX, maxY].forEach((edge, k) => {
      expect(Math.abs(edge - bounds[k]!), `${i}, edge ${k}`).toBeLessThan(1e-4 * size);
    });
    if (area !== undefined) {
      expect(Math.abs(areaOf(thing.form) - area), `${i}, area`).toBeLessThan(1e-4 * area);
    }
    if (name !== undefined) expect(thing.name).toBe(name);
  });
});

test.each(files)(
  '$file broken says where and why',
  ({ file, broken: [written, instead, said] }) => {
    const text = fileOf(file);
    expect(text.split(written)).toHaveLength(2);
    expect(saidOf(text.replace(written, instead))).toContain(said);
  },
);

test.each(files.filter(({ file }) => /\.(?:json|tsj|xml)$/.test(file)))(
  '$file cut off is refused as a whole',
  ({ file }) => {
    const text = fileOf(file);
    for (const share of [0.3, 0.6, 0.95]) {
      expect(() => readText(text.slice(0, share * text.length)), `${share}`).toThrow(Problem);
    }
  },
);
