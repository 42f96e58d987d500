import type { Vector } from 'sepax';
import type { Vector3 } from 'sepax/3d';
import { paintVector } from '../../figure/parts/paint-vector.js';
import { distance3, dot3, scale3, subtract3 } from '../../figure/vector3-math.js';
import { drawLabel } from '../../stage/draw/label.js';
import { drawDot, drawPath } from '../../stage/draw/path.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { doneAt, doneInTurn } from '../../stage/easing.js';
import { isolated, named, type Pen } from '../../stage/pen.js';
import { add, between, cross, middle, subtract } from '../../stage/vector-math.js';
import { paintSurroundings } from './paint-surroundings.js';
import { reachOf, viewOf } from './scene.js';
import type { SpaceView } from './space-view.js';
import { type SpaceFigureView, things } from './steps.js';
import { isShown } from './subject.js';

/** How long the normal is drawn, in units. */
const normalLength = 46;
/** The floor of the flat outline is so far below, in parts of the globe. */
const floorShare = 0.66;

/** What is behind the plane first, then the polygon, then what is in front of it. */
export function paintSpace(pen: Pen, view: SpaceFigureView): void {
  const space = viewOf(view.state);
  const { far, near } = splitSegment(view, space);
  paintSurroundings(pen, view, space);
  if (view.hovered === null && view.step.phase === 'drop') paintDropped(pen, view, space);
  for (const part of far) named(pen, 'segment', () => paintPart(pen, space, part));
  paintPolygon(pen, view, space);
  paintSubjects(pen, view, space);
  for (const part of near) named(pen, 'segment', () => paintPart(pen, space, part));
  paintShared(pen, view, space);
  named(pen, 'meeting', () => paintPoint(pen, view, space));
}

type Part = readonly [Vector3, Vector3];

/** How much is done of what happens in a step, if it is that step. */
const doneIn = ({ step, progress }: SpaceFigureView, phase: string, start = 0, end = 1): number =>
  step.phase === phase ? doneAt(progress, start, end) : 1;

/** The parts of the segment beyond the plane and before it, as one looks at them. */
function splitSegment(
  { evaluation }: SpaceFigureView,
  space: SpaceView,
): Record<'far' | 'near', Part[]> {
  const { from, to, trace, point } = evaluation;
  const { plane, fromDistance, toDistance } = trace.plane;
  const facingAway = dot3(plane.normal, space.away) > 0;
  const parts: Part[] =
    point === null
      ? [[from, to]]
      : [
          [from, point],
          [point, to],
        ];
  const isFar = (distance: number): boolean => (facingAway ? distance > 0 : distance < 0);
  const distances = point === null ? [fromDistance + toDistance] : [fromDistance, toDistance];
  const far = parts.filter((_, i) => isFar(distances[i]!));
  return { far, near: parts.filter((part) => !far.includes(part)) };
}

function paintPart(pen: Pen, space: SpaceView, part: Part): void {
  drawPath(
    pen,
    part.map((point) => space.toStage(point)),
    { colour: pen.theme.a, width: 3.5 },
  );
}

/** What a segment in the plane has in common with the polygon. */
function paintShared(pen: Pen, { evaluation }: SpaceFigureView, space: SpaceView): void {
  for (const { from, to } of evaluation.trace.result.stretches) {
    const ends = [from, to].map((point) => space.toStage(point));
    drawPath(pen, ends, { colour: pen.theme.decide, width: 6 });
    for (const end of ends) drawDot(pen, end, 5, pen.theme.decide);
  }
}

/** The inside covers what is behind it, yet lets it shine through. */
function paintPolygon(pen: Pen, { evaluation }: SpaceFigureView, space: SpaceView): void {
  const outline = evaluation.corners.map((corner) => space.toStage(corner));
  isolated(pen, (context) => {
    context.globalAlpha = 0.7;
    context.beginPath();
    for (const corner of outline) {
      const { x, y } = pen.camera.toScreen(corner);
      context.lineTo(x, y);
    }
    context.fillStyle = pen.theme.surface;
    context.fill();
  });
  drawPolygon(pen, outline, { stroke: pen.theme.b, tint: 0.24, width: 2.5 });
}

function paintSubjects(pen: Pen, view: SpaceFigureView, space: SpaceView): void {
  if (isShown(view, things.normal)) named(pen, 'n', () => paintNormal(pen, view, space));
  named(pen, 'distance', () => {
    if (isShown(view, things.fromDistance)) paintDistance(pen, view, space, 'from');
    if (isShown(view, things.toDistance)) paintDistance(pen, view, space, 'to');
  });
  if (isShown(view, things.winding)) named(pen, 'ray', () => paintWinding(pen, view, space));
  if (isShown(view, things.angles)) paintAngles(pen, view, space);
}

function paintNormal(pen: Pen, view: SpaceFigureView, space: SpaceView): void {
  const { normal, point } = view.evaluation.trace.plane.plane;
  const risen = doneIn(view, 'plane', 0.2);
  const along = space.toStage(scale3(normal, normalLength * risen));
  drawDot(pen, space.toStage(point), 4 * doneIn(view, 'plane', 0, 0.2), pen.theme.decide);
  paintVector(pen, space.toStage(point), along, risen < 1 ? '' : 'n', pen.theme.decide);
  if (risen === 0) return;
  drawLabel(pen, 'c', pen.camera.toScreen(space.toStage(point)), {
    colour: pen.theme.decide,
    weight: 650,
    away: { x: -0.6, y: 0.8 },
    clearance: 6,
  });
}

/** An end, and where it falls straight onto the plane: one after the other. */
function paintDistance(
  pen: Pen,
  view: SpaceFigureView,
  space: SpaceView,
  which: 'from' | 'to',
): void {
  const { evaluation, format } = view;
  const { plane, fromDistance, toDistance } = evaluation.trace.plane;
  const distance = which === 'from' ? fromDistance : toDistance;
  const end = evaluation[which];
  const start = which === 'from' ? 0 : 0.5;
  const fallen = doneIn(view, 'sides', start, start + 0.5);
  if (fallen === 0) return;
  const foot = space.toStage(subtract3(end, scale3(plane.normal, fallen * distance)));
  const { decide } = pen.theme;
  drawPath(pen, [space.toStage(end), foot], { colour: decide, width: 2, dash: [5, 4] });
  drawDot(pen, foot, 4, decide);
  if (fallen < 1) return;
  const style = { colour: decide, weight: 650, away: { x: 0, y: 1 }, clearance: 9 };
  drawLabel(pen, format.number(distance), pen.camera.toScreen(foot), style);
}

/** The ray, and the edges that cross it with what each adds, as the ray comes to them. */
function paintWinding(pen: Pen, view: SpaceFigureView, space: SpaceView): void {
  const { corners, trace, point } = view.evaluation;
  if (trace.outline === null || point === null) return;
  const { decide, mtv } = pen.theme;
  const { edges, ray } = trace.outline;
  const gone = doneIn(view, 'winding');
  const reach = gone * 1.15 * Math.max(...corners.map((corner) => distance3(corner, point)));
  const start = space.toStage(point);
  const along = space.toStage(scale3(ray, reach));
  edges.forEach(({ crossing, touches }, i) => {
    if (crossing === 0 && !touches) return;
    const ends = [corners[i]!, corners[(i + 1) % corners.length]!].map((c) => space.toStage(c)) as [
      Vector,
      Vector,
    ];
    if (gone < 1 && !crosses(start, along, ends)) return;
    const colour = crossing < 0 ? mtv : decide;
    drawPath(pen, ends, { colour, width: 5, dash: crossing < 0 ? [9, 6] : [] });
    if (crossing === 0) return;
    const place = pen.camera.toScreen(middle(ends[0], ends[1]));
    const style = { colour, size: 15, weight: 700, away: { x: 0, y: -1 }, clearance: 8 };
    drawLabel(pen, crossing > 0 ? '+1' : '−1', place, style);
  });
  paintVector(pen, start, along, '', pen.theme.ink, false);
}

/** Whether a ray has come to the line of an edge that it crosses. */
function crosses(from: Vector, along: Vector, [start, end]: readonly [Vector, Vector]): boolean {
  const edge = subtract(end, start);
  const side = (point: Vector): number => cross(edge, subtract(point, start));
  return side(from) * side(add(from, along)) <= 0;
}

/** The angles at which the edges are seen, one after the other. */
function paintAngles(pen: Pen, { evaluation, progress }: SpaceFigureView, space: SpaceView): void {
  const { corners, point } = evaluation;
  if (point === null) return;
  const from = space.toStage(point);
  for (const [i, corner] of corners.entries()) {
    const part = doneInTurn(progress, i, corners.length);
    const line = [from, between(from, space.toStage(corner), part)];
    drawPath(pen, line, { colour: pen.theme.mtv, width: 1.5, dash: [4, 4] });
  }
}

/** The outline and the point drop a coordinate: they fall onto a floor across that axis. */
function paintDropped(pen: Pen, view: SpaceFigureView, space: SpaceView): void {
  const { corners, trace, point } = view.evaluation;
  if (trace.outline === null || point === null) return;
  const { axis } = trace.outline;
  const floor = -floorShare * reachOf(view.evaluation);
  const fallen = doneIn(view, 'drop');
  const dropped = (p: Vector3): Vector =>
    space.toStage({ ...p, [axis]: p[axis] * (1 - fallen) + floor * fallen });
  const { muted, decide } = pen.theme;
  for (const p of [...corners, point]) {
    drawPath(pen, [space.toStage(p), dropped(p)], { colour: muted, width: 1, dash: [2, 4] });
  }
  drawPolygon(pen, corners.map(dropped), { stroke: decide, width: 2, tint: 0.16 });
  drawDot(pen, dropped(point), 5, decide);
}

/** A point goes along the segment to where it meets the plane, and on if it ends before. */
function paintPoint(pen: Pen, view: SpaceFigureView, space: SpaceView): void {
  const { trace, meeting, to, from } = view.evaluation;
  const early = ['plane', 'sides'].includes(view.step.phase) && view.hovered === null;
  if (meeting === null || early) return;
  const gone = doneIn(view, 'hit');
  const place = between(space.toStage(from), space.toStage(meeting.point), gone);
  const colour = trace.result.intersects ? pen.theme.decide : pen.theme.mtv;
  if (trace.plane.kind === 'apart' && gone === 1) {
    const end = meeting.time < 0 ? from : to;
    drawPath(pen, [space.toStage(end), place], { colour: pen.theme.a, width: 2, dash: [3, 5] });
  }
  const stands = doneIn(view, 'answer');
  drawDot(pen, place, 6 + 10 * (1 - stands), colour);
  if (gone < 1 || stands < 1) return;
  drawLabel(pen, 'x', pen.camera.toScreen(place), {
    colour,
    size: 15,
    weight: 700,
    away: { x: 0.8, y: 0.6 },
    clearance: 8,
  });
}
