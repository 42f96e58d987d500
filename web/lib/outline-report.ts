import { SepaxError, type SepaxErrorCode } from './errors.js';
import { checkOptions } from './options.js';
import { finding, findingKinds, record, windings } from './raw/layout.js';
import { at } from './raw/read.js';
import { validatePart } from './raw/wasm/validate.js';
import { output, resultRecord } from './raw/wasm.js';
import { checkRings, inputRings } from './rings.js';
import { checkAnyNumber, checkBoolean, MAX_COORDINATE, nameOf } from './validate.js';
import type { OutlineLike } from './vector.js';

/** Options of {@link validate}. */
export interface ValidateOptions {
  /** Whether dents and holes are errors, as they are for `Polygon`. Default false. */
  readonly convex?: boolean;
}

/** What an {@link OutlineProblem} is about. */
export type OutlineProblemCode = (typeof findingKinds)[number] | 'hole';

/** Something about an outline that {@link validate} has found. */
export interface OutlineProblem {
  /** What kind of problem, for programs. */
  readonly code: OutlineProblemCode;
  /** A `note` is harmless: the library brings it into order. An `error` is not. */
  readonly severity: 'error' | 'note';
  /** The ring it is about: 0 is the outer one. */
  readonly ring: number;
  /** The point it is about, or where the edge it is about starts; `null` if a whole ring. */
  readonly index: number | null;
  /** The other ring, of problems of two rings or edges. */
  readonly otherRing?: number;
  /** The other point or edge, of problems of two. */
  readonly other?: number;
  /** What is the matter, in English, with the places in the list. */
  readonly message: string;
}

/** Which way an outline runs with y up; on a y-down screen it looks the other way round. */
export type Winding = 'ccw' | 'cw';

/** The answer of {@link validate}. */
export interface OutlineReport {
  /** Whether there is no error among the problems: the library accepts the outline. */
  readonly valid: boolean;
  /** Which way the outer ring runs; `null` where edges cross or nothing is enclosed. */
  readonly winding: Winding | null;
  /** Whether no edges share a point but neighbours their corner. */
  readonly simple: boolean;
  /** Whether the outline is simple and has no dent and no hole. */
  readonly convex: boolean;
  /** All that was found, ring by ring, then what edges do to one another, then holes and dents. */
  readonly problems: OutlineProblem[];
  /** Whether more than 1000 crossings and touches were found, and the rest left out. */
  readonly truncated: boolean;
}

const VALIDATE_OPTIONS = ['convex'] as const;
const MAX_LISTED = 1000;
const NOTES: readonly OutlineProblemCode[] = ['repeated', 'straight', 'touching'];

/**
 * Says what is wrong with an outline, or with a polygon with holes: all of it, in order, exactly
 * decided. Bad geometry, NaN and infinities included, never throws; only what is no list of points
 * does.
 *
 * Harmless notes are points that repeat the one before, points on the straight line between their
 * neighbours, and outlines that touch themselves in a point. Numbers that are no coordinates, and
 * rings that enclose nothing, leave nothing more to find. O(n log n) for ordinary outlines.
 *
 * @throws {@link SepaxError} `not-points`, `not-a-vector`, `not-a-number`, `not-an-option`.
 */
export function validate(outline: OutlineLike, options?: ValidateOptions): OutlineReport {
  const { convex = false } = checkOptions(options, VALIDATE_OPTIONS);
  checkBoolean(convex, 'convex');
  return report(checkRings(outline, 'outline', checkAnyNumber), convex);
}

/** Whether no edges of an outline share a point but neighbours their corner. Exact. */
export function isSimple(outline: OutlineLike): boolean {
  return report(checkRings(outline, 'outline'), false, 0).simple;
}

/** Whether an outline is simple and has no dent and no hole; straight corners are fine. Exact. */
export function isConvex(outline: OutlineLike): boolean {
  return report(checkRings(outline, 'outline'), false, 0).convex;
}

/** Which way an outline runs, with y up; `null` where edges cross or nothing is enclosed. Exact. */
export function windingOf(outline: OutlineLike): Winding | null {
  return report(checkRings(outline, 'outline'), false, 0).winding;
}

function report(
  rings: readonly Float64Array[],
  convexAsked: boolean,
  maxListed = MAX_LISTED,
): OutlineReport {
  const count = validatePart()._validateOutline(inputRings(rings), maxListed);
  const answer = resultRecord();
  const numbers = output(count * finding.size);
  const problems: OutlineProblem[] = [];
  for (let i = 0; i < count; i++) {
    const problem = readProblem(numbers.subarray(i * finding.size));
    if (problem.code !== 'concave' || convexAsked) problems.push(problem);
  }
  if (convexAsked && rings.length > 1) {
    const message = 'A convex polygon has no holes.';
    problems.push({ code: 'hole', severity: 'error', ring: 1, index: null, message });
  }
  return {
    valid: problems.every(({ severity }) => severity === 'note'),
    winding: windings[at(answer, record.winding)] ?? null,
    simple: at(answer, record.simple) === 1,
    convex: at(answer, record.convex) === 1,
    problems,
    truncated: at(answer, record.truncated) === 1,
  };
}

function readProblem(numbers: Float64Array): OutlineProblem {
  const code = findingKinds[at(numbers, finding.kind)] ?? 'not-finite';
  const ring = at(numbers, finding.ring);
  const index = at(numbers, finding.first);
  const otherRing = at(numbers, finding.otherRing);
  const other = at(numbers, finding.second);
  const severity = NOTES.includes(code) ? 'note' : 'error';
  const where = ring === 0 && otherRing === 0 ? '' : ` of ring ${ring}`;
  const otherWhere = ring === 0 && otherRing === 0 ? '' : ` of ring ${otherRing}`;
  const problem = { code, severity, ring } as const;
  const pair = { ...problem, index, otherRing, other };
  const point = `Point ${index}${where}`;
  switch (code) {
    case 'not-finite':
      return { ...problem, index, message: `${point} is not finite.` };
    case 'too-large':
      return { ...problem, index, message: `${point} is beyond ±${MAX_COORDINATE}.` };
    case 'too-few-points':
      return {
        ...problem,
        index: null,
        message: `Three different points at least make an outline, but ring ${ring} has ${index}.`,
      };
    case 'collinear':
      return { ...problem, index: null, message: `All points of ring ${ring} lie on one line.` };
    case 'repeated':
      return {
        ...pair,
        index: other,
        other: index,
        message: `Point ${other}${otherWhere} repeats point ${index}.`,
      };
    case 'straight':
      return { ...problem, index, message: `${point} lies on the line between its neighbours.` };
    case 'spike':
      return {
        ...problem,
        index,
        message: `The outline turns back on itself at point ${index}${where}.`,
      };
    case 'touching':
      return { ...pair, message: `Edge ${index}${where} touches point ${other}${otherWhere}.` };
    case 'crossing':
      return { ...pair, message: `Edge ${index}${where} crosses edge ${other}${otherWhere}.` };
    case 'hole-outside':
      return {
        ...problem,
        index: null,
        otherRing,
        message: `Ring ${ring}, a hole, is outside ring 0.`,
      };
    case 'hole-in-hole':
      return {
        ...problem,
        index: null,
        otherRing,
        message: `Ring ${ring}, a hole, is inside ring ${otherRing}, another hole.`,
      };
    case 'concave':
      return { ...problem, index, message: `${point} makes a dent.` };
  }
}

const ERRORS: Partial<Record<OutlineProblemCode, SepaxErrorCode>> = {
  'too-few-points': 'too-few-points',
  collinear: 'collinear',
  'hole-outside': 'misplaced-hole',
  'hole-in-hole': 'misplaced-hole',
};

/** The error for rings that a function has refused. */
export function faultyOutline(rings: readonly Float64Array[], outline: OutlineLike): SepaxError {
  const { problems } = report(rings, false, 1);
  const problem = problems.find(({ severity }) => severity === 'error') as OutlineProblem;
  const code = ERRORS[problem.code] ?? 'self-crossing';
  const whole = rings.length === 1 || code === 'misplaced-hole';
  const argument = whole ? 'outline' : `outline[${problem.ring}]`;
  const index = code === 'misplaced-hole' ? problem.ring : problem.index;
  const value = problem.other === undefined ? outline : [problem.index, problem.other];
  const message = `${nameOf(argument, index)} is faulty: ${problem.message}`;
  return new SepaxError(code, argument, index, value, message);
}
