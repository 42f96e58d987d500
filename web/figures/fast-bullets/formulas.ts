import type { Vector } from 'sepax';
import { numeral, operand, pair, toned } from '../../figure/formula/tex.js';
import { centreAt } from './scene.js';
import type { Stop } from './shot.js';
import { type ShotView, safeTime } from './steps.js';

const p = toned('a', 'p');
const v = toned('a', 'v');
const r = toned('a', 'r');
const wall = toned('b', 'W');

const along = (time: number, from: Vector, velocity: Vector): string =>
  `= ${pair(from)} + ${numeral(time, 3)} \\cdot ${pair(velocity)}`;

/** The formulas of one step, with its numbers. */
export function formulas({ evaluation, state, step: { phase, stop } }: ShotView): string[] {
  const { from, velocity, before, after, line, impact, leaves, rest, samples } = evaluation;
  const n = toned('decide', 'n');
  switch (phase) {
    case 'frames':
      return [
        `\\operatorname{dist}(${p},\\, ${wall}) - ${r} = ${numeral(before)}`,
        `\\operatorname{dist}(${p} + ${v},\\, ${wall}) - ${r} = ${numeral(after)}`,
      ];
    case 'line':
      return line === null
        ? [`${p} + s\\, ${v} \\notin ${wall} \\quad (0 \\leq s \\leq 1)`]
        : [
            `${p} + s\\, ${v} \\in ${wall}, \\quad s = ${toned('decide', numeral(line.fraction, 3))}`,
            `${along(line.fraction, from, velocity)}`,
            `= ${pair(line.point)}`,
          ];
    case 'size':
      return [
        `\\operatorname{dist}(c,\\, ${wall}) \\leq ${r} \\;\\Longleftrightarrow\\; c \\in ${wall} \\oplus B_{${r}}`,
        `${r} = ${numeral(state.radius)}`,
      ];
    case 'advance':
      return stop === undefined ? [] : advance(stop);
    case 'impact':
      return impact === null
        ? [`${p} + t\\, ${v} \\notin ${wall} \\oplus B_{${r}}`]
        : [
            `t = ${toned('decide', numeral(impact.time, 3))}`,
            `c = ${p} + t\\, ${v}`,
            `= ${pair(centreAt(evaluation, impact.time))}`,
          ];
    case 'normal':
      return impact === null
        ? []
        : [
            `${n} = ${toned('decide', pair(impact.normal, 3))}`,
            `x = c + ${r}\\, ${n} = ${pair(impact.point)}`,
          ];
    case 'rest':
      return impact === null || rest === null
        ? []
        : [
            `v' = ${v} - 2\\, (${v} \\cdot ${n})\\, ${n}`,
            `(1 - t)\\, v' = ${toned('decide', pair(rest))}`,
          ];
    default:
      return impact === null || samples === null
        ? []
        : [
            `N \\geq \\frac{1}{t_{\\text{out}} - t_{\\text{in}}}`,
            `= \\frac{1}{${numeral(leaves, 3)} - ${operand(impact.time, 3)}} \\;\\Longrightarrow\\; N = ${toned('mtv', Number.isFinite(samples.sure) ? String(samples.sure) : '\\infty')}`,
          ];
  }
}

/** How far time may go on from a stop. */
const advance = (stop: Stop): string[] => [
  `d(t) = \\lvert x_a - x_b \\rvert = ${orTiny(stop.distance, 1)}`,
  `t \\leftarrow t + ${toned('decide', '\\Delta t')} = ${numeral(stop.time, 3)} + ${toned('decide', orTiny(safeTime(stop), 3))}`,
];

/** A number that would be written as 0 by its power of ten. */
function orTiny(value: number, decimals: number): string {
  const written = numeral(value, decimals);
  if (value === 0 || Number(written) !== 0) return written;
  const [digits, exponent] = value.toExponential(1).split('e');
  return `${digits} \\cdot 10^{${exponent}}`;
}
