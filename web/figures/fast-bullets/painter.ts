import type { Vector } from 'sepax';
import { paintVector } from '../../figure/parts/paint-vector.js';
import { text } from '../../figure/voice/text.js';
import { radians } from '../../stage/angles.js';
import { drawDisc } from '../../stage/draw/disc.js';
import { drawLabel } from '../../stage/draw/label.js';
import { drawDot, drawPath } from '../../stage/draw/path.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { drawScaleBar } from '../../stage/draw/scale-bar.js';
import { doneAt } from '../../stage/easing.js';
import { isolated, named, type Pen } from '../../stage/pen.js';
import { add, lengthOf, quarterTurn, scale } from '../../stage/vector-math.js';
import { paintDifference } from './paint-difference.js';
import { paintStop, paintTurned } from './paint-turning.js';
import { centreAt, radiusKnob, spinStem, turnStem, wallAt } from './scene.js';
import { type ShotView, things, timeText } from './steps.js';
import { isShown } from './subject.js';

/** How long the normal is drawn, in units. */
const normalLength = 34;
/** More bullets than this would cover one another. */
const mostDrawn = 80;

/** The wall, the bullet in both frames, and what the step speaks of. */
export function paintShot(pen: Pen, view: ShotView): void {
  const { evaluation, state, step, hovered } = view;
  const { theme } = pen;
  const asked =
    hovered === null ? ['size', 'impact'].includes(step.phase) : hovered === things.impact;
  const turning = state.wall.spin !== 0;
  const swept = asked && !turning;
  paintStems(pen, view);
  // Over the wall, its halo would cut through that.
  paintWay(pen, view);
  if (turning) paintTurned(pen, view);
  if (swept) named(pen, 'grown', () => paintGrown(pen, view));
  drawPolygon(pen, evaluation.outline, { stroke: theme.b, tint: 0.2 });
  if (swept) paintSwept(pen, view);
  // Between the frames it is nowhere.
  const shown = step.phase === 'frames' ? doneAt(view.progress, 0.4, 1) : 1;
  named(pen, 'frames', () => {
    drawDisc(pen, evaluation.to, shown * state.radius, {
      stroke: theme.a,
      dash: [5, 4],
      tint: isShown(view, things.after) ? 0.2 : 0,
    });
  });
  if (isShown(view, things.samples)) paintSamples(pen, view);
  named(pen, 'frames', () => {
    drawDisc(pen, evaluation.from, state.radius, { stroke: theme.a, tint: 0.2 });
  });
  if (hovered === null && step.stop !== undefined) paintStop(pen, view, step.stop);
  paintSubjects(pen, view);
  paintNames(pen, view);
  paintDifference(pen, view);
  drawScaleBar(pen, (count) => text('stage.units', { count }));
}

/** From knobs that stand off to what they belong to. */
function paintStems(pen: Pen, { state }: ShotView): void {
  const [x, y] = state.from;
  const { wall } = state;
  drawPath(pen, [{ x, y }, radiusKnob(state)], { colour: pen.theme.a, width: 1.25 });
  drawPath(pen, turnStem(wall), { colour: pen.theme.b, width: 1.25 });
  drawPath(pen, spinStem(wall), { colour: pen.theme.decide, width: 1.25 });
}

/** The bullet's way through the frame. */
function paintWay(pen: Pen, view: ShotView): void {
  const { from, velocity } = view.evaluation;
  const joined = view.step.phase === 'line' ? doneAt(view.progress, 0, 1) : 1;
  named(pen, 'way', () => {
    paintVector(pen, from, scale(velocity, joined), '', pen.theme.a, isShown(view, things.line));
  });
}

/** The wall, grown by the radius: a box with round corners. */
function paintGrown(pen: Pen, { state, step, progress }: ShotView): void {
  const { wall } = state;
  const radius = state.radius * (step.phase === 'size' ? doneAt(progress, 0, 1) : 1);
  const centre = pen.camera.toScreen(wall);
  const k = pen.camera.scale;
  const width = k * (wall.width + 2 * radius);
  const height = k * (wall.height + 2 * radius);
  isolated(pen, (context) => {
    context.translate(centre.x, centre.y);
    context.rotate(radians(wall.degrees));
    context.beginPath();
    context.roundRect(-width / 2, -height / 2, width, height, k * radius);
    context.strokeStyle = pen.theme.b;
    context.fillStyle = pen.theme.b;
    context.lineWidth = 1.75;
    context.setLineDash([6, 4]);
    context.stroke();
    context.globalAlpha = 0.1;
    if (!pen.theme.forced) context.fill();
  });
}

/** The band that the bullet covers on its way. */
function paintSwept(pen: Pen, { evaluation, state }: ShotView): void {
  const { velocity, from, to } = evaluation;
  const across = scale(quarterTurn(velocity), state.radius / lengthOf(velocity));
  for (const side of [1, -1]) {
    const line = [from, to].map((at) => add(at, scale(across, side)));
    drawPath(pen, line, { colour: pen.theme.a, width: 1.5, dash: [3, 4] });
  }
}

/** The bullet flies, and is looked at from time to time. */
function paintSamples(pen: Pen, view: ShotView): void {
  const { evaluation, state } = view;
  const { samples, impact, leaves } = evaluation;
  if (samples?.seen == null || impact === null || samples.seen > mostDrawn) return;
  const flown = view.step.phase === 'samples' ? view.progress : 1;
  if (flown < 1) paintOnWay(pen, view, flown);
  for (let k = 1; k <= flown * samples.seen; k += 1) {
    const time = k / samples.seen;
    const hits = time >= impact.time && time <= leaves;
    drawDisc(pen, centreAt(evaluation, time), state.radius, {
      stroke: hits ? pen.theme.mtv : pen.theme.a,
      width: hits ? 2.5 : 1.25,
      tint: hits ? 0.3 : 0.06,
    });
  }
}

function paintSubjects(pen: Pen, view: ShotView): void {
  const { evaluation, state, progress } = view;
  const { decide } = pen.theme;
  const { line, impact } = evaluation;
  const { phase } = view.step;
  if (isShown(view, things.line) && line !== null && (phase !== 'line' || progress === 1)) {
    paintSpot(pen, line.point, `s ${timeText(line.fraction)}`, 10);
  }
  if (impact === null) {
    if (phase === 'impact' && progress < 1) paintOnWay(pen, view, doneAt(progress, 0, 1));
    return;
  }
  const centre = centreAt(evaluation, impact.time);
  const touching =
    view.hovered === null
      ? ['impact', 'normal', 'rest'].includes(phase)
      : view.hovered >= things.impact && view.hovered <= things.rest;
  const met = phase === 'impact' ? doneAt(progress, 0, 1) : 1;
  if (touching && met < 1) paintOnWay(pen, view, met * impact.time);
  if (met < 1) return;
  if (touching && state.wall.spin !== 0) {
    drawPolygon(pen, evaluation.outlineMet, { stroke: pen.theme.b, tint: 0.3 });
  }
  if (touching) {
    named(pen, 'impact', () => {
      drawDisc(pen, centre, state.radius, { stroke: decide, width: 3, tint: 0.22 });
    });
  }
  if (isShown(view, things.impact)) {
    const clear = state.radius * pen.camera.scale + 6;
    paintSpot(pen, centre, `t ${timeText(impact.time)}`, clear);
  }
  if (isShown(view, things.rest)) named(pen, 'rest', () => paintRest(pen, view, centre));
  if (isShown(view, things.normal) || isShown(view, things.rest)) {
    const grown = phase === 'normal' ? doneAt(progress, 0, 1) : 1;
    const name = grown < 1 ? '' : 'n';
    named(pen, 'n', () => {
      paintVector(pen, impact.point, scale(impact.normal, grown * normalLength), name, decide);
    });
  }
  if (isShown(view, things.point) || isShown(view, things.normal))
    paintSpot(pen, impact.point, 'x', 8);
}

/** The bullet at a time of the frame, and the wall if it turns. */
function paintOnWay(pen: Pen, { evaluation, state }: ShotView, time: number): void {
  const { decide, b } = pen.theme;
  if (state.wall.spin !== 0) drawPolygon(pen, wallAt(state, time), { stroke: b, tint: 0.3 });
  const at = centreAt(evaluation, time);
  drawDisc(pen, at, state.radius, { stroke: decide, width: 3, tint: 0.22 });
}

/** The rest of the way, thrown back, and where the bullet is at the end of the frame. */
function paintRest(pen: Pen, { evaluation, state, step, progress }: ShotView, from: Vector): void {
  const gone = step.phase === 'rest' ? doneAt(progress, 0, 1) : 1;
  const rest = scale(evaluation.rest!, gone);
  drawDisc(pen, add(from, rest), state.radius, { stroke: pen.theme.decide, dash: [5, 4] });
  paintVector(pen, from, rest, '', pen.theme.decide);
}

function paintSpot(pen: Pen, at: Vector, label: string, clearance: number): void {
  const { decide } = pen.theme;
  drawDot(pen, at, 5, decide);
  const style = { colour: decide, size: 14, weight: 650, away: { x: -0.6, y: -0.8 }, clearance };
  drawLabel(pen, label, pen.camera.toScreen(at), style);
}

/** Which frame is which, below the bullet. */
function paintNames(pen: Pen, { evaluation, state }: ShotView): void {
  const places = [
    ['p', evaluation.from],
    ['p + v', evaluation.to],
  ] as const;
  for (const [name, at] of places) {
    const foot = pen.camera.toScreen({ x: at.x, y: at.y + state.radius });
    const style = { colour: pen.theme.a, weight: 650, away: { x: 0, y: 1 }, clearance: 7 };
    drawLabel(pen, name, foot, style);
  }
}
