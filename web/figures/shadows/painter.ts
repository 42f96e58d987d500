import type { Vector } from 'sepax';
import {
  type AxisGrowth,
  measuredAt,
  projectedAt,
  wholeAxis,
} from '../../figure/pair/axis-growth.js';
import { bracketOf } from '../../figure/pair/axis-layout.js';
import { paintShapes } from '../../figure/pair/figure-painter.js';
import { measureText } from '../../figure/pair/measure-room.js';
import type { PairView } from '../../figure/pair/pair-scene.js';
import type { ShapeName } from '../../figure/pair/state.js';
import { text } from '../../figure/voice/text.js';
import { pointOnAxis } from '../../stage/axis-placement.js';
import { drawArrow } from '../../stage/draw/arrow.js';
import { type AxisDrawing, at, drawAxis, drawShadow } from '../../stage/draw/axis.js';
import { drawLabel } from '../../stage/draw/label.js';
import { drawProjectors } from '../../stage/draw/projectors.js';
import { drawScaleBar } from '../../stage/draw/scale-bar.js';
import { drawSeparator } from '../../stage/draw/separator.js';
import { doneAt } from '../../stage/easing.js';
import { isolated, named, type Pen } from '../../stage/pen.js';
import { add, between, dot, scale } from '../../stage/vector-math.js';
import { cornersOf, type ShadowScene, sceneOf } from './scene.js';

/** How far off the line a lone shadow is drawn, in CSS pixels. */
const lane = 7;

/** The shapes, the axis, and what has been dropped onto it until this step. */
export function paintShadows(pen: Pen, view: PairView): void {
  const scene = sceneOf(view.evaluation);
  const { phase, vertex } = view.step;
  paintShapes(pen, { evaluation: view.evaluation });
  paintLine(pen, scene, phase === 'axis' ? doneAt(view.progress, 0, 1) : 1);
  if (phase === 'corner') paintCorners(pen, view, scene, vertex!);
  if (phase === 'shadow') {
    const growth = projectedAt(view.progress);
    paintShadow(pen, view, scene, 'a', vertex === 1 ? wholeAxis : growth);
    if (vertex === 1) paintShadow(pen, view, scene, 'b', growth);
  }
  if (phase === 'compare') paintBoth(pen, view, scene);
  if (view.hovered !== null) paintDrop(pen, view, scene, view.hovered, { strong: true, part: 1 });
  drawScaleBar(pen, (count) => text('stage.units', { count }));
}

/** The line of the axis, or as much of it as the arrow has drawn. */
function paintLine(pen: Pen, { placement, grip, reach }: ShadowScene, part: number): void {
  const from = at(pen, placement, grip - 2.1 * reach, 0);
  const to = between(from, at(pen, placement, grip, 0), part);
  const label = { colour: pen.theme.decide, weight: 650, away: placement.normal, clearance: 16 };
  named(pen, 'axis', () => {
    drawArrow(pen, from, to, { colour: pen.theme.ink, width: 1.5, head: 0.01 });
    drawLabel(pen, 'n', to, label);
  });
}

/** The corners of `a` up to one of them, which stands out, and drops. */
function paintCorners(pen: Pen, view: PairView, scene: ShadowScene, last: number): void {
  for (let i = 0; i < last; i += 1) {
    paintDrop(pen, view, scene, i, { strong: false, part: 1 });
  }
  const part = doneAt(view.progress, 0, 1);
  paintDrop(pen, view, scene, last, { strong: true, part });
}

interface Drop {
  readonly strong: boolean;
  /** How far the corner has come on its way to the axis. */
  readonly part: number;
}

/** A corner, numbered through both shapes, and where it falls on the axis. */
function paintDrop(
  pen: Pen,
  { evaluation, format }: PairView,
  { placement }: ShadowScene,
  index: number,
  { strong, part }: Drop,
): void {
  const corner = cornersOf(evaluation)[index];
  if (corner === undefined) return;
  const shape: ShapeName = index < evaluation.a.worldPoints.length ? 'a' : 'b';
  const colour = pen.theme[shape];
  const value = dot(corner, placement.normal);
  const foot = between(pen.camera.toScreen(corner), at(pen, placement, value, 0), part);
  isolated(pen, (context) => {
    if (!strong) context.globalAlpha = 0.45;
    drawProjectors(pen, placement, [corner], colour, part);
  });
  isolated(pen, (context) => {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(foot.x, foot.y, strong ? 5 : 3.5, 0, 2 * Math.PI);
    context.fill();
  });
  if (!strong || part < 1) return;
  drawLabel(pen, format.number(value), foot, {
    colour,
    weight: 650,
    away: placement.across,
    clearance: 9,
  });
}

/** The shadow of one shape, with its ends dropped and written. */
function paintShadow(
  pen: Pen,
  view: PairView,
  scene: ShadowScene,
  shape: ShapeName,
  growth: AxisGrowth,
): void {
  const { step, placement } = scene;
  const colour = pen.theme[shape];
  const side = shape === 'a' ? -1 : 1;
  const { min, max } = step[shape];
  const shadow = { interval: step[shape], colour, name: shape };
  drawProjectors(pen, placement, endsOf(view, scene, shape), colour, growth.drop);
  named(pen, 'shadow', () => {
    drawShadow(pen, placement, shadow, side * lane, 'strong', growth.shadows);
  });
  if (growth.shadows < 1) return;
  // Beside the bar, on the side away from the other one, or beyond its end.
  const outer = scale(placement.across, side);
  for (const [value, sign] of [
    [min, -1],
    [max, 1],
  ] as const) {
    const end = at(pen, placement, value, side * lane);
    const written = view.format.number(value);
    const beyond = scale(add(outer, scale(placement.normal, sign)), Math.SQRT1_2);
    const or = [{ at: end, away: beyond }];
    const style = { colour, weight: 650, away: outer, clearance: 8, or };
    named(pen, 'ends', () => drawLabel(pen, written, end, style));
  }
}

const endsOf = (view: PairView, { step }: ShadowScene, shape: ShapeName): Vector[] =>
  [step[shape].minVertex, step[shape].maxVertex].map(
    (index) => view.evaluation[shape].worldPoints[index]!,
  );

/** Both shadows and what is between them; where that is a gap, the line that parts the shapes. */
function paintBoth(pen: Pen, view: PairView, scene: ShadowScene): void {
  const { step, placement } = scene;
  const { theme } = pen;
  const growth = measuredAt(view.progress, step.apart);
  if (step.apart) {
    const { a, b } = step;
    const value = a.max < b.min ? (a.max + b.min) / 2 : (a.min + b.max) / 2;
    drawSeparator(pen, step.normal, value, theme.decide, growth.separator);
  }
  for (const shape of ['a', 'b'] as const) {
    drawProjectors(pen, placement, endsOf(view, scene, shape), theme[shape]);
  }
  const size = view.format.length(Math.abs(step.overlap));
  const kind = step.apart ? 'gap' : 'overlap';
  const words = step.overlap === 0 ? text('stage.touch') : measureText(pen.size, kind, size);
  const drawing: AxisDrawing = {
    a: { interval: step.a, colour: theme.a, name: 'a' },
    b: { interval: step.b, colour: theme.b, name: 'b' },
    measure: { ...bracketOf(step), kind, text: words, colour: theme.decide, deciding: true },
    emphasis: 'strong',
    lineColour: theme.ink,
  };
  drawAxis(pen, placement, drawing, growth);
}

/** The corner that is within `reach` of a point, on the shape or on the axis. */
export function cornerAt(view: PairView, to: Vector, reach: number): number | null {
  const { placement } = sceneOf(view.evaluation);
  const near = (point: Vector): boolean => Math.hypot(point.x - to.x, point.y - to.y) < reach;
  const found = cornersOf(view.evaluation).findIndex(
    (corner) => near(corner) || near(pointOnAxis(placement, dot(corner, placement.normal))),
  );
  return found < 0 ? null : found;
}
