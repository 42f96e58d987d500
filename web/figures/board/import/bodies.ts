/** Bodies of physics engines: several parts of a body are one compound shape. */

import { longestName } from '../naming.js';
import { toWorld } from '../pose.js';
import type { Thing } from '../state.js';
import { excerpt } from './excerpt.js';
import { Problem } from './problem.js';
import type { Ring } from './rings.js';
import { placed, settledLine, settledSolid } from './settle.js';

/** A part of a body, in its coordinates. */
export type BodyPart =
  | { readonly kind: 'solid'; readonly points: Ring }
  | { readonly kind: 'line'; readonly points: Ring; readonly closed: boolean }
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly radius: number };

/** A body with y down, as a board has it. */
export interface ForeignBody {
  readonly name: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
  readonly parts: readonly BodyPart[];
}

export function thingOfBody({ name, x, y, degrees, parts }: ForeignBody): Thing {
  const [first, ...others] = parts.map(thingOfPart);
  if (first === undefined) throw new Problem('import.noShape');
  const thing =
    others.length === 0
      ? placed(first.form, toWorld({ x, y, degrees }, first), degrees)
      : placed({ kind: 'compound', parts: [first, ...others] }, { x, y }, degrees);
  return named(thing, name);
}

/** A thing under a name of another program. */
export const named = (thing: Thing, name: string | undefined): Thing =>
  name === undefined ? thing : { ...thing, name: excerpt(name, longestName) };

function thingOfPart(part: BodyPart): Thing {
  switch (part.kind) {
    case 'solid':
      return settledSolid([part.points]);
    case 'line':
      return settledLine(part.points, part.closed, 0);
    case 'circle':
      return placed({ kind: 'circle', radius: part.radius }, part);
  }
}
