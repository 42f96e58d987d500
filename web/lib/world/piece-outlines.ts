/** The boundary of the union of convex pieces, as line segments: what debugLines draws of a body. */
import { at } from '../raw/read.js';

/** A convex outline, counter-clockwise with y up, its arcs as chords. */
export interface Outline {
  /** x, y of each corner. One corner is a point, two are a segment. */
  readonly points: readonly number[];
  /** For each edge its outward unit normal, and how far it lies that way. */
  readonly planes: readonly number[];
}

/** Takes a line, from (x0, y0) to (x1, y1). */
export type TakeLine = (x0: number, y0: number, x1: number, y1: number) => void;

const FULL_TURN = 2 * Math.PI;
/** What lies so near to a boundary, in sizes of the body, lies on it: more than rounding makes of corners. */
const NEAR = 1e-9;

/**
 * Reads a piece as `copyPieces` has it. `sides` is how many chords a full turn has: their ends are at the same
 * angles on all circles, so that arcs that coincide have the same chords.
 */
export function readOutline(numbers: Float64Array, place: number, sides: number): Outline {
  const radius = at(numbers, place + 1);
  const count = at(numbers, place + 2);
  const corners = Array.from(numbers.subarray(place + 3, place + 3 + 2 * count));
  const points = radius > 0 ? rounded(corners, radius, sides) : corners;
  return { points, planes: planesOf(points) };
}

/** At each corner an arc from one edge's normal to the next one's. */
function rounded(corners: readonly number[], radius: number, sides: number): number[] {
  const count = corners.length / 2;
  const points: number[] = [];
  const step = FULL_TURN / sides;
  const normal = (i: number): number => {
    const [x0, y0, x1, y1] = edge(corners, i % count);
    return Math.atan2(x0 - x1, y1 - y0);
  };
  for (let i = 0; i < count; i++) {
    const start = count === 1 ? 0 : normal(i + count - 1);
    const end = count === 1 ? FULL_TURN - step / 2 : start + turned(normal(i) - start);
    const put = (angle: number): void => {
      points.push(
        numberAt(corners, 2 * i) + radius * Math.cos(angle),
        numberAt(corners, 2 * i + 1) + radius * Math.sin(angle),
      );
    };
    put(start);
    // What is next to an end is left out: no chord is as good as none.
    const least = step / 64;
    const first = Math.floor((start + least) / step) + 1;
    for (let k = first; k * step < end - least; k++) put(k * step);
    if (count > 1) put(end);
  }
  return points;
}

/** From 0 to a full turn. */
function turned(angle: number): number {
  return angle < 0 ? angle + FULL_TURN : angle;
}

function numberAt(list: readonly number[], index: number): number {
  return list[index] as number;
}

/** From corner `i` to the next. */
function edge(points: readonly number[], i: number): [number, number, number, number] {
  const next = 2 * i + 2 === points.length ? 0 : 2 * i + 2;
  return [
    numberAt(points, 2 * i),
    numberAt(points, 2 * i + 1),
    numberAt(points, next),
    numberAt(points, next + 1),
  ];
}

function planesOf(points: readonly number[]): number[] {
  const planes: number[] = [];
  for (let i = 0; i < points.length / 2; i++) {
    const [x0, y0, x1, y1] = edge(points, i);
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [nx, ny] = [(y1 - y0) / length, (x0 - x1) / length];
    planes.push(nx, ny, nx * x0 + ny * y0);
  }
  return planes;
}

/** Tells all lines of the boundary of the union of some outlines, each once. */
export function traceUnion(outlines: readonly Outline[], take: TakeLine): void {
  const margin = outlines.length === 1 ? 0 : NEAR * sizeOf(outlines);
  outlines.forEach(({ points, planes }, own) => {
    // A segment has the same edge twice; a point is a line without length.
    const edges = points.length <= 4 ? 1 : points.length / 2;
    for (let i = 0; i < edges; i++) {
      const [x0, y0, x1, y1] = edge(points, i);
      const normal = [numberAt(planes, 3 * i), numberAt(planes, 3 * i + 1)] as const;
      const hidden: [number, number][] = [];
      outlines.forEach((other, index) => {
        if (index === own || other.points.length <= 4) return;
        const inside = insideOf(other, x0, y0, x1, y1, margin);
        if (inside === null) return;
        const isLesser = index < own;
        if (hides(other, inside, [x0, y0, x1, y1], normal, isLesser, margin)) hidden.push(inside);
      });
      takeRest(hidden, x0, y0, x1, y1, take);
    }
  });
}

function sizeOf(outlines: readonly Outline[]): number {
  const all = outlines.flatMap(({ points }) => points);
  const [xs, ys] = [0, 1].map((axis) => all.filter((_, i) => i % 2 === axis)) as [
    number[],
    number[],
  ];
  const extent = (list: number[]): number =>
    list.reduce((a, b) => Math.max(a, b)) - list.reduce((a, b) => Math.min(a, b));
  return Math.max(extent(xs), extent(ys));
}

/** From where to where a line is in an outline that is grown by a margin (Cyrus and Beck 1978), or `null`. */
function insideOf(
  { planes }: Outline,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  margin: number,
): [number, number] | null {
  let [enter, exit] = [0, 1];
  for (let k = 0; k < planes.length; k += 3) {
    const [nx, ny, d] = [
      numberAt(planes, k),
      numberAt(planes, k + 1),
      numberAt(planes, k + 2) + margin,
    ];
    const from = nx * x0 + ny * y0 - d;
    const to = nx * x1 + ny * y1 - d;
    if (from > 0 && to > 0) return null;
    if (from > 0) enter = Math.max(enter, from / (from - to));
    else if (to > 0) exit = Math.min(exit, from / (from - to));
  }
  return enter < exit ? [enter, exit] : null;
}

/**
 * Whether a part of a line with this outward normal is no boundary for the sake of another outline that it is in: in
 * the middle of it, at a seam, or on an edge that both have, which one of them is to show.
 */
function hides(
  { planes }: Outline,
  [enter, exit]: readonly [number, number],
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  [ownX, ownY]: readonly [number, number],
  isLesser: boolean,
  margin: number,
): boolean {
  const t = (enter + exit) / 2;
  const [x, y] = [x0 + t * (x1 - x0), y0 + t * (y1 - y0)];
  let [least, along] = [-Infinity, 0];
  for (let k = 0; k < planes.length; k += 3) {
    const distance =
      numberAt(planes, k) * x + numberAt(planes, k + 1) * y - numberAt(planes, k + 2);
    if (distance > least) {
      least = distance;
      along = numberAt(planes, k) * ownX + numberAt(planes, k + 1) * ownY;
    }
  }
  return least < -margin || along < 0 || isLesser;
}

/** What is left of a line. */
function takeRest(
  hidden: [number, number][],
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  take: TakeLine,
): void {
  const put = (from: number, to: number): void => {
    const [dx, dy] = [x1 - x0, y1 - y0];
    const [endX, endY] = to === 1 ? [x1, y1] : [x0 + to * dx, y0 + to * dy];
    take(x0 + from * dx, y0 + from * dy, endX, endY);
  };
  if (hidden.length === 0) {
    put(0, 1);
    return;
  }
  let shown = 0;
  for (const [enter, exit] of hidden.sort(([a], [b]) => a - b)) {
    if (enter - shown > NEAR) put(shown, enter);
    shown = Math.max(shown, exit);
  }
  if (1 - shown > NEAR) put(shown, 1);
}
