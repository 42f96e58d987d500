import { record, segmentMeetings } from './raw/layout.js';
import { at, vectorAt } from './raw/read.js';
import { segmentsPart } from './raw/wasm/segments.js';
import { input, resultRecord } from './raw/wasm.js';
import { checkOutline } from './rings.js';
import type { OutlineLike, Vector } from './vector.js';

/** A place on an outline. */
export interface OutlinePlace {
  /** Which polygon, of several; else 0. */
  readonly polygon: number;
  /** Which ring of it: 0 is the outer outline, the others are holes. */
  readonly ring: number;
  /** Which edge of the ring, as it was given: from this point to the next. */
  readonly edge: number;
  /** Where on the edge: 0 at its start, 1 at its end. */
  readonly fraction: number;
}

/** Something that two outlines have in common. */
export interface OutlineCrossing {
  /** A point, or a part of some length of an edge of each. */
  readonly meeting: 'point' | 'overlap';
  /** The point, or where the part begins, as `a` runs. A corner is given as it is, to the bit. */
  readonly start: Vector;
  /** Where the part ends; for a point the same. */
  readonly end: Vector;
  /** Where on `a` that begins; a corner is the start or the end of an edge, one of the two. */
  readonly onA: OutlinePlace;
  /** The same place on `b`. */
  readonly onB: OutlinePlace;
}

interface Edge extends Span {
  readonly polygon: number;
  readonly ring: number;
  readonly edge: number;
}

/** Where an edge is. */
interface Span {
  readonly ends: readonly [x0: number, y0: number, x1: number, y1: number];
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/**
 * Where two outlines, polygons with holes, or several of them cross, touch and run along one another: every point once, and every
 * part of two edges that they have in common, in the order of `a`. A place where an outline also crosses itself may
 * come for each of its edges. A ring whose points are all in one place counts as that point. Of a `Polygon` or a
 * `Box`, give `worldPoints`; other shapes have none that are an outline, nor have bodies of several pieces, whose
 * `worldPoints` are the corners of all.
 *
 * Whether edges meet is exact; points are those of {@link intersectSegments}. O(n log n + k) for n edges, of which k
 * pairs, of one of each outline, overlap in x.
 *
 * @throws {@link SepaxError} `not-points`, or the code of a bad number.
 * @example
 * ```js
 * import { intersectOutlines } from 'sepax';
 *
 * const square = [[0, 0], [4, 0], [4, 4], [0, 4]];
 * const crossings = intersectOutlines(square, [[2, 2], [6, 2], [6, 3], [2, 3]]);
 * crossings.map(({ start }) => `${start.x}, ${start.y}`); // ['4, 2', '4, 3']
 * crossings[0].onA.edge; // 1: the right one
 * ```
 */
export function intersectOutlines(a: OutlineLike, b: OutlineLike): OutlineCrossing[] {
  const found = meetingEdges(edgesOf(a, 'a'), edgesOf(b, 'b'));
  const overlaps = found.filter(({ meeting }) => meeting === 'overlap');
  const seen = new Set(overlaps.flatMap(({ start, end }) => [keyOf(start), keyOf(end)]));
  return found.filter(({ meeting, start }) => {
    if (meeting === 'overlap') return true;
    // At a corner two edges meet the other outline, and where a part ends the next edge does.
    if (seen.has(keyOf(start))) return false;
    seen.add(keyOf(start));
    return true;
  });
}

function keyOf({ x, y }: Vector): string {
  return `${x},${y}`;
}

function inOrder({ onA: p }: OutlineCrossing, { onA: q }: OutlineCrossing): number {
  return p.polygon - q.polygon || p.ring - q.ring || p.edge - q.edge || p.fraction - q.fraction;
}

/** The edges of all rings, by their least x. */
function edgesOf(outline: OutlineLike, argument: string): Edge[] {
  return checkOutline(outline, argument)
    .polygons.flatMap((rings, polygon) =>
      rings.flatMap((points, ring) => edgesOfRing(points, polygon, ring)),
    )
    .sort((p, q) => p.minX - q.minX);
}

/** Edges of no length are corners of their neighbours, unless there are no others. */
function edgesOfRing(points: Float64Array, polygon: number, ring: number): Edge[] {
  const all = Array.from({ length: points.length / 2 }, (_, edge) => ({
    ...{ polygon, ring, edge },
    ...spanOf(points, edge),
  }));
  const long = all.filter(({ minX, maxX, minY, maxY }) => minX < maxX || minY < maxY);
  return long.length > 0 ? long : all.slice(0, 1);
}

function spanOf(points: Float64Array, edge: number): Span {
  const next = (2 * edge + 2) % points.length;
  const [x0, y0] = [at(points, 2 * edge), at(points, 2 * edge + 1)];
  const [x1, y1] = [at(points, next), at(points, next + 1)];
  return {
    ends: [x0, y0, x1, y1],
    minX: Math.min(x0, x1),
    maxX: Math.max(x0, x1),
    minY: Math.min(y0, y1),
    maxY: Math.max(y0, y1),
  };
}

/**
 * What each pair of edges has in common whose boxes overlap, in order: sort and sweep along x. The edges of either
 * outline that are open meet each that the other opens, so that a long one costs no more than those it overlaps.
 */
function meetingEdges(edges: readonly Edge[], others: readonly Edge[]): OutlineCrossing[] {
  const found: { readonly crossing: OutlineCrossing; readonly rank: number }[] = [];
  const meet = (i: number, j: number): void => {
    const [edge, other] = [edges[i] as Edge, others[j] as Edge];
    if (other.minY > edge.maxY || other.maxY < edge.minY) return;
    const crossing = crossingOf(edge, other);
    if (crossing !== null) found.push({ crossing, rank: j });
  };
  const stillOpen = (open: readonly number[], all: readonly Edge[], x: number): number[] =>
    open.filter((index) => (all[index] as Edge).maxX >= x);
  let open: number[] = [];
  let openOthers: number[] = [];
  let i = 0;
  let j = 0;
  while (true) {
    const [x = Infinity, otherX = Infinity] = [edges[i]?.minX, others[j]?.minX];
    if (x === Infinity && otherX === Infinity) break;
    if (x <= otherX) {
      openOthers = stillOpen(openOthers, others, x);
      for (const other of openOthers) meet(i, other);
      open.push(i++);
    } else {
      open = stillOpen(open, edges, otherX);
      for (const edge of open) meet(edge, j);
      openOthers.push(j++);
    }
  }
  return found
    .sort((p, q) => inOrder(p.crossing, q.crossing) || p.rank - q.rank)
    .map(({ crossing }) => crossing);
}

function crossingOf(a: Edge, b: Edge): OutlineCrossing | null {
  segmentsPart()._traceSegments(input([...a.ends, ...b.ends, 1, 1]));
  const answer = resultRecord();
  const meeting = segmentMeetings[at(answer, record.meeting)] ?? 'none';
  if (meeting === 'none') return null;
  const placeOn = ({ polygon, ring, edge }: Edge, place: number): OutlinePlace => ({
    polygon,
    ring,
    edge,
    fraction: at(answer, place),
  });
  return {
    meeting,
    start: vectorAt(answer, record.meetingStart),
    end: vectorAt(answer, record.meetingEnd),
    onA: placeOn(a, record.meetingOnA),
    onB: placeOn(b, record.meetingOnB),
  };
}
