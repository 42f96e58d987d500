import { numeral, operand, pair, toned } from '../../figure/formula/tex.js';
import type { PairView } from '../../figure/pair/pair-scene.js';
import type { ShapeName } from '../../figure/pair/state.js';
import { pushAlong, waysOf } from '../../figure/pair/ways-out.js';
import { axisName } from '../../figure/voice/number-format.js';
import { lengthOf } from '../../stage/vector-math.js';
import { distinctSteps, heading, slid } from './steps.js';

const named = (symbol: string, name: string): string =>
  toned(name[0] as ShapeName, `${symbol}_{\\mathrm{${name}}}`);

/** The formulas of one step of the way out, with its numbers. */
export function formulas({ evaluation, step: { phase, axis }, hovered }: PairView): string[] {
  const { steps, result } = evaluation.trace;
  const step = steps[hovered ?? axis]!;
  const name = axisName(step);
  const d = named('d', name);
  const { normal, depth, mtv } = result;
  if (hovered === null) {
    switch (phase) {
      case 'least': {
        const all = distinctSteps(evaluation).map(({ overlap }) => numeral(overlap));
        return [
          `\\min_i d_i = \\min(${all.join(',\\, ')})`,
          `= ${d} = ${toned('decide', numeral(depth))}`,
        ];
      }
      case 'direction':
        return [
          `n = ${pair(normal, 3)}`,
          `${toned('mtv', 'm')} = -d\\, n = -${numeral(depth)} \\cdot ${pair(normal, 3)}`,
          `\\phantom{m} = ${toned('mtv', pair(mtv))}`,
        ];
      case 'push':
        return [
          `${toned('a', 'a')}' = ${toned('a', 'a')} + ${toned('mtv', 'm')}`,
          `\\lvert ${toned('mtv', 'm')} \\rvert = ${toned('decide', numeral(lengthOf(mtv)))}`,
        ];
      case 'slide': {
        const into = heading.x * normal.x + heading.y * normal.y;
        return [
          `v' = v - \\max(0,\\, v \\cdot n)\\, n`,
          `= ${pair(heading, 0)} - ${numeral(Math.max(0, into))} \\cdot ${pair(normal, 2)}`,
          `= ${toned('decide', pair(slid(evaluation)))}`,
        ];
      }
    }
  }
  const { against, along } = waysOf(step);
  const least = [
    `${d} = \\min(${toned('a', 'a_{\\mathrm{max}}')} - ${toned('b', 'b_{\\mathrm{min}}')},\\; ${toned('b', 'b_{\\mathrm{max}}')} - ${toned('a', 'a_{\\mathrm{min}}')})`,
    `= \\min(${operand(against)},\\; ${operand(along)}) = ${toned('decide', numeral(step.overlap))}`,
  ];
  return result.intersects
    ? [...least, `${toned('mtv', 'm')} = ${toned('mtv', pair(pushAlong(step)))}`]
    : least;
}
