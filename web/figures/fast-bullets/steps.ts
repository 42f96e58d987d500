import type { Impact } from 'sepax';
import type { FigureView } from '../../figure/element/figure.js';
import { answer, part, type Step } from '../../figure/element/step.js';
import type { NumberFormat } from '../../figure/voice/number-format.js';
import type { Values } from '../../figure/voice/text.js';
import { scene } from './scene.js';
import type { Shot, ShotState, Stop } from './shot.js';

/** A step that may be about a stop of the search. */
export interface ShotStep extends Step {
  readonly stop?: Stop;
}

export type ShotView = FigureView<ShotState, Shot, ShotStep>;

/** More stops than this are not shown one by one. */
const mostStops = 6;

/** What can be pointed at, in the order of the table. */
export const things = {
  before: 0,
  after: 1,
  line: 2,
  impact: 3,
  point: 4,
  normal: 5,
  rest: 6,
  samples: 7,
} as const;

/** What each phase speaks of. */
export const subjects: Readonly<Record<string, readonly number[]>> = {
  frames: [things.before, things.after],
  line: [things.line],
  size: [],
  advance: [],
  impact: [things.impact],
  normal: [things.point, things.normal],
  rest: [things.rest],
  samples: [things.samples],
};

/** A time of the frame. */
export const timeText = (time: number): string => time.toFixed(3);

/** A part of the frame, or of the way in it. */
const percentText = (part: number): string => (100 * part).toFixed(0);

/** Two frames; the line that joins them; the size; the impact; and what it would take without it. */
export function stepsOf(shot: Shot, { radius, wall }: ShotState): ShotStep[] {
  const format = scene.format(shot);
  const { line, impact } = shot;
  const frames: Step = {
    ...part('frames', framesOf(shot), {
      before: format.length(Math.abs(shot.before)),
      after: format.length(Math.abs(shot.after)),
    }),
    mark: 'motion',
  };
  if (impact?.startsOverlapping) {
    const depth = format.length(-impact.separation);
    return [frames, answer(part('impact', 'already', { depth }))];
  }
  if (wall.spin !== 0) return [frames, ...whileTurning(shot, wall.spin, format)];
  const crossing =
    line === null
      ? part('line', 'lineMiss')
      : part('line', 'line', {
          percent: percentText(line.fraction),
          point: format.vector(line.point),
        });
  const size = part('size', 'size', { radius: format.number(radius) });
  const found =
    impact === null
      ? part('impact', 'miss')
      : part('impact', 'impact', { time: timeText(impact.time) });
  return [frames, crossing, size, answer(found), ...afterImpact(shot, format)];
}

/** What the two frames alone tell. */
function framesOf({ before, after, impact }: Shot): string {
  if (before <= 0) return 'startInside';
  if (after <= 0) return 'endInside';
  return impact === null ? 'clear' : 'tunnel';
}

/** The stops at which the search looks, and what it finds. */
function whileTurning(shot: Shot, spin: number, format: NumberFormat): ShotStep[] {
  const { stops, impact } = shot;
  const count = stops.length;
  // At the last stop before an impact there is nothing to go on by.
  const advances = stops
    .slice(0, impact === null ? mostStops : Math.min(mostStops, count - 1))
    .map((stop, i) => advanceOf(stop, i, spin, format));
  if (impact === null) return [...advances, answer(part('impact', 'missTurning', { count }))];
  const found = part('impact', 'impactTurning', { time: timeText(impact.time), count });
  return [...advances, answer(found), normalStep(impact, format)];
}

function advanceOf(stop: Stop, i: number, spin: number, format: NumberFormat): ShotStep {
  const { time, distance } = stop;
  const say = i > 0 ? 'advanceOn' : time > 0 ? 'advanceFar' : 'advance';
  const safe = safeTime(stop);
  const values = {
    time: timeText(time),
    distance: orTiny(distance, format.number(distance)),
    safe: orTiny(safe, timeText(safe)),
    spin: `${spin}°`.replace('-', '−'),
  };
  return { ...part('advance', say, values), stop };
}

/** For how long the way is free, within the frame. */
export const safeTime = ({ time, safe }: Stop): number => Math.min(safe, 1 - time);

/** A number that would be written as 0 by its power of ten. */
const orTiny = (value: number, written: string): string =>
  value !== 0 && Number(written) === 0 ? value.toExponential(1).replace('-', '−') : written;

const normalStep = ({ point, normal }: Impact, format: NumberFormat): ShotStep =>
  part('normal', 'normal', { point: format.vector(point), normal: format.direction(normal) });

function afterImpact(shot: Shot, format: NumberFormat): ShotStep[] {
  const { impact, rest, samples } = shot;
  if (impact === null || rest === null || samples === null) return [];
  return [
    normalStep(impact, format),
    part('rest', 'rest', { left: percentText(1 - impact.time), rest: format.vector(rest) }),
    { ...part('samples', samplesOf(samples), samplesText(samples)), mark: 'b' },
  ];
}

const samplesOf = ({ seen, sure }: NonNullable<Shot['samples']>): string =>
  seen === null || !Number.isFinite(sure) ? 'graze' : 'samples';

const samplesText = ({ seen, sure }: NonNullable<Shot['samples']>): Values => ({
  seen: seen ?? '–',
  sure: Number.isFinite(sure) ? sure : '∞',
});
