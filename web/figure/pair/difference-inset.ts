import type { TraceStep, Vector } from 'sepax';
import { pointOnAxis } from '../../stage/axis-placement.js';
import { drawArrow } from '../../stage/draw/arrow.js';
import { drawEdge } from '../../stage/draw/edge.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { named, type Pen } from '../../stage/pen.js';
import { between, distance, scale } from '../../stage/vector-math.js';
import { type PlacedAxis, reachOf, spanOf } from './axis-layout.js';
import type { Evaluation } from './evaluation.js';
import { along, paintInset, paintOrigin } from './inset.js';
import { edgeFacing, minkowskiDifference } from './minkowski.js';
import { pushAlong, waysOf } from './ways-out.js';

/** No shorter way is drawn. */
const shortest = 6;

/** A way from the origin to the border. */
interface Way {
  readonly step: TraceStep;
  /** How much of it is drawn. */
  readonly part: number;
}

export interface Difference {
  readonly evaluation: Evaluation;
  /** The ways that are shown; the last stands out, with the edge that it leads to. */
  readonly ways: readonly Way[];
  /** What the inset must not cover: points of the world. */
  readonly taken: readonly Vector[];
}

/**
 * B − A as an inset: each axis asks about one pair of its edges, and the way out leads from the origin to the
 * border.
 */
export function paintDifference(pen: Pen, { evaluation, ways, taken }: Difference): void {
  const outline = minkowskiDifference(evaluation.a.worldPoints, evaluation.b.worldPoints);
  paintInset(pen, { outline, taken }, (inset) => {
    named(inset, 'difference', () => {
      drawPolygon(inset, outline, { stroke: pen.theme.muted, width: 1.5, tint: 0.14 });
    });
    // A short way is seen over the point from which it leads.
    paintOrigin(inset);
    ways.forEach((way, i) => {
      paintWay(inset, outline, way, i === ways.length - 1);
    });
  });
}

/**
 * The way out along an axis, and the edge that gave the axis. The way may lead past that edge, to a corner
 * on the other side: then there is a shorter one along another axis, and it is left out.
 */
function paintWay(
  inset: Pen,
  outline: readonly Vector[],
  { step, part }: Way,
  strong: boolean,
): void {
  const { theme, camera } = inset;
  const ofA = step.source === 'a';
  const facing = scale(step.normal, ofA ? -1 : 1);
  if (strong) drawEdge(inset, ...edgeFacing(outline, facing), theme.decide);
  const { against, along: onward } = waysOf(step);
  if (ofA !== against <= onward) return;
  const from = camera.toScreen({ x: 0, y: 0 });
  const to = between(from, camera.toScreen(pushAlong(step)), part);
  // Where it is no longer than its head, there is nothing to see of it.
  if (distance(from, to) < shortest) return;
  const colour = strong ? (step.apart ? theme.decide : theme.mtv) : theme.muted;
  drawArrow(inset, from, to, { colour, width: strong ? 3 : 1.5, head: strong ? 10 : 7 });
}

/** Points around what axes take. */
export const takenByAxes = (pen: Pen, axes: readonly PlacedAxis[]): Vector[] =>
  axes.flatMap((axis) => {
    const { min, max } = spanOf(axis.step);
    const ends = [pointOnAxis(axis.placement, min), pointOnAxis(axis.placement, max)] as const;
    return [...along(...ends), ...reachOf(axis, pen.camera.scale, pen.size)];
  });
