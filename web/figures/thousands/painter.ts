import type { Bounds } from 'sepax';
import { paintBodies, paintBoxes, paintLinks } from '../../figure/crowd/crowd-painter.js';
import { whole } from '../../figure/voice/whole.js';
import { Camera } from '../../stage/camera.js';
import { drawLabel } from '../../stage/draw/label.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { doneAt } from '../../stage/easing.js';
import { isolated, named, type Pen, traceLine } from '../../stage/pen.js';
import { between } from '../../stage/vector-math.js';
import { cellMost, paintCells } from './paint-cells.js';
import { shownPhase } from './rows.js';
import { field, railX, railY, scaleOf } from './scene.js';
import { type ThousandsView, visitsOf } from './steps.js';

/** The bodies, the bar, and what the step says of them. */
export function paintThousands(pen: Pen, view: ThousandsView): void {
  const { population } = view.evaluation;
  const k = scaleOf(population);
  const { scale, originX, originY } = pen.camera;
  const inner: Pen = { ...pen, camera: new Camera(scale * k, originX, originY) };
  const phase = shownPhase(view);
  isolated(pen, (context) => {
    named(pen, 'grid', () => {
      if (phase === 'cells') paintCells(inner, view.evaluation, { columns: doneIn(view) });
      if (phase === 'share') paintCells(inner, view.evaluation, { crowds: doneIn(view) });
    });
    if (phase === 'tree') {
      named(pen, 'tree', () => {
        paintBoxes(context, inner.camera, pen.theme, treeBoxes(view));
      });
    }
    paintBodies(context, inner.camera, pen.theme, population.crowd);
    drawPolygon(inner, population.barOutline, { stroke: pen.theme.b, width: 1.5, tint: 0.5 });
    paintPhase(inner, view, phase);
  });
  paintFrame(pen);
  paintQuery(pen, view, phase === 'query');
  paintRail(pen, view);
}

/** How much is done of what happens in the step. */
const doneIn = ({ progress }: ThousandsView): number => doneAt(progress, 0, 1);

/** The first of some things, as many as have come until the moment. */
const comeBy = <T>(view: ThousandsView, all: readonly T[]): readonly T[] =>
  view.progress === 1 ? all : all.slice(0, Math.round(doneIn(view) * all.length));

/** The boxes of the tree that have come: level by level from the root. */
function treeBoxes(view: ThousandsView): readonly number[] {
  const { tree } = view.evaluation.population;
  if (view.progress === 1) return tree.boxes;
  const levels = [tree.root];
  // What is added on the way is walked through, too.
  for (const { left, right } of levels) {
    if (left !== null && right !== null) levels.push(left, right);
  }
  return comeBy(view, levels).flatMap(({ box: { minX, minY, maxX, maxY } }) => [
    minX,
    minY,
    maxX - minX,
    maxY - minY,
  ]);
}

function paintPhase(pen: Pen, view: ThousandsView, phase: string): void {
  const { population } = view.evaluation;
  const { theme, context, camera } = pen;
  switch (phase) {
    case 'all':
      named(pen, 'pairs', () => paintFan(pen, view));
      break;
    case 'boxes':
      named(pen, 'boxes', () => strokeBoxes(pen, comeBy(view, population.boxes), theme.ink, 1));
      strokeBoxes(pen, [population.bar.bounds], theme.b, 2.5);
      break;
    case 'query':
      paintVisits(pen, view);
      break;
    case 'kept': {
      const rooms = population.tree.leaves.map(({ box }) => box);
      named(pen, 'rooms', () => {
        strokeBoxes(pen, comeBy(view, rooms), theme.decide, Math.min(2, camera.scale / 4));
      });
      strokeBoxes(pen, population.boxes, theme.muted, 1);
      break;
    }
    case 'remain':
      paintLinks(context, camera, theme, population.crowd, doneIn(view));
      break;
  }
}

/** From the body nearest to the middle of the searched box to all others. */
function paintFan(pen: Pen, view: ThousandsView): void {
  const { population, query } = view.evaluation;
  const part = doneIn(view);
  const { world, count } = population;
  const middle = { x: (query.minX + query.maxX) / 2, y: (query.minY + query.maxY) / 2 };
  const [one] = world.nearest(middle, 1);
  const from = pen.camera.toScreen(one!);
  const places = world.transforms;
  isolated(pen, (context) => {
    context.strokeStyle = pen.theme.mtv;
    context.globalAlpha = Math.max(0.06, Math.min(0.6, 60 / count));
    context.lineWidth = 1;
    for (let i = 0; i < 3 * count; i += 3) {
      const to = pen.camera.toScreen({ x: places[i]!, y: places[i + 1]! });
      traceLine(context, [from, between(from, to, part)]);
      context.stroke();
    }
  });
}

/** Every node that the search looked at, in its order: below one that does not meet the box it does not look. */
function paintVisits(pen: Pen, view: ThousandsView): void {
  const looked = comeBy(view, visitsOf(view.evaluation).looked);
  const boxesOf = (met: boolean, leaf: boolean): Bounds[] =>
    looked
      .filter(({ node, met: meets }) => meets === met && (node.left === null) === leaf)
      .map(({ node }) => node.box);
  const { theme } = pen;
  strokeBoxes(pen, [...boxesOf(false, false), ...boxesOf(false, true)], theme.muted, 1.25, [3, 3]);
  strokeBoxes(pen, boxesOf(true, false), theme.decide, 1.5);
  strokeBoxes(pen, boxesOf(true, true), theme.mtv, 2.5);
}

function strokeBoxes(
  pen: Pen,
  boxes: readonly Bounds[],
  colour: string,
  width: number,
  dash: readonly number[] = [],
): void {
  const { scale, originX, originY } = pen.camera;
  isolated(pen, (context) => {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.setLineDash([...dash]);
    context.globalAlpha = boxes.length > cellMost ? 0.6 : 1;
    for (const { minX, minY, maxX, maxY } of boxes) {
      const [x, y] = [minX * scale + originX, minY * scale + originY];
      context.strokeRect(x, y, (maxX - minX) * scale, (maxY - minY) * scale);
    }
  });
}

function paintFrame(pen: Pen): void {
  const { x, y } = pen.camera.toScreen({ x: 0, y: 0 });
  const { scale } = pen.camera;
  isolated(pen, (context) => {
    context.strokeStyle = pen.theme.muted;
    context.lineWidth = 1;
    context.strokeRect(x, y, field.width * scale, field.height * scale);
  });
}

/** The box that is searched for. */
function paintQuery(pen: Pen, { state: { query } }: ThousandsView, strong: boolean): void {
  const [x, y, width, height] = query;
  const at = (dx: number, dy: number) => ({ x: x + dx, y: y + dy });
  drawPolygon(pen, [at(0, 0), at(width, 0), at(width, height), at(0, height)], {
    stroke: pen.theme.decide,
    width: strong ? 3 : 1.5,
    dash: strong ? [] : [6, 5],
    tint: strong ? 0.14 : 0,
  });
}

/** The rail of the number of bodies, with its decades. */
function paintRail(pen: Pen, { state: { count } }: ThousandsView): void {
  const { theme } = pen;
  const at = (x: number) => pen.camera.toScreen({ x, y: railY });
  isolated(pen, (context) => {
    context.strokeStyle = theme.muted;
    context.lineWidth = 2;
    traceLine(context, [at(0), at(field.width)]);
    context.stroke();
    context.strokeStyle = theme.a;
    context.lineWidth = 4;
    traceLine(context, [at(0), at(railX(count))]);
    context.stroke();
  });
  const below = { away: { x: 0, y: 1 }, clearance: 12 };
  for (const decade of [10, 100, 1000, 10_000]) {
    drawLabel(pen, whole(decade), at(railX(decade)), { colour: theme.muted, size: 11, ...below });
  }
  const above = { away: { x: 0, y: -1 }, clearance: 11 };
  drawLabel(pen, whole(count), at(railX(count)), { colour: theme.a, weight: 650, ...above });
}
