import { validate, windingOf } from 'sepax';
import { vectorOf } from '../../../../figure/pair/points.js';
import type { Point } from '../../../../figure/pair/state.js';
import type { Form, Thing } from '../../state.js';
import { faultSentence } from '../outline-fault.js';
import { becauseOf, Problem } from '../problem.js';
import { type FillRule, solidsOf } from '../rings.js';
import { placed, settledLine, settledSolid } from '../settle.js';
import type { Look } from './look.js';
import { applied, type Matrix, similarity } from './matrix.js';
import { readPath, type Subpath } from './path.js';

type Maker = (element: Element, matrix: Matrix, look: Look) => Thing[];

/** What the elements that draw something become. */
export const makers: Readonly<Record<string, Maker>> = {
  path: (element, matrix, look) => ofPath(element.getAttribute('d') ?? '', matrix, look),
  polygon: (element, matrix, look) => ofPath(`${pathOfPoints(element)}Z`, matrix, look),
  polyline: (element, matrix, look) =>
    ofPath(pathOfPoints(element), matrix, { ...look, filled: false }),
  line: (element, matrix, look) => {
    const [x1, y1, x2, y2] = lengths(element, 'x1', 'y1', 'x2', 'y2');
    return ofPath(`M${x1} ${y1}L${x2} ${y2}`, matrix, look);
  },
  circle: (element, matrix, look) => {
    const [cx, cy, r] = lengths(element, 'cx', 'cy', 'r');
    return ofEllipse([cx, cy], r, r, matrix, look);
  },
  ellipse: (element, matrix, look) => {
    const [cx, cy, rx, ry] = lengths(element, 'cx', 'cy', 'rx', 'ry');
    return ofEllipse([cx, cy], rx, ry, matrix, look);
  },
  rect: ofRect,
};

/** The shapes of the `d` of a path: filled ones are solid, others lines as thick as their stroke. */
export function ofPath(d: string, matrix: Matrix, look: Look): Thing[] {
  const strokes = readPath(d, matrix);
  if (strokes.length === 0) throw new Problem('import.empty');
  const rings = look.filled ? strokes.filter(({ points }) => points.length > 2) : [];
  if (rings.length > 0) return solidsOfPath(rings, look.rule);
  const { scale } = similarity(matrix) ?? { scale: 0 };
  const radius = look.stroked ? (look.width * scale) / 2 : 0;
  return strokes.map(({ points, closed }) => settledLine(points, closed, radius));
}

/** Where outlines of one path cross, only those that add to each other are what they look like alone. */
function solidsOfPath(strokes: readonly Subpath[], rule: FillRule): Thing[] {
  const rings = strokes.map(({ points }) => points);
  const clash = validate(rings).problems.find(
    ({ code, ring, otherRing }) =>
      code === 'crossing' &&
      ring !== otherRing &&
      (rule === 'evenodd' || windingOf(rings[ring]!) !== windingOf(rings[otherRing!]!)),
  );
  if (clash !== undefined) throw becauseOf('import.faulty', () => faultSentence(clash));
  return solidsOf(rings, rule).map(settledSolid);
}

function ofEllipse(center: Point, rx: number, ry: number, matrix: Matrix, look: Look): Thing[] {
  if (rx <= 0 || ry <= 0) throw new Problem('import.empty');
  const like = similarity(matrix);
  if (look.filled && rx === ry && like !== null) {
    return [placed({ kind: 'circle', radius: rx * like.scale }, vectorOf(applied(matrix, center)))];
  }
  const [x, y] = center;
  const half = `a${rx} ${ry} 0 0 1 `;
  return ofPath(`M${x - rx} ${y}${half}${2 * rx} 0${half}${-2 * rx} 0Z`, matrix, look);
}

function ofRect(element: Element, matrix: Matrix, look: Look): Thing[] {
  const [x, y, width, height] = lengths(element, 'x', 'y', 'width', 'height');
  if (width <= 0 || height <= 0) throw new Problem('import.empty');
  const given = ['rx', 'ry'].map((name) => (element.hasAttribute(name) ? name : null));
  const [rx, ry] = lengths(element, given[0] ?? given[1] ?? 'rx', given[1] ?? given[0] ?? 'ry');
  const [across, down] = [Math.min(rx, width / 2), Math.min(ry, height / 2)];
  const like = similarity(matrix);
  if (!look.filled || like === null || across !== down) {
    return ofPath(roundedPath([x, y, width, height], across, down), matrix, look);
  }
  const { scale, degrees } = like;
  const middle = vectorOf(applied(matrix, [x + width / 2, y + height / 2]));
  return [placed(boxForm(width * scale, height * scale, across * scale), middle, degrees)];
}

/** A box that is `radius` round at its corners: what is left may have no width, or no height. */
function boxForm(width: number, height: number, radius: number): Form {
  const [across, down] = [width / 2 - radius, height / 2 - radius];
  if (across > 0 && down > 0) return { kind: 'box', width: 2 * across, height: 2 * down, radius };
  if (across <= 0 && down <= 0) return { kind: 'circle', radius };
  const to: Point = [Math.max(across, 0), Math.max(down, 0)];
  return { kind: 'segment', from: [-to[0], -to[1]], to, radius };
}

type Frame = readonly [x: number, y: number, width: number, height: number];

function roundedPath([x, y, width, height]: Frame, rx: number, ry: number): string {
  const [w, h] = [width - 2 * rx, height - 2 * ry];
  const corner = (dx: number, dy: number): string =>
    rx > 0 && ry > 0 ? `a${rx} ${ry} 0 0 1 ${dx} ${dy}` : '';
  return `M${x + rx} ${y}h${w}${corner(rx, ry)}v${h}${corner(-rx, ry)}h${-w}${corner(-rx, -ry)}v${-h}${corner(rx, -ry)}Z`;
}

function pathOfPoints(element: Element): string {
  const points = element.getAttribute('points') ?? '';
  if (points.trim() === '') throw new Problem('import.empty');
  return `M${points}`;
}

/** Lengths of an element; 0 where there is none. */
function lengths<const Names extends readonly string[]>(
  element: Element,
  ...names: Names
): { [Place in keyof Names]: number } {
  const read = names.map((name) => {
    const written = element.getAttribute(name)?.trim() ?? '0';
    if (/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?(px)?$/i.test(written)) {
      return Number.parseFloat(written);
    }
    throw new Problem('import.length', { name, written });
  });
  return read as { [Place in keyof Names]: number };
}
