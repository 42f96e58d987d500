import type { Point } from '../../../figure/pair/state.js';
import { readPoint } from '../../../figure/state/link-fields.js';
import { writePoint, writePoints } from '../../../lib/debug/link-text.js';

/** What is asked about a way across the board. */
const wayKinds = ['ray', 'segment'] as const;
/** What is asked about the first of the pair among all others. */
export const moverKinds = ['cast', 'slide', 'walk', 'separate'] as const;

/** What is asked about one place: the hero of the game begins there, or it is only looked at. */
export const placeKinds = ['point', 'run'] as const;

/** All that the library is asked besides what it says of the pair. */
export const questionKinds = [...wayKinds, 'point', ...moverKinds, 'run'] as const;

export type WayKind = (typeof wayKinds)[number];
export type MoverKind = (typeof moverKinds)[number];
export type PlaceKind = (typeof placeKinds)[number];
export type QuestionKind = (typeof questionKinds)[number];

/** A question, as plain JSON. */
export type Question =
  | { readonly kind: WayKind; readonly from: Point; readonly to: Point }
  | { readonly kind: PlaceKind; readonly at: Point }
  | { readonly kind: MoverKind };

const isOf = <Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind =>
  (kinds as readonly string[]).includes(kind);

export const isWay = (question: Question): question is Extract<Question, { kind: WayKind }> =>
  isOf(wayKinds, question.kind);

export const isPlace = (question: Question): question is Extract<Question, { kind: PlaceKind }> =>
  isOf(placeKinds, question.kind);

/** Whether a kind of question is about the first of the pair. */
export const isMover = (kind: QuestionKind): kind is MoverKind => isOf(moverKinds, kind);

/** Whether a question is about the motion of the first of the pair. */
export const needsVelocity = (kind: QuestionKind): boolean =>
  kind === 'cast' || kind === 'slide' || kind === 'walk';

/** A question as the value of a field of a link: `ray:-80,0_90,20`, `point:3,4`, `slide`, `run:0,-80`. */
export function writeQuestion(question: Question): string {
  if (isWay(question)) return `${question.kind}:${writePoints([question.from, question.to])}`;
  return isPlace(question) ? `${question.kind}:${writePoint(question.at)}` : question.kind;
}

/** What such a value says; numbers that cannot be read are `NaN`, and what is no question is `null`. */
export function readQuestion(text: string): Question | null {
  const [kind = '', written, ...more] = text.split(':');
  if (more.length > 0) return null;
  if (isOf(moverKinds, kind)) return written === undefined ? { kind } : null;
  const points = (written ?? '').split('_').map(readPoint);
  const [first, second] = points;
  if (isOf(placeKinds, kind) && points.length === 1) return { kind, at: first! };
  return isOf(wayKinds, kind) && points.length === 2 ? { kind, from: first!, to: second! } : null;
}

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((number) => typeof number === 'number' && Number.isFinite(number));

/** Whether a value has the form of a question. */
export function isQuestion(value: unknown): value is Question {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, from, to, at } = value as Record<string, unknown>;
  if (typeof kind !== 'string') return false;
  if (isOf(wayKinds, kind)) return isPoint(from) && isPoint(to);
  return isOf(placeKinds, kind) ? isPoint(at) : isOf(moverKinds, kind);
}
