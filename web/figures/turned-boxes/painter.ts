import type { Bounds, Vector } from 'sepax';
import { text } from '../../figure/voice/text.js';
import type { Size } from '../../stage/camera.js';
import { drawScaleBar } from '../../stage/draw/scale-bar.js';
import type { Pen } from '../../stage/pen.js';
import { boundsOf } from '../../stage/vector-math.js';
import { figureOf, onAxes, paintFlat, volumeShown } from './flat-painter.js';
import { seenFrom } from './oblique.js';
import { roomOn } from './room.js';
import { dialRadius, isSpatial } from './scene.js';
import { paintSpace } from './space-painter.js';
import type { BoxesView } from './steps.js';

export function paintBoxes(pen: Pen, view: BoxesView): void {
  if (isSpatial(view.step.phase)) paintSpace(pen, view);
  else paintFlat(pen, view);
  drawScaleBar(pen, (count) => text('stage.units', { count }));
}

/** Steps that look at the same things share a view. */
export function extentOf(view: BoxesView, scale: number, size: Size): Bounds {
  if (isSpatial(view.step.phase)) return spatialExtent(view, scale, size);
  if (onAxes(view)) return figureOf(view, 'turned').extent(scale, size);
  if (volumeShown(view) === 'upright') return figureOf(view, 'upright').extent(scale, size);
  const { a, b } = view.evaluation.volumes;
  return boundsOf([a.circle, b.circle].flatMap(({ x, y, radius }) => square(x, y, radius)));
}

/** The bars with the axis to their left, and the view along them to their right. */
function spatialExtent({ evaluation }: BoxesView, scale: number, size: Size): Bounds {
  const { solids, origin, dial } = evaluation;
  const room = roomOn(size);
  const bars = [...solids.a.corners, ...solids.b.corners].map((corner) => seenFrom(origin, corner));
  return boundsOf([
    ...square(dial.x, dial.y, dialRadius + room.name / scale),
    ...bars,
    ...bars.map(({ x, y }) => ({ x: x - room.axis / scale, y })),
  ]);
}

/** Opposite corners of a square. */
const square = (x: number, y: number, half: number): [Vector, Vector] => [
  { x: x - half, y: y - half },
  { x: x + half, y: y + half },
];
