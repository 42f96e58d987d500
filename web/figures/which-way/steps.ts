import type { FigureView } from '../../figure/element/figure.js';
import { answer, part, type Step } from '../../figure/element/step.js';
import type { NumberFormat } from '../../figure/voice/number-format.js';
import { degrees } from '../../stage/angles.js';
import type { Chase, ChaseState } from './chase.js';
import { frames } from './flight.js';
import { scene } from './scene.js';

export type ChaseView = FigureView<ChaseState, Chase>;

/** What can be pointed at, in the order of the table. */
export const things = {
  heading: 0,
  toTarget: 1,
  area: 2,
  ahead: 3,
  angle: 4,
  step: 5,
  flight: 6,
  wrong: 7,
} as const;

/** What each phase speaks of. */
export const subjects: Readonly<Record<string, readonly number[]>> = {
  vectors: [things.heading, things.toTarget],
  area: [things.area],
  sign: [things.area],
  ahead: [things.ahead],
  angle: [things.angle],
  limit: [things.step],
  fly: [things.flight],
  wrong: [things.wrong],
  far: [things.area],
};

export const degreesText = (angle: number): string =>
  `${degrees(angle).toFixed(1).replace('-', '−')}°`;

const signNames = { '-1': 'negative', '0': 'zero', '1': 'positive' } as const;

/** The vectors, their area, its sign; ahead or behind; the turn, its limit; and what comes of it. */
export function stepsOf(chase: Chase, state: ChaseState): Step[] {
  const format: NumberFormat = scene.format(chase);
  const { area, sign, ahead, angle, step, flight, wrong, far } = chase;
  const sense = `${signNames[sign]}${sign === 0 ? '' : state.yAxis}`;
  return [
    { ...part('vectors', 'vectors', { d: format.vector(chase.toTarget) }), mark: 'motion' },
    part('area', 'area', { area: format.number(area) }),
    part('sign', sense),
    part('ahead', aheadOf(chase), { dot: format.number(ahead) }),
    part('angle', 'angle', { angle: degreesText(angle) }),
    part('limit', step === angle ? 'free' : 'limit', {
      limit: `${state.limit}°`,
      step: degreesText(step),
    }),
    answer(
      part('fly', flight.hit !== null ? 'hit' : circles(chase) ? 'circle' : 'miss', {
        frame: flight.hit ?? frames,
        turned: degreesText(flight.turned),
      }),
    ),
    { ...part('wrong', wrong.hit === null ? 'wrong' : 'wrongHit'), mark: 'b' },
    part('far', Math.sign(far.expanded) === far.exact ? 'far' : 'farWrong', {
      exact: format.number(area),
      expanded: format.number(far.expanded),
    }),
  ];
}

function aheadOf({ sign, ahead, turn }: Chase): string {
  if (sign === 0) return turn;
  return ahead > 0 ? 'front' : ahead < 0 ? 'rear' : 'beam';
}

/** Whether the missile goes round and round. */
export const circles = ({ flight }: Chase): boolean =>
  flight.hit === null && flight.turned > 2 * Math.PI;
