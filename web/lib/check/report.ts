import { notAList } from '../lists.js';
import { checkOptions } from '../options.js';
import { checkBoolean, checkChoice, formOf, mismatch, show } from '../validate.js';
import type { CheckFamily } from './families.js';
import { CASE_OPTIONS, type CaseOptions, type CheckCase, casesOf } from './hard-cases.js';
import { type Explained, looksLike } from './looks-like.js';
import { sentences } from './sentences.js';
import { type CheckShape, copied } from './shapes.js';
import { type CheckMistake, isHit } from './suspects.js';

/** Whether two shapes meet, by code that is to be checked. What it returns should be true or false. */
export type IntersectsFunction = (
  // biome-ignore lint/suspicious/noExplicitAny: it may have types of its own.
  a: any,
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  b: any,
) => unknown;

/** What is right. */
export interface JudgeOptions {
  /** Whether shapes that touch meet; by default they do. */
  readonly touching?: boolean | undefined;
}

/** Which cases to ask, and what is right. */
export interface CheckOptions extends CaseOptions, JudgeOptions {}

/** An answer that is wrong. */
export interface WrongAnswer extends CheckCase {
  /** Its place in the list of cases. */
  readonly index: number;
  /** What would be right. */
  readonly expected: boolean;
  /** What was answered, or the error that was thrown. */
  readonly answer: boolean | Error;
}

/** What wrong answers have in common. */
export interface LikelyMistake {
  /** What it looks like. */
  readonly mistake: CheckMistake;
  /** How many wrong answers it explains. */
  readonly count: number;
  /** The plainest of them. */
  readonly first: WrongAnswer;
}

/** How many answers of a family are wrong. */
export interface FamilyCount {
  /** The family. */
  readonly family: CheckFamily;
  /** How many cases it has. */
  readonly cases: number;
  /** To how many of them the answer is wrong. */
  readonly wrong: number;
}

/** What was wrong, by kind. */
export interface CheckReport {
  /** Whether all answers are right. */
  readonly passed: boolean;
  /** How many cases were asked. */
  readonly cases: number;
  /** How many answers are wrong. */
  readonly wrong: number;
  /** Shapes that are apart were said to meet. */
  readonly falsePositives: number;
  /** Shapes that overlap were said not to meet. */
  readonly falseNegatives: number;
  /** Shapes that touch were taken for what they do not count as. */
  readonly wrongTouching: number;
  /** Nothing was answered, but an error was thrown. */
  readonly threw: number;
  /** The plainest wrong answer, or null. */
  readonly first: WrongAnswer | null;
  /** What it looks like, by how much it explains. */
  readonly mistakes: readonly LikelyMistake[];
  /** How it went, family by family, the plainest first. */
  readonly families: readonly FamilyCount[];
  /** All of it in a few lines, for test runners. */
  readonly message: string;
}

const isWrong = (of: CheckCase, answer: boolean | Error, touching: boolean): boolean =>
  answer !== isHit(of, touching);

/**
 * Asks a function about thousands of hard pairs of shapes, and says which answers are wrong and what mistake it
 * looks like. Each call gets copies of its own, and is to return true or false: whatever else comes of it counts as an
 * error, and so as wrong.
 *
 * @throws {@link SepaxError} `not-a-function`, `not-an-option`, `not-a-list`, `not-a-choice`, or the code of a bad
 * number.
 * @example
 * ```js
 * import { checkIntersects } from 'sepax/check';
 *
 * const circles = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius;
 * const report = checkIntersects(circles, { kinds: ['circle'] });
 * report.passed; // false
 * report.mistakes[0].mistake; // 'touching-missed'
 * ```
 */
export function checkIntersects(
  intersects: IntersectsFunction,
  options?: CheckOptions,
): CheckReport {
  if (typeof intersects !== 'function') {
    throw mismatch('not-a-function', 'intersects', null, intersects, 'must be a function');
  }
  const { touching = true, ...which } = checkOptions(options, [...CASE_OPTIONS, 'touching']);
  checkBoolean(touching, 'touching');
  const cases = casesOf(which);
  const answers = cases.map(({ a, b }) => answerOf(intersects, a, b));
  return reportOn(cases, answers, touching);
}

function answerOf(intersects: IntersectsFunction, a: CheckShape, b: CheckShape): boolean | Error {
  try {
    const answer = intersects(copied(a), copied(b));
    if (typeof answer === 'boolean') return answer;
    // Most of it would count as true.
    if (answer instanceof Promise)
      return new Error('It returned a promise: judge what comes of it.');
    return new Error(`It returned ${show(answer)}, which is neither true nor false.`);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * The same with answers that came from elsewhere: from a worker, another process, a program in another language.
 * They are in the order of the cases, and each is true, false, or an Error if there is none.
 *
 * @throws {@link SepaxError} `not-a-list`, `not-an-option`, `not-a-choice` for an answer or a relation that is none.
 * @example
 * ```js
 * import { hardCases, judge } from 'sepax/check';
 *
 * const cases = hardCases();
 * judge(cases, cases.map(() => true)).mistakes[0].mistake; // 'always-same'
 * ```
 */
export function judge(
  cases: readonly CheckCase[],
  answers: readonly (boolean | Error)[],
  options?: JudgeOptions,
): CheckReport {
  const { touching = true } = checkOptions(options, ['touching']);
  checkBoolean(touching, 'touching');
  if (formOf(cases) !== 'array') throw notAList(cases, 'cases', 'a list of cases');
  cases.forEach((of, i) => {
    if (![of?.a, of?.b].every((shape) => formOf(shape) === 'object' && 'kind' in shape)) {
      throw mismatch('not-a-list', 'cases', i, of, 'must be a case, as hardCases has them');
    }
    checkChoice(of.relation, `cases[${i}].relation`, relations);
  });
  if (formOf(answers) !== 'array' || answers.length !== cases.length) {
    throw mismatch('not-a-list', 'answers', null, answers, `must be ${cases.length} answers`);
  }
  // Those that are missing in a list with gaps, too.
  for (let i = 0; i < answers.length; i++) checkAnswer(answers[i], i);
  return reportOn(cases, answers, touching);
}

const relations = ['apart', 'touching', 'overlapping'] as const;

/** Of 1, "true" and null it is not plain what they mean: what is no answer is refused. */
function checkAnswer(answer: unknown, i: number): void {
  if (typeof answer === 'boolean' || answer instanceof Error) return;
  const sample = { number: '1', string: '"true"' }[typeof answer as string];
  const way = sample === undefined ? '' : `: write answers.map((answer) => answer === ${sample})`;
  const found = `${show(answer)}${way}`;
  throw mismatch(
    'not-a-choice',
    'answers',
    i,
    answer,
    'must be true, false or an Error',
    '',
    found,
  );
}

function reportOn(
  cases: readonly CheckCase[],
  answers: readonly (boolean | Error)[],
  touching: boolean,
): CheckReport {
  const places = cases.flatMap((of, i) => (isWrong(of, answers[i]!, touching) ? [i] : []));
  const threw = places.filter((i) => answers[i] instanceof Error);
  const answered = places.filter((i) => !(answers[i] instanceof Error));
  const wrongAt = (i: number): WrongAnswer => ({
    ...cases[i]!,
    index: i,
    expected: isHit(cases[i]!, touching),
    answer: answers[i]!,
  });
  const likely = ({ mistake, places: [first, ...rest] }: Explained): LikelyMistake => ({
    mistake,
    count: 1 + rest.length,
    first: wrongAt(first!),
  });
  const count = (relation: CheckCase['relation']): number =>
    answered.filter((i) => cases[i]!.relation === relation).length;
  const isSame = new Set(answers.filter((answer) => typeof answer === 'boolean')).size < 2;
  const explained = looksLike(cases, new Set(answered), touching, isSame);
  const report = {
    passed: places.length === 0,
    cases: cases.length,
    wrong: places.length,
    falsePositives: count('apart'),
    falseNegatives: count('overlapping'),
    wrongTouching: count('touching'),
    threw: threw.length,
    first: places.length === 0 ? null : wrongAt(places[0]!),
    mistakes: [
      ...(threw.length > 0 ? [{ mistake: 'threw' as const, places: threw }] : []),
      ...explained,
    ].map(likely),
    families: byFamily(cases, new Set(places)),
  };
  return { ...report, message: messageOf(report) };
}

function byFamily(cases: readonly CheckCase[], wrong: ReadonlySet<number>): FamilyCount[] {
  const counts = new Map<CheckFamily, { cases: number; wrong: number }>();
  cases.forEach(({ family }, i) => {
    const count = counts.get(family) ?? { cases: 0, wrong: 0 };
    count.cases += 1;
    if (wrong.has(i)) count.wrong += 1;
    counts.set(family, count);
  });
  return [...counts].map(([family, count]) => ({ family, ...count }));
}

const said = (answer: boolean | Error): string =>
  answer instanceof Error ? `threw “${answer.message}”` : `said ${answer}`;

function messageOf({ cases, wrong, mistakes }: Omit<CheckReport, 'message'>): string {
  if (wrong === 0) return `All ${cases} answers are right.`;
  const lines = mistakes.map(({ mistake, count, first }) => {
    const { index, answer, relation, a, b } = first;
    const where = `case ${index}, ${relation}, ${said(answer)}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
    return `- ${count}: ${sentences[mistake]}\n  ${where}`;
  });
  return [`${wrong} of ${cases} answers are wrong. They look like this:`, ...lines].join('\n');
}
