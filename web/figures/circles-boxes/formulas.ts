import { numeral, operand, pair, toned } from '../../figure/formula/tex.js';
import { subtract } from '../../stage/vector-math.js';
import { type CircleBoxView, toFrame } from './scene.js';

const within = (name: string, half: string, value: number, limit: number, place: -1 | 0 | 1) => {
  const written = `${toned('a', numeral(value))}`;
  const end = toned('b', numeral(limit));
  if (place === 0) return `\\lvert ${name} \\rvert = \\lvert ${written} \\rvert < ${half} = ${end}`;
  return place > 0
    ? `${name} = ${written} \\ge ${half} = ${end}`
    : `${name} = ${written} \\le -${half} = ${toned('b', numeral(-limit))}`;
};

/** The formulas of one step, with its numbers. */
export function formulas({ state, evaluation, step }: CircleBoxView): string[] {
  const { box } = state;
  const { trace, collision } = evaluation;
  const q = toFrame(box, trace.centre);
  const p = toFrame(box, trace.nearest);
  const from = subtract(trace.centre, box);
  const d = numeral(trace.distance, 2);
  const r = toned('a', numeral(trace.reach, 2));
  const inside = trace.region === 'inside';
  switch (step.phase) {
    case 'frame': {
      const degrees = numeral(-box.degrees);
      return [
        `${toned('a', 'c')} - ${toned('b', 'm')} = ${pair(from)}`,
        `${toned('a', 'q')} = R(-\\theta)\\,(${toned('a', 'c')} - ${toned('b', 'm')}), \\quad -\\theta = ${degrees}^\\circ`,
        `\\phantom{q} = ${toned('a', pair(q))}`,
      ];
    }
    case 'region':
      return [
        within('q_x', 'w/2', q.x, box.width / 2, trace.column),
        within('q_y', 'h/2', q.y, box.height / 2, trace.row),
      ];
    case 'nearest':
      return inside
        ? [
            `w/2 - \\lvert q_x \\rvert = ${numeral(box.width / 2 - Math.abs(q.x))}`,
            `h/2 - \\lvert q_y \\rvert = ${numeral(box.height / 2 - Math.abs(q.y))}`,
            `${toned('decide', 'p')} = ${toned('decide', pair(p))}`,
          ]
        : [
            `${toned('decide', 'p_x')} = \\min(\\max(q_x,\\, -w/2),\\, w/2) = ${toned('decide', numeral(p.x))}`,
            `${toned('decide', 'p_y')} = \\min(\\max(q_y,\\, -h/2),\\, h/2) = ${toned('decide', numeral(p.y))}`,
          ];
    case 'distance':
      return [
        `d = ${inside ? '-' : ''}\\lvert q - p \\rvert`,
        `= ${inside ? '-' : ''}\\sqrt{${operand(q.x - p.x)}^2 + ${operand(q.y - p.y)}^2} = ${toned('decide', d)}`,
      ];
    case 'compare':
      return [
        `d = ${toned('decide', d)} ${trace.intersects ? '\\le' : '>'} ${r} = r`,
        `d - r = ${toned('decide', numeral(trace.separation, 2))}`,
      ];
    case 'push':
      return [
        `n = ${pair(collision.normal, 3)}`,
        `${toned('mtv', 'm')} = (d - r)\\, n = ${numeral(trace.separation, 2)} \\cdot ${pair(collision.normal, 3)}`,
        `\\phantom{m} = ${toned('mtv', pair(collision.mtv, 2))}`,
      ];
  }
  const grown = (name: string, half: string, value: number, limit: number): string =>
    `\\lvert ${name} \\rvert = ${numeral(Math.abs(value))} ${Math.abs(value) <= limit ? '\\le' : '>'} ${half} + r = ${numeral(limit)}`;
  return [
    grown('q_x', 'w/2', q.x, box.width / 2 + trace.reach),
    grown('q_y', 'h/2', q.y, box.height / 2 + trace.reach),
    `d = ${toned('decide', d)} ${trace.intersects ? '\\le' : '>'} ${r} = r`,
  ];
}
