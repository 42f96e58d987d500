/** Which single bodies a question is not about. */
import { takeList } from '../lists.js';
import { worldPart } from '../raw/wasm/world.js';
import { input } from '../raw/wasm.js';
import { formOf, mismatch } from '../validate.js';
import { Body, idOf } from './body.js';
import type { WorldCore } from './core.js';

/**
 * A function that is asked about bodies. That of a method, so that a world of bodies with data passes for a world of
 * bodies with any.
 */
export type BodyTest<Data = unknown> = { test(body: Body<Data>): boolean }['test'];

/** Which single bodies count. */
export interface BodyChoice<Data = unknown> {
  /** A body that does not count, or several; they may have been removed. `null`, as a floor that is not there: none. */
  readonly exclude?: Body | readonly Body[] | null | undefined;
  /** Whether a body counts. Asked once for each body that matters. Default: all do. */
  readonly filter?: BodyTest<Data> | undefined;
}

/** The names of {@link BodyChoice}. */
export const CHOICE_OPTIONS = ['exclude', 'filter'] as const;

/** Numbers of bodies that don't count, and who may add to them. */
export interface RawChoice<Data> {
  readonly excluded: number[];
  readonly accepts: ((body: Body<Data>) => boolean) | undefined;
}

export function checkChoiceOfBodies<Data>(
  core: WorldCore<Data>,
  options: BodyChoice<Data>,
): RawChoice<Data> {
  const { exclude, filter } = options;
  if (filter !== undefined && typeof filter !== 'function') {
    throw mismatch('not-a-function', 'filter', null, filter, 'must be a function');
  }
  return {
    excluded: exclude === undefined || exclude === null ? [] : idsOf(core, exclude, 'exclude'),
    accepts: filter,
  };
}

/**
 * The numbers of a body, or of several. Those that were removed have none, and are nowhere to be met: a bullet may
 * outlive who fired it.
 */
export function idsOf(core: WorldCore, bodies: Body | readonly Body[], argument: string): number[] {
  const idsAt = (body: Body, index: number | null): number[] =>
    body instanceof Body && body.removed ? [] : [idOf(body, core, argument, index)];
  if (formOf(bodies) !== 'array') return idsAt(bodies as Body, null);
  const refuse = () =>
    mismatch('not-a-list', argument, null, bodies, 'must be a body or a list of bodies');
  return Array.from(takeList(bodies as readonly Body[], argument, refuse)).flatMap((body, i) =>
    idsAt(body as Body, i),
  );
}

/** Asks a question that is not about some bodies. */
export function without<Answer>(excluded: readonly number[], ask: () => Answer): Answer {
  if (excluded.length === 0) return ask();
  worldPart()._excludeBodies(input(excluded));
  try {
    return ask();
  } finally {
    worldPart()._excludeBodies(0);
  }
}
