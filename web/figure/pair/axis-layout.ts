import type { TraceStep, Vector } from 'sepax';
import { type AxisPlacement, placeAxis, pointOnAxis } from '../../stage/axis-placement.js';
import type { Size } from '../../stage/camera.js';
import { add, cross, distanceToSegment, dot } from '../../stage/vector-math.js';
import type { Evaluation } from './evaluation.js';
import { measureRoom } from './measure-room.js';

/** Room that axes take, in CSS pixels. */
interface Room {
  /** How far an axis stands off the shapes. */
  readonly clearance: number;
  /** What is written beyond the line, in the middle. */
  readonly writing: number;
  /** The bars and the bracket beyond the line, along all of it. */
  readonly bars: number;
}

/** Axes whose angle has a lesser sine than this would be drawn over one another. */
const narrow = 0.2;

/** How far the line and the names at the ends of its bars go on, in CSS pixels. */
const overhang = 10;

/** On a small canvas the axes stand closer, so that the shapes are not too small to take hold of. */
const roomOn = ({ width, height }: Size): Room =>
  Math.min(width, height) < 420
    ? { clearance: 20, writing: 28, bars: 12 }
    : { clearance: 44, writing: 44, bars: 20 };

export interface PlacedAxis {
  readonly step: TraceStep;
  readonly placement: AxisPlacement;
}

/** The step that was really tested on the line of this one: itself, or the one it repeats. */
export function testedStep(steps: readonly TraceStep[], index: number): TraceStep {
  const step = steps[index]!;
  return step.duplicateOf === null ? step : testedStep(steps, step.duplicateOf);
}

/** What the axes have to clear: the shapes, and where `a` moves. */
const outlinesOf = ({ a, b, velocity }: Evaluation): Vector[] => [
  ...a.worldPoints,
  ...b.worldPoints,
  ...a.worldPoints.map((point) => add(point, velocity)),
];

/** All axes, each on its own side around the shapes; parallel ones only once. */
export function axesAround(evaluation: Evaluation, scale: number, size: Size): PlacedAxis[] {
  const distinct = evaluation.trace.steps.filter(({ duplicateOf }) => duplicateOf === null);
  const points = outlinesOf(evaluation);
  const { clearance, bars, writing } = roomOn(size);
  const placed: PlacedAxis[] = [];
  for (const step of distinct) {
    const side = evaluation.sides[step.index]!;
    const near = placeAxis(step.normal, side, points, clearance / scale);
    const lanes = lanesTaken(near, placed);
    const gap = (clearance + lanes * (bars + writing)) / scale;
    placed.push({
      step,
      placement: lanes === 0 ? near : placeAxis(step.normal, side, points, gap),
    });
  }
  return placed;
}

/** How much of a lane axes before this one take where it would be: all of it if they were parallel. */
const lanesTaken = ({ across }: AxisPlacement, placed: readonly PlacedAxis[]): number =>
  placed.reduce((taken, { placement }) => {
    const sine = Math.abs(cross(across, placement.across));
    const beside = dot(across, placement.across) > 0 && sine < narrow;
    return beside ? taken + 1 - sine / narrow : taken;
  }, 0);

/** The values on the axis from the first to the last thing that is drawn on it. */
export function spanOf({ a, b, swept }: TraceStep): { min: number; max: number } {
  return { min: Math.min(a.min, b.min, swept.min), max: Math.max(a.max, b.max, swept.max) };
}

/** Points around everything that an axis takes, for the camera. */
export function reachOf(axis: PlacedAxis, scale: number, size: Size): Vector[] {
  const { step, placement } = axis;
  const { min, max } = spanOf(step);
  const { bars, writing } = roomOn(size);
  const { from, to } = bracketOf(step);
  return [
    pointOnAxis(placement, min - overhang / scale, bars / scale),
    pointOnAxis(placement, max + overhang / scale, bars / scale),
    add(pointOnAxis(placement, (from + to) / 2, writing / scale), {
      x: (placement.across.x * measureRoom(size)) / scale,
      y: 0,
    }),
  ];
}

/**
 * The ends of the gap or the overlap. The overlap is the shortest way to pull the shadows apart, so
 * where one lies within the other it starts at the far end of the inner one.
 */
export function bracketOf({ a, b }: TraceStep): { from: number; to: number } {
  return a.max - b.min <= b.max - a.min ? { from: b.min, to: a.max } : { from: a.min, to: b.max };
}

/** The axis that is drawn within `reach` world units of a point, if any. */
export function axisAt(axes: readonly PlacedAxis[], at: Vector, reach: number): number | null {
  let best: number | null = null;
  let least = reach;
  for (const { step, placement } of axes) {
    const { min, max } = spanOf(step);
    const away = distanceToSegment(at, pointOnAxis(placement, min), pointOnAxis(placement, max));
    if (away >= least) continue;
    best = step.index;
    least = away;
  }
  return best;
}

/** The edge within `reach` world units of a point, as the step that it gave. */
export function edgeAt(evaluation: Evaluation, at: Vector, reach: number): TraceStep | null {
  let best: TraceStep | null = null;
  let least = reach;
  for (const step of evaluation.trace.steps) {
    const ends = edgeOf(evaluation, step);
    if (ends === null) continue;
    const away = distanceToSegment(at, ...ends);
    if (away >= least) continue;
    best = step;
    least = away;
  }
  return best;
}

/** The ends of the edge that gave an axis; `null` for the axis across the motion. */
export function edgeOf(evaluation: Evaluation, step: TraceStep): [Vector, Vector] | null {
  if (step.source === 'motion') return null;
  const { worldPoints } = evaluation[step.source];
  return [worldPoints[step.edge]!, worldPoints[(step.edge + 1) % worldPoints.length]!];
}
