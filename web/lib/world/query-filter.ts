/** Which bodies a question is about, and what it is answered into. */
import type { SepaxError } from '../errors.js';
import { notAList } from '../lists.js';
import { checkBoolean, formOf, mismatch } from '../validate.js';
import type { Body } from './body.js';
import { ALL_BITS, checkBits } from './body-traits.js';
import type { WorldCore } from './core.js';
import {
  type BodyChoice,
  CHOICE_OPTIONS,
  checkChoiceOfBodies,
  type RawChoice,
  without,
} from './exclude.js';

/** Which bodies a query is about. Disabled ones are never among the answers. */
export interface QueryFilter<Data = unknown> extends BodyChoice<Data> {
  /** Bodies with a bit of their category in it count. Default: all. */
  readonly mask?: number | undefined;
  /** Whether sensors count. Default true. */
  readonly sensors?: boolean | undefined;
}

/** The names of {@link QueryFilter}. */
export const FILTER_OPTIONS = ['mask', 'sensors', ...CHOICE_OPTIONS] as const;

/** What wasm wants to know, and what it can't. */
export interface RawFilter<Data> extends RawChoice<Data> {
  readonly mask: number;
  readonly sensors: boolean;
}

export function checkFilter<Data>(
  core: WorldCore<Data>,
  options: QueryFilter<Data>,
): RawFilter<Data> {
  const { mask = ALL_BITS, sensors = true } = options;
  return {
    mask: checkBits(mask, 'mask'),
    sensors: checkBoolean(sensors, 'sensors'),
    ...checkChoiceOfBodies(core, options),
  };
}

/** So many refusals are worth a search each. */
const FEW_REFUSED = 8;

/**
 * Asks for what comes first until that is a body that counts. Each that does not is left out the next time, so
 * that nobody is asked about twice. After a few, `rest` gives the numbers of all that may come, and those
 * that don't count are left out at once: a search for each would be quadratic.
 */
export function firstAccepted<Data, Hit extends { readonly body: Body<Data> }>(
  core: WorldCore<Data>,
  { excluded, accepts }: RawFilter<Data>,
  ask: () => Hit | null,
  rest: () => readonly number[],
): Hit | null {
  const out = [...excluded];
  const accepted = new Set<number>();
  for (let refused = 1; ; refused++) {
    const hit = without(out, ask);
    if (hit === null || accepts === undefined) return hit;
    const { body } = hit;
    if (accepted.has(body.id) || accepts(body)) return hit;
    out.push(body.id);
    if (refused !== FEW_REFUSED) continue;
    for (const id of without(out, rest)) {
      if (accepts(core.bodyOf(id))) accepted.add(id);
      else out.push(id);
    }
  }
}

/** The array for the answers, which is emptied once they are there. */
export function checkInto<Element>(into: Element[] | undefined): Element[] {
  if (into === undefined) return [];
  if (formOf(into) !== 'array') throw notAList(into, 'into', 'an array');
  return into;
}

/** Writes to an array that is filled. */
export function write(into: readonly unknown[], writing: () => void): void {
  try {
    writing();
  } catch (error) {
    throw whyNotWritten(into, error);
  }
}

/** What a setter throws is its own affair; that an array can't be written to is ours to say. */
function whyNotWritten(into: readonly unknown[], error: unknown): unknown {
  return isWritable(into) ? error : notAList(into, 'into', 'an array that can be written to');
}

function isWritable(into: readonly unknown[]): boolean {
  if (formOf(into) === null || !Object.isExtensible(into)) return false;
  const descriptors: Record<string, PropertyDescriptor> =
    Object.getOwnPropertyDescriptors<object>(into);
  const { length, ...elements } = descriptors;
  return (
    length?.writable === true &&
    Object.values(elements).every(({ configurable, writable, set }) => {
      return configurable === true && (writable === true || set !== undefined);
    })
  );
}

/** The error of a number that no body has. */
export function noSuchBody(argument: string, index: number | null, id: unknown): SepaxError {
  return mismatch('not-a-body', argument, index, id, 'must be the number of a body of this world');
}
