import { numeral, operand, pair, toned } from '../../figure/formula/tex.js';
import { dot, lengthOf, scale, subtract } from '../../stage/vector-math.js';
import { bulletRadius } from '../game/bullets.js';
import { bulletStep, chaseOf, pickupOf, pushesOf, shotOf, treeOf, walkOf } from './looks.js';
import type { TogetherView } from './steps.js';

/** The formula of each part, with the numbers of the moment. */
export function formulas({ evaluation: play, step: { phase } }: TogetherView): string[] {
  switch (phase) {
    case 'walk': {
      const { wanted, floor } = walkOf(play);
      if (floor === null) return [`v' = v + g\\, t`];
      const into = dot(wanted, floor);
      const along = subtract(wanted, scale(floor, into));
      const walked = scale(along, lengthOf(wanted) / lengthOf(along));
      return [
        `n = ${pair(floor, 3)}, \\quad w = v - (v \\cdot n)\\, n`,
        `w = ${pair(wanted)} - ${operand(into)} \\cdot ${pair(floor, 2)} = ${pair(along)}`,
        `v' = \\lvert v \\rvert\\, w / \\lvert w \\rvert = ${toned('decide', pair(walked))}`,
      ];
    }
    case 'ground':
      return [`G = \\bigcup_i P_i, \\quad P_i\\ \\text{convex}`];
    case 'bullet': {
      const { from, way, hit } = shotOf(play);
      const path = `c(t) = ${pair(from)} + t\\, ${pair(way, 0)}, \\quad r = ${bulletRadius}`;
      if (hit === null) return [path];
      return [
        path,
        `t = ${toned('decide', hit.time.toFixed(4))} = ${numeral((Math.abs(way.x) * hit.time) / bulletStep)}\\, \\tfrac{1}{60}\\,\\mathrm{s}`,
      ];
    }
    case 'missile': {
      const chase = chaseOf(play);
      if (chase === null) return [`\\operatorname{sign}(h_x d_y - h_y d_x)`];
      const { heading: h, toTarget: d } = chase;
      const determinant = h.x * d.y - h.y * d.x;
      return [
        `h = ${pair(h, 2)}, \\quad d = ${pair(d)}`,
        `h_x d_y - h_y d_x = ${toned('decide', numeral(determinant))}`,
      ];
    }
    case 'sensor': {
      const far = pickupOf(play);
      return [
        `\\lvert x_a - x_b \\rvert \\le \\tfrac{w_a + w_b}{2} \\;\\wedge\\; \\lvert y_a - y_b \\rvert \\le \\tfrac{h_a + h_b}{2}`,
        ...(far === null ? [] : [`a - b = ${pair(far)}`]),
      ];
    }
    case 'push': {
      const deepest = pushesOf(play).sort((p, q) => q.depth - p.depth)[0];
      const rule = `a' = a - \\tfrac{d}{2}\\, n, \\quad b' = b + \\tfrac{d}{2}\\, n`;
      if (deepest === undefined) return [rule];
      return [
        rule,
        `d = ${toned('decide', deepest.depth.toFixed(2))}, \\quad n = ${pair(deepest.normal, 2)}`,
      ];
    }
    case 'many': {
      const { size, contacts } = play.game.scene.world;
      return [
        `\\frac{n (n - 1)}{2} = ${((size * (size - 1)) / 2).toLocaleString('en').replaceAll(',', '{,}')} \\;\\to\\; ${toned('decide', String(contacts.length))}`,
        `2n - 1 = ${treeOf(play).boxes.length / 4}`,
      ];
    }
    default:
      return [`x_{k+1} = x_k + \\tfrac{1}{60}\\, v_k`];
  }
}
