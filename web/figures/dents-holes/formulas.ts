import type { Vector } from 'sepax';
import { numeral, pair, toned } from '../../figure/formula/tex.js';
import { type DentsView, pieceShown, wayShown } from './steps.js';

const A = toned('a', 'A');
const B = toned('b', 'B');
const hullB = `\\operatorname{conv} ${B}`;

/** The formulas of one step, with its numbers. */
export function formulas(view: DentsView): string[] {
  const piece = pieceShown(view);
  const way = wayShown(view);
  if (piece !== null) return pieceTex(view, piece);
  if (way !== null) return wayTex(view, way);
  switch (view.step.phase) {
    case 'hull':
      return hullTex(view);
    case 'cut':
      return cutTex(view);
    default:
      return [
        `${A} \\cap ${toned('b', 'P_i')} = \\emptyset \\;\\; \\forall i`,
        `\\Longrightarrow\\; ${A} \\cap ${B} = \\emptyset`,
      ];
  }
}

function hullTex({ evaluation: { seeming, whole } }: DentsView): string[] {
  const relation = (meet: boolean): string => (meet ? '\\neq' : '=');
  const { trace } = seeming;
  const least = trace.steps[trace.normalStep]!.overlap;
  return [
    `\\min_i d_i = ${toned('decide', numeral(least))}`,
    `${A} \\cap ${hullB} ${relation(trace.result.intersects)} \\emptyset`,
    `${A} \\cap ${B} ${relation(whole.intersects)} \\emptyset`,
  ];
}

function cutTex({ evaluation: { pieces, area } }: DentsView): string[] {
  return [
    `${B} = ${toned('b', 'P_0')} \\cup \\dots \\cup ${toned('b', `P_{${pieces.length - 1}}`)}`,
    `\\lvert ${B} \\rvert = \\sum_i \\lvert ${toned('b', 'P_i')} \\rvert = ${numeral(area)}`,
  ];
}

const lengthTex = (symbol: string, length: number): string =>
  `\\lvert ${symbol} \\rvert = ${toned('decide', numeral(length))}`;

const vectorTex = (symbol: string, value: Vector): string =>
  `${symbol} = ${toned('mtv', pair(value))}`;

function pieceTex({ evaluation: { pieces } }: DentsView, index: number): string[] {
  const { collision } = pieces[index]!;
  const symbol = `m_{${index}}`;
  return collision.depth === 0
    ? [`${A} \\cap ${toned('b', `P_{${index}}`)} = \\emptyset`]
    : [
        `${symbol} = -d_{${index}}\\, n_{${index}}`,
        vectorTex(symbol, collision.mtv),
        lengthTex(symbol, collision.depth),
      ];
}

function wayTex({ evaluation: { ways } }: DentsView, name: 'sum' | 'deepest' | 'whole'): string[] {
  const { push, length } = ways[name];
  const definition = {
    sum: 'm = \\sum_i m_i',
    deepest: 'm = m_k, \\quad d_k = \\max_i d_i',
    whole: `\\min \\{\\, \\lvert m \\rvert : (${A} + m) \\cap \\mathring{${B}} = \\emptyset \\,\\}`,
  };
  return [definition[name], vectorTex('m', push), lengthTex('m', length)];
}
