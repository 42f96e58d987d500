import type { Bounds, Vector } from 'sepax';
import { pointInPolygon } from 'sepax/3d';
import type { Camera } from '../../../stage/camera.js';
import { distance, distanceToSegment } from '../../../stage/vector-math.js';
import { words } from '../language.js';
import type { Lesson } from '../lesson.js';
import type { LessonStep } from '../lesson-step.js';
import { type Quantity, quantityTable } from '../parts/quantity-table.js';
import { formulas } from './formulas.js';
import { paintSpace } from './painter.js';
import { lines as cpp } from './planes.cpp?code';
import { lines as js } from './planes.js?code';
import { reachOf, scene, viewOf } from './scene.js';
import { anglesAreWrong, type Space, type SpaceState } from './space.js';
import { inDegrees, pointText, type SpaceLessonView, stepsOf, subjects, things } from './steps.js';
import { isShown } from './subject.js';

const none = '–';

function quantities({ evaluation, format }: SpaceLessonView): Quantity[] {
  const { trace, meeting, angles } = evaluation;
  const { plane, fromDistance, toDistance } = trace.plane;
  const { x, y, z } = plane.normal;
  const winding = trace.plane.kind === 'point' ? trace.outline!.winding : null;
  const meaning = (thing: keyof typeof things) => ({
    thing: things[thing],
    meaning: words(`quantity.${thing}`),
  });
  const number = (value: number | null, written: (value: number) => string) => ({
    value,
    written: value === null ? none : written(value),
  });
  const length = (value: number): string => format.number(value);
  return [
    {
      ...meaning('normal'),
      symbol: 'n',
      tone: 'decide',
      written: `(${[x, y, z].map((c) => c.toFixed(3).replace('-', '−')).join(', ')})`,
    },
    { ...meaning('fromDistance'), symbol: 'd(p)', tone: 'a', ...number(fromDistance, length) },
    { ...meaning('toDistance'), symbol: 'd(q)', tone: 'a', ...number(toDistance, length) },
    {
      ...meaning('time'),
      symbol: 't',
      ...number(meeting?.time ?? null, (t) => t.toFixed(3).replace('-', '−')),
    },
    { ...meaning('point'), symbol: 'x', tone: 'decide', written: pointText(format, evaluation) },
    { ...meaning('winding'), symbol: 'w', tone: 'decide', ...number(winding, (w) => w.toFixed(0)) },
    { ...meaning('angles'), symbol: 'Σ∠', tone: 'mtv', ...number(angles, inDegrees) },
  ];
}

/** The globe, so that no turn of the view changes the scale. */
function extent({ evaluation }: SpaceLessonView): Bounds {
  const reach = reachOf(evaluation);
  return { minX: -reach, minY: -reach, maxX: reach, maxY: reach };
}

function pointAt(view: SpaceLessonView, at: Vector, { scale }: Camera): number | null {
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

/** Whether the segment ends too early, though its line hits the polygon. */
function endsBefore({ trace, meeting, corners }: Space): boolean {
  if (trace.plane.kind !== 'apart' || meeting === null) return false;
  return pointInPolygon(meeting.point, corners) !== 'outside';
}

export const lesson: Lesson<SpaceState, Space, LessonStep, SpaceLessonView> = {
  name: 'planes',
  scene,
  start: 'outline=-60,-50_60,-50_60,0_0,0_0,50_-60,50&p=-9,11,-39&q=-55,-70,26&view=-60,26',
  code: { js, cpp },
  challenges: [
    { key: 'try.angles', isSolved: ({ evaluation }) => anglesAreWrong(evaluation) },
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
  table: (view) => quantityTable(view, quantities(view), (thing) => isShown(view, thing)),
  paint: paintSpace,
  extent,
  pointAt,
  placeOf: ({ steps }, thing) => steps.findIndex(({ phase }) => subjects[phase]!.includes(thing)),
};
