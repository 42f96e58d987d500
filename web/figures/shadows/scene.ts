import type { Bounds, TraceStep, Vector } from 'sepax';
import type { Evaluation } from '../../figure/pair/evaluation.js';
import { degrees } from '../../stage/angles.js';
import { type AxisPlacement, pointOnAxis } from '../../stage/axis-placement.js';
import { boundsOf, distance, dot, middle, quarterTurn, subtract } from '../../stage/vector-math.js';
import { freeStep } from './free-axis.js';

/** How far from the middle of the shapes the axis stands, in parts of their reach. */
const standOff = 1.12;
/** How far along the axis its handle is, in the same parts. */
const gripShare = 0.95;
/** The part of that which is shown: what is drawn on the axis stays in view at every angle. */
const shown = 1.46;

/** The axis goes round the shapes like the sun, at a distance that no turn changes. */
export interface ShadowScene {
  readonly step: TraceStep;
  readonly placement: AxisPlacement;
  readonly centre: Vector;
  /** How far the furthest corner is from the centre. */
  readonly reach: number;
  /** The place of the handle on the axis. */
  readonly grip: number;
}

export function sceneOf(evaluation: Evaluation): ShadowScene {
  const points = cornersOf(evaluation);
  const { minX, minY, maxX, maxY } = boundsOf(points);
  const centre = middle({ x: minX, y: minY }, { x: maxX, y: maxY });
  const reach = Math.max(...points.map((point) => distance(point, centre)));
  const step = freeStep(evaluation);
  const across = quarterTurn(step.normal);
  const offset = dot(centre, across) + standOff * reach;
  const grip = dot(centre, step.normal) + gripShare * reach;
  return { step, placement: { normal: step.normal, across, offset }, centre, reach, grip };
}

/** All corners: those of `a`, then those of `b`. */
export const cornersOf = ({ a, b }: Evaluation): Vector[] => [...a.worldPoints, ...b.worldPoints];

export const gripOf = ({ placement, grip }: ShadowScene): Vector => pointOnAxis(placement, grip);

/** The angle of the axis that brings its handle into line with a point, in degrees. */
export function degreesTowards({ centre }: ShadowScene, at: Vector): number {
  const { x, y } = subtract(at, centre);
  return degrees(Math.atan2(y, x) - Math.atan2(standOff, gripShare));
}

export function extentOf({ centre, reach }: ShadowScene): Bounds {
  const far = shown * reach;
  return {
    minX: centre.x - far,
    minY: centre.y - far,
    maxX: centre.x + far,
    maxY: centre.y + far,
  };
}
