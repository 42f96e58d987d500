import { numeral, operand, pair, toned } from '../../figure/formula/tex.js';
import { degrees } from '../../stage/angles.js';
import { speed } from './flight.js';
import type { ChaseView } from './steps.js';

const decimals = (value: number): number => (Number.isInteger(value) ? 0 : 2);
const whole = (value: number): string => numeral(value, decimals(value));
const term = (value: number): string => operand(value, decimals(value));
const h = toned('a', 'h');
const d = toned('b', 'd');
const inDegrees = (angle: number): string => `${numeral(degrees(angle))}^\\circ`;

/** The formulas of one step, with its numbers. */
export function formulas({ evaluation, state, step: { phase } }: ChaseView): string[] {
  const { heading, toTarget, missile, target, area, sign, ahead, angle, step, far } = evaluation;
  const hx = toned('a', term(heading.x));
  const hy = toned('a', term(heading.y));
  const dx = toned('b', term(toTarget.x));
  const dy = toned('b', term(toTarget.y));
  const det = `\\det(${h},\\, ${d})`;
  switch (phase) {
    case 'vectors':
      return [
        `${h} = ${pair(heading, decimals(heading.x))}`,
        `${d} = t - m = ${pair(target, 0)} - ${pair(missile, 0)}`,
        `\\phantom{${d}} = ${pair(toTarget, 0)}`,
      ];
    case 'area':
      return [
        `${det} = h_x\\, d_y - h_y\\, d_x`,
        `= ${hx} \\cdot ${dy} - ${hy} \\cdot ${dx} = ${toned('decide', whole(area))}`,
      ];
    case 'sign':
      return [`\\operatorname{sgn} ${det} = \\operatorname{sgn} ${term(area)} = ${sign}`];
    case 'ahead':
      return [
        `${h} \\cdot ${d} = h_x\\, d_x + h_y\\, d_y`,
        `= ${hx} \\cdot ${dx} + ${hy} \\cdot ${dy} = ${toned('decide', whole(ahead))}`,
      ];
    case 'angle':
      return [
        `\\theta = \\operatorname{atan2}(${det},\\; ${h} \\cdot ${d})`,
        `= \\operatorname{atan2}(${whole(area)},\\; ${whole(ahead)}) = ${toned('decide', inDegrees(angle))}`,
      ];
    case 'limit':
      return [
        '\\Delta = \\max(-\\omega,\\; \\min(\\omega,\\; \\theta))',
        `= \\max(-${state.limit}^\\circ,\\; \\min(${state.limit}^\\circ,\\; ${inDegrees(angle)})) = ${toned('decide', inDegrees(step))}`,
      ];
    case 'fly':
      return [
        `${h} \\leftarrow R(\\Delta)\\, ${h} = ${pair(evaluation.next)}`,
        `m \\leftarrow m + ${speed}\\, \\frac{${h}}{\\lvert ${h} \\rvert}`,
      ];
    case 'wrong':
      return [`${h} \\leftarrow R(${toned('mtv', '-')}\\Delta)\\, ${h}`];
    default:
      return [
        `p = m + s,\\quad q = p + ${h},\\quad r = t + s`,
        `p_x q_y - p_y q_x + q_x r_y - q_y r_x + r_x p_y - r_y p_x`,
        `\\approx ${toned('mtv', whole(far.expanded))} \\qquad ${det} = ${toned('decide', whole(area))}`,
      ];
  }
}
