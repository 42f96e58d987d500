import { numeral, toned } from '../../figure/formula/tex.js';
import type { ShapeName } from '../../figure/pair/state.js';
import { axisName } from '../../figure/voice/number-format.js';
import { volumeShown } from './flat-painter.js';
import { axisShown } from './space-painter.js';
import { type BoxesView, percentOf, spreadOf } from './steps.js';
import { type Volume, waste } from './volumes.js';

const decided = (value: number): string => toned('decide', numeral(value));

/** The formulas of one step, with its numbers. */
export function formulas(view: BoxesView): string[] {
  switch (view.step.phase) {
    case 'corners':
      return view.hovered === null ? corners(view) : volume(view);
    case 'axis':
    case 'apart':
    case 'together':
      return axis(view);
    case 'faces':
    case 'edges':
      return space(view);
    default:
      return volume(view);
  }
}

function volume(view: BoxesView): string[] {
  const { circle, upright, turned } = view.evaluation.volumes;
  const shown = volumeShown(view);
  if (shown === 'circle') {
    const { distance, reach, intersects } = circle;
    return [
      `\\lvert ${toned('b', 'm_b')} - ${toned('a', 'm_a')} \\rvert \\le ${toned('a', 'r_a')} + ${toned('b', 'r_b')}`,
      `${numeral(distance)} ${intersects ? '\\le' : '>'} ${decided(reach)}`,
      wasteTex(view, shown),
    ];
  }
  if (shown === 'turned') {
    const { trace } = turned;
    return [
      `V = w\\, h`,
      wasteTex(view, shown),
      `d = ${decided(trace.steps[trace.normalStep]!.overlap)}`,
    ];
  }
  const { steps } = upright.trace;
  const across = steps.find(({ normal }) => normal.x !== 0)!;
  const upwards = steps.find(({ normal }) => normal.x === 0)!;
  return [
    `d_x = ${decided(across.overlap)}, \\quad d_y = ${decided(upwards.overlap)}`,
    wasteTex(view, shown),
  ];
}

/** How much larger the volumes are than the things in them. */
function wasteTex({ evaluation: { volumes } }: BoxesView, shown: Volume): string {
  const part = (shape: ShapeName): string =>
    toned(shape, `${percentOf(waste(volumes[shape], shown))}\\,\\%`);
  return `\\frac{V}{A} - 1 = ${part('a')},\\;\\; ${part('b')}`;
}

function corners({ evaluation: { caught } }: BoxesView): string[] {
  const count = (shape: ShapeName): string =>
    toned(shape, String(caught[shape].filter(Boolean).length));
  return [
    `\\lvert (p - m) \\cdot u \\rvert \\le \\tfrac{w}{2}, \\quad \\lvert (p - m) \\cdot v \\rvert \\le \\tfrac{h}{2}`,
    `\\#\\,p = ${count('a')} + ${count('b')}`,
  ];
}

function axis(view: BoxesView): string[] {
  const { steps } = view.evaluation.volumes.turned.trace;
  const step = steps[view.hovered ?? view.step.axis]!;
  const { way, reach } = spreadOf(step);
  const name = axisName(step);
  const n = toned(name[0] as ShapeName, `n_{\\mathrm{${name}}}`);
  return [
    `t = ${toned('b', 'm_b')} - ${toned('a', 'm_a')}, \\quad r = \\sum_i h_i \\lvert u_i \\cdot n \\rvert`,
    `\\lvert t \\cdot ${n} \\rvert = ${numeral(way)} ${step.apart ? '>' : '\\le'} ${toned('a', 'r_a')} + ${toned('b', 'r_b')} = ${numeral(reach)}`,
    `d = ${numeral(reach)} - ${numeral(way)} = ${decided(step.overlap)}`,
  ];
}

function space(view: BoxesView): string[] {
  const { source, axis: n, overlap } = axisShown(view);
  const direction =
    source.kind === 'face'
      ? toned(source.box, `${source.box}_${source.axis}`)
      : `\\frac{${crossTex(source.a, source.b)}}{\\lvert ${crossTex(source.a, source.b)} \\rvert}`;
  if (n === null || overlap === null) return [`${direction} = \\tfrac{0}{0}`];
  return [
    `n = ${direction} = (${[n.x, n.y, n.z].map((value) => numeral(value, 2)).join(',\\, ')})`,
    `d = ${toned('a', 'r_a')} + ${toned('b', 'r_b')} - \\lvert t \\cdot n \\rvert = ${decided(overlap)}`,
  ];
}

const crossTex = (i: number, j: number): string =>
  `${toned('a', `a_${i}`)} \\times ${toned('b', `b_${j}`)}`;
