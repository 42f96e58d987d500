import type { TraceStep, Vector } from 'sepax';
import { pointOnAxis } from '../../stage/axis-placement.js';
import { drawArrow } from '../../stage/draw/arrow.js';
import { drawEdge } from '../../stage/draw/edge.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { named, type Pen } from '../../stage/pen.js';
import { between, distance } from '../../stage/vector-math.js';
import { type PlacedAxis, reachOf, spanOf } from './axis-layout.js';
import type { Evaluation } from './evaluation.js';
import { along, paintInset } from './inset.js';
import { minkowskiDifference, sideFacing } from './minkowski.js';
import { directionAlong, pushAlong } from './ways-out.js';

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
  /** The ways that are shown; the last stands out, with the side that it leads to. */
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
    ways.forEach((way, i) => {
      paintWay(inset, outline, way, i === ways.length - 1);
    });
  });
}

/**
 * The way out along an axis, and the side that it leads to; of shapes that are apart, the side beyond which the
 * origin lies. Where that is a corner, there is a shorter way along another axis, and this one is left out.
 */
function paintWay(
  inset: Pen,
  outline: readonly Vector[],
  { step, part }: Way,
  strong: boolean,
): void {
  const { theme, camera } = inset;
  const side = sideFacing(outline, directionAlong(step));
  if (strong) drawEdge(inset, ...side, theme.decide);
  if (side[0] === side[1]) return;
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
