import { toned } from '../../figure/formula/tex.js';
import { whole as grouped } from '../../figure/voice/whole.js';
import { leaversOf, type ThousandsView, visitsOf } from './steps.js';

/** A whole number with its thousands apart, in TeX: its commas take no room after them. */
const whole = (value: number): string => grouped(value).replaceAll(',', '{,}');

/** The formulas of one step, with the numbers of the moment. */
export function formulas({ evaluation, step: { phase } }: ThousandsView): string[] {
  const { population, cell } = evaluation;
  const { count: n, pairs } = population;
  const decided = (value: number): string => toned('decide', whole(value));
  switch (phase) {
    case 'boxes': {
      const { minX, minY, maxX, maxY } = population.bar.bounds;
      const side = (value: number): string => value.toFixed(1);
      return [
        `${toned('a', 'a_{\\mathrm{min}}')} \\le ${toned('b', 'b_{\\mathrm{max}}')} \\;\\wedge\\; ${toned('b', 'b_{\\mathrm{min}}')} \\le ${toned('a', 'a_{\\mathrm{max}}')} \\quad (x, y)`,
        `${side(maxX - minX)} \\times ${side(maxY - minY)}:\\; ${toned('decide', `${(100 * population.barShare).toFixed(0)}\\,\\%`)}`,
      ];
    }
    case 'cells': {
      const { entries } = population.grid(cell);
      const { minX } = population.bar.bounds;
      return [
        `\\left\\lfloor \\frac{x}{w} \\right\\rfloor = \\left\\lfloor \\frac{${minX.toFixed(1)}}{${cell}} \\right\\rfloor = ${Math.floor(minX / cell)}`,
        `\\frac{${whole(entries)}}{${whole(n)}} = ${toned('decide', (entries / n).toFixed(1))}`,
      ];
    }
    case 'share':
      return [`\\sum_c \\frac{k_c (k_c - 1)}{2} = ${decided(population.grid(cell).compared)}`];
    case 'tree':
      return [
        `${whole(population.comparedInTree)} = ${toned('decide', (population.comparedInTree / n).toFixed(1))}\\, n`,
        `${whole(pairs)} = ${((n - 1) / 2).toFixed(1)}\\, n`,
      ];
    case 'query':
      return [
        `2n - 1 = ${whole(2 * n - 1)}`,
        `\\log_2 n = ${Math.log2(n).toFixed(1)}`,
        `${decided(visitsOf(evaluation).looked.length)} \\,/\\, ${whole(2 * n - 1)}`,
      ];
    case 'kept':
      return [
        `r_{\\mathrm{min}} = x_{\\mathrm{min}} + \\min(0,\\, 8\\, v), \\quad r_{\\mathrm{max}} = x_{\\mathrm{max}} + \\max(0,\\, 8\\, v)`,
        `${toned('decide', leaversOf(evaluation).toFixed(1))} \\,/\\, ${whole(n)}`,
      ];
    case 'remain':
      return [
        `${whole(pairs)} \\;\\to\\; ${whole(population.overlapping.length / 2)} \\;\\to\\; ${decided(population.world.contacts.length)}`,
      ];
    default:
      return [
        `\\binom{n}{2} = \\frac{n (n - 1)}{2}`,
        `= \\frac{${whole(n)} \\cdot ${whole(n - 1)}}{2} = ${decided(pairs)}`,
      ];
  }
}
