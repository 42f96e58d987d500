import type { NumberFormat } from '../../playground/number-format.js';
import type { Values } from '../../text.js';
import type { LessonStep, LessonView } from '../lesson.js';
import { scene } from './scene.js';
import type { Shot, ShotState } from './shot.js';

export type ShotView = LessonView<ShotState, Shot>;

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
  impact: [things.impact],
  normal: [things.point, things.normal],
  rest: [things.rest],
  samples: [things.samples],
};

/** A time of the frame. */
export const timeText = (time: number): string => time.toFixed(3);

const part = (phase: string, say: string, values: Values = {}): LessonStep => ({
  phase,
  say: `do.${say}`,
  values,
});

const answer = (step: LessonStep): LessonStep => ({ ...step, mark: 'answer' });

/** Two frames; the line that joins them; the size; the impact; and what it would take without it. */
export function stepsOf(shot: Shot, { radius }: ShotState): LessonStep[] {
  const format = scene.format(shot);
  const { line, impact } = shot;
  const frames: LessonStep = {
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
  const crossing =
    line === null
      ? part('line', 'lineMiss')
      : part('line', 'line', { time: timeText(line.fraction), point: format.vector(line.point) });
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

function afterImpact(shot: Shot, format: NumberFormat): LessonStep[] {
  const { impact, rest, samples } = shot;
  if (impact === null || rest === null || samples === null) return [];
  return [
    part('normal', 'normal', {
      point: format.vector(impact.point),
      normal: format.direction(impact.normal),
    }),
    part('rest', 'rest', { left: timeText(1 - impact.time), rest: format.vector(rest) }),
    { ...part('samples', samplesOf(samples), samplesText(samples)), mark: 'b' },
  ];
}

const samplesOf = ({ seen, sure }: NonNullable<Shot['samples']>): string =>
  seen === null || !Number.isFinite(sure) ? 'graze' : 'samples';

const samplesText = ({ seen, sure }: NonNullable<Shot['samples']>): Values => ({
  seen: seen ?? '–',
  sure: Number.isFinite(sure) ? sure : '∞',
});
