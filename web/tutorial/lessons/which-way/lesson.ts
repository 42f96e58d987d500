import type { Bounds, Vector } from 'sepax';
import type { Camera } from '../../../stage/camera.js';
import {
  add,
  boundsOf,
  convexContains,
  distance,
  distanceToSegment,
  subtract,
} from '../../../stage/vector-math.js';
import { words } from '../language.js';
import type { Lesson } from '../lesson.js';
import type { LessonStep } from '../lesson-step.js';
import { type Quantity, quantityTable } from '../parts/quantity-table.js';
import type { Chase, ChaseState } from './chase.js';
import { targetRadius } from './flight.js';
import { formulas } from './formulas.js';
import { isShown, paintChase, pathOf } from './painter.js';
import { axisLength, limitAt, noseOf, scene, vectorOf } from './scene.js';
import { type ChaseView, circles, degrees, stepsOf, subjects, things } from './steps.js';
import { lines as cpp } from './which-way.cpp?code';
import { lines as js } from './which-way.js?code';

function quantities({ evaluation, format, state }: ChaseView): Quantity[] {
  const { heading, toTarget, area, ahead, angle, step, flight, wrong } = evaluation;
  const end = (frame: number | null): string =>
    frame === null ? words('end.miss') : words('end.hit', { frame });
  const meaning = (thing: keyof typeof things) => ({
    thing: things[thing],
    meaning: words(`quantity.${thing}`),
  });
  const turn = words(`turn.${evaluation.turn}`);
  return [
    { ...meaning('heading'), symbol: 'h', tone: 'a', written: format.vector(heading) },
    { ...meaning('toTarget'), symbol: 'd', tone: 'b', written: format.vector(toTarget) },
    {
      ...meaning('area'),
      symbol: 'det',
      tone: 'decide',
      written: format.number(area),
      value: area,
    },
    {
      ...meaning('ahead'),
      symbol: 'h · d',
      tone: 'decide',
      written: format.number(ahead),
      value: ahead,
    },
    {
      ...meaning('angle'),
      symbol: 'θ',
      tone: 'decide',
      written: `${degrees(angle)} ${turn}`,
      value: angle,
    },
    {
      ...meaning('step'),
      meaning: words('quantity.step', { limit: `${state.limit}°` }),
      symbol: 'Δ',
      tone: 'decide',
      written: degrees(step),
      value: step,
    },
    { ...meaning('flight'), symbol: '+Δ', tone: 'a', written: end(flight.hit) },
    { ...meaning('wrong'), symbol: '−Δ', tone: 'mtv', written: end(wrong.hit) },
  ];
}

/** All that stands still, and the flight: where the wrong one leads to is left open. */
function extent(view: ChaseView): Bounds {
  const { state, evaluation } = view;
  const missile = vectorOf(state.missile);
  const target = vectorOf(state.target);
  const { x, y } = target;
  return boundsOf([
    { x: -axisLength / 2, y: -axisLength },
    { x: axisLength, y: axisLength },
    missile,
    noseOf(state),
    add(target, vectorOf(state.heading)),
    limitAt(state),
    { x: x - targetRadius, y: y - targetRadius },
    { x: x + targetRadius, y: y + targetRadius },
    ...pathOf(view, evaluation.flight),
  ]);
}

/** What is pointed at, the smaller things first. */
function pointAt(view: ChaseView, at: Vector, { scale }: Camera): number | null {
  const { state, evaluation } = view;
  const reach = 9 / scale;
  const missile = vectorOf(state.missile);
  const nose = noseOf(state);
  const target = vectorOf(state.target);
  const path = pathOf(view, evaluation.flight);
  if (distanceToSegment(at, missile, nose) < reach) return things.heading;
  if (distanceToSegment(at, missile, target) < reach) return things.toTarget;
  if (path.some((point) => distance(point, at) < reach)) return things.flight;
  const far = add(nose, subtract(target, missile));
  return convexContains([missile, nose, far, target], at) ? things.area : null;
}

export const lesson: Lesson<ChaseState, Chase, LessonStep, ChaseView> = {
  name: 'which-way',
  scene,
  start: 'm=58,92&h=52,22&t=232,-44&limit=3&y=down',
  code: { js, cpp },
  room: 'code',
  challenges: [
    { key: 'try.circle', isSolved: ({ evaluation }) => circles(evaluation) },
    { key: 'try.behind', isSolved: ({ evaluation }) => evaluation.turn === 'behind' },
    {
      key: 'try.same',
      isSolved: ({ evaluation: { flight, wrong } }) => flight.hit !== null && wrong.hit !== null,
    },
    {
      key: 'try.far',
      isSolved: ({ evaluation: { far } }) => Math.sign(far.expanded) !== far.exact,
    },
  ],
  steps: stepsOf,
  formulas,
  table: (view) => quantityTable(view, quantities(view), (thing) => isShown(view, thing)),
  paint: paintChase,
  extent,
  pointAt,
  placeOf: ({ steps }, thing) => steps.findIndex(({ phase }) => subjects[phase]!.includes(thing)),
};
