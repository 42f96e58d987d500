import type { Vector } from 'sepax';
import type { PlacedAxis } from '../../figure/pair/axis-layout.js';
import { takenByAxes } from '../../figure/pair/difference-inset.js';
import { paintInset, takenBy, takenByHandles } from '../../figure/pair/inset.js';
import { minkowskiDifference } from '../../figure/pair/minkowski.js';
import { drawArrow } from '../../stage/draw/arrow.js';
import { fillLoops } from '../../stage/draw/loops.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { doneAt } from '../../stage/easing.js';
import { named, type Pen } from '../../stage/pen.js';
import { add, scale } from '../../stage/vector-math.js';
import { wayNames } from './evaluation.js';
import { dentsScene } from './scene.js';
import { type DentsView, pieceShown, wayShown } from './steps.js';

/**
 * B − A as an inset: the differences of all pieces together. A way out leads from the origin to the border of that:
 * what is border of one piece only lies within.
 */
export function paintDifference(pen: Pen, view: DentsView, axes: readonly PlacedAxis[]): void {
  const { pieces, seeming } = view.evaluation;
  const differences = pieces.map(({ outline }) =>
    minkowskiDifference(seeming.a.worldPoints, outline),
  );
  const inset = {
    outline: differences.flat(),
    taken: [...takenIn(pen, view), ...takenByAxes(pen, axes)],
  };
  paintInset(pen, inset, (within) => {
    named(within, 'difference', () => paintUnion(within, differences));
    paintOne(within, differences[pieceShown(view) ?? -1]);
    paintPush(within, view);
  });
}

/** The border of the union is what of all borders no other polygon covers. */
function paintUnion(pen: Pen, polygons: readonly (readonly Vector[])[]): void {
  const { theme } = pen;
  for (const polygon of polygons) drawPolygon(pen, polygon, { stroke: theme.b, width: 4 });
  fillLoops(pen, polygons, theme.surface, 1);
  fillLoops(pen, polygons, theme.b, 0.16);
  for (const polygon of polygons) {
    drawPolygon(pen, polygon, { stroke: theme.muted, width: 0.75, dash: [2, 3] });
  }
}

/** What belongs to the piece that is looked at: its border may lie within the union. */
function paintOne(pen: Pen, polygon: readonly Vector[] | undefined): void {
  if (polygon === undefined) return;
  drawPolygon(pen, polygon, { stroke: pen.theme.decide, width: 2, tint: 0.2 });
}

/** The push of the step, as a way from the origin. */
function paintPush(pen: Pen, view: DentsView): void {
  const { ways, pieces, touched } = view.evaluation;
  const [piece, way] = [pieceShown(view), wayShown(view)];
  // Without an overlap there is nothing to push out of.
  if (touched.length === 0 || (piece === null && way === null)) return;
  const push = piece === null ? ways[way!].push : pieces[piece]!.collision.mtv;
  const tip = pen.camera.toScreen(scale(push, doneAt(view.progress, 0, 1)));
  const style = { colour: pen.theme.mtv, width: 2.5, head: 9 };
  drawArrow(pen, pen.camera.toScreen({ x: 0, y: 0 }), tip, style);
}

/** Both shapes, and `a` where a way out leads. */
function takenIn(pen: Pen, view: DentsView): Vector[] {
  const { seeming, rings, ways } = view.evaluation;
  const { worldPoints } = seeming.a;
  return [
    ...takenBy(worldPoints),
    ...rings.flatMap(takenBy),
    ...wayNames.flatMap((name) => takenBy(worldPoints.map((at) => add(at, ways[name].push)))),
    ...takenByHandles(pen, dentsScene.handles(view)),
  ];
}
