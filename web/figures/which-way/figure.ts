import type { Bounds, Vector } from 'sepax';
import type { Figure } from '../../figure/element/figure.js';
import type { Step } from '../../figure/element/step.js';
import { vectorOf } from '../../figure/pair/points.js';
import type { Camera } from '../../stage/camera.js';
import {
  add,
  boundsOf,
  convexContains,
  distance,
  distanceToSegment,
  subtract,
} from '../../stage/vector-math.js';
import type { Chase, ChaseState } from './chase.js';
import { targetRadius } from './flight.js';
import { formulas } from './formulas.js';
import { paintChase, pathOf } from './painter.js';
import { axisLength, limitAt, noseOf, scene } from './scene.js';
import { type ChaseView, circles, stepsOf, subjects, things } from './steps.js';

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

export const figure: Figure<ChaseState, Chase, Step, ChaseView> = {
  scene,
  start: 'm=58,92&h=52,22&t=232,-44&limit=3&y=down',
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
  paint: paintChase,
  extent,
  pointAt,
  placeOf: ({ steps }, thing) => steps.findIndex(({ phase }) => subjects[phase]!.includes(thing)),
};
