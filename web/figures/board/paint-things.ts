import { castSegmentAll, type Shape, type Vector } from 'sepax';
import { drawLabel } from '../../stage/draw/label.js';
import { fillLoops } from '../../stage/draw/loops.js';
import { drawDot, drawPath, type PathStyle } from '../../stage/draw/path.js';
import { isolated, type Pen, traceLine } from '../../stage/pen.js';
import { add } from '../../stage/vector-math.js';
import type { BoardFigure } from './board-figure.js';
import { CROWD, toneOf } from './handles.js';
import { boundsInSight } from './in-sight.js';
import { type Line, looksOf } from './looks.js';
import { toWorld } from './pose.js';
import type { Thing } from './state.js';

/** Distance of the lines of a hatching, in CSS pixels. */
const hatchGap = 9;

/** All things, the one that is taken hold of first on top. */
export function paintThings(pen: Pen, figure: BoardFigure): void {
  figure.state.things.forEach((thing, index) => {
    const colour = pen.theme[toneOf(figure.state.pair, index)];
    const width = figure.isChosen(index) ? 3.25 : 2;
    const isLive = figure.live.has(index);
    paintThing(pen, thing, colour, width);
    if (isLive) paintHatching(pen, figure.evaluation.shapes[index]!, colour);
    if (isLive) paintThinLive(pen, thing, colour);
  });
  figure.state.things.forEach(({ name }, index) => {
    if (name !== undefined && hasRoomForName(figure, index)) paintName(pen, figure, name, index);
  });
}

/** Where there are many shapes, only those that are looked at or chosen have their names beside them. */
function hasRoomForName({ state, selected }: BoardFigure, index: number): boolean {
  const { things, pair } = state;
  return things.length < CROWD || pair?.includes(index) === true || selected === index;
}

/** The name that somebody gave to a thing, below its handle. */
function paintName(pen: Pen, { state }: BoardFigure, name: string, index: number): void {
  drawLabel(pen, name, pen.camera.toScreen(state.things[index]!), {
    colour: pen.theme[toneOf(state.pair, index)],
    size: 13,
    weight: 600,
    away: { x: 0, y: 1 },
    clearance: 15,
  });
}

function paintThing(pen: Pen, thing: Thing, colour: string, width: number): void {
  const { loops, lines, dots } = looksOf(thing.form);
  const placed = loops.map((loop) => loop.map((point) => toWorld(thing, point)));
  fillLoops(pen, placed, colour, 0.12);
  const thick = loops.length === 0 ? width + 1 : width;
  for (const line of lines) paintLine(pen, thing, line, { colour, width: thick });
  for (const dot of dots) drawDot(pen, toWorld(thing, dot), 5, colour);
}

function paintLine(pen: Pen, thing: Thing, { points, closed }: Line, style: PathStyle): void {
  const placed = points.map((point) => toWorld(thing, point));
  drawPath(pen, closed ? [...placed, placed[0]!] : placed, style);
}

/** A thing as it would be after a way: its boundary alone. */
export function paintGhost(pen: Pen, thing: Thing, way: Vector, style: PathStyle): void {
  const moved = { ...thing, ...add(thing, way) };
  const { lines, dots } = looksOf(thing.form);
  for (const line of lines) paintLine(pen, moved, line, style);
  for (const dot of dots) drawDot(pen, toWorld(moved, dot), 4, style.colour);
}

/** Slanted lines over all of a shape: it touches another one. */
function paintHatching(pen: Pen, shape: Shape, colour: string): void {
  const { minX, minY, maxX, maxY } = boundsInSight(shape.bounds, pen);
  if (minX > maxX || minY > maxY) return;
  const gap = (hatchGap * Math.SQRT2) / pen.camera.scale;
  const first = Math.ceil((minX + minY) / gap);
  const last = Math.floor((maxX + maxY) / gap);
  isolated(pen, (context) => {
    context.strokeStyle = colour;
    context.lineWidth = 1;
    if (!pen.theme.forced) context.globalAlpha = 0.55;
    for (let i = first; i <= last; i += 1) {
      const sum = i * gap;
      const from = { x: sum - maxY, y: maxY };
      const to = { x: sum - minY, y: minY };
      for (const { entry, exit } of castSegmentAll(from, to, shape)) {
        const ends = [entry.point, exit.point].map((point) => pen.camera.toScreen(point));
        traceLine(context, ends);
        context.stroke();
      }
    }
  });
}

/** What has no inside to hatch wears a band. */
function paintThinLive(pen: Pen, thing: Thing, colour: string): void {
  const { loops, lines } = looksOf(thing.form);
  if (loops.length > 0) return;
  isolated(pen, (context) => {
    if (!pen.theme.forced) context.globalAlpha = 0.3;
    for (const line of lines) paintLine(pen, thing, line, { colour, width: 10 });
    if (lines.length > 0) return;
    const { x, y } = pen.camera.toScreen(thing);
    context.beginPath();
    context.arc(x, y, 18, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
  });
}
