import type { Vector } from 'sepax';
import type { ShapeName } from '../../figure/pair/state.js';
import { unitsText } from '../../figure/voice/units.js';
import { drawArrow } from '../../stage/draw/arrow.js';
import { drawEdge } from '../../stage/draw/edge.js';
import { drawLabel, type LabelStyle } from '../../stage/draw/label.js';
import { drawDot } from '../../stage/draw/path.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { drawScaleBar } from '../../stage/draw/scale-bar.js';
import { drawSeparator } from '../../stage/draw/separator.js';
import { doneAt, doneInTurn } from '../../stage/easing.js';
import { isolated, named, type Pen, traceLine } from '../../stage/pen.js';
import {
  add,
  between,
  dot,
  lengthOf,
  middle,
  quarterTurn,
  scale,
  subtract,
} from '../../stage/vector-math.js';
import { type EndId, endIds, endOf, type SegmentsView, sideOf } from './scene.js';
import { mapSize } from './sign-map.js';
import { signKind } from './steps.js';

const shapes = ['b', 'a'] as const;
const signs = { plus: '+', zero: '0', minus: '−' } as const;

export function paintSegments(pen: Pen, view: SegmentsView): void {
  const { evaluation, hovered } = view;
  const triangles = trianglesOf(view);
  const grown = (i: number): number =>
    hovered === null ? doneInTurn(view.progress, i, triangles.length) : 1;
  for (const shape of shapes) {
    named(pen, 'line', () => paintLine(pen, evaluation[shape], pen.theme[shape]));
  }
  if (view.step.phase === 'determinant') named(pen, 'area', () => paintDiagonals(pen, view));
  for (const [i, id] of triangles.entries()) {
    named(pen, 'area', () => paintTriangle(pen, view, id, grown(i)));
  }
  for (const shape of shapes) drawEdge(pen, ...evaluation[shape], pen.theme[shape]);
  for (const id of triangles.filter((_, i) => grown(i) === 1)) paintSide(pen, view, id);
  if (hovered === null) paintPhase(pen, view);
  for (const id of endIds) named(pen, 'ends', () => paintEndName(pen, view, id));
  drawScaleBar(pen, unitsText);
}

/** The triangles to show: of the end that is pointed at, or of the step. */
function trianglesOf({ step, hovered }: SegmentsView): readonly EndId[] {
  if (hovered !== null) return [endIds[hovered]!];
  if (step.phase === 'sidesA') return ['a0', 'a1'];
  return step.phase === 'sidesB' ? ['b0', 'b1'] : [];
}

function paintPhase(pen: Pen, view: SegmentsView): void {
  const { theme } = pen;
  switch (view.step.phase) {
    case 'matrix':
      named(pen, 'directions', () => paintEquation(pen, view));
      break;
    case 'parameters':
      named(pen, 'meeting', () => paintParameters(pen, view));
      break;
    case 'parallel':
      paintParallel(pen, view);
      break;
    case 'beside':
      paintBeside(pen, view);
      break;
    case 'rounded': {
      const { focus, a, trace } = view.evaluation;
      const part = doneAt(view.progress, 0, 1);
      const at = between(a[0], focus, part);
      drawDot(pen, at, 6, theme.mtv);
      label(pen, 'p', at, { colour: theme.mtv, away: widestWay(trace), clearance: 20 });
      break;
    }
    case 'zoom':
      named(pen, 'microscope', () => paintMicroscope(pen, view));
      break;
    case 'crossing':
    case 'touching':
    case 'collinear':
      paintMeeting(pen, view);
      break;
  }
}

/** The directions of both segments, and the way from the start of one to that of the other. */
function paintEquation(pen: Pen, { evaluation: { trace, a, b }, progress }: SegmentsView): void {
  const { theme } = pen;
  for (const [i, [from, along, colour]] of (
    [
      [a[0], trace.columnA, theme.a],
      [b[0], scale(trace.columnB, -1), theme.b],
      [a[0], trace.right, theme.decide],
    ] as const
  ).entries()) {
    paintArrow(pen, from, scale(along, doneInTurn(progress, i, 3)), colour);
  }
}

/** One direction comes to the other: both lie on one line. */
function paintParallel(pen: Pen, { evaluation: { trace, a, b }, progress }: SegmentsView): void {
  const from = between(b[0], a[0], doneAt(progress, 0, 1));
  paintArrow(pen, from, scale(trace.columnB, -1), pen.theme.decide);
}

/** The line on one side of which the other segment is. */
function paintBeside(pen: Pen, { evaluation: { trace, a, b }, progress }: SegmentsView): void {
  const [from, to] = trace.settledBy === 'b-beside-a' ? a : b;
  const along = subtract(to, from);
  if (lengthOf(along) === 0) return;
  const normal = unitOf(quarterTurn(along));
  drawSeparator(pen, normal, dot(normal, from), pen.theme.decide, doneAt(progress, 0, 1));
}

const label = (pen: Pen, words: string, at: Vector, style: LabelStyle): void =>
  drawLabel(pen, words, pen.camera.toScreen(at), { weight: 650, ...style });

/** The whole line on which a segment lies. */
function paintLine(pen: Pen, [from, to]: readonly [Vector, Vector], colour: string): void {
  const [start, end] = [from, to].map((point) => pen.camera.toScreen(point)) as [Vector, Vector];
  const along = subtract(end, start);
  const length = lengthOf(along);
  if (length === 0) return;
  const far = scale(along, (2 * (pen.size.width + pen.size.height)) / length);
  isolated(pen, (context) => {
    context.strokeStyle = colour;
    context.globalAlpha = 0.6;
    context.lineWidth = 1.25;
    context.setLineDash([4, 6]);
    traceLine(context, [subtract(start, far), add(end, far)]);
    context.stroke();
  });
}

function paintArrow(pen: Pen, from: Vector, along: Vector, colour: string): void {
  const { camera } = pen;
  drawArrow(pen, camera.toScreen(from), camera.toScreen(add(from, along)), { colour, width: 3 });
}

/**
 * The segments as diagonals: what their directions span is twice as large. The area opens from one to
 * both sides.
 */
function paintDiagonals(pen: Pen, { evaluation, progress }: SegmentsView): void {
  const { a, b, trace } = evaluation;
  if (trace.settledBy !== 'crossing') return;
  const part = doneAt(progress, 0, 1);
  const meeting = evaluation.focus;
  const [start, end] = b.map((point) => between(meeting, point, part)) as [Vector, Vector];
  drawPolygon(pen, [a[0], start, a[1], end], {
    stroke: pen.theme.decide,
    width: 1.5,
    dash: [6, 4],
    tint: 0.14,
  });
}

/** The triangle of an end with the other segment; it rises from that. */
function paintTriangle(pen: Pen, { evaluation }: SegmentsView, id: EndId, part: number): void {
  if (part === 0) return;
  const other = evaluation[id.startsWith('a') ? 'b' : 'a'];
  const stroke = toneOf(pen, sideOf(evaluation.trace, id));
  const tip = between(middle(...other), endOf(evaluation, id), part);
  drawPolygon(pen, [...other, tip], { stroke, width: 1, tint: 0.16 });
}

const toneOf = ({ theme }: Pen, side: number): string =>
  side === 0 ? theme.ink : side > 0 ? theme.decide : theme.mtv;

/** From the other end of its segment outward. */
function outwardOf({ evaluation }: SegmentsView, id: EndId): Vector {
  const [from, to] = evaluation[id[0] as ShapeName];
  const way = id.endsWith('0') ? subtract(from, to) : subtract(to, from);
  return lengthOf(way) === 0 ? { x: 0, y: -1 } : unitOf(way);
}

/** Writes the sign of an end's triangle beyond the end. */
function paintSide(pen: Pen, view: SegmentsView, id: EndId): void {
  const side = sideOf(view.evaluation.trace, id);
  label(pen, signs[signKind(side)], endOf(view.evaluation, id), {
    colour: toneOf(pen, side),
    size: 26,
    weight: 750,
    away: outwardOf(view, id),
    clearance: 10,
  });
}

/** Beside the line, which goes on beyond the end. */
function paintEndName(pen: Pen, view: SegmentsView, id: EndId): void {
  label(pen, id, endOf(view.evaluation, id), {
    colour: pen.theme[id[0] as ShapeName],
    away: quarterTurn(outwardOf(view, id)),
    clearance: 12,
  });
}

/** The way from where the segments meet that keeps furthest off both lines. */
function widestWay({ columnA, columnB }: SegmentsView['evaluation']['trace']): Vector {
  const [a, b] = [columnA, columnB].map(unitOf) as [Vector, Vector];
  const across = dot(a, b) > 0 ? subtract(a, b) : add(a, b);
  if (lengthOf(across) > 0) return unitOf(across);
  return lengthOf(a) > 0 ? quarterTurn(a) : { x: 0, y: -1 };
}

function unitOf(vector: Vector): Vector {
  const length = lengthOf(vector);
  return length === 0 ? vector : scale(vector, 1 / length);
}

/** Where the lines cross, and how far along each segment that is: a point on each goes there. */
function paintParameters(pen: Pen, { evaluation: { a, b, trace }, progress }: SegmentsView): void {
  const { onA, onB, columnA } = trace;
  if (onA === null || onB === null) return;
  const at = add(a[0], scale(columnA, onA.value));
  const part = doneAt(progress, 0, 1);
  if (part < 1) {
    drawDot(pen, between(b[0], at, part), 6, pen.theme.b);
    drawDot(pen, between(a[0], at, part), 6, pen.theme.a);
    return;
  }
  drawDot(pen, at, 6, pen.theme.ink);
  const way = widestWay(trace);
  for (const [name, colour, away] of [
    [`t = ${onA.value.toFixed(2)}`, pen.theme.a, way],
    [`u = ${onB.value.toFixed(2)}`, pen.theme.b, scale(way, -1)],
  ] as const) {
    label(pen, name, at, { colour, away, clearance: 24 });
  }
}

/** What both have in common: it is found from the ends of one of them. */
function paintMeeting(pen: Pen, { evaluation, format, progress }: SegmentsView): void {
  const { trace, a } = evaluation;
  const { result } = trace;
  if (result.meeting === 'none') return;
  const { mtv } = pen.theme;
  const part = doneAt(progress, 0, 1);
  if (part < 1) {
    const ends = [result.start, result.meeting === 'overlap' ? result.end : result.start];
    const [from, to] = ends.map((end, i) => between(a[i]!, end, part)) as [Vector, Vector];
    for (const point of [from, to]) drawDot(pen, point, 6, mtv);
    return;
  }
  const away = widestWay(trace);
  // Between two lines a label needs more room than beside one.
  const crossed = trace.determinant !== 0;
  const ends = result.meeting === 'overlap' ? [result.start, result.end] : [result.start];
  if (result.meeting === 'overlap') drawEdge(pen, result.start, result.end, mtv);
  for (const point of ends) {
    drawDot(pen, point, 6, mtv);
    label(pen, format.vector(point), point, { colour: mtv, away, clearance: crossed ? 34 : 14 });
  }
}

/** From how far the ring of the microscope closes in, in CSS pixels. */
const microscopeReach = 160;

/** What the maps show: a square, or a ring around it where that is too small to be seen. It closes in. */
function paintMicroscope(pen: Pen, { evaluation: { focus, map }, progress }: SegmentsView): void {
  const { ink } = pen.theme;
  const still = 1 - doneAt(progress, 0, 1);
  const half = (map.cell * mapSize) / 2;
  const centre = pen.camera.toScreen(focus);
  const corners = [
    { x: -half, y: -half },
    { x: half, y: -half },
    { x: half, y: half },
    { x: -half, y: half },
  ].map((corner) => add(focus, corner));
  drawPolygon(pen, corners, { stroke: ink, width: 1.5 });
  isolated(pen, (context) => {
    context.strokeStyle = ink;
    context.lineWidth = 2;
    context.beginPath();
    const radius = Math.max(18, half * pen.camera.scale * 1.5) + still * microscopeReach;
    context.arc(centre.x, centre.y, radius, 0, 2 * Math.PI);
    context.stroke();
  });
}
