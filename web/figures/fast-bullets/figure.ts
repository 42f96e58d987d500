import type { Bounds, Vector } from 'sepax';
import type { Figure } from '../../figure/element/figure.js';
import type { Camera } from '../../stage/camera.js';
import {
  add,
  boundsOf,
  cross,
  distance,
  distanceToSegment,
  dot,
  subtract,
} from '../../stage/vector-math.js';
import { formulas } from './formulas.js';
import { paintShot } from './painter.js';
import { centreAt, radiusKnob, scene, spinStem, turnStem } from './scene.js';
import type { Shot, ShotState } from './shot.js';
import { type ShotStep, type ShotView, stepsOf, subjects, things } from './steps.js';

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

export const figure: Figure<ShotState, Shot, ShotStep, ShotView> = {
  scene,
  start: 'p=-112,72&v=228,-46&r=12&wall=14,150@22,0~-14',
  challenges: [
    {
      key: 'try.side',
      // Of a wall that turns there is no line to ask about.
      isSolved: ({ evaluation: { line, impact }, state: { wall } }) =>
        wall.spin === 0 && line === null && impact !== null,
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
  paint: paintShot,
  extent,
  pointAt,
  placeOf: ({ steps }, thing) => steps.findIndex(({ phase }) => subjects[phase]!.includes(thing)),
};
