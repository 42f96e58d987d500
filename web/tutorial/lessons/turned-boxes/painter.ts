import type { Bounds } from 'sepax';
import type { Size } from '../../../stage/camera.js';
import { drawScaleBar } from '../../../stage/draw/scale-bar.js';
import type { Pen } from '../../../stage/pen.js';
import { boundsOf } from '../../../stage/vector-math.js';
import { measureRoom } from '../../playground/measure-room.js';
import { text } from '../../text.js';
import { figureOf, paintFlat } from './flat-painter.js';
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

/** All that any step draws: the view stays what it is from step to step. */
export function extentOf(view: BoxesView, scale: number, size: Size): Bounds {
  const { volumes, solids, origin, dial } = view.evaluation;
  const room = roomOn(size);
  const measure = measureRoom(size) / scale;
  const boxes = (['upright', 'turned'] as const).map((kind) => figureOf(view, kind));
  const bars = [...solids.a.corners, ...solids.b.corners].map((corner) => seenFrom(origin, corner));
  const parts = [
    ...boxes.map((figure) => {
      const { minX, maxX, minY, maxY } = figure.extent(scale, size);
      return { minX: minX - measure, maxX: maxX + measure, minY, maxY };
    }),
    ...[volumes.a.circle, volumes.b.circle].map(({ x, y, radius }) => square(x, y, radius)),
    square(dial.x, dial.y, dialRadius + room.name / scale),
  ];
  return boundsOf([
    ...parts.flatMap(({ minX, minY, maxX, maxY }) => [
      { x: minX, y: minY },
      { x: maxX, y: maxY },
    ]),
    ...bars,
    ...bars.map(({ x, y }) => ({ x: x - room.axis / scale, y })),
  ]);
}

const square = (x: number, y: number, half: number): Bounds => ({
  minX: x - half,
  minY: y - half,
  maxX: x + half,
  maxY: y + half,
});
