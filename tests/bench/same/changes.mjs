// In what contacts may differ from those of 9878a50, and why. What is here was changed on purpose, and each change is
// judged by the shapes themselves: not by what either build says of their contact.
import { Compound, intersects } from 'sepax';

/** The tolerance that `collide` promises for depths, relative to the sizes. */
const ROUNDING = 1e-12;
/** On so many sides of a place room is looked for. */
const SIDES = 64;

const TOUCHES = 'what only touches has no depth, where rounding had left one';
const ROUNDED = 'shapes of several pieces, another rounding of the same push';
const NO_ROOM = 'shapes of several pieces, the former push led to where there is no room';

/** The longer side of the box around both. */
function sizeOf(a, b) {
  const [p, q] = [a.bounds, b.bounds];
  const width = Math.max(p.maxX, q.maxX) - Math.min(p.minX, q.minX);
  return Math.max(width, Math.max(p.maxY, q.maxY) - Math.min(p.minY, q.minY));
}

/**
 * Whether a push leads to where there is room: next to that place, on some side, the shapes share no more than their
 * boundaries. A place that fits but for rounding has none.
 */
function frees(a, b, [x, y, depth], size) {
  const beside = 1000 * ROUNDING * size;
  return Array.from({ length: SIDES }, (_, i) => (2 * Math.PI * i) / SIDES).some((angle) => {
    const pushed = a.clone();
    pushed.translate(beside * Math.cos(angle) - depth * x, beside * Math.sin(angle) - depth * y);
    const isFree = !intersects(pushed, b, { touching: false });
    pushed.dispose();
    return isFree;
  });
}

/**
 * Why a contact of two bodies may be another than it was; undefined if it may not. `was` and `is` are its normal and
 * its depth.
 */
export function changeOf(world, pair, was, is) {
  const bodies = pair.map((id) => world.body(id));
  const [a, b] = bodies.map((body) => new Compound([body]));
  const change = changeOfShapes(
    [a, b],
    bodies.some(({ shape }) => shape.pieces.length > 1),
    was,
    is,
  );
  a.dispose();
  b.dispose();
  return change;
}

function changeOfShapes([a, b], inPieces, was, is) {
  const size = sizeOf(a, b);
  const isClose = was.every(
    (number, i) => Math.abs(number - is[i]) <= ROUNDING * Math.max(1, size),
  );
  if (isClose && is[2] === 0 && !intersects(a, b, { touching: false })) return TOUCHES;
  if (!inPieces) return undefined;
  if (isClose) return ROUNDED;
  if (!frees(a, b, is, size)) return undefined;
  return frees(a, b, was, size) ? undefined : NO_ROOM;
}
