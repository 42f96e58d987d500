import { intersects, type Shape, type Vector } from 'sepax';
import { tidyPoint } from '../../figure/pair/points.js';
import { makeShape } from './shape-of.js';
import type { Form } from './state.js';

/** Places are tried on a spiral: so far apart, in units, and so many. */
const stride = 30;
const tries = 120;
/** A turn of the spiral that repeats no direction. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** A place for a form, near a point, where it touches nothing; the point, if there is none nearby. */
export function freePlace(form: Form, near: Vector, others: readonly Shape[]): Vector {
  const shape = makeShape(form);
  try {
    for (let i = 0; i < tries; i += 1) {
      const away = stride * Math.sqrt(i);
      const at = {
        x: near.x + away * Math.cos(i * goldenAngle),
        y: near.y + away * Math.sin(i * goldenAngle),
      };
      const [x, y] = tidyPoint(at, 1);
      shape.moveTo(x, y);
      if (!others.some((other) => intersects(shape, other))) return { x, y };
    }
  } finally {
    shape.dispose();
  }
  const [x, y] = tidyPoint(near, 1);
  return { x, y };
}
