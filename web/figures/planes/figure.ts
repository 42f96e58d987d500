import type { Bounds, Vector } from 'sepax';
import { pointInPolygon } from 'sepax/3d';
import type { Figure } from '../../figure/element/figure.js';
import type { Step } from '../../figure/element/step.js';
import type { Camera } from '../../stage/camera.js';
import { distance, distanceToSegment } from '../../stage/vector-math.js';
import { formulas } from './formulas.js';
import { paintSpace } from './painter.js';
import { reachOf, scene, viewOf } from './scene.js';
import { anglesAreWrong, type Space, type SpaceState } from './space.js';
import { type SpaceFigureView, stepsOf, subjects, things } from './steps.js';

/** The globe, so that no turn of the view changes the scale. */
function extent({ evaluation }: SpaceFigureView): Bounds {
  const reach = reachOf(evaluation);
  return { minX: -reach, minY: -reach, maxX: reach, maxY: reach };
}

function pointAt(view: SpaceFigureView, at: Vector, { scale }: Camera): number | null {
  const { evaluation, state } = view;
  const space = viewOf(state);
  const reach = 10 / scale;
  const { meeting, corners, from, to } = evaluation;
  if (meeting && distance(space.toStage(meeting.point), at) < reach) return things.point;
  const places = corners.map((corner) => space.toStage(corner));
  const onEdge = places.some(
    (place, i) => distanceToSegment(at, place, places[(i + 1) % places.length]!) < reach,
  );
  if (onEdge) return things.winding;
  const [start, end] = [space.toStage(from), space.toStage(to)];
  return distanceToSegment(at, start, end) < reach ? things.time : null;
}

/** A sum of angles is far too large if it is larger than this. */
const manyDegrees = 480;

/** Whether the segment ends too early, though its line hits the polygon. */
function endsBefore({ trace, meeting, corners }: Space): boolean {
  if (trace.plane.kind !== 'apart' || meeting === null) return false;
  return pointInPolygon(meeting.point, corners) !== 'outside';
}

export const figure: Figure<SpaceState, Space, Step, SpaceFigureView> = {
  scene,
  start: 'outline=-60,-50_60,-50_60,0_0,0_0,50_-60,50&p=56,11,-23&q=9,-70,42&view=-60,26',
  contrast: {
    phase: 'angles',
    holds: 'outline=-60,-50_60,-50_60,0_0,0_0,50_-60,50&p=-9,11,-39&q=-55,-70,26&view=-60,26',
  },
  challenges: [
    {
      key: 'try.sum',
      isSolved: ({ evaluation }) => anglesAreWrong(evaluation) && evaluation.angles! > manyDegrees,
    },
    { key: 'try.short', isSolved: ({ evaluation }) => endsBefore(evaluation) },
    {
      key: 'try.edge',
      isSolved: ({ evaluation: { trace } }) => trace.result.location === 'boundary',
    },
    {
      key: 'try.inPlane',
      isSolved: ({ evaluation: { trace } }) => trace.result.stretches.length > 0,
    },
  ],
  steps: stepsOf,
  formulas,
  paint: paintSpace,
  extent,
  pointAt,
  placeOf: ({ steps }, thing) => steps.findIndex(({ phase }) => subjects[phase]!.includes(thing)),
};
