import { SepaxError, type Vector } from 'sepax';
import { tidy } from '../../figure/pair/state.js';
import { BOARD_LIMITS } from '../../lib/debug/board-text.js';
import { toLocal } from './pose.js';
import type { Form, Thing } from './state.js';

/** What of a form is a length: `rounding` is the radius of what has another size, too. */
export const sizeNames = ['radius', 'width', 'height', 'rounding'] as const;
export type SizeName = (typeof sizeNames)[number];

/** The lengths of a form by their names. */
export function sizesOf(form: Form): Partial<Record<SizeName, number>> {
  switch (form.kind) {
    case 'point':
    case 'compound':
      return {};
    case 'circle':
      return { radius: form.radius };
    case 'box':
      return { width: form.width, height: form.height, rounding: form.radius };
    default:
      return { rounding: form.radius };
  }
}

/** The sizes that can be set: fields write no smaller ones, and links read no larger ones. */
export const sizeLimits = { least: 1e-9, most: BOARD_LIMITS.magnitude } as const;

/**
 * A form with another length; one that it does not have changes nothing. What no link could show is refused, as
 * the library refuses what it cannot take.
 */
export function withSize(form: Form, name: SizeName, value: number): Form {
  if (sizesOf(form)[name] === undefined) return form;
  const field = name === 'rounding' ? 'radius' : name;
  const { most } = sizeLimits;
  if (value > most) {
    const message = `${field} must be at most ${most}, but is ${value}.`;
    throw new SepaxError('out-of-range', field, null, value, message);
  }
  return { ...form, [field]: value };
}

/** The direction in which a length is dragged, and what is in it for each unit: in own coordinates. */
export interface Pull {
  readonly from: Vector;
  readonly along: Vector;
  readonly perUnit: number;
}

/** A thing with one of its lengths pulled to a point of the board. */
export function pulled(thing: Thing, name: SizeName, pull: Pull, to: Vector, grain: number): Thing {
  const { x, y } = toLocal(thing, to);
  const reach = (x - pull.from.x) * pull.along.x + (y - pull.from.y) * pull.along.y;
  const value = Math.max(0, tidy(reach / pull.perUnit, grain));
  return { ...thing, form: withSize(thing.form, name, value) };
}
