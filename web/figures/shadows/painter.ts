import type { Vector } from 'sepax';
import { bracketOf } from '../../figure/pair/axis-layout.js';
import { paintShapes } from '../../figure/pair/figure-painter.js';
import { measureText } from '../../figure/pair/measure-room.js';
import type { PairView } from '../../figure/pair/pair-scene.js';
import type { ShapeName } from '../../figure/pair/state.js';
import { text } from '../../figure/voice/text.js';
import { pointOnAxis } from '../../stage/axis-placement.js';
import { drawArrow } from '../../stage/draw/arrow.js';
import { at, drawAxis, drawShadow } from '../../stage/draw/axis.js';
import { drawLabel } from '../../stage/draw/label.js';
import { drawProjectors } from '../../stage/draw/projectors.js';
import { drawScaleBar } from '../../stage/draw/scale-bar.js';
import { drawSeparator } from '../../stage/draw/separator.js';
import { isolated, type Pen } from '../../stage/pen.js';
import { dot, scale } from '../../stage/vector-math.js';
import { cornersOf, type ShadowScene, sceneOf } from './scene.js';

/** How far off the line a lone shadow is drawn, in CSS pixels. */
const lane = 7;

/** The shapes, the axis, and what has been dropped onto it until this step. */
export function paintShadows(pen: Pen, view: PairView): void {
  const scene = sceneOf(view.evaluation);
  const { phase, vertex } = view.step;
  paintShapes(pen, { evaluation: view.evaluation });
  paintLine(pen, scene);
  if (phase === 'corner') paintCorners(pen, view, scene, vertex!);
  if (phase === 'shadow') {
    paintShadow(pen, view, scene, 'a');
    if (vertex === 1) paintShadow(pen, view, scene, 'b');
  }
  if (phase === 'compare') paintBoth(pen, view, scene);
  if (view.hovered !== null) paintDrop(pen, view, scene, view.hovered, true);
  drawScaleBar(pen, (count) => text('stage.units', { count }));
}

function paintLine(pen: Pen, { placement, grip, reach }: ShadowScene): void {
  const from = at(pen, placement, grip - 2.1 * reach, 0);
  const to = at(pen, placement, grip, 0);
  drawArrow(pen, from, to, { colour: pen.theme.ink, width: 1.5, head: 0.01 });
  const label = { colour: pen.theme.decide, weight: 650, away: placement.across, clearance: 16 };
  drawLabel(pen, 'n', to, label);
}

/** The corners of `a` up to one of them, which stands out. */
function paintCorners(pen: Pen, view: PairView, scene: ShadowScene, last: number): void {
  for (let i = 0; i <= last; i += 1) paintDrop(pen, view, scene, i, i === last);
}

/** A corner, numbered through both shapes, and where it falls on the axis. */
function paintDrop(
  pen: Pen,
  { evaluation, format }: PairView,
  { placement }: ShadowScene,
  index: number,
  strong: boolean,
): void {
  const corner = cornersOf(evaluation)[index];
  if (corner === undefined) return;
  const shape: ShapeName = index < evaluation.a.worldPoints.length ? 'a' : 'b';
  const colour = pen.theme[shape];
  const value = dot(corner, placement.normal);
  const foot = at(pen, placement, value, 0);
  isolated(pen, (context) => {
    if (!strong) context.globalAlpha = 0.45;
    drawProjectors(pen, placement, [corner], colour);
  });
  isolated(pen, (context) => {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(foot.x, foot.y, strong ? 5 : 3.5, 0, 2 * Math.PI);
    context.fill();
  });
  if (!strong) return;
  drawLabel(pen, format.number(value), foot, {
    colour,
    weight: 650,
    away: placement.across,
    clearance: 9,
  });
}

/** The shadow of one shape, with its ends dropped and written. */
function paintShadow(pen: Pen, view: PairView, scene: ShadowScene, shape: ShapeName): void {
  const { step, placement } = scene;
  const colour = pen.theme[shape];
  const side = shape === 'a' ? -1 : 1;
  const { min, max } = step[shape];
  drawProjectors(pen, placement, endsOf(view, scene, shape), colour);
  drawShadow(pen, placement, { interval: step[shape], colour, name: shape }, side * lane, 'strong');
  for (const [value, sign] of [
    [min, -1],
    [max, 1],
  ] as const) {
    drawLabel(pen, view.format.number(value), at(pen, placement, value, side * lane), {
      colour,
      weight: 650,
      away: scale(placement.normal, sign),
      clearance: 4,
    });
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
  if (step.apart) {
    const { a, b } = step;
    const value = a.max < b.min ? (a.max + b.min) / 2 : (a.min + b.max) / 2;
    drawSeparator(pen, step.normal, value, theme.decide);
  }
  for (const shape of ['a', 'b'] as const) {
    drawProjectors(pen, placement, endsOf(view, scene, shape), theme[shape]);
  }
  const size = view.format.length(Math.abs(step.overlap));
  const kind = step.apart ? 'gap' : 'overlap';
  const words = step.overlap === 0 ? text('stage.touch') : measureText(pen.size, kind, size);
  drawAxis(pen, placement, {
    a: { interval: step.a, colour: theme.a, name: 'a' },
    b: { interval: step.b, colour: theme.b, name: 'b' },
    measure: { ...bracketOf(step), kind, text: words, colour: theme.decide, deciding: true },
    emphasis: 'strong',
    lineColour: theme.ink,
  });
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
