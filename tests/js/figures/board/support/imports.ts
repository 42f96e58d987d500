import { Problem } from '../../../../../web/figures/board/import/problem.js';
import { type Imported, readText } from '../../../../../web/figures/board/import/read-text.js';
import { shapeOf } from '../../../../../web/figures/board/shape-of.js';
import type { Form, Thing } from '../../../../../web/figures/board/state.js';
import { areaOf } from './areas.js';

export const read = (value: unknown): Imported => readText(JSON.stringify(value));

export const kindsOf = ({ things }: Imported): Form['kind'][] =>
  things.map(({ form }) => form.kind);

export const areasOf = ({ things }: Imported): number[] => things.map(({ form }) => areaOf(form));

export const boundsOf = (thing: Thing) => shapeOf(thing).bounds;

export const said = ({ problems }: Imported): string[] => problems.map(({ text }) => text);

/** What is said of a text, or of a value written as JSON, of which nothing is taken. */
export function refusal(value: unknown): string {
  try {
    readText(typeof value === 'string' ? value : JSON.stringify(value));
  } catch (error) {
    if (error instanceof Problem) return error.text;
    throw error;
  }
  throw new Error('Not refused');
}
