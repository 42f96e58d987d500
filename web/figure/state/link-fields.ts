import { GREATEST_COORDINATE, LINK_VERSION } from '../../lib/debug/link-text.js';
import type { Point } from '../pair/state.js';

export { writeFields, writePoint } from '../../lib/debug/link-text.js';

/** A number that a picture can show, or `NaN`. */
export function readNumber(text: string): number {
  const value = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= GREATEST_COORDINATE ? value : Number.NaN;
}

export function readPoint(text: string): Point {
  const parts = text.split(',');
  return parts.length === 2 ? [readNumber(parts[0]!), readNumber(parts[1]!)] : [Number.NaN, 0];
}

/** The fields of a link by their names, or `null` if it is not one of this version. */
export function readFields(hash: string): ReadonlyMap<string, string> | null {
  const [head, ...parts] = hash.replace(/^#/, '').split('&');
  if (head !== LINK_VERSION) return null;
  const fields = new Map<string, string>();
  for (const part of parts) {
    const equals = part.indexOf('=');
    fields.set(part.slice(0, equals), part.slice(equals + 1));
  }
  return fields;
}
