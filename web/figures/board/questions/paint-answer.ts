import type { Vector } from 'sepax';
import { vectorOf } from '../../../figure/pair/points.js';
import { drawArrow } from '../../../stage/draw/arrow.js';
import { drawLabel } from '../../../stage/draw/label.js';
import { drawDot, drawPath } from '../../../stage/draw/path.js';
import { isolated, type Pen } from '../../../stage/pen.js';
import { add, scale, subtract } from '../../../stage/vector-math.js';
import { drawHero } from '../../game/draw-hero.js';
import { heroBox, heroReach } from '../../game/hero-size.js';
import type { BoardFigure } from '../board-figure.js';
import { paintGhost } from '../paint-things.js';
import { type Answer, type Found, wayOf } from './answer.js';
import { isWay, type Question } from './question.js';

/** How long the arrow of a normal is, in CSS pixels. */
const normalLength = 28;

/** The question that is asked on the board, and what the library says to it. */
export function paintAnswer(pen: Pen, figure: BoardFigure): void {
  const { question } = figure.state;
  const { answer } = figure.evaluation;
  if (question === undefined || answer === null) return;
  if (isWay(question)) paintWay(pen, question, answer);
  else if (question.kind === 'point') paintPoint(pen, vectorOf(question.at), answer);
  else if (question.kind === 'run') paintRun(pen, figure, vectorOf(question.at), answer);
  else paintMover(pen, figure, answer);
}

/** The way, thick where it is in a shape; what it meets first stands out. */
function paintWay(
  pen: Pen,
  { kind, from, to }: Extract<Question, { from: unknown }>,
  answer: Answer,
): void {
  if (answer.kind !== 'ray' && answer.kind !== 'segment') return;
  const { theme, camera, size } = pen;
  const [start, end] = [vectorOf(from), vectorOf(to)];
  const along = subtract(end, start);
  // A ray goes on, further than any canvas.
  const far = (2 * (size.width + size.height)) / camera.scale / Math.hypot(along.x, along.y);
  const reach = kind === 'ray' ? add(start, scale(along, Math.max(1, far))) : end;
  drawPath(pen, [start, reach], { colour: theme.decide, width: 1.5, dash: [6, 5] });
  answer.stretches.forEach(({ stretch: { entry, exit } }, place) => {
    drawPath(pen, [entry.point, exit.point], {
      colour: theme.decide,
      width: place === 0 ? 4 : 2.5,
    });
    paintNormal(pen, entry.point, entry.normal, place === 0 ? theme.decide : theme.muted);
    drawDot(pen, exit.point, 3.5, theme.muted);
    paintPlace(pen, entry.point, place, entry.normal);
  });
}

/** Where the boundary is nearest, and how far. */
function paintPoint(pen: Pen, at: Vector, answer: Answer): void {
  if (answer.kind !== 'point') return;
  const { theme } = pen;
  if (answer.nearest !== null) {
    const { point } = answer.nearest.closest;
    drawPath(pen, [at, point], { colour: theme.decide, width: 2, dash: [6, 4] });
    drawDot(pen, point, 5, theme.decide);
  }
  const { x, y } = pen.camera.toScreen(at);
  isolated(pen, (context) => {
    context.beginPath();
    context.arc(x, y, 12, 0, 2 * Math.PI);
    context.strokeStyle = theme.decide;
    context.lineWidth = answer.inside.length > 0 ? 3.5 : 1.5;
    context.stroke();
  });
}

/** Where the first of the pair comes to, and what it met. */
function paintMover(pen: Pen, figure: BoardFigure, answer: Answer): void {
  const { theme, camera } = pen;
  const mover = figure.mover!;
  const way = wayOf(answer, figure.state.velocity);
  if (way === null) return;
  paintGhost(pen, mover, way, { colour: theme.decide, width: 2.5, dash: [7, 4] });
  const colour = answer.kind === 'separate' ? theme.mtv : theme.decide;
  const start = { x: mover.x, y: mover.y };
  drawArrow(pen, camera.toScreen(start), camera.toScreen(add(start, way)), { colour, width: 3 });
  for (const [place, { point, normal }] of metBy(answer).entries()) {
    paintNormal(pen, point, normal, theme.decide);
    paintPlace(pen, point, place, normal);
  }
}

/** The hero where he runs; before that, where he begins, and where he comes to stand. */
function paintRun(pen: Pen, figure: BoardFigure, at: Vector, answer: Answer): void {
  if (answer.kind !== 'run') return;
  const fall = answer.slid.translation;
  const still = { ...at, facing: 1, walked: 0, stands: fall.y < heroReach } as const;
  if (figure.hero === null && !still.stands) {
    const { camera, theme } = pen;
    const thing = { form: { kind: 'box', ...heroBox }, ...at, degrees: 0 } as const;
    paintGhost(pen, thing, fall, { colour: theme.decide, width: 2, dash: [6, 4] });
    const from = camera.toScreen(add(at, { x: 0, y: heroReach }));
    drawArrow(pen, from, camera.toScreen(add(at, fall)), { colour: theme.decide, width: 2 });
  }
  isolated(pen, (context) => {
    context.translate(pen.camera.originX, pen.camera.originY);
    context.scale(pen.camera.scale, pen.camera.scale);
    drawHero(context, pen.theme, figure.hero?.pose ?? still);
  });
}

/** The places that it met something in, with the normals away from that. */
function metBy(answer: Answer): { readonly point: Vector; readonly normal: Vector }[] {
  if (answer.kind === 'slide' || answer.kind === 'walk') return answer.slid.walls;
  if (answer.kind !== 'cast') return [];
  const met = ({ impact }: Found<{ impact: { point: Vector; normal: Vector } }>) => ({
    point: impact.point,
    normal: scale(impact.normal, -1),
  });
  return answer.impacts.map(met);
}

function paintNormal(pen: Pen, at: Vector, normal: Vector, colour: string): void {
  const from = pen.camera.toScreen(at);
  drawArrow(pen, from, add(from, scale(normal, normalLength)), { colour, width: 2, head: 9 });
  drawDot(pen, at, 4.5, colour);
}

/** Which of several it is, from 1. */
function paintPlace(pen: Pen, at: Vector, place: number, normal: Vector): void {
  const away = { x: -normal.y, y: normal.x };
  drawLabel(pen, `${place + 1}`, pen.camera.toScreen(at), {
    colour: pen.theme.decide,
    weight: 650,
    away,
    clearance: 6,
  });
}
