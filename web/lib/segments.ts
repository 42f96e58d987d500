/** What two segments have in common, and every step of finding out. */
import { checkOptions } from './options.js';
import { record, segmentExits, segmentMeetings } from './raw/layout.js';
import { at, vectorAt } from './raw/read.js';
import { segmentsPart } from './raw/wasm/segments.js';
import { input, resultRecord } from './raw/wasm.js';
import type { Segment } from './segment.js';
import { pointsOfSegment } from './segment-points.js';
import { checkChoice, checkVector, formOf, notAShape } from './validate.js';
import type { Vector, VectorLike } from './vector.js';

/**
 * A segment as the queries of segments accept it: a {@link Segment} where it stands, or its ends. To TypeScript a list
 * that stands alone is one of any length; with other than two ends there is an error.
 */
export type SegmentLike =
  | Segment
  | readonly [start: VectorLike, end: VectorLike]
  | readonly VectorLike[];

/** Options of {@link intersectSegments} and {@link traceSegments}. */
export interface SegmentOptions {
  /**
   * Whether the ends belong to the segments. Without them, segments meet if they have something in
   * common inside both: a crossing, or an overlap, but not a single point that is an end of either.
   * Default `true`.
   */
  readonly touching?: boolean | undefined;
  /**
   * Whether segments meet that lie on one line, be it that they overlap or that they only touch end to
   * end. A segment of zero length lies on one line with each that holds it. Default `true`.
   */
  readonly collinear?: boolean | undefined;
}

/** A part of a segment: 0 is its start, 1 its end. */
export interface SegmentPart {
  /** Where the part begins. */
  readonly start: number;
  /** Where it ends; equal to the beginning for a point. */
  readonly end: number;
}

/** The answer of {@link intersectSegments} where nothing is in common. */
export interface SegmentsApart {
  /** Nothing is in common. */
  readonly meeting: 'none';
  /** No point. */
  readonly start: null;
  /** No point. */
  readonly end: null;
  /** No part. */
  readonly onA: null;
  /** No part. */
  readonly onB: null;
}

/** The answer of {@link intersectSegments} where something is in common. */
export interface SegmentsMeet {
  /** One point, crossed or touched; or a common part of some length. */
  readonly meeting: 'point' | 'overlap';
  /**
   * The point, or where the common part begins in the sense of `a`. An end of a segment that is in
   * common is given as it is, to the bit.
   */
  readonly start: Vector;
  /** Where the common part ends: equal to {@link start} for a point. */
  readonly end: Vector;
  /** Which part of `a` is in common. */
  readonly onA: SegmentPart;
  /** The same on `b`. It runs backwards if the segments point opposite ways. */
  readonly onB: SegmentPart;
}

/** What {@link intersectSegments} found. A fresh object each time. */
export type SegmentIntersection = SegmentsApart | SegmentsMeet;

/** One of the two unknowns of a {@link SegmentsTrace}. */
export interface SegmentParameter {
  /** Where on its segment the other line cuts: 0 is the start, 1 the end. */
  readonly value: number;
  /** Whether that is on the segment, from 0 to 1, decided exactly. */
  readonly within: boolean;
}

/**
 * Every step of {@link intersectSegments}.
 *
 * The point `a.start + t (a.end - a.start)` is the point `b.start + u (b.end - b.start)` if
 *
 *     [columnA columnB] (t, u) = right
 *
 * By Cramer's rule `t` and `u` are quotients of determinants, each twice the area of a triangle that an
 * end of one segment makes with the other segment. The signs of these decide.
 */
export interface SegmentsTrace {
  /** `a.end - a.start`. */
  readonly columnA: Vector;
  /** `b.start - b.end`. */
  readonly columnB: Vector;
  /** `b.start - a.start`. */
  readonly right: Vector;
  /** Of the matrix, with the exact sign; 0: the lines are parallel, or a segment has zero length. */
  readonly determinant: number;
  /** `t`; `null` if the determinant is 0. */
  readonly onA: SegmentParameter | null;
  /** `u`; `null` if the determinant is 0. */
  readonly onB: SegmentParameter | null;
  /**
   * On which side of `b`'s line the start and end of `a` are: twice the area of the triangle, positive
   * if it is counter-clockwise with y up, 0 on the line, with the exact sign.
   */
  readonly sidesOfA: {
    /** Of `a`'s start. */
    readonly start: number;
    /** Of `a`'s end. */
    readonly end: number;
  };
  /** On which side of `a`'s line the start and end of `b` are. */
  readonly sidesOfB: {
    /** Of `b`'s start. */
    readonly start: number;
    /** Of `b`'s end. */
    readonly end: number;
  };
  /**
   * The test that settled the question, the first of these to apply: `b` is strictly on one side of
   * `a`'s line; `a` is strictly on one side of `b`'s; each has its ends strictly on both sides of the
   * other; an end of one is on the other; all ends are on one line, and their order on it decides. The
   * numbers that later tests would use are shown though they weren't needed.
   */
  readonly settledBy: 'b-beside-a' | 'a-beside-b' | 'crossing' | 'touching' | 'collinear';
  /** What {@link intersectSegments} answers for the same arguments. */
  readonly result: SegmentIntersection;
}

/**
 * What two closed segments have in common: nothing, a point, or a part of some length.
 *
 * The decision is exact in every case: crossing, touching, parallel, collinear, vertical, of zero
 * length. Crossing points are right to within 1e-12 of the segments' size; if the segments are nearly
 * parallel the error grows with the inverse of the sine of their angle.
 *
 * Four orientation signs decide (O'Rourke, "Computational Geometry in C", 1998); Cramer's rule gives
 * the point. O(1).
 *
 * @throws {@link SepaxError} `not-a-shape`, `disposed`, `not-an-option`, `not-a-choice`, or the code of
 * a bad vector, with the index of the end.
 * @example
 * ```js
 * import { intersectSegments } from 'sepax';
 *
 * const road = [[0, 0], [4, 4]];
 * intersectSegments(road, [[0, 4], [4, 0]]).start; // { x: 2, y: 2 }
 * intersectSegments(road, [[4, 4], [9, 0]]).meeting; // 'point': they touch
 * intersectSegments(road, [[4, 4], [9, 0]], { touching: false }).meeting; // 'none'
 * // A part in common, which `collinear: false` leaves out.
 * intersectSegments(road, [[2, 2], [6, 6]]).end; // { x: 4, y: 4 }
 * intersectSegments(road, [[2, 2], [6, 6]], { collinear: false }).meeting; // 'none'
 * ```
 */
export function intersectSegments(
  a: SegmentLike,
  b: SegmentLike,
  options?: SegmentOptions,
): SegmentIntersection {
  return readIntersection(answerTo(a, b, options));
}

/**
 * Everything that {@link intersectSegments} does for the same arguments: the matrix form with its
 * determinant, both parameters and whether they are in their intervals, the four orientation signs, and
 * the test that settled it. For teaching and debugging; made by the same code, so it can't disagree.
 * O(1).
 *
 * @throws {@link SepaxError} as {@link intersectSegments}.
 * @example
 * ```js
 * import { traceSegments } from 'sepax';
 *
 * const { determinant, onA, onB, result } = traceSegments([[0, 0], [4, 4]], [[0, 4], [8, 4]]);
 * determinant; // 32
 * onA.value; // 1
 * onB.within; // true
 * result.start; // { x: 4, y: 4 }
 * ```
 */
export function traceSegments(
  a: SegmentLike,
  b: SegmentLike,
  options?: SegmentOptions,
): SegmentsTrace {
  const answer = answerTo(a, b, options);
  const determinant = at(answer, record.determinant);
  return {
    columnA: vectorAt(answer, record.columnA),
    columnB: vectorAt(answer, record.columnB),
    right: vectorAt(answer, record.right),
    determinant,
    onA: determinant === 0 ? null : readParameter(answer, record.parameterA),
    onB: determinant === 0 ? null : readParameter(answer, record.parameterB),
    sidesOfA: readPart(answer, record.sides),
    sidesOfB: readPart(answer, record.sides + 2),
    settledBy: segmentExits[at(answer, record.settledBy)] as SegmentsTrace['settledBy'],
    result: readIntersection(answer),
  };
}

function answerTo(
  a: SegmentLike,
  b: SegmentLike,
  options: SegmentOptions | undefined,
): Float64Array {
  // Options first: a getter among them may do anything, even dispose of a segment.
  const rules = rulesOf(options);
  segmentsPart()._traceSegments(input([...endsOf(a, 'a'), ...endsOf(b, 'b'), ...rules]));
  return resultRecord();
}

const SEGMENT_OPTIONS = ['touching', 'collinear'] as const;
const YES_OR_NO = [true, false] as const;

function rulesOf(options: SegmentOptions | undefined): readonly number[] {
  const { touching = true, collinear = true } = checkOptions(options, SEGMENT_OPTIONS);
  return [
    Number(checkChoice(touching, 'touching', YES_OR_NO)),
    Number(checkChoice(collinear, 'collinear', YES_OR_NO)),
  ];
}

/** The coordinates of the ends of a segment, checked. */
export function endsOf(
  segment: SegmentLike,
  argument: string,
): readonly [x0: number, y0: number, x1: number, y1: number] {
  const value: unknown = segment;
  const points = pointsOfSegment(value, argument);
  if (points !== null) {
    // A segment of zero length has one point.
    const [start, end = start] = points as [Vector, Vector?];
    return [start.x, start.y, end.x, end.y];
  }
  if (formOf(value) === 'array') {
    const ends = value as readonly unknown[];
    if (ends.length === 2) {
      return [...checkVector(ends[0], argument, 0), ...checkVector(ends[1], argument, 1)];
    }
  }
  throw notAShape(value, argument, 'a Segment or its ends, [start, end]');
}

function readPart(numbers: Float64Array, place: number): SegmentPart {
  return { start: at(numbers, place), end: at(numbers, place + 1) };
}

function readParameter(numbers: Float64Array, place: number): SegmentParameter {
  return { value: at(numbers, place), within: at(numbers, place + 1) === 1 };
}

function readIntersection(numbers: Float64Array): SegmentIntersection {
  const meeting = segmentMeetings[at(numbers, record.meeting)] ?? 'none';
  if (meeting === 'none') return { meeting, start: null, end: null, onA: null, onB: null };
  return {
    meeting,
    start: vectorAt(numbers, record.meetingStart),
    end: vectorAt(numbers, record.meetingEnd),
    onA: readPart(numbers, record.meetingOnA),
    onB: readPart(numbers, record.meetingOnB),
  };
}
