import { checkOptions } from './options.js';
import {
  errorOf,
  type Finding,
  type OutlineProblem,
  problemOf,
  problemOfTwo,
  readFindings,
} from './outline-problem.js';
import { record, windings } from './raw/layout.js';
import { at } from './raw/read.js';
import { validatePart } from './raw/wasm/validate.js';
import { resultRecord } from './raw/wasm.js';
import { checkOutline, inputPolygons, type Rings } from './rings.js';
import { checkAnyNumber, checkBoolean, MAX_COORDINATE } from './validate.js';
import type { OutlineLike } from './vector.js';

/** Options of {@link validate}. */
export interface ValidateOptions {
  /** Whether dents, holes and second polygons are errors, as they are for `Polygon`. Default false. */
  readonly convex?: boolean | undefined;
}

/** Which way an outline runs with y up; on a y-down screen it looks the other way round. */
export type Winding = 'ccw' | 'cw';

/** The answer of {@link validate}. */
export interface OutlineReport {
  /** Whether there is no error among the problems: the library accepts the outline. */
  readonly valid: boolean;
  /** Which way the first outer ring runs; `null` where edges cross or nothing is enclosed. */
  readonly winding: Winding | null;
  /**
   * Whether no two edges share a point, except that neighbours share their corner, wherever holes and polygons are;
   * `false` where a ring encloses nothing.
   */
  readonly simple: boolean;
  /** Whether the outline is one ring, simple and without a dent. */
  readonly convex: boolean;
  /** All that was found, ring by ring, then what edges do to one another, then holes and dents. */
  readonly problems: OutlineProblem[];
  /** Whether more than 1000 crossings, touches and misplaced rings were found, and the rest left out. */
  readonly truncated: boolean;
}

const VALIDATE_OPTIONS = ['convex'] as const;
const MAX_LISTED = 1000;

/**
 * Says what is wrong with an outline, or with polygons with holes: all of it, in order, exactly
 * decided. Bad geometry, NaN and infinities included, never throws; only what is not a list of points
 * does.
 *
 * Harmless notes are points that repeat the one before, points on the straight line between their
 * neighbours, and rings that touch in a point, also if the inside of a polygon falls apart there (which
 * other programs refuse, and {@link repair} makes several polygons of). Numbers that are no coordinates, and
 * rings that enclose nothing, leave nothing more to find. O(n log n) for ordinary outlines.
 *
 * @throws {@link SepaxError} `not-points`, `not-a-vector`, `not-a-number`, `not-an-option`.
 * @example
 * ```js
 * import { validate } from 'sepax';
 *
 * const { valid, problems } = validate([[0, 0], [4, 4], [4, 0], [0, 4]]);
 * valid; // false
 * problems[0].code; // 'crossing'
 * // What `ConcavePolygon` takes may be too much for `Polygon`.
 * const dented = [[0, 0], [4, 0], [1, 1], [0, 4]];
 * validate(dented).valid; // true
 * validate(dented, { convex: true }).valid; // false
 * ```
 */
export function validate(outline: OutlineLike, options?: ValidateOptions): OutlineReport {
  const { convex = false } = checkOptions(options, VALIDATE_OPTIONS);
  checkBoolean(convex, 'convex');
  return report(checkOutline(outline, 'outline', checkAnyNumber).polygons, convex);
}

/**
 * Whether no two edges of an outline share a point, except that neighbours share their corner. Exact. Whether holes and
 * polygons are where they may be is not asked: that is `valid` of {@link validate}. `false` where a ring encloses
 * nothing.
 *
 * @throws {@link SepaxError} `not-points`, `not-a-vector`, or the code of a bad number, which {@link validate} reports.
 * @example
 * ```js
 * import { isSimple } from 'sepax';
 *
 * isSimple([[0, 0], [4, 0], [4, 4], [0, 4]]); // true
 * isSimple([[0, 0], [4, 4], [4, 0], [0, 4]]); // false: it crosses itself
 * ```
 */
export function isSimple(outline: OutlineLike): boolean {
  return report(checkOutline(outline, 'outline').polygons, false, 0).simple;
}

/**
 * Whether an outline is simple and has no dent and no hole; straight corners are fine. Exact. {@link Polygon} takes
 * those that are a list of points; of a list of rings, give it the first.
 *
 * @throws {@link SepaxError} as {@link isSimple}.
 * @example
 * ```js
 * import { isConvex } from 'sepax';
 *
 * isConvex([[0, 0], [4, 0], [4, 4], [0, 4]]); // true
 * isConvex([[0, 0], [4, 0], [1, 1], [0, 4]]); // false: it has a dent
 * ```
 */
export function isConvex(outline: OutlineLike): boolean {
  return report(checkOutline(outline, 'outline').polygons, false, 0).convex;
}

/**
 * Which way an outline runs, with y up; `null` where edges cross or nothing is enclosed. Exact.
 *
 * @throws {@link SepaxError} as {@link isSimple}.
 * @example
 * ```js
 * import { windingOf } from 'sepax';
 *
 * windingOf([[0, 0], [4, 0], [4, 4]]); // 'ccw'
 * windingOf([[4, 4], [4, 0], [0, 0]]); // 'cw'
 * windingOf([[0, 0], [4, 0], [8, 0]]); // null: nothing is enclosed
 * ```
 */
export function windingOf(outline: OutlineLike): Winding | null {
  return report(checkOutline(outline, 'outline').polygons, false, 0).winding;
}

function report(
  polygons: readonly Rings[],
  convexAsked: boolean,
  maxListed = MAX_LISTED,
): OutlineReport {
  const count = validatePart()._validateOutline(inputPolygons(polygons), maxListed);
  const answer = resultRecord();
  const problems = readFindings(count, polygons)
    .filter(({ code }) => code !== 'concave' || convexAsked)
    .map((found) => errorOf(found) ?? otherProblemOf(found));
  if (convexAsked) problems.push(...surplusOf(polygons));
  return {
    valid: problems.every(({ severity }) => severity === 'note'),
    winding: windings[at(answer, record.winding)] ?? null,
    simple: at(answer, record.simple) === 1,
    convex: at(answer, record.convex) === 1,
    problems,
    truncated: at(answer, record.truncated) === 1,
  };
}

/** What harms nothing, or where nobody has checked the numbers, or asks for what is convex. */
function otherProblemOf(found: Finding): OutlineProblem {
  const { code, first, second, where, otherWhere } = found;
  const point = `Point ${first}${where}`;
  switch (code) {
    case 'repeated': {
      const message = `Point ${second}${otherWhere} repeats point ${first}.`;
      return problemOfTwo(found, 'note', message, second, first);
    }
    case 'straight':
      return problemOf(found, 'note', first, `${point} lies on the line between its neighbours.`);
    case 'touching': {
      const message = `Edge ${first}${where} touches point ${second}${otherWhere}.`;
      return problemOfTwo(found, 'note', message, first, second);
    }
    case 'disconnected': {
      const message = `The inside falls apart at point ${first}${where}: beyond it is a part that only touches.`;
      return problemOf(found, 'note', first, message);
    }
    case 'too-large':
      return problemOf(found, 'error', first, `${point} is beyond ±${MAX_COORDINATE}.`);
    case 'concave':
      return problemOf(found, 'error', first, `${point} makes a dent.`);
    default:
      return problemOf(found, 'error', first, `${point} is not finite.`);
  }
}

/** What a convex polygon has not. */
function surplusOf(polygons: readonly Rings[]): OutlineProblem[] {
  const problems: OutlineProblem[] = [];
  const error = { severity: 'error', index: null } as const;
  const holed = polygons.findIndex((rings) => rings.length > 1);
  if (holed >= 0) {
    const message = 'A convex polygon has no holes.';
    problems.push({ code: 'hole', ...error, polygon: holed, ring: 1, message });
  }
  if (polygons.length > 1) {
    const message = 'A convex polygon is a single one.';
    problems.push({ code: 'second-polygon', ...error, polygon: 1, ring: 0, message });
  }
  return problems;
}
