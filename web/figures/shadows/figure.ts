import type { Projection } from 'sepax';
import type { Challenge } from '../../figure/element/figure.js';
import { interval, numeral, operand, pair, toned } from '../../figure/formula/tex.js';
import type { Evaluation } from '../../figure/pair/evaluation.js';
import type { AxisStep, FigureOfPair, PairView } from '../../figure/pair/pair-scene.js';
import type { ShapeName } from '../../figure/pair/state.js';
import { NumberFormat } from '../../figure/voice/number-format.js';
import { dot } from '../../stage/vector-math.js';
import { degreesOf, freeStep } from './free-axis.js';
import { freeAxisScene } from './free-axis-scene.js';
import { cornerAt, paintShadows } from './painter.js';
import { degreesTowards, extentOf, gripOf, sceneOf } from './scene.js';

/** The axis; each corner of `a`; its shadow; that of `b`; and both together. */
function steps(evaluation: Evaluation): AxisStep[] {
  const step = freeStep(evaluation);
  const format = NumberFormat.for(evaluation);
  const axis = step.index;
  const ends = ({ min, max }: Projection) => ({ min: format.number(min), max: format.number(max) });
  const corners = evaluation.a.worldPoints.map(
    (corner, vertex): AxisStep => ({
      phase: 'corner',
      axis,
      vertex,
      say: 'do.corner',
      values: { corner: vertex, value: format.number(dot(corner, step.normal)) },
      ...(vertex === 0 ? { mark: 'a' } : {}),
    }),
  );
  const outcome = step.apart ? 'gap' : step.overlap === 0 ? 'touch' : 'overlap';
  const apart = !evaluation.trace.result.intersects;
  return [
    { phase: 'axis', axis, say: 'do.axis', values: {}, mark: 'motion' },
    ...corners,
    { phase: 'shadow', axis, vertex: 0, say: 'do.shadow', values: ends(step.a), mark: 'a' },
    { phase: 'shadow', axis, vertex: 1, say: 'do.shadowB', values: ends(step.b), mark: 'b' },
    {
      phase: 'compare',
      axis,
      say: `do.${outcome}${apart && outcome !== 'gap' ? 'Apart' : ''}`,
      values: { size: format.length(Math.abs(step.overlap)) },
      mark: 'answer',
    },
  ];
}

const shadowTex = (view: PairView, shape: ShapeName): string =>
  toned(
    shape,
    `[\\min p\\cdot n,\\; \\max p\\cdot n] = ${interval(sceneOf(view.evaluation).step[shape])}`,
  );

function formulas(view: PairView): string[] {
  const { step } = sceneOf(view.evaluation);
  const { normal: n, a, b } = step;
  const degrees = numeral(degreesOf(view.state));
  const { phase, vertex = 0 } = view.step;
  if (phase === 'axis') {
    return [`n = (\\cos ${degrees}^\\circ,\\, \\sin ${degrees}^\\circ) = ${pair(n, 3)}`];
  }
  if (phase === 'corner') {
    const p = view.evaluation.a.worldPoints[vertex]!;
    const name = toned('a', `p_{${vertex}}`);
    return [
      `${name} \\cdot n = ${toned('a', 'x')}\\, n_x + ${toned('a', 'y')}\\, n_y`,
      `= ${toned('a', operand(p.x))} \\cdot ${operand(n.x, 3)} + ${toned('a', operand(p.y))} \\cdot ${operand(n.y, 3)} = ${numeral(dot(p, n))}`,
    ];
  }
  if (phase === 'shadow') {
    return vertex === 0 ? [shadowTex(view, 'a')] : [shadowTex(view, 'a'), shadowTex(view, 'b')];
  }
  const end = (shape: ShapeName, name: string): string =>
    toned(shape, `${shape}_{\\mathrm{${name}}}`);
  return [
    `d = \\min(${end('a', 'max')} - ${end('b', 'min')},\\; ${end('b', 'max')} - ${end('a', 'min')})`,
    `= \\min(${numeral(a.max - b.min)},\\; ${numeral(b.max - a.min)}) = ${toned('decide', numeral(step.overlap))}`,
  ];
}

const widthOf = ({ min, max }: Projection): number => max - min;

/** Less than this part of the least width counts as rounding of the angle. */
const widthTolerance = 1e-3;

const challenges: readonly Challenge<PairView>[] = [
  { key: 'try.gap', isSolved: ({ evaluation }) => freeStep(evaluation).apart },
  {
    key: 'try.narrow',
    // The least width of a polygon is across one of its edges.
    isSolved: ({ evaluation }) => {
      const edges = evaluation.trace.steps.filter(({ source }) => source === 'a');
      const least = Math.min(...edges.map(({ a }) => widthOf(a)));
      return widthOf(freeStep(evaluation).a) <= least * (1 + widthTolerance);
    },
  },
  {
    key: 'try.sliver',
    isSolved: ({ evaluation }) => {
      const { apart, overlap } = freeStep(evaluation);
      return apart && overlap > -3;
    },
  },
];

const scene = freeAxisScene({
  at: (evaluation) => gripOf(sceneOf(evaluation)),
  towards: (evaluation, point) => degreesTowards(sceneOf(evaluation), point),
});

export const figure: FigureOfPair = {
  scene,
  start: 'a=-60,-20_10,-60_55,5_20,60_-45,45@-75,-28&b=-45,-55_60,-10_-20,60@72,38&axis=62',
  challenges,
  steps,
  formulas,
  paint: paintShadows,
  extent: ({ evaluation }) => extentOf(sceneOf(evaluation)),
  pointAt: (view, at, camera) => cornerAt(view, at, 12 / camera.scale),
  placeOf: ({ steps: all }, corner) =>
    all.findIndex(({ phase, vertex }) => phase === 'corner' && vertex === corner),
};
