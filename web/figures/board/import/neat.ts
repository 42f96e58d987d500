import { SepaxError } from 'sepax';
import { type Point, tidy } from '../../../figure/pair/state.js';
import { makeShape } from '../shape-of.js';
import type { Form, Thing } from '../state.js';

/**
 * The form with short numbers: a hundred-thousandth of the size is far below a pixel, and keeps the
 * links short. A form that would not survive it stays as it is.
 */
export function neat(form: Form, grain = grainOf(form)): Form {
  const short = withLengths(form, (length) => shortened(length, grain));
  return isIntact(short) ? short : form;
}

/** A number rounded to a power of ten, if there is one. */
export const shortened = (value: number, grain: number): number =>
  grain > 0 ? tidy(value, grain) : value;

/** The form with all of its lengths, coordinates included, changed. */
function withLengths(form: Form, change: (length: number) => number): Form {
  const point = ([x, y]: Point): Point => [change(x), change(y)];
  switch (form.kind) {
    case 'point':
      return form;
    case 'circle':
      return { ...form, radius: change(form.radius) };
    case 'box': {
      const { kind, width, height, radius } = form;
      return { kind, width: change(width), height: change(height), radius: change(radius) };
    }
    case 'segment': {
      const { kind, from, to, radius } = form;
      return { kind, from: point(from), to: point(to), radius: change(radius) };
    }
    case 'concave': {
      const { kind, rings, radius } = form;
      return { kind, rings: rings.map((ring) => ring.map(point)), radius: change(radius) };
    }
    case 'compound':
      return { ...form, parts: form.parts.map((part) => resized(part, change)) };
    default:
      return { ...form, points: form.points.map(point), radius: change(form.radius) };
  }
}

/** A thing with all of its lengths and its place changed. */
export function resized(thing: Thing, change: (length: number) => number): Thing {
  const { form, x, y, pivot } = thing;
  return {
    ...thing,
    form: withLengths(form, change),
    x: change(x),
    y: change(y),
    ...(pivot && { pivot: [change(pivot[0]), change(pivot[1])] as Point }),
  };
}

/** The power of ten that lengths of a form may be rounded to; 0 for a point, which has none. */
export function grainOf(form: Form): number {
  const shape = makeShape(form);
  const { minX, minY, maxX, maxY } = shape.bounds;
  shape.dispose();
  return fraction(Math.max(maxX - minX, maxY - minY), 5);
}

/** The power of ten that is so many digits below a number. */
export const fraction = (size: number, digits: number): number =>
  size > 0 ? 10 ** (Math.floor(Math.log10(size)) - digits) : 0;

function isIntact(form: Form): boolean {
  try {
    makeShape(form).dispose();
    return true;
  } catch (error) {
    if (error instanceof SepaxError) return false;
    throw error;
  }
}
