import type { Vector } from 'sepax';
import { vectorOf } from '../../figure/pair/points.js';
import { paintVector } from '../../figure/parts/paint-vector.js';
import { text } from '../../figure/voice/text.js';
import { words } from '../../figure/voice/words.js';
import { radians } from '../../stage/angles.js';
import { drawDisc } from '../../stage/draw/disc.js';
import { drawLabel } from '../../stage/draw/label.js';
import { drawDot, drawPath } from '../../stage/draw/path.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { drawScaleBar } from '../../stage/draw/scale-bar.js';
import { drawSeparator } from '../../stage/draw/separator.js';
import { doneAt } from '../../stage/easing.js';
import { isolated, named, type Pen } from '../../stage/pen.js';
import {
  add,
  between,
  dot,
  firstPart,
  lengthOf,
  quarterTurn,
  scale,
  subtract,
} from '../../stage/vector-math.js';
import { flipped } from './chase.js';
import { type Flight, targetRadius } from './flight.js';
import { axisLength, fanEdge, noseOf } from './scene.js';
import { type ChaseView, degreesText, subjects, things } from './steps.js';

/** The path has a dot after so many frames. */
const dotEvery = 10;

/** Whether a thing is what is pointed at, or else what the step speaks of. */
export const isShown = ({ hovered, step }: ChaseView, thing: number): boolean =>
  hovered === null ? subjects[step.phase]!.includes(thing) : hovered === thing;

/** An angle of the coordinates as one of the screen. */
const onScreen = ({ state }: ChaseView, angle: number): number =>
  state.yAxis === 'down' ? angle : -angle;

/** The path of a flight on the screen. */
export const pathOf = ({ state }: Pick<ChaseView, 'state'>, { path }: Flight): Vector[] =>
  path.map(({ x, y }) => flipped(state, [x, y]));

export function paintChase(pen: Pen, view: ChaseView): void {
  const { theme } = pen;
  const { phase } = view.step;
  const shown = (thing: number): boolean => isShown(view, thing);
  const flown = doneAt(view.progress, 0, 1);
  paintAxes(pen, view);
  if (phase === 'far') paintLeaving(pen, view);
  if (shown(things.area)) named(pen, 'area', () => paintArea(pen, view, sweptAt(view)));
  if (shown(things.ahead)) named(pen, 'ahead', () => paintAhead(pen, view));
  named(pen, 'limit', () => paintFan(pen, view, shown(things.step)));
  named(pen, 'flight', () => {
    paintFlight(pen, view, view.evaluation.flight, {
      colour: theme.a,
      strong: shown(things.flight) || shown(things.wrong),
      part: phase === 'fly' ? flown : 1,
    });
  });
  if (shown(things.wrong)) {
    // It has far to go, and most of that is out of sight.
    const style = { colour: theme.mtv, strong: true, part: phase === 'wrong' ? flown ** 2 : 1 };
    paintFlight(pen, view, view.evaluation.wrong, style);
  }
  const target = vectorOf(view.state.target);
  drawDisc(pen, target, targetRadius, { stroke: theme.b, tint: 0.16 });
  if (shown(things.angle)) named(pen, 'angle', () => paintAngle(pen, view));
  paintVectors(pen, view);
  drawScaleBar(pen, (count) => text('stage.units', { count }));
}

/** How much of the area is swept at the moment: in the step on its sign it is there already. */
function sweptAt({ step: { phase }, progress }: ChaseView): number {
  if (phase === 'far') return doneAt(progress, 0.6, 1);
  return phase === 'area' ? doneAt(progress, 0, 1) : 1;
}

/** The axes of the coordinates; the one that can be turned over ends in its handle. */
function paintAxes(pen: Pen, { state }: ChaseView): void {
  const origin = { x: 0, y: 0 };
  const { muted } = pen.theme;
  const y = state.yAxis === 'down' ? axisLength : -axisLength;
  paintVector(pen, origin, { x: axisLength, y: 0 }, 'x', muted, false);
  paintVector(pen, origin, { x: 0, y }, '', muted, false);
  const tip = pen.camera.toScreen({ x: 0, y });
  drawLabel(pen, 'y', tip, { colour: muted, away: { x: -1, y: 0 }, clearance: 14 });
}

/** The corners of the parallelogram that the heading sweeps along a part of the way. */
function areaOf({ state }: ChaseView, part: number): Vector[] {
  const missile = vectorOf(state.missile);
  const heading = vectorOf(state.heading);
  const way = scale(subtract(vectorOf(state.target), missile), part);
  return [missile, add(missile, heading), add(missile, add(heading, way)), add(missile, way)];
}

/** The parallelogram of heading and way, and the line that parts left from right. */
function paintArea(pen: Pen, view: ChaseView, swept: number): void {
  const { state, evaluation, format, step } = view;
  const { decide } = pen.theme;
  drawPolygon(pen, areaOf(view, swept), { stroke: decide, tint: 0.18, width: 1.5, dash: [6, 4] });
  if (step.phase === 'sign') paintSides(pen, view);
  if (swept < 1) return;
  const missile = vectorOf(state.missile);
  const way = subtract(vectorOf(state.target), missile);
  // Aside from the middle, where the name of the way is.
  const place = add(missile, add(scale(vectorOf(state.heading), 0.6), scale(way, 0.36)));
  const label = { colour: decide, weight: 650 };
  drawLabel(pen, `det ${format.number(evaluation.area)}`, pen.camera.toScreen(place), label);
}

/** The same parallelogram, on its way to far beyond the picture. */
function paintLeaving(pen: Pen, view: ChaseView): void {
  const part = doneAt(view.progress, 0, 0.6);
  if (part === 1) return;
  const { size, camera } = pen;
  const far = (part * size.width) / camera.scale;
  const up = view.state.yAxis === 'up' ? -1 : 1;
  const corners = areaOf(view, 1).map((corner) => add(corner, { x: far, y: up * far }));
  drawPolygon(pen, corners, { stroke: pen.theme.decide, tint: 0.18, width: 1.5, dash: [6, 4] });
}

/** Left and right of the heading; the side to turn to stands out. */
function paintSides(pen: Pen, { state, evaluation, progress }: ChaseView): void {
  const heading = vectorOf(state.heading);
  const missile = vectorOf(state.missile);
  const right = scale(quarterTurn(heading), 1 / lengthOf(heading));
  const parted = doneAt(progress, 0, 1);
  drawSeparator(pen, right, dot(missile, right), pen.theme.muted, parted);
  if (parted < 1) return;
  const behind = pen.camera.toScreen(subtract(missile, scale(heading, 0.5)));
  for (const [side, sign, turn] of [
    ['left', -1, 'counter-clockwise'],
    ['right', 1, 'clockwise'],
  ] as const) {
    const colour = evaluation.turn === turn ? pen.theme.decide : pen.theme.muted;
    const style = { colour, size: 15, weight: 650, away: scale(right, sign), clearance: 14 };
    drawLabel(pen, words(`stage.${side}`), behind, style);
  }
}

/** Where the way to the target falls on the line of the heading, and the line across it. */
function paintAhead(pen: Pen, view: ChaseView): void {
  const { state, evaluation, format } = view;
  const { decide, muted } = pen.theme;
  const heading = vectorOf(state.heading);
  const missile = vectorOf(state.missile);
  const target = vectorOf(state.target);
  const length = lengthOf(heading);
  const unit = scale(heading, 1 / length);
  const moment = view.step.phase === 'ahead' ? view.progress : 1;
  const foot = add(missile, scale(unit, evaluation.ahead / length));
  const fallen = between(target, foot, doneAt(moment, 0.3, 0.7));
  const measured = between(missile, foot, doneAt(moment, 0.7, 1));
  drawSeparator(pen, unit, dot(missile, unit), muted, doneAt(moment, 0, 0.3));
  drawPath(pen, [missile, measured], { colour: decide, width: 4 });
  drawPath(pen, [target, fallen], { colour: decide, width: 1.5, dash: [4, 4] });
  drawDot(pen, fallen, 5, decide);
  if (moment < 1) return;
  drawLabel(pen, `h · d ${format.number(evaluation.ahead)}`, pen.camera.toScreen(foot), {
    colour: decide,
    weight: 650,
    away: unit,
    clearance: 10,
  });
}

/** The turns that one frame allows, and the heading after the next. */
function paintFan(pen: Pen, view: ChaseView, strong: boolean): void {
  const { state, evaluation } = view;
  const { decide } = pen.theme;
  const missile = vectorOf(state.missile);
  const { phase } = view.step;
  const opened = phase === 'limit' ? doneAt(view.progress, 0, 0.5) : 1;
  const limit = radians(opened * state.limit);
  const centre = pen.camera.toScreen(missile);
  const edge = subtract(pen.camera.toScreen(add(missile, fanEdge(state, 0))), centre);
  const along = Math.atan2(edge.y, edge.x);
  isolated(pen, (context) => {
    context.beginPath();
    context.moveTo(centre.x, centre.y);
    context.arc(centre.x, centre.y, lengthOf(edge), along - limit, along + limit);
    context.closePath();
    context.fillStyle = decide;
    context.strokeStyle = decide;
    context.lineWidth = strong ? 2 : 1;
    context.stroke();
    context.globalAlpha = strong ? 0.24 : 0.1;
    if (!pen.theme.forced) context.fill();
  });
  if (!strong) return;
  const turned = phase === 'limit' ? doneAt(view.progress, 0.5, 1) : 1;
  const next = fanEdge(state, onScreen(view, turned * evaluation.step));
  paintVector(pen, missile, next, turned < 1 ? '' : degreesText(evaluation.step), decide);
}

/** The whole turn from the heading to the target. */
function paintAngle(pen: Pen, view: ChaseView): void {
  const { state, evaluation } = view;
  const { decide } = pen.theme;
  const centre = pen.camera.toScreen(vectorOf(state.missile));
  const [x, y] = state.heading;
  const along = Math.atan2(y, x);
  const turned = view.step.phase === 'angle' ? doneAt(view.progress, 0, 1) : 1;
  const angle = onScreen(view, turned * evaluation.angle);
  const radius = 42;
  isolated(pen, (context) => {
    context.strokeStyle = decide;
    context.lineWidth = 4;
    context.beginPath();
    context.arc(centre.x, centre.y, radius, along, along + angle, angle < 0);
    context.stroke();
  });
  if (turned < 1) return;
  const half = { x: Math.cos(along + angle / 2), y: Math.sin(along + angle / 2) };
  drawLabel(pen, `θ ${degreesText(evaluation.angle)}`, add(centre, scale(half, radius)), {
    colour: decide,
    weight: 650,
    away: half,
    clearance: 6,
  });
}

interface FlightStyle {
  readonly colour: string;
  readonly strong: boolean;
  /** How much of it is flown. */
  readonly part: number;
}

function paintFlight(
  pen: Pen,
  view: ChaseView,
  flight: Flight,
  { colour, strong, part }: FlightStyle,
): void {
  const path = firstPart(pathOf(view, flight), part);
  isolated(pen, (context) => {
    if (!strong) context.globalAlpha = 0.45;
    drawPath(pen, path, { colour, width: strong ? 3 : 2, dash: strong ? [] : [2, 5] });
  });
  if (!strong) return;
  for (let i = dotEvery; i < path.length - 1; i += dotEvery) drawDot(pen, path[i]!, 3.5, colour);
  if (part < 1) drawDot(pen, path.at(-1)!, 6, colour);
  if (flight.hit === null || part < 1) return;
  const [before, end] = path.slice(-2) as [Vector, Vector];
  const way = subtract(end, before);
  drawLabel(pen, words('stage.frame', { frame: flight.hit }), pen.camera.toScreen(end), {
    colour,
    weight: 650,
    away: scale(way, 1 / lengthOf(way)),
    clearance: 30,
  });
}

function paintVectors(pen: Pen, view: ChaseView): void {
  const { state } = view;
  const { a, b } = pen.theme;
  const missile = vectorOf(state.missile);
  const way = subtract(vectorOf(state.target), missile);
  const rim = Math.max(0, 1 - targetRadius / lengthOf(way));
  const moment = view.step.phase === 'vectors' ? view.progress : 1;
  const aimed = scale(way, rim * doneAt(moment, 0.5, 1));
  named(pen, 'd', () => paintVector(pen, missile, aimed, '', b, isShown(view, things.toTarget)));
  named(pen, 'h', () => {
    paintVector(pen, missile, scale(vectorOf(state.heading), doneAt(moment, 0, 0.5)), '', a);
  });
  if (moment < 1) return;
  const tags = [
    ['h', noseOf(state), vectorOf(state.heading), a],
    ['d', add(missile, scale(way, 0.62)), way, b],
  ] as const;
  for (const [name, at, along, colour] of tags) {
    const beside = scale(quarterTurn(along), 1 / lengthOf(along));
    const style = { colour, weight: 650, away: beside, clearance: 12 };
    named(pen, name, () => drawLabel(pen, name, pen.camera.toScreen(at), style));
  }
}
