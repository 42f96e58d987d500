import { castSegmentAll, type Shape, type Vector, windingOf } from 'sepax';
import { roundedOutline } from '../../stage/rounded-outline.js';
import { coreOf, coresOf } from './cores.js';
import { vectorOf } from './pose.js';
import { makeShape, radiusOf } from './shape-of.js';
import type { Form } from './state.js';

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
      return { loops: [], lines: [] };
    case 'segment':
      return radius === 0
        ? { loops: [], lines: [{ points: [form.from, form.to].map(vectorOf), closed: false }] }
        : solid([roundedOutline(coreOf(makeShape(form)), radius)]);
    case 'concave':
      return radius === 0
        ? solid(orientedRings(form.rings.map((ring) => ring.map(vectorOf))))
        : grown(form);
    case 'polyline':
      return radius === 0
        ? { loops: [], lines: [{ points: form.points.map(vectorOf), closed: form.closed }] }
        : grown(form);
    default:
      return solid([roundedOutline(coreOf(makeShape(form)), radius)]);
  }
}

const solid = (loops: readonly (readonly Vector[])[]): Looks => ({
  loops,
  lines: loops.map((points) => ({ points, closed: true })),
});

/** The outline counter-clockwise with y up and the holes clockwise, so that nothing winds around those. */
const orientedRings = (rings: readonly (readonly Vector[])[]): readonly (readonly Vector[])[] =>
  rings.map((ring, i) => ((windingOf(ring) === 'ccw') === (i === 0) ? ring : [...ring].reverse()));

/** With more pieces than this, their round ends are drawn with fewer sides. */
const manyPieces = 24;

/** The boundary of a rounded form of several pieces: what of the rounded pieces lies in no other. */
function grown(form: Extract<Form, { kind: 'concave' | 'polyline' }>): Looks {
  const cores = coresOf(makeShape(form));
  const sides = cores.length > manyPieces ? 32 : 128;
  const loops = cores.map((core) => roundedOutline(core, form.radius, sides));
  // A little smaller, so that the chords of the round ends lie outside of it.
  const inner = makeShape({ ...form, radius: form.radius * Math.cos(Math.PI / sides) * 0.999 });
  return { loops, lines: loops.flatMap((loop) => outsideOf(inner, loop)) };
}

/** The parts of a loop that lie outside of a shape. */
function outsideOf(shape: Shape, loop: readonly Vector[]): Line[] {
  const lines: Vector[][] = [];
  loop.forEach((from, i) => {
    const to = loop[(i + 1) % loop.length]!;
    let start = from;
    for (const { entry, exit } of castSegmentAll(from, to, shape)) {
      extend(lines, start, entry.point);
      start = exit.point;
    }
    extend(lines, start, to);
  });
  return lines.map((points) => ({ points, closed: false }));
}

/** Goes on with the last line, if that ends where the stretch begins. */
function extend(lines: Vector[][], from: Vector, to: Vector): void {
  if (from.x === to.x && from.y === to.y) return;
  const last = lines.at(-1);
  const end = last?.at(-1);
  if (last !== undefined && end!.x === from.x && end!.y === from.y) last.push(to);
  else lines.push([from, to]);
}
