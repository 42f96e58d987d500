/** Paths and drawings become shapes, curves and transformations included. */
import './support/dom-parser.js';
import { closestPoint, type Shape } from 'sepax';
import { describe, expect, test } from 'vitest';
import { type Imported, readText } from '../../../../web/figures/board/import/read-text.js';
import { shapeOf } from '../../../../web/figures/board/shape-of.js';
import type { Thing } from '../../../../web/figures/board/state.js';
import { areaOf } from './support/areas.js';
import { kindsOf, said } from './support/imports.js';
import { speakEnglish } from './support/speak-english.js';

speakEnglish();

type XY = readonly [number, number];

const svg = (content: string): Imported =>
  readText(`<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);
const only = (content: string): Thing => {
  const { things, problems } = svg(content);
  expect(problems).toEqual([]);
  expect(things).toHaveLength(1);
  return things[0] as Thing;
};

/** How far the worst of some points is from the boundary of a hollow shape. */
function farthest(shape: Shape, points: readonly XY[]): number {
  return Math.max(
    ...points.map(([x, y]) => {
      const { point } = closestPoint(shape, [x, y]);
      return Math.hypot(point.x - x, point.y - y);
    }),
  );
}

const sampled = (curve: (t: number) => XY): XY[] =>
  Array.from({ length: 1001 }, (_, i) => curve(i / 1000));

describe('a path', () => {
  test('with lines of all kinds is an outline', () => {
    const { format, things } = readText('m 10 20 h30 v-10 L 60 25 l-20 15 V30 H10 z');
    expect(format).toBe('path');
    expect(things).toHaveLength(1);
    // 30 × 10 below the arrow, and the head of base 30 and height 20.
    expect(areaOf((things[0] as Thing).form)).toBeCloseTo(300 + 300, 9);
  });

  test('keeps its curves within a thousandth of its size', () => {
    const cubic = sampled((t) => {
      const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      return [b * 30 + c * 70 + d * 200, a * 10 - b * 90 + c * 150 + d * 40];
    });
    const quadratic = sampled((t) => [2 * t * (1 - t) * 80 + t * t * 200, 4 * t * (1 - t) * 60]);
    // A quarter of an ellipse of the radii 120 and 50, about (0, 50).
    const arc = sampled((t) => [
      120 * Math.sin((t * Math.PI) / 2),
      50 - 50 * Math.cos((t * Math.PI) / 2),
    ]);
    const paths: [string, XY[]][] = [
      ['M0 10C30 -90 70 150 200 40', cubic],
      ['M0 0Q80 120 200 0', quadratic],
      ['M0 0A120 50 0 0 1 120 50', arc],
    ];
    for (const [d, points] of paths) {
      const [thing] = readText(d).things as [Thing];
      expect(thing.form.kind).toBe('polyline');
      const shape = shapeOf(thing);
      const { minX, maxX, minY, maxY } = shape.bounds;
      expect(farthest(shape, points)).toBeLessThan(1.5e-3 * Math.max(maxX - minX, maxY - minY));
    }
  });

  test('goes on smoothly with S and T', () => {
    const spelled = readText('M0 0C0 30 40 30 40 0C40 -30 80 -30 80 0Q90 20 100 0Q110 -20 120 0');
    const short = readText('M0 0C0 30 40 30 40 0S80 -30 80 0Q90 20 100 0T120 0');
    expect(short.things).toEqual(spelled.things);
  });

  test('has holes by its fill rule', () => {
    const square = (x: number, side: number, turn: boolean): string =>
      turn ? `M${x} ${x}v${side}h${side}v${-side}z` : `M${x} ${x}h${side}v${side}h${-side}z`;
    const draw = (rule: string, turn: boolean): number[] =>
      svg(
        `<path fill-rule="${rule}" d="${square(0, 100, false)}${square(25, 50, turn)}"/>`,
      ).things.map(({ form }) => areaOf(form));
    expect(draw('evenodd', false)).toEqual([7500]);
    expect(draw('evenodd', true)).toEqual([7500]);
    expect(draw('nonzero', true)).toEqual([7500]);
    expect(draw('nonzero', false)).toEqual([10_000]);
  });

  test('that crosses itself is refused, and one whose parts would cancel', () => {
    expect(() => readText('M0 0L40 40L40 0L0 40Z')).toThrow('import.leftOut');
    const crossing = svg('<path d="M0 0H20V20H0Z M10 -5V25H30V-5Z"/><rect width="1" height="1"/>');
    expect(said(crossing)).toEqual([expect.stringMatching(/^<path> 1 was left out.*crosses/)]);
    const adding = svg('<path d="M0 0H20V20H0Z M10 -5H30V25H10Z"/>');
    expect(kindsOf(adding)).toEqual(['polygon', 'polygon']);
  });

  test('that cannot be read says where', () => {
    const bad = svg('<path d="M0 0L5,"/><path d="M0 0 Q 1"/><path/><circle r="3"/>');
    expect(kindsOf(bad)).toEqual(['circle']);
    expect(said(bad)[0]).toMatch(
      /^<path> 1 was left out\. The path cannot be read: .*missed param/,
    );
    expect(said(bad)).toHaveLength(3);
  });
});

describe('an element', () => {
  test('keeps its kind as long as it is not distorted', () => {
    expect(only('<circle cx="10" cy="20" r="5"/>')).toEqual({
      form: { kind: 'circle', radius: 5 },
      x: 10,
      y: 20,
      degrees: 0,
    });
    expect(only('<rect x="10" y="20" width="40" height="20" rx="4"/>')).toEqual({
      form: { kind: 'box', width: 32, height: 12, radius: 4 },
      x: 30,
      y: 30,
      degrees: 0,
    });
    expect(only('<rect width="40" height="20" ry="10"/>').form).toEqual({
      kind: 'segment',
      from: [-10, 0],
      to: [10, 0],
      radius: 10,
    });
    expect(only('<rect width="20" height="20" rx="10"/>').form).toEqual({
      kind: 'circle',
      radius: 10,
    });
    expect(only('<line x1="0" y1="0" x2="6" y2="8" stroke="red" stroke-width="3"/>')).toEqual({
      form: { kind: 'segment', from: [-3, -4], to: [3, 4], radius: 1.5 },
      x: 3,
      y: 4,
      degrees: 0,
    });
    expect(only('<polygon points="0,0 30,0 0,40"/>').form.kind).toBe('polygon');
    expect(only('<polyline points="0 0 30 0 0 40" />').form).toMatchObject({
      kind: 'polyline',
      closed: false,
    });
  });

  test('has the area that its formula says', () => {
    const areas: [string, number][] = [
      ['<ellipse cx="5" cy="5" rx="40" ry="10"/>', Math.PI * 400],
      ['<rect width="50" height="30" rx="10" ry="5"/>', 1500 - (4 - Math.PI) * 50],
      ['<circle r="10" transform="scale(3 1)"/>', Math.PI * 300],
      ['<rect width="10" height="10" transform="skewX(30)"/>', 100],
      ['<path d="M-10 0a10 10 0 1 1 20 0a10 10 0 1 1 -20 0"/>', Math.PI * 100],
    ];
    for (const [element, area] of areas) {
      expect(areaOf(only(element).form) / area).toBeCloseTo(1, 2);
    }
  });

  test('stands where its transformations put it, the outer ones last', () => {
    const group = 'transform="translate(100,50) rotate(90)"';
    const box = only(`<g ${group}><rect x="10" width="20" height="4" transform="scale(2)"/></g>`);
    // The middle (20, 2), doubled, a quarter turned to (-4, 40), moved.
    expect(box).toEqual({
      form: { kind: 'box', width: 40, height: 8, radius: 0 },
      x: 96,
      y: 90,
      degrees: 90,
    });
    const matrix = only('<circle cx="1" cy="2" r="1" transform="matrix(0 3 -3 0 5 6)"/>');
    expect(matrix).toMatchObject({ form: { radius: 3 }, x: -1, y: 9 });
    const mirrored = only('<circle cx="1" cy="2" r="1" transform="scale(-1, 1)"/>');
    expect(mirrored).toMatchObject({ form: { kind: 'circle', radius: 1 }, x: -1, y: 2 });
  });

  test('is hollow without a fill, and as thick as its stroke', () => {
    const look = 'fill="none" style="stroke: #000; stroke-width: 2px"';
    const found = svg(
      `<g ${look} transform="scale(2)"><path d="M0 0H9V9Z"/><rect width="9" height="9"/></g>`,
    );
    expect(found.things.map(({ form }) => form)).toEqual([
      expect.objectContaining({ kind: 'polyline', closed: true, radius: 2 }),
      expect.objectContaining({ kind: 'polyline', closed: true, radius: 2 }),
    ]);
  });

  test('is not seen when it is hidden, defined only, or no shape', () => {
    const found = svg(`
      <defs><circle id="dot" r="2"/></defs>
      <symbol id="sign"><rect width="4" height="4"/></symbol>
      <clipPath><rect width="9" height="9"/></clipPath>
      <rect width="9" height="9" display="none"/>
      <text>Hello</text>
      <use href="#dot" x="10"/><use href="#sign" transform="translate(20)"/><use href="#none"/>
    `);
    expect(kindsOf(found)).toEqual(['circle', 'box']);
    expect(found.things.map(({ x }) => x)).toEqual([10, 22]);
    expect(said(found)).toEqual([
      '<text> 1 was left out. It has no outline.',
      'A copy was left out: nothing is named "#none".',
    ]);
  });

  test('whose numbers mean nothing is named', () => {
    const found = svg(`
      <circle r="10%"/><rect width="9" height="-1"/><circle r="4" transform="turn(9)"/>
      <polygon points="0 0 9 9"/><circle r="1"/>
    `);
    expect(kindsOf(found)).toEqual(['segment', 'circle']);
    expect(said(found)).toEqual([
      '<circle> 1 was left out. r must be a length in pixels, but is "10%".',
      '<rect> 1 was left out. It encloses nothing and draws no line.',
      '<circle> 2 was left out. The transform cannot be read: turn(9)',
    ]);
  });
});

test('what is no drawing, or would never end, is refused', () => {
  expect(() => readText('<svg><path></svg>')).toThrow('import.notXml');
  expect(() => readText('<html xmlns="http://www.w3.org/1999/xhtml"/>')).toThrow('import.notSvg');
  const endless = '<g id="a"><use href="#a"/><use href="#a"/></g>';
  expect(() => svg(endless)).toThrow('import.tooDeep');
});
