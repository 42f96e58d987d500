import { type Bounds, castSegmentAll, type Shape, type Vector, windingOf } from 'sepax';
import { vectorOf } from '../../figure/pair/points.js';
import type { Point } from '../../figure/pair/state.js';
import { roundedOutline } from '../../stage/rounded-outline.js';
import { add, boundsOf, distance, scale, subtract } from '../../stage/vector-math.js';
import { coreOf, piecesOf } from './cores.js';
import { toWorld } from './pose.js';
import { makeShape, radiusOf } from './shape-of.js';
import type { Form, Thing } from './state.js';

export interface Line {
  readonly points: readonly Vector[];
  readonly closed: boolean;
}

/** What is to be seen of a form, in its own coordinates. */
export interface Looks {
  /** What is filled: all loops together, wherever one winds around. */
  readonly loops: readonly (readonly Vector[])[];
  /** The boundary. */
  readonly lines: readonly Line[];
  /** Single points. */
  readonly dots: readonly Vector[];
}

const known = new WeakMap<Form, Looks>();

/** Forms never change, so each is looked at once. */
export function looksOf(form: Form): Looks {
  const before = known.get(form);
  if (before !== undefined) return before;
  const made = makeLooks(form);
  known.set(form, made);
  return made;
}

function makeLooks(form: Form): Looks {
  const radius = radiusOf(form);
  switch (form.kind) {
    case 'point':
      return { loops: [], lines: [], dots: [{ x: 0, y: 0 }] };
    case 'segment':
      return radius === 0
        ? thin([form.from, form.to], false)
        : solid([roundedOutline(coreOf(makeShape(form)), radius)]);
    case 'concave':
      return radius === 0
        ? solid(orientedRings(form.rings.map((ring) => ring.map(vectorOf))))
        : grown(form);
    case 'polyline':
      return radius === 0 ? thin(form.points, form.closed) : grown(form);
    case 'compound':
      return together(form.parts.map(placedLooks));
    default:
      return solid([roundedOutline(coreOf(makeShape(form)), radius)]);
  }
}

const solid = (loops: readonly (readonly Vector[])[]): Looks => ({
  loops,
  lines: loops.map((points) => ({ points, closed: true })),
  dots: [],
});

const thin = (points: readonly Point[], closed: boolean): Looks => ({
  loops: [],
  lines: [{ points: points.map(vectorOf), closed }],
  dots: [],
});

/** What is to be seen of a part of a compound, in the compound's coordinates. */
function placedLooks(part: Thing): Looks {
  const { loops, lines, dots } = looksOf(part.form);
  const placed = (points: readonly Vector[]): Vector[] => points.map((p) => toWorld(part, p));
  const [sx, sy] = part.scale ?? [1, 1];
  return {
    // The fills of parts that overlap would cancel one another if one of them were mirrored.
    loops: loops.map((loop) => (sx * sy < 0 ? placed(loop).reverse() : placed(loop))),
    lines: lines.map(({ points, closed }) => ({ points: placed(points), closed })),
    dots: placed(dots),
  };
}

const together = (parts: readonly Looks[]): Looks => ({
  loops: parts.flatMap(({ loops }) => loops),
  lines: parts.flatMap(({ lines }) => lines),
  dots: parts.flatMap(({ dots }) => dots),
});

/** The outline counter-clockwise with y up and the holes clockwise, so that nothing winds around those. */
const orientedRings = (rings: readonly (readonly Vector[])[]): readonly (readonly Vector[])[] =>
  rings.map((ring, i) => ((windingOf(ring) === 'ccw') === (i === 0) ? ring : [...ring].reverse()));

/** With more pieces than this, their round ends are drawn with fewer sides. */
const manyPieces = 24;

/** How much smaller or larger a piece is made, so that what lies along its boundary is not in question. */
const slack = 1e-3;

/** The boundary of a rounded form of several pieces: what of the rounded pieces lies in no other. */
function grown(form: Extract<Form, { kind: 'concave' | 'polyline' }>): Looks {
  const { radius } = form;
  const cores = piecesOf(makeShape(form)).map(({ core }) => core);
  const sides = cores.length > manyPieces ? 32 : 128;
  const loops = cores.map((core) => roundedOutline(core, radius, sides));
  const boxes = loops.map((loop) => boundsOf(loop));
  const sized = (factor: number): Shape[] =>
    cores.map((core) => makeShape(formOf(core, radius * factor)));
  // Pieces that meet in a corner go around it together: the first of them does so alone.
  const before = sized(1 + slack);
  // The chords of the round ends lie outside of these.
  const after = sized(Math.cos(Math.PI / sides) * (1 - slack));
  const lines = loops.flatMap((loop, i) => {
    const others = boxes.flatMap((box, j) =>
      i === j || !meet(box, boxes[i]!) ? [] : [j < i ? before[j]! : after[j]!],
    );
    return outsideOf(others, loop);
  });
  return { loops, lines, dots: [] };
}

const meet = (p: Bounds, q: Bounds): boolean =>
  p.minX <= q.maxX && q.minX <= p.maxX && p.minY <= q.maxY && q.minY <= p.maxY;

/** A rounded piece as a form of its own. */
function formOf(core: readonly Vector[], radius: number): Form {
  const points = core.map(({ x, y }): Point => [x, y]);
  const [from, to = from] = points;
  return points.length > 2
    ? { kind: 'polygon', points, radius }
    : { kind: 'segment', from: from!, to: to!, radius };
}

/** Less of an edge than this part of it is rounding. */
const least = 1e-9;

/** The parts of a loop that lie outside of all shapes. */
function outsideOf(shapes: readonly Shape[], loop: readonly Vector[]): Line[] {
  const lines: Vector[][] = [];
  loop.forEach((from, i) => {
    const along = subtract(loop[(i + 1) % loop.length]!, from);
    const at = (part: number): Vector => add(from, scale(along, part));
    let reach = 0;
    for (const { start, end } of coveredParts(from, at(1), shapes)) {
      if (start > reach + least) extend(lines, at(reach), at(start));
      reach = Math.max(reach, end);
    }
    if (reach < 1 - least) extend(lines, at(reach), at(1));
  });
  return lines.map((points) => ({ points, closed: false }));
}

/** Which parts of a way lie in any of some shapes, by where they start. */
const coveredParts = (
  from: Vector,
  to: Vector,
  shapes: readonly Shape[],
): { readonly start: number; readonly end: number }[] =>
  shapes
    .flatMap((shape) => castSegmentAll(from, to, shape))
    .map(({ entry, exit }) => ({ start: entry.fraction, end: exit.fraction }))
    .sort((p, q) => p.start - q.start);

/** Goes on with the last line, if that ends where the stretch begins. */
function extend(lines: Vector[][], from: Vector, to: Vector): void {
  const last = lines.at(-1);
  const end = last?.at(-1);
  if (last !== undefined && distance(end!, from) <= least * distance(from, to)) last.push(to);
  else lines.push([from, to]);
}
