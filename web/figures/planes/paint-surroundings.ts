import type { Vector } from 'sepax';
import type { Vector3 } from 'sepax/3d';
import { drawLabel } from '../../stage/draw/label.js';
import { drawPath } from '../../stage/draw/path.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { named, type Pen } from '../../stage/pen.js';
import { add, boundsOf, scale, subtract } from '../../stage/vector-math.js';
import { onRim, onRing, reachOf } from './scene.js';
import { onPlane } from './space.js';
import type { SpaceView } from './space-view.js';
import type { SpaceFigureView } from './steps.js';

/** The plane is shown so far beyond the polygon, in units, with a grid of this width. */
const margin = 10;
const grid = 10;
/** The arrows of the axes, in CSS pixels. */
const axisPixels = 26;

/** The globe of the view, the plane around the polygon, and where the axes point. */
export function paintSurroundings(pen: Pen, view: SpaceFigureView, space: SpaceView): void {
  paintGlobe(pen, view, space);
  named(pen, 'plane', () => paintPlane(pen, view, space));
  paintAxes(pen, space);
}

/** The ring on which the view is turned, and the rim along which it is tilted. */
function paintGlobe(pen: Pen, { evaluation }: SpaceFigureView, space: SpaceView): void {
  const reach = reachOf(evaluation);
  const degrees = Array.from({ length: 73 }, (_, i) => 5 * i);
  const style = { colour: pen.theme.hairline, width: 1.5 };
  drawPath(
    pen,
    degrees.map((at) => space.toStage(onRing(reach, at))),
    style,
  );
  drawPath(
    pen,
    degrees.filter((at) => at <= 90).map((at) => onRim(reach, at)),
    style,
  );
}

function paintPlane(pen: Pen, { state }: SpaceFigureView, space: SpaceView): void {
  const corners = state.outline.map(([x, y]): Vector => ({ x, y }));
  const { minX, minY, maxX, maxY } = boundsOf(corners);
  const [left, right] = [roundDown(minX - margin), -roundDown(-maxX - margin)];
  const [bottom, top] = [roundDown(minY - margin), -roundDown(-maxY - margin)];
  const at = (x: number, y: number): Vector => space.toStage(onPlane([x, y]));
  const { muted, hairline } = pen.theme;
  const sheet = [at(left, bottom), at(right, bottom), at(right, top), at(left, top)];
  drawPolygon(pen, sheet, { stroke: muted, width: 1, tint: 0.07 });
  for (let x = left + grid; x < right; x += grid) {
    drawPath(pen, [at(x, bottom), at(x, top)], { colour: hairline, width: 1 });
  }
  for (let y = bottom + grid; y < top; y += grid) {
    drawPath(pen, [at(left, y), at(right, y)], { colour: hairline, width: 1 });
  }
}

const roundDown = (value: number): number => grid * Math.floor(value / grid);

/** In a corner of the canvas, as large at any scale. */
function paintAxes(pen: Pen, space: SpaceView): void {
  const foot = { x: 44, y: pen.size.height - 44 };
  const { muted } = pen.theme;
  const axes: readonly [string, Vector3][] = [
    ['x', { x: 1, y: 0, z: 0 }],
    ['y', { x: 0, y: 1, z: 0 }],
    ['z', { x: 0, y: 0, z: 1 }],
  ];
  for (const [name, axis] of axes) {
    const tip = add(foot, scale(space.toStage(axis), axisPixels));
    drawPath(pen, [pen.camera.toWorld(foot), pen.camera.toWorld(tip)], {
      colour: muted,
      width: 1.5,
    });
    const beyond = add(tip, scale(subtract(tip, foot), 0.34));
    drawLabel(pen, name, beyond, { colour: muted, size: 12, weight: 650 });
  }
}
