import { notAList, takeList } from '../lists.js';
import { checkOptions } from '../options.js';
import { checkChoice, checkInteger, mismatch } from '../validate.js';
import { type Relation, relationOf } from './exact.js';
import { type CheckFamily, families, pairIn } from './families.js';
import type { Kinds } from './places.js';
import { Random } from './random.js';
import type { CheckKind, CheckShape } from './shapes.js';

/** Two shapes and how they lie to one another: plain data. */
export interface CheckCase {
  /** What it is about. */
  readonly family: CheckFamily;
  /** The one shape. */
  readonly a: CheckShape;
  /** The other shape. */
  readonly b: CheckShape;
  /** How they lie to one another, exactly. Shapes that touch have boundary in common and nothing else. */
  readonly relation: Relation;
}

/** Which cases to make. */
export interface CaseOptions {
  /** How many, up to a million; by default 4000. */
  readonly count?: number | undefined;
  /** Each has cases of its own, the same on every machine; by default 1. */
  readonly seed?: number | undefined;
  /** The kinds of shapes; by default all. */
  readonly kinds?: readonly CheckKind[] | undefined;
}

export const CASE_OPTIONS = ['count', 'seed', 'kinds'] as const;

const allKinds = ['polygon', 'box', 'circle'] as const;

/** Without any there would be nothing to get wrong. */
function checkKinds(value: unknown): readonly CheckKind[] {
  if (value === undefined) return allKinds;
  const wanted = 'a list of kinds of shapes';
  const list = takeList(value, 'kinds', () => notAList(value, 'kinds', wanted));
  if (list.length === 0) throw mismatch('not-a-list', 'kinds', null, value, `must be ${wanted}`);
  const chosen = Array.from(list, (kind, i) => checkChoice(kind, `kinds[${i}]`, allKinds));
  return allKinds.filter((kind) => chosen.includes(kind));
}

/** The pairs of kinds, polygons first and circles last. */
const pairsOf = (kinds: readonly CheckKind[]): Kinds[] =>
  kinds.flatMap((first, i) => kinds.slice(i).map((second) => [first, second] as const));

/**
 * Cases that collision code gets wrong: shapes that touch, nearly touch, lie in one another, are far out, very
 * large beside very small, needles. The plainest family comes first, the one that differs by a unit in the
 * last place last. Each `relation` is decided by whole numbers of any size, without rounding.
 *
 * @throws {@link SepaxError} `not-an-option`, `not-a-list`, `not-a-choice`, or the code of a bad number.
 * @example
 * ```js
 * import { hardCases } from 'sepax/check';
 *
 * const [first] = hardCases({ count: 100, kinds: ['circle'] });
 * first.a.kind; // 'circle'
 * ```
 */
export function hardCases(options?: CaseOptions): CheckCase[] {
  return casesOf(checkOptions(options, CASE_OPTIONS));
}

/** The cases that options ask for, whose names have been looked at. */
export function casesOf({ count = 4000, seed = 1, kinds }: CaseOptions): CheckCase[] {
  checkInteger(count, 'count', 1, MOST_CASES);
  checkInteger(seed, 'seed', 0, 2 ** 31);
  const cells = cellsOf(checkKinds(kinds));
  const before = (i: number): number => Math.floor((i * count) / cells.length);
  return cells.flatMap((cell, i) => {
    const random = new Random(seed * CELLS + i);
    return Array.from({ length: before(i + 1) - before(i) }, () => caseOf(cell, random));
  });
}

/** More than there are cells: no two of them have the same numbers. */
const CELLS = 8191;
const MOST_CASES = 1_000_000;

interface Cell {
  readonly family: CheckFamily;
  readonly kinds: Kinds;
}

/** Each family with each pair of kinds that it is of. */
function cellsOf(kinds: readonly CheckKind[]): Cell[] {
  const pairs = pairsOf(kinds);
  return (Object.keys(families) as CheckFamily[]).flatMap((family) =>
    pairs
      .filter((pair) => families[family].of?.(pair) ?? true)
      .map((pair) => ({ family, kinds: pair })),
  );
}

function caseOf({ family, kinds }: Cell, random: Random): CheckCase {
  const pair = pairIn(family, random, kinds);
  const [a, b] = random.chance(0.5) ? pair : ([pair[1], pair[0]] as const);
  return { family, a, b, relation: relationOf(a, b) };
}
