import { interval, numeral, pair, toned } from '../../figure/formula/tex.js';
import { edgeOf } from '../../figure/pair/axis-layout.js';
import type { PairView } from '../../figure/pair/pair-scene.js';
import type { ShapeName } from '../../figure/pair/state.js';
import { axisName } from '../../figure/voice/number-format.js';
import { subtract } from '../../stage/vector-math.js';

/** The name of an axis as an index. */
const named = (symbol: string, name: string): string =>
  toned(name[0] as ShapeName, `${symbol}_{\\mathrm{${name}}}`);

/** The formulas of one part of the test, with its numbers. */
export function formulas({ evaluation, step: { phase, axis }, hovered }: PairView): string[] {
  const { steps } = evaluation.trace;
  const step = steps[hovered ?? axis]!;
  const { a, b, normal, duplicateOf } = step;
  const name = axisName(step);
  const ends = edgeOf(evaluation, step);
  const n = named('n', name);
  const d = named('d', name);
  if (hovered === null && ends !== null) {
    if (phase === 'edge') {
      return [`${named('e', name)} = q - p = ${pair(subtract(ends[1], ends[0]))}`];
    }
    if (phase === 'normal') {
      return [`${n} = \\frac{(e_y,\\, -e_x)}{\\lvert e\\rvert} = ${pair(normal, 3)}`];
    }
    if (phase === 'duplicate') {
      if (step.index === 0) return ['\\{\\, n_j \\,\\} = \\emptyset'];
      return duplicateOf === null
        ? [`${n} \\times n_j \\neq 0 \\quad (j < ${step.index})`]
        : [`${n} \\times ${named('n', axisName(steps[duplicateOf]!))} = 0`];
    }
    if (phase === 'project') {
      return [
        toned('a', `[\\min p\\cdot n,\\; \\max p\\cdot n] = ${interval(a)}`),
        toned('b', `[\\min p\\cdot n,\\; \\max p\\cdot n] = ${interval(b)}`),
      ];
    }
    if (phase === 'together') {
      return ['d_i \\geq 0 \\;\\; \\forall i \\;\\Longrightarrow\\; A \\cap B \\neq \\emptyset'];
    }
  }
  const found = `${d} = ${toned('decide', numeral(step.overlap))}`;
  const minimum = [
    `${d} = \\min(${toned('a', 'a_{\\mathrm{max}}')} - ${toned('b', 'b_{\\mathrm{min}}')},\\; ${toned('b', 'b_{\\mathrm{max}}')} - ${toned('a', 'a_{\\mathrm{min}}')})`,
    `= \\min(${numeral(a.max - b.min)},\\; ${numeral(b.max - a.min)}) = ${toned('decide', numeral(step.overlap))}`,
  ];
  return step.apart
    ? [...minimum, `${found} < 0 \\;\\Longrightarrow\\; A \\cap B = \\emptyset`]
    : [...minimum, `${found} \\geq 0`];
}
