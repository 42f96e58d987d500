import type { SegmentPolygonTrace, Vector3 } from 'sepax/3d';
import { numeral, operand, toned } from '../../figure/formula/tex.js';
import { dot3 } from '../../figure/vector3-math.js';
import type { SpaceFigureView } from './steps.js';

const triple = ({ x, y, z }: Vector3, decimals = 1): string =>
  `(${[x, y, z].map((value) => numeral(value, decimals)).join(',\\, ')})`;

/** The formulas of one step, with its numbers. */
export function formulas({ evaluation, step: { phase } }: SpaceFigureView): string[] {
  const { trace, meeting, angles } = evaluation;
  const { plane, fromDistance, toDistance } = trace.plane;
  const p = toned('a', 'p');
  const q = toned('a', 'q');
  const n = toned('decide', 'n');
  switch (phase) {
    case 'plane':
      return [
        `(A, B, C) = ${n} = ${toned('decide', triple(plane.normal, 3))}`,
        `D = -${n} \\cdot c = ${numeral(-dot3(plane.normal, plane.point))}`,
        'A x + B y + C z + D = 0',
      ];
    case 'sides':
      return [
        `d(x) = ${n} \\cdot (x - c)`,
        `d(${p}) = ${toned('decide', numeral(fromDistance))}`,
        `d(${q}) = ${toned('decide', numeral(toDistance))}`,
      ];
    case 'hit': {
      const ratio = `${operand(fromDistance)} / (${operand(fromDistance)} - ${operand(toDistance)})`;
      return [
        `t = \\frac{d(${p})}{d(${p}) - d(${q})}`,
        `= ${ratio} = ${toned('decide', meeting === null ? '\\infty' : numeral(meeting.time, 2))}`,
        `x = ${p} + t\\, (${q} - ${p}) ${meeting === null ? '' : `= ${triple(meeting.point)}`}`,
      ];
    }
    case 'drop':
      return [
        `\\max(\\lvert n_x \\rvert, \\lvert n_y \\rvert, \\lvert n_z \\rvert) = \\lvert n_${trace.outline!.axis} \\rvert = ${numeral(Math.abs(plane.normal[trace.outline!.axis]), 3)}`,
      ];
    case 'winding':
    case 'answer': {
      if (trace.outline === null || trace.plane.kind !== 'point') {
        return [`d(${p}) = ${numeral(fromDistance)}, \\quad d(${q}) = ${numeral(toDistance)}`];
      }
      return [windingTex(trace.outline)];
    }
    default:
      return [
        '\\sum_i \\arccos \\frac{(c_i - x) \\cdot (c_{i+1} - x)}{\\lvert c_i - x \\rvert\\, \\lvert c_{i+1} - x \\rvert}',
        `= ${toned('mtv', Number.isNaN(angles) ? '\\text{NaN}' : `${numeral(angles ?? 0)}^\\circ`)}`,
      ];
  }
}

/** The crossings and their sum; on the outline, the edge that the point is on. */
function windingTex({ edges, winding }: NonNullable<SegmentPolygonTrace['outline']>): string {
  const touched = edges.findIndex(({ touches }) => touches);
  if (touched >= 0)
    return `x \\in \\overline{c_{${touched}}\\, c_{${(touched + 1) % edges.length}}}`;
  const terms = edges.flatMap(({ crossing }) => (crossing === 0 ? [] : [operand(crossing, 0)]));
  const sum = toned('decide', numeral(winding, 0));
  return terms.length < 2 ? `w = ${sum}` : `w = ${terms.join(' + ')} = ${sum}`;
}
