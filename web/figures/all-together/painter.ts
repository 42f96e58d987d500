import type { Vector } from 'sepax';
import { paintBoxes } from '../../figure/crowd/crowd-painter.js';
import { text } from '../../figure/voice/text.js';
import { words } from '../../figure/voice/words.js';
import { drawArrow } from '../../stage/draw/arrow.js';
import { drawLabel } from '../../stage/draw/label.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { doneAt } from '../../stage/easing.js';
import { isolated, named, type Pen, traceLine } from '../../stage/pen.js';
import { add, scale, subtract } from '../../stage/vector-math.js';
import { bulletRadius } from '../game/bullets.js';
import { heroReach } from '../game/hero-size.js';
import { paintGame } from '../game/paint-game.js';
import {
  bulletStep,
  chaseOf,
  groundOf,
  pickupOf,
  pushesOf,
  shotOf,
  slopeOf,
  treeOf,
  walkOf,
} from './looks.js';
import { view } from './place.js';
import type { Play } from './play.js';
import { shownPart, type TogetherView } from './steps.js';

/** Still pictures are drawn where there is no window. */
const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)') ?? { matches: true };

/** The game, and over it what the part in question asks the library. */
export function paintTogether(pen: Pen, lessonView: TogetherView): void {
  const { evaluation: play } = lessonView;
  const { camera, theme } = pen;
  isolated(pen, (context) => {
    context.translate(camera.originX, camera.originY);
    context.scale(camera.scale, camera.scale);
    const { game, part } = play;
    paintGame({ context, theme, game, view, part: Math.min(1, part), calm: calm.matches });
  });
  const shown = shownPart(lessonView);
  const part = doneAt(lessonView.progress, 0, 1);
  if (shown !== 'play') named(pen, shown, () => overlays[shown]?.(pen, play, part));
  // All of that together is the game.
  else if (part < 1) for (const overlay of Object.values(overlays)) overlay(pen, play, 1 - part);
}

/** What a part of the game asks, or as much of it as is drawn at the moment: from 0 to 1. */
type Overlay = (pen: Pen, play: Play, part: number) => void;

const overlays: Record<string, Overlay> = {
  walk: paintWalk,
  ground: paintPieces,
  bullet: paintShot,
  missile: paintChase,
  sensor: paintSensor,
  push: paintPushes,
  many: paintTree,
};

/** The floor's normal, the way that was wanted, and the way that is left. */
function paintWalk(pen: Pen, play: Play, part: number): void {
  const { hero } = play.game;
  const { wanted, slid, floor } = walkOf(play);
  const feet = { x: hero.x, y: hero.y + heroReach };
  const walked = scale(slid.translation, doneAt(part, 0.6, 1));
  drawWay(pen, hero, scale(wanted, doneAt(part, 0, 0.3)), 'v', pen.theme.muted);
  drawWay(pen, hero, walked, 'v′', pen.theme.decide);
  const outline = hero.shape.worldPoints.map((point) => add(point, walked));
  drawPolygon(pen, outline, { stroke: pen.theme.decide, width: 2, dash: [5, 4] });
  if (floor === null) return;
  const label = part < 1 ? 'n' : `n, ${slopeOf(floor).toFixed(1)}°`;
  drawWay(pen, feet, scale(floor, 84 * doneAt(part, 0.3, 0.6)), label, pen.theme.mtv);
}

function paintPieces(pen: Pen, play: Play, part: number): void {
  const pieces = groundOf(play);
  for (const piece of pieces.slice(0, Math.ceil(part * pieces.length))) {
    drawPolygon(pen, piece, { stroke: pen.theme.decide, width: 2, tint: 0.16 });
  }
}

/** The way of a bullet, where it is after each step, and where it ends. */
function paintShot(pen: Pen, play: Play, part: number): void {
  const { from, way, hit } = shotOf(play);
  const { theme, camera } = pen;
  const length = Math.abs(way.x);
  const end = add(from, scale(way, part * (hit?.time ?? 1)));
  isolated(pen, (context) => {
    context.strokeStyle = theme.decide;
    context.lineWidth = 2 * bulletRadius * camera.scale;
    context.globalAlpha = 0.3;
    traceLine(context, [camera.toScreen(from), camera.toScreen(end)]);
    context.stroke();
  });
  for (let far = bulletStep; far < length; far += bulletStep) {
    ring(pen, add(from, scale(way, far / length)), bulletRadius, theme.muted, 1.5);
  }
  ring(pen, end, bulletRadius, theme.decide, 3);
  if (hit !== null && part === 1) drawWay(pen, hit.point, scale(hit.normal, -40), 'n', theme.mtv);
}

/** Where the missile is heading, where the hero is, and which way leads there. */
function paintChase(pen: Pen, play: Play, part: number): void {
  const chase = chaseOf(play);
  if (chase === null) return;
  const { missile, heading, toTarget, turn } = chase;
  const { theme, camera } = pen;
  const from = { x: missile.body.x, y: missile.body.y };
  const aimed = add(from, scale(toTarget, doneAt(part, 0.4, 1)));
  isolated(pen, (context) => {
    context.strokeStyle = theme.ink;
    context.setLineDash([6, 5]);
    context.lineWidth = 1.5;
    traceLine(context, [camera.toScreen(from), camera.toScreen(aimed)]);
    context.stroke();
  });
  drawWay(pen, from, scale(heading, 70 * doneAt(part, 0, 0.4)), 'h', theme.mtv);
  if (part < 1) return;
  const at = camera.toScreen(add(from, scale(toTarget, 0.4)));
  const below = { x: 0, y: 1 };
  drawLabel(pen, words(`turn.${turn}`), at, { colour: theme.decide, weight: 650, away: below });
}

/** The sensor's box, which stops nobody, and the way there. */
function paintSensor(pen: Pen, play: Play, part: number): void {
  const far = pickupOf(play);
  if (far === null) return;
  const { hero } = play.game;
  const [body] = play.game.terrain.pickups.values();
  const { minX, minY, maxX, maxY } = body!.bounds;
  const corners = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
  drawPolygon(pen, corners, { stroke: pen.theme.mtv, width: 3 });
  drawPolygon(pen, hero.shape.worldPoints, { stroke: pen.theme.mtv, width: 2, dash: [5, 4] });
  drawWay(pen, hero, scale(far, part), '', pen.theme.muted);
  if (part < 1) return;
  const said = text('stage.units', { count: Math.hypot(far.x, far.y).toFixed(0) });
  // Above the middle: at the tip are the pickup and the knob of the turret.
  const middle = pen.camera.toScreen(add(hero, scale(far, 0.5)));
  const style = { colour: pen.theme.muted, weight: 650, away: { x: 0.5, y: -0.87 }, clearance: 8 };
  drawLabel(pen, said, middle, style);
}

/** Every contact that pushes, with its normal. */
function paintPushes(pen: Pen, play: Play, part: number): void {
  for (const { points, normal } of pushesOf(play)) {
    for (const point of points) {
      ring(pen, point, 2, pen.theme.mtv, 2);
      drawWay(pen, point, scale(normal, 16 * part), '', pen.theme.mtv);
    }
  }
}

/** The boxes of the tree, from the root downwards. */
function paintTree(pen: Pen, play: Play, part: number): void {
  const { boxes } = treeOf(play);
  const shown = 4 * Math.round((part * boxes.length) / 4);
  paintBoxes(pen.context, pen.camera, pen.theme, boxes.slice(0, shown));
}

function ring(pen: Pen, at: Vector, radius: number, colour: string, width: number): void {
  const { x, y } = pen.camera.toScreen(at);
  isolated(pen, (context) => {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    context.arc(x, y, Math.max(2.5, radius * pen.camera.scale), 0, 2 * Math.PI);
    context.stroke();
  });
}

/** An arrow along a way, with a label at its tip. */
function drawWay(pen: Pen, from: Vector, way: Vector, label: string, colour: string): void {
  const [start, tip] = [pen.camera.toScreen(from), pen.camera.toScreen(add(from, way))];
  const length = Math.hypot(tip.x - start.x, tip.y - start.y);
  if (length < 2) return;
  drawArrow(pen, start, tip, { colour, width: 3, head: Math.min(11, length / 2) });
  const away = scale(subtract(tip, start), 1 / length);
  if (label !== '') drawLabel(pen, label, tip, { colour, weight: 650, away, clearance: 5 });
}
