import type { Point } from '../../../../../web/figure/pair/state.js';
import type { Form } from '../../../../../web/figures/board/state.js';

/** The area of a ring by the shoelace formula, whichever way it runs. */
export function shoelace(ring: readonly (readonly [number, number])[]): number {
  const doubled = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** The area of a form without a radius, worked out by hand. */
export function areaOf(form: Form): number {
  switch (form.kind) {
    case 'circle':
      return Math.PI * form.radius ** 2;
    case 'box': {
      const { width: w, height: h, radius: r } = form;
      return w * h + 2 * r * (w + h) + Math.PI * r * r;
    }
    case 'polygon':
      return shoelace(form.points);
    case 'concave': {
      const [outline = 0, ...holes] = form.rings.map(shoelace);
      return holes.reduce((area, hole) => area - hole, outline);
    }
    case 'segment': {
      const length = Math.hypot(form.to[0] - form.from[0], form.to[1] - form.from[1]);
      return 2 * form.radius * length + Math.PI * form.radius ** 2;
    }
    default:
      return 0;
  }
}
