import type { Bounds, Vector } from 'sepax';
import type { Camera } from '../../../stage/camera.js';
import {
  add,
  boundsOf,
  cross,
  distance,
  distanceToSegment,
  dot,
  subtract,
} from '../../../stage/vector-math.js';
import { words } from '../language.js';
import type { Lesson } from '../lesson.js';
import { type Quantity, quantityTable } from '../parts/quantity-table.js';
import { lines as cpp } from './fast-bullets.cpp?code';
import { lines as js } from './fast-bullets.js?code';
import { formulas } from './formulas.js';
import { paintShot } from './painter.js';
import { centreAt, radiusKnob, scene, spinStem, turnStem } from './scene.js';
import type { Shot, ShotState } from './shot.js';
import { type ShotStep, type ShotView, stepsOf, subjects, things, timeText } from './steps.js';
import { isShown } from './subject.js';

const none = '–';

function quantities({ evaluation, format }: ShotView): Quantity[] {
  const { before, after, line, impact, rest, samples } = evaluation;
  const meaning = (thing: keyof typeof things) => ({
    thing: things[thing],
    meaning: words(`quantity.${thing}`),
  });
  const gap = (value: number) => ({
    value,
    written: words(value > 0 ? 'gap.free' : 'gap.overlap', {
      size: format.length(Math.abs(value)),
    }),
  });
  const time = (value: number | null) => ({
    value,
    written: value === null ? none : timeText(value),
  });
  return [
    { ...meaning('before'), symbol: 'p', tone: 'a', ...gap(before) },
    { ...meaning('after'), symbol: 'p + v', tone: 'a', ...gap(after) },
    { ...meaning('line'), symbol: 's', tone: 'decide', ...time(line?.fraction ?? null) },
    { ...meaning('impact'), symbol: 't', tone: 'decide', ...time(impact?.time ?? null) },
    {
      ...meaning('point'),
      symbol: 'x',
      tone: 'decide',
      written: impact ? format.vector(impact.point) : none,
    },
    {
      ...meaning('normal'),
      symbol: 'n',
      tone: 'decide',
      written: impact ? format.direction(impact.normal) : none,
    },
    {
      ...meaning('rest'),
      symbol: 'v′',
      tone: 'decide',
      written: rest ? format.vector(rest) : none,
    },
    {
      ...meaning('samples'),
      symbol: 'N',
      tone: 'mtv',
      value: samples?.sure ?? null,
      written: samples === null ? none : Number.isFinite(samples.sure) ? String(samples.sure) : '∞',
    },
  ];
}

/** The names of the frames stand below the bullet, in CSS pixels. */
const nameRoom = 44;

/** Both frames, the wall, what stands off, and the rest of the way. */
function extent({ evaluation, state }: ShotView, scale: number): Bounds {
  const { from, to, outline, outlineAfter, impact, rest } = evaluation;
  const { radius, wall } = state;
  const end = impact && rest ? [add(centreAt(evaluation, impact.time), rest)] : [];
  const room = (below: number) => (place: Vector) => [
    { x: place.x - radius, y: place.y - radius },
    { x: place.x + radius, y: place.y + radius + below },
  ];
  return boundsOf([
    ...[from, to].flatMap(room(nameRoom / scale)),
    ...[...outline, ...outlineAfter, ...end].flatMap(room(0)),
    radiusKnob(state),
    ...turnStem(wall),
    ...spinStem(wall),
  ]);
}

function pointAt({ evaluation, state }: ShotView, at: Vector, { scale }: Camera): number | null {
  const { from, to, line, impact } = evaluation;
  const reach = 9 / scale;
  if (impact && distance(at, impact.point) < reach) return things.point;
  if (line && distance(at, line.point) < reach) return things.line;
  if (impact && distance(at, centreAt(evaluation, impact.time)) < state.radius)
    return things.impact;
  if (distance(at, to) < state.radius) return things.after;
  if (distance(at, from) < state.radius) return things.before;
  return distanceToSegment(at, from, to) < reach ? things.line : null;
}

/** Normals nearer to that of an edge than this count as its own. */
const slant = 1e-6;

/** Whether the bullet meets a corner: the normal is then that of no edge. */
function hitsCorner({ impact, outlineMet: outline }: Shot): boolean {
  if (impact === null || impact.startsOverlapping) return false;
  const edge = subtract(outline[1]!, outline[0]!);
  const parts = [dot(impact.normal, edge), cross(impact.normal, edge)];
  return parts.every((part) => Math.abs(part) > slant * Math.hypot(edge.x, edge.y));
}

export const lesson: Lesson<ShotState, Shot, ShotStep, ShotView> = {
  name: 'fast-bullets',
  scene,
  start: 'p=-112,72&v=228,-46&r=12&wall=14,150@22,0~-14',
  code: { js, cpp },
  challenges: [
    {
      key: 'try.side',
      isSolved: ({ evaluation: { line, impact } }) => line === null && impact !== null,
    },
    { key: 'try.corner', isSolved: ({ evaluation }) => hitsCorner(evaluation) },
    {
      key: 'try.graze',
      isSolved: ({ evaluation: { samples } }) => samples !== null && samples.sure > 100,
    },
    {
      key: 'try.inside',
      isSolved: ({ evaluation: { impact } }) => impact?.startsOverlapping === true,
    },
  ],
  steps: stepsOf,
  formulas,
  table: (view) => quantityTable(view, quantities(view), (thing) => isShown(view, thing)),
  paint: paintShot,
  extent,
  pointAt,
  placeOf: ({ steps }, thing) => steps.findIndex(({ phase }) => subjects[phase]!.includes(thing)),
};
