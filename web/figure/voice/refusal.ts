import type { SepaxError } from 'sepax';
import { text } from './text.js';
import type { Values } from './voice.js';

/** What the library says of something that it refuses. */
export type Refusal = Pick<SepaxError, 'code' | 'argument' | 'index' | 'value' | 'message'>;

/** What may be wrong with shapes and numbers that somebody draws, types or pastes. */
const told = [
  'not-a-number',
  'not-finite',
  'out-of-range',
  'not-points',
  'not-a-vector',
  'not-a-shape',
  'zero-vector',
  'too-few-points',
  'collinear',
  'concave',
  'self-crossing',
  'misplaced-hole',
  'non-uniform',
] as const satisfies readonly SepaxError['code'][];

type Told = (typeof told)[number];

const isTold = (code: string): code is Told => (told as readonly string[]).includes(code);

/** The longest rendering of a value. */
const longest = 60;

/** What the library refuses, in the language that is spoken: its own sentences are English. */
export function refusalSentence({ code, argument, index, value, message }: Refusal): string {
  const place = index === null ? argument : `${argument}[${index}]`;
  const values: Values = { place, code, message };
  if (!isTold(code)) return text('error.other', values);
  if (code !== 'self-crossing' || !isPair(value)) {
    return text(`error.${code}`, { ...values, value: shown(value) });
  }
  const [first, second] = value;
  return text('error.edges', { ...values, first, second });
}

/** The two edges that meet, if it is not an outline that turns back on itself. */
const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);

/** A value as it was written; NaN and infinity are nothing that JSON knows. */
function shown(value: unknown): string {
  const written = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return written.length > longest ? `${written.slice(0, longest - 1)}…` : written;
}
