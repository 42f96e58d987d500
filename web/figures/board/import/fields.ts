import { excerptOf } from './excerpt.js';
import { Problem } from './problem.js';

export type Fields = Readonly<Record<string, unknown>>;

/** What is asked of the fields of a file; each refusal says where it is, and what is there. */
export function fields(value: unknown, place: string): Fields {
  if (isFields(value)) return value;
  throw wrong(place, value);
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function list(value: unknown, place: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw wrong(place, value);
}

export function finite(value: unknown, place: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw wrong(place, value);
  return value;
}

export function positive(value: unknown, place: string): number {
  if (typeof value !== 'number' || !(value > 0)) throw wrong(place, value);
  return value;
}

/** A point with x and y; Box2D's files write 0 for the origin. */
export function pointIn(value: unknown, place: string): [number, number] {
  if (value === 0) return [0, 0];
  const { x, y } = fields(value, place);
  return [finite(x, `${place}.x`), finite(y, `${place}.y`)];
}

/** A name, if there is one that says something. */
export const nameIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const wrong = (place: string, value: unknown): Problem =>
  new Problem('import.wrongField', {
    place,
    value: excerptOf(value, 40),
  });
