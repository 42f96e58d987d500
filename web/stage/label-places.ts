import type { Vector } from 'sepax';
import { radians } from './angles.js';
import { isInView, type Size } from './camera.js';
import { rotated } from './vector-math.js';

/** A box on the screen, in CSS pixels: its middle and its size. */
export interface Box extends Vector, Size {}

/** Where a label may be: a screen point, and the side of it that is liked best. */
export interface LabelPlace {
  readonly at: Vector;
  /** Without it, upon the point. */
  readonly away?: Vector | undefined;
}

/** A text of a frame that asks for a place. */
export interface Wish extends Size {
  readonly text: string;
  /** Where it may be, the best first. */
  readonly places: readonly LabelPlace[];
  /** Free space between the point and the box. */
  readonly clearance: number;
  /** Who has more of it comes first; who has no end of it stays where it is, whatever it covers. */
  readonly rank: number;
}

/** A line through screen points, and how far it reaches to its sides. */
export interface Line {
  readonly points: readonly Vector[];
  readonly reach: number;
}

/** What is in the way of the labels of one frame. */
export interface Obstacles {
  /** No label may cover them, or be covered by them: handles. */
  readonly taken: readonly Box[];
  /** Labels had better not lie on them. */
  readonly lines: readonly Line[];
  /** The choices of the frame before: with them, labels stay on their side as long as it is free. */
  readonly kept?: Map<string, number> | undefined;
}

/** Degrees from where a label would be to where it is put instead … */
const sides = [0, 45, -45, 90, -90, 135, -135, 180];
const costOfDegree = 1 / 18;
/** … and how much further off, in CSS pixels. */
const further = [0, 14, 28, 48];
const costOfPixel = 0.4;
const costOfPlace = 2;
/** Of a line that goes through, for each CSS pixel of it and its halo, and of something that is covered. */
const costOfLine = 3;
const costOfCover = 100;

/** Free space around a label, in CSS pixels; around one that would change its side, more … */
const margin = 1;
const slack = 8;
/** … and it must be so much better there. */
const loyalty = 3;

/** What has more corners than this nobody waits for, and of a crowd of lines only the first are looked at. */
const mostCorners = 400;
const mostLines = 300;

/**
 * Where labels go, one after the other: each to the place that is liked best of those where it covers no handle, no
 * label before it, and few lines. What names something out of view, and has no room, goes nowhere.
 */
export function placesOf<Asking extends Wish>(
  wishes: readonly Asking[],
  { taken, lines, kept }: Obstacles,
  canvas: Size,
): Map<Asking, Box> {
  const boxes = [...taken];
  const asked = lines.slice(0, mostLines).filter(({ points }) => points.length <= mostCorners);
  const keys = new Set<string>();
  const found = new Map<Asking, Box>();
  for (const wish of [...wishes].sort((p, q) => q.rank - p.rank)) {
    // Numbers change while things move.
    let key = wish.text.replace(/[\d.]+/g, '');
    while (keys.has(key)) key += '#';
    keys.add(key);
    const { index, box, cost } = best(wish, boxes, asked, canvas, kept?.get(key));
    kept?.set(key, index);
    if (cost >= costOfCover && !isInView(wish.places[0]!.at, canvas)) continue;
    boxes.push(box);
    found.set(wish, box);
  }
  return found;
}

function best(
  wish: Wish,
  boxes: readonly Box[],
  lines: readonly Line[],
  canvas: Size,
  kept: number | undefined,
) {
  let least = { cost: Number.POSITIVE_INFINITY, index: 0, box: boxes[0]! };
  const { width, height } = wish;
  choicesOf(wish).forEach(({ x, y, cost: base }, index) => {
    const changes = kept !== undefined && kept !== index;
    const free = kept === index ? 0 : changes ? slack : margin;
    const box = {
      x: within(x, width, canvas.width),
      y: within(y, height, canvas.height),
      width,
      height,
    };
    let cost = base + Math.hypot(box.x - x, box.y - y) * costOfPixel + (changes ? loyalty : 0);
    for (const other of boxes) cost += costOfCover * covered(box, other, free);
    // Lines are many: who has lost already does not ask.
    if (cost < least.cost) for (const line of lines) cost += costOfLine * struck(box, line);
    if (cost < least.cost) least = { cost, index, box };
  });
  return least;
}

/** Every distance, place and side, with how little it is liked. */
function choicesOf({ places, clearance, rank, width, height }: Wish) {
  const choices = further.flatMap((more) =>
    places.flatMap(({ at, away }, place) =>
      sides.map((turn) => {
        const { x, y } = rotated(away ?? { x: 0, y: -1 }, radians(turn));
        const isUpon = away === undefined && more + turn === 0;
        const reach = isUpon
          ? 0
          : (Math.abs(x) * width + Math.abs(y) * height) / 2 + clearance + more;
        const cost = Math.abs(turn) * costOfDegree + more * costOfPixel + place * costOfPlace;
        return { x: at.x + x * reach, y: at.y + y * reach, cost };
      }),
    ),
  );
  return rank === Number.POSITIVE_INFINITY ? choices.slice(0, 1) : choices;
}

/** 0: they are apart; else more than 1, and the more the deeper one is in the other. */
function covered(p: Box, q: Box, free: number): number {
  const wide = (p.width + q.width) / 2 + free - Math.abs(p.x - q.x);
  const high = (p.height + q.height) / 2 + free - Math.abs(p.y - q.y);
  return wide > 0 && high > 0 ? 1 + Math.min(wide, high) / 20 : 0;
}

/** How many parts of a line go through the letters in a box, which are less high, times how thick it is. */
function struck({ x, y, width, height }: Box, { points, reach }: Line): number {
  const wide = width / 2 + reach;
  const high = 0.36 * height + reach;
  const count = points.filter((from, i) => {
    const to = points[i + 1] ?? from;
    // Half the part, and its middle seen from that of the box: two boxes, and the normal of the part.
    const along = { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 };
    const off = { x: from.x + along.x - x, y: from.y + along.y - y };
    const [right, down] = [Math.abs(along.x), Math.abs(along.y)];
    return (
      to !== from &&
      Math.abs(off.x) < wide + right &&
      Math.abs(off.y) < high + down &&
      Math.abs(along.x * off.y - along.y * off.x) < right * high + down * wide
    );
  }).length;
  return count * (1 + reach);
}

/** A label that would be cut off at the border of the canvas is moved in. */
const within = (value: number, length: number, end: number): number =>
  Math.max(length / 2 + 4, Math.min(value, end - length / 2 - 4));
