import { lengthOf } from '../../../stage/vector-math.js';
import { axisName } from '../../playground/number-format.js';
import type { ShapeName } from '../../playground/state.js';
import type { PairView } from '../pair-scene.js';
import { figure, operand, pair, toned } from '../parts/tex.js';
import { distinctSteps, heading, pushAlong, slid, waysOf } from './steps.js';

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
        const all = distinctSteps(evaluation).map(({ overlap }) => figure(overlap));
        return [
          `\\min_i d_i = \\min(${all.join(',\\, ')})`,
          `= ${d} = ${toned('decide', figure(depth))}`,
        ];
      }
      case 'direction':
        return [
          `n = ${pair(normal, 3)}`,
          `${toned('mtv', 'm')} = -d\\, n = -${figure(depth)} \\cdot ${pair(normal, 3)}`,
          `\\phantom{m} = ${toned('mtv', pair(mtv))}`,
        ];
      case 'push':
        return [
          `${toned('a', 'a')}' = ${toned('a', 'a')} + ${toned('mtv', 'm')}`,
          `\\lvert ${toned('mtv', 'm')} \\rvert = ${toned('decide', figure(lengthOf(mtv)))}`,
        ];
      case 'slide': {
        const into = heading.x * normal.x + heading.y * normal.y;
        return [
          `v' = v - \\max(0,\\, v \\cdot n)\\, n`,
          `= ${pair(heading, 0)} - ${figure(Math.max(0, into))} \\cdot ${pair(normal, 2)}`,
          `= ${toned('decide', pair(slid(evaluation)))}`,
        ];
      }
    }
  }
  const { against, along } = waysOf(step);
  const least = [
    `${d} = \\min(${toned('a', 'a_{\\mathrm{max}}')} - ${toned('b', 'b_{\\mathrm{min}}')},\\; ${toned('b', 'b_{\\mathrm{max}}')} - ${toned('a', 'a_{\\mathrm{min}}')})`,
    `= \\min(${operand(against)},\\; ${operand(along)}) = ${toned('decide', figure(step.overlap))}`,
  ];
  return result.intersects
    ? [...least, `${toned('mtv', 'm')} = ${toned('mtv', pair(pushAlong(step)))}`]
    : least;
}
