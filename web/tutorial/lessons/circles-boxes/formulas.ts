import { subtract } from '../../../stage/vector-math.js';
import { figure, operand, pair, toned } from '../parts/tex.js';
import { type CircleBoxView, toFrame } from './scene.js';

const within = (name: string, half: string, value: number, limit: number, place: -1 | 0 | 1) => {
  const written = `${toned('a', figure(value))}`;
  const end = toned('b', figure(limit));
  if (place === 0) return `\\lvert ${name} \\rvert = \\lvert ${written} \\rvert < ${half} = ${end}`;
  return place > 0
    ? `${name} = ${written} \\ge ${half} = ${end}`
    : `${name} = ${written} \\le -${half} = ${toned('b', figure(-limit))}`;
};

/** The formulas of one step, with its numbers. */
export function formulas({ state, evaluation, step }: CircleBoxView): string[] {
  const { box } = state;
  const { trace, collision } = evaluation;
  const q = toFrame(box, trace.centre);
  const p = toFrame(box, trace.nearest);
  const from = subtract(trace.centre, box);
  const d = figure(trace.distance, 2);
  const r = toned('a', figure(trace.reach, 2));
  const inside = trace.region === 'inside';
  switch (step.phase) {
    case 'frame': {
      const degrees = figure(-box.degrees);
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
            `w/2 - \\lvert q_x \\rvert = ${figure(box.width / 2 - Math.abs(q.x))}`,
            `h/2 - \\lvert q_y \\rvert = ${figure(box.height / 2 - Math.abs(q.y))}`,
            `${toned('decide', 'p')} = ${toned('decide', pair(p))}`,
          ]
        : [
            `${toned('decide', 'p_x')} = \\min(\\max(q_x,\\, -w/2),\\, w/2) = ${toned('decide', figure(p.x))}`,
            `${toned('decide', 'p_y')} = \\min(\\max(q_y,\\, -h/2),\\, h/2) = ${toned('decide', figure(p.y))}`,
          ];
    case 'distance':
      return [
        `d = ${inside ? '-' : ''}\\lvert q - p \\rvert`,
        `= ${inside ? '-' : ''}\\sqrt{${operand(q.x - p.x)}^2 + ${operand(q.y - p.y)}^2} = ${toned('decide', d)}`,
      ];
    case 'compare':
      return [
        `d = ${toned('decide', d)} ${trace.intersects ? '\\le' : '>'} ${r} = r`,
        `d - r = ${toned('decide', figure(trace.separation, 2))}`,
      ];
    case 'push':
      return [
        `n = ${pair(collision.normal, 3)}`,
        `${toned('mtv', 'm')} = (d - r)\\, n = ${figure(trace.separation, 2)} \\cdot ${pair(collision.normal, 3)}`,
        `\\phantom{m} = ${toned('mtv', pair(collision.mtv, 2))}`,
      ];
  }
  const grown = (name: string, half: string, value: number, limit: number): string =>
    `\\lvert ${name} \\rvert = ${figure(Math.abs(value))} ${Math.abs(value) <= limit ? '\\le' : '>'} ${half} + r = ${figure(limit)}`;
  return [
    grown('q_x', 'w/2', q.x, box.width / 2 + trace.reach),
    grown('q_y', 'h/2', q.y, box.height / 2 + trace.reach),
    `d = ${toned('decide', d)} ${trace.intersects ? '\\le' : '>'} ${r} = r`,
  ];
}
