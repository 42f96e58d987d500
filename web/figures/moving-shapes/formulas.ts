import type { TraceStep } from 'sepax';
import { interval, numeral, operand, pair, toned } from '../../figure/formula/tex.js';
import { axisName } from '../../figure/voice/number-format.js';
import type { Interval } from '../../stage/draw/axis.js';
import { dot } from '../../stage/vector-math.js';
import type { MovingView } from './scene.js';
import { classicHit, commonTimes, distinctEdges } from './steps.js';

const end = (shape: 'a' | 'b', name: 'min' | 'max'): string =>
  toned(shape, `${shape}_{\\mathrm{${name}}}`);
const enterTex = 't_{\\mathrm{in}}';
const exitTex = 't_{\\mathrm{out}}';

/** A moment, and where it is cut off at an end of the frame. */
const moment = (exact: number, cut: number): string =>
  Math.abs(exact - cut) < 1e-9
    ? toned('decide', numeral(cut, 3))
    : `${numeral(exact, 2)} \\to ${toned('decide', numeral(cut, 3))}`;

/** The formulas of one step, with its numbers. */
export function formulas(view: MovingView): string[] {
  const { evaluation, step, hovered } = view;
  const { velocity, trace, now } = evaluation;
  const t = numeral(view.state.time, 2);
  if (hovered !== null) return timesTex(view, trace.steps[hovered]!);
  switch (step.phase) {
    case 'frames':
      return [
        `${toned('a', 'a')}(t) = ${toned('a', 'a')} + t\\, v, \\qquad v = ${pair(velocity)}`,
        `${toned('a', 'a')}(${t}):\\; ${now.trace.result.intersects ? 'a \\cap b \\neq \\varnothing' : 'a \\cap b = \\varnothing'}`,
      ];
    case 'classic':
      return classicTex(view);
    case 'common':
      return commonTex(view);
    case 'push': {
      const { mtv } = trace.result;
      const way = { x: velocity.x + mtv.x, y: velocity.y + mtv.y };
      return [
        `v + \\mathit{mtv} = ${toned('a', pair(velocity))} + ${toned('mtv', pair(mtv, 2))}`,
        `= ${toned('decide', pair(way, 2))}`,
      ];
    }
    case 'hit': {
      const { time, point } = evaluation.impact!;
      return [
        `${enterTex} = ${toned('decide', numeral(time, 4))}`,
        `${enterTex}\\, v = ${toned('a', pair({ x: time * velocity.x, y: time * velocity.y }, 2))}`,
        `p = ${pair(point, 2)}`,
      ];
    }
  }
  return timesTex(view, trace.steps[step.axis]!);
}

/** Whether two shadows have something in common. */
const meetTex = (a: Interval, b: Interval, meet: boolean): string =>
  `${toned('a', interval(a))} \\cap ${toned('b', interval(b))} ${meet ? '\\neq' : '='} \\varnothing`;

function timesTex({ evaluation }: MovingView, step: TraceStep): string[] {
  const { a, b, normal, swept, source, apartThroughout } = step;
  const speed = dot(evaluation.velocity, normal);
  const name = source === 'motion' ? '\\perp v' : `\\mathrm{${axisName(step)}}`;
  const head = `s = v \\cdot n_{${name}} = ${numeral(speed)}`;
  // Without a motion along the axis, or a meeting on it, there is nothing to divide.
  if (source === 'motion' || speed === 0 || apartThroughout) {
    return [head, meetTex(swept, b, !apartThroughout)];
  }
  const quotient = (upper: number, lower: number): string =>
    `\\frac{${numeral(upper)} - ${operand(lower)}}{${numeral(speed)}}`;
  const meet = speed > 0 ? ([b.min, a.max] as const) : ([b.max, a.min] as const);
  const part = speed > 0 ? ([b.max, a.min] as const) : ([b.min, a.max] as const);
  const names = [
    `\\frac{${end('b', 'min')} - ${end('a', 'max')}}{s}`,
    `\\frac{${end('b', 'max')} - ${end('a', 'min')}}{s}`,
  ];
  if (speed < 0) names.reverse();
  return [
    head,
    `${enterTex} = ${names[0]} = ${quotient(...meet)} = ${moment((meet[0] - meet[1]) / speed, step.enter)}`,
    `${exitTex} = ${names[1]} = ${quotient(...part)} = ${moment((part[0] - part[1]) / speed, step.exit)}`,
  ];
}

function classicTex(view: MovingView): string[] {
  const all = distinctEdges(view.evaluation);
  const meeting = all.filter(({ apartThroughout }) => !apartThroughout).length;
  return [
    toned('a', '[a_{\\mathrm{min}} + \\min(0, s),\\; a_{\\mathrm{max}} + \\max(0, s)]'),
    `\\cap\\; ${toned('b', '[b_{\\mathrm{min}},\\; b_{\\mathrm{max}}]')} \\neq \\varnothing: \\quad ${toned('decide', `${meeting} / ${all.length}`)}`,
  ];
}

function commonTex(view: MovingView): string[] {
  const all = distinctEdges(view.evaluation);
  if (!classicHit(view.evaluation)) return [`${enterTex} = \\infty`];
  const list = (times: readonly number[]): string => times.map((t) => numeral(t, 2)).join(',\\, ');
  const { enter, exit } = commonTimes(view.evaluation);
  const meets = view.evaluation.trace.result.willIntersect;
  return [
    `${enterTex} = \\max(${list(all.map((step) => step.enter))}) = ${toned('decide', numeral(enter, 3))}`,
    `${exitTex} = \\min(${list(all.map((step) => step.exit))}) = ${toned('decide', numeral(exit, 3))}`,
    `${enterTex} ${meets ? '\\le' : '>'} ${exitTex}`,
  ];
}
