import type { Vector } from 'sepax';
import { numeral, operand, pair, toned } from '../../figure/formula/tex.js';
import type { ShapeName } from '../../figure/pair/state.js';
import { type EndId, type SegmentsView, sideOf } from './scene.js';
import { mapSize, type SignMap } from './sign-map.js';
import { signKind } from './steps.js';

const signTex = { plus: '+', zero: '0', minus: '-' } as const;

const column = ({ x, y }: Vector): string =>
  `\\begin{pmatrix} ${numeral(x)} \\\\ ${numeral(y)} \\end{pmatrix}`;

/** The area that an end spans with the other segment, by its name and its value. */
const bracket = (view: SegmentsView, id: EndId): string => {
  const [one, other] = id.startsWith('a') ? (['b', 'a'] as const) : (['a', 'b'] as const);
  const name = `[${toned(one, `${one}_0\\, ${one}_1`)}\\; ${toned(other, `${other}_${id[1]}`)}]`;
  return `${name} = ${toned('decide', numeral(sideOf(view.evaluation.trace, id)))}`;
};

/** The width of a cell. */
export const cellTex = ({ cell }: SignMap): string =>
  cell < 0.01 ? `${cell.toExponential(1).replace('e', ' \\cdot 10^{')}}` : String(cell);

/** The formulas of one step, with its numbers. */
export function formulas(view: SegmentsView): string[] {
  const { trace, focus, sideOfPoint, map } = view.evaluation;
  const { columnA: p, columnB: q, right: r, determinant, onA, onB, result } = trace;
  const determinantOf = (left: Vector, other: Vector): string =>
    `${operand(left.x)} \\cdot ${operand(other.y)} - ${operand(left.y)} \\cdot ${operand(other.x)}`;
  switch (view.step.phase) {
    case 'matrix':
      return [
        `${toned('a', 'a_0')} + t\\,(${toned('a', 'a_1 - a_0')}) = ${toned('b', 'b_0')} + u\\,(${toned('b', 'b_1 - b_0')})`,
        `t\\, ${toned('a', column(p))} + u\\, ${toned('b', column(q))} = ${toned('decide', column(r))}`,
      ];
    case 'determinant':
      return [
        `D = ${determinantOf(p, q)}`,
        `= ${toned('decide', numeral(determinant))} ${determinant === 0 ? '= 0' : '\\neq 0'}`,
      ];
    case 'parameters':
      return [
        `t = \\frac{${determinantOf(r, q)}}{D} = ${toned('a', numeral(onA!.value, 4))}`,
        `u = \\frac{${determinantOf(p, r)}}{D} = ${toned('b', numeral(onB!.value, 4))}`,
      ];
    case 'sidesB':
      return [bracket(view, 'b0'), bracket(view, 'b1')];
    case 'sidesA':
      return [bracket(view, 'a0'), bracket(view, 'a1')];
    case 'rounded':
      return [
        `p = (${focus.x},`,
        `\\phantom{p = (} ${focus.y})`,
        `\\operatorname{sgn}\\, [${toned('a', 'a_0\\, a_1')}\\; p] = ${toned('decide', String(sideOfPoint))}`,
      ];
    case 'zoom':
      return [
        `\\Delta = 2^{${Math.log2(map.cell)}} = ${cellTex(map)}`,
        `${toned('mtv', String(map.wrong))} / ${mapSize ** 2}`,
      ];
  }
  const ids = ['b0', 'b1', 'a0', 'a1'] as const;
  const names = ids.map((id) => toned(id[0] as ShapeName, `s_{${id[0]}_${id[1]}}`));
  const signs = ids.map((id) => signTex[signKind(sideOf(trace, id))]);
  const point = result.start === null ? [] : [`p = ${toned('mtv', pair(result.start, 3))}`];
  const end = result.meeting === 'overlap' ? [`p' = ${toned('mtv', pair(result.end, 3))}`] : [];
  const list = (parts: readonly string[]): string => `(${parts.join(',\\; ')})`;
  return [`${list(names)} = ${toned('decide', list(signs))}`, ...point, ...end];
}
