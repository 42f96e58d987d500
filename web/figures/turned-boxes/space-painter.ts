import { convexHull, type Vector } from 'sepax';
import type { BoxTraceStep, Vector3 } from 'sepax/3d';
import { isNarrow } from '../../figure/pair/measure-room.js';
import type { ShapeName } from '../../figure/pair/state.js';
import { dot3 } from '../../figure/vector3-math.js';
import { text } from '../../figure/voice/text.js';
import { words } from '../../figure/voice/words.js';
import { radians } from '../../stage/angles.js';
import { type AxisPlacement, placeAxis } from '../../stage/axis-placement.js';
import type { Size } from '../../stage/camera.js';
import { type AxisDrawing, drawAxis } from '../../stage/draw/axis.js';
import { drawEdge } from '../../stage/draw/edge.js';
import { drawLabel } from '../../stage/draw/label.js';
import { drawPath } from '../../stage/draw/path.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { doneAt } from '../../stage/easing.js';
import { isolated, named, type Pen } from '../../stage/pen.js';
import { between, dot, firstPart, lengthOf, scale } from '../../stage/vector-math.js';
import { seenFrom, toViewer } from './oblique.js';
import { roomOn } from './room.js';
import { dialRadius } from './scene.js';
import { edgeAlong, type Face, facesOf, faceTowards } from './solid-parts.js';
import { axisLabel } from './solids.js';
import type { BoxesView } from './steps.js';

/** The axis that is pointed at, or that of the step. */
export const axisShown = ({ evaluation, step, hovered }: BoxesView): BoxTraceStep =>
  evaluation.solids.trace.steps[hovered ?? step.axis]!;

/** The boxes as bars in space, one of the 15 axes, and what gave it. */
export function paintSpace(pen: Pen, view: BoxesView): void {
  const { trace } = view.evaluation.solids;
  const shown = axisShown(view);
  const bFirst = dot3(trace.result.normal, toViewer) < 0;
  for (const shape of bFirst ? (['b', 'a'] as const) : (['a', 'b'] as const)) {
    paintSolid(pen, view, shape, !trace.result.intersects);
    named(pen, 'face', () => paintSource(pen, view, shape, shown));
  }
  paintAxis(pen, view, shown);
  paintDial(pen, view);
}

const seen = ({ evaluation: { origin } }: BoxesView, corners: readonly Vector3[]): Vector[] =>
  corners.map((corner) => seenFrom(origin, corner));

/** A bar: what is behind is dashed, and what is in front hides the other bar if it may. */
function paintSolid(pen: Pen, view: BoxesView, shape: ShapeName, opaque: boolean): void {
  const faces = facesOf(view.evaluation.solids[shape].corners);
  const front = ({ normal }: Face): boolean => dot3(normal, toViewer) > 0;
  if (opaque && !pen.theme.forced) {
    const { corners } = view.evaluation.solids[shape];
    const silhouette = convexHull(seen(view, corners));
    drawPolygon(pen, silhouette, { stroke: pen.theme.surface, width: 6, tint: 1 });
  }
  for (const face of faces.filter((one) => !front(one))) {
    drawPolygon(pen, seen(view, face.corners), {
      stroke: pen.theme[shape],
      width: 0.75,
      dash: [2, 4],
    });
  }
  for (const face of faces.filter(front)) {
    // As if light came from above: the eye tells the faces apart so.
    const tint = 0.12 + 0.22 * Math.max(0, 1 - face.normal.z);
    drawPolygon(pen, seen(view, face.corners), { stroke: pen.theme[shape], width: 1.75, tint });
  }
}

/** The face or the edge of a bar that gave the axis. */
function paintSource(
  pen: Pen,
  view: BoxesView,
  shape: ShapeName,
  { source, axis }: BoxTraceStep,
): void {
  if (axis === null) return;
  const { corners } = view.evaluation.solids[shape];
  const sign = shape === 'a' ? 1 : -1;
  const towards = { x: sign * axis.x, y: sign * axis.y, z: sign * axis.z };
  const { decide } = pen.theme;
  const part = doneAt(view.progress, 0, 0.3);
  if (source.kind === 'edges') {
    const [from, to] = seen(view, edgeAlong(corners, source[shape], towards)) as [Vector, Vector];
    drawEdge(pen, from, between(from, to, part), decide);
  } else if (source.box === shape) {
    const outline = seen(view, faceTowards(corners, source.axis, towards).corners);
    if (part === 1) drawPolygon(pen, outline, { stroke: decide, width: 4, tint: 0.25 });
    else drawPath(pen, firstPart([...outline, outline[0]!], part), { colour: decide, width: 4 });
  }
}

/** Shorter than this on the picture, an axis points at the viewer: its shadows cannot be seen. */
const leastForeshortening = 0.12;

/** The axis beside the bars, foreshortened like everything else, with both shadows on it. */
function paintAxis(pen: Pen, view: BoxesView, step: BoxTraceStep): void {
  const { axis, a, b, overlap } = step;
  if (axis === null || a === null || b === null || overlap === null) return;
  const { origin } = view.evaluation;
  const room = roomOn(pen.size);
  const direction = seenFrom({ x: 0, y: 0 }, axis);
  const shortening = lengthOf(direction);
  if (shortening < leastForeshortening) return;
  const normal = scale(direction, 1 / shortening);
  const placement = placedBeside(view, normal, room.gap / pen.camera.scale);
  // A point of space with the value v is seen so far along the line, as the origin has the value 0.
  const at = (value: number): number => dot(origin, normal) + shortening * value;
  const shadow = ({ min, max }: { min: number; max: number }) => ({ min: at(min), max: at(max) });
  const { theme } = pen;
  const ends = a.max - b.min <= b.max - a.min ? [b.min, a.max] : [a.min, b.max];
  const drawing: AxisDrawing = {
    a: { interval: shadow(a), colour: theme.a, name: 'a' },
    b: { interval: shadow(b), colour: theme.b, name: 'b' },
    measure: {
      from: at(ends[0]!),
      to: at(ends[1]!),
      kind: step.apart ? 'gap' : 'overlap',
      text: measureText(view, step.apart, overlap, pen.size),
      colour: theme.decide,
      deciding: step.apart,
      clear: true,
    },
    emphasis: 'strong',
    lineColour: theme.ink,
  };
  const shadows = doneAt(view.progress, 0.3, 0.7);
  drawAxis(pen, placement, drawing, { shadows, measure: doneAt(view.progress, 0.7, 1) });
  paintName(pen, placement, at(Math.max(a.max, b.max)), axisLabel(step.source));
}

function measureText({ format }: BoxesView, apart: boolean, overlap: number, size: Size): string {
  const length = format.length(Math.abs(overlap));
  if (isNarrow(size)) return length;
  if (overlap === 0) return text('stage.touch');
  return text(`stage.${apart ? 'gap' : 'overlap'}`, { size: length });
}

/** Beside both bars, to the left or below: the view along the bars is on the other side. */
function placedBeside(view: BoxesView, normal: Vector, gap: number): AxisPlacement {
  const { a, b } = view.evaluation.solids;
  const points = seen(view, [...a.corners, ...b.corners]);
  const left = placeAxis(normal, 1, points, gap);
  return left.across.x - left.across.y <= 0 ? left : placeAxis(normal, -1, points, gap);
}

function paintName(pen: Pen, placement: AxisPlacement, end: number, name: string): void {
  const unit = 1 / pen.camera.scale;
  const tip = {
    x: placement.normal.x * (end + 30 * unit) + placement.across.x * placement.offset,
    y: placement.normal.y * (end + 30 * unit) + placement.across.y * placement.offset,
  };
  drawLabel(pen, name, pen.camera.toScreen(tip), {
    colour: pen.theme.decide,
    weight: 650,
    away: placement.normal,
    clearance: 4,
  });
}

/** Both bars seen along their length: how far they are rolled. */
function paintDial(pen: Pen, { evaluation: { dial }, state: { roll } }: BoxesView): void {
  const { x, y } = pen.camera.toScreen(dial);
  const radius = dialRadius * pen.camera.scale;
  isolated(pen, (context) => {
    context.strokeStyle = pen.theme.hairline;
    context.lineWidth = 1.5;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.stroke();
  });
  const side = radius * 0.62;
  const corners = [45, 135, 225, 315].map((angle) => {
    const turn = radians(angle + roll);
    return pen.camera.toWorld({ x: x + side * Math.cos(turn), y: y + side * Math.sin(turn) });
  });
  drawPolygon(pen, corners, { stroke: pen.theme.ink, width: 1.75, tint: 0.12 });
  // Below it there would be the bars in a small picture.
  const beside = isNarrow(pen.size);
  const at = beside ? { x: x + radius, y } : { x, y: y + radius };
  const away = beside ? { x: 1, y: 0 } : { x: 0, y: 1 };
  const style = { colour: pen.theme.muted, size: 12, away, clearance: beside ? 16 : 5 };
  drawLabel(pen, words('dial.name'), at, style);
}
