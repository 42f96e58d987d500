import type { Vector } from 'sepax';
import { Camera, type Size } from '../../stage/camera.js';
import { drawLabel } from '../../stage/draw/label.js';
import { drawDot } from '../../stage/draw/path.js';
import type { Handle } from '../../stage/handle.js';
import { screenPosition } from '../../stage/handle-layer.js';
import { isolated, type Pen } from '../../stage/pen.js';
import { between, boundsOf, subtract } from '../../stage/vector-math.js';

/** The inset, and how far it keeps off the border of the canvas and its content off its own, in CSS pixels. */
const box = { width: 168, height: 140 };
const margin = 10;
const padding = 16;
/** The line above it in which it has its name. */
const head = 10;
/** Nothing else comes nearer to it than this. */
const clearance = 8;
/** On a smaller canvas there is no room for it. */
const least = { width: 560, height: 400 };

/** Whether a canvas has room for it. */
const fitsIn = ({ width, height }: Size): boolean => width >= least.width && height >= least.height;

/** How far right of all else the view is to reach, in units, for the inset to be beside it. */
export const insetRoom = (size: Size, scale: number): number =>
  fitsIn(size) ? box.width / scale : 0;

export interface Inset {
  /** What is to be in view, together with the origin. */
  readonly outline: readonly Vector[];
  /** What the inset must not cover: points of the world. */
  readonly taken: readonly Vector[];
}

/**
 * A picture of B − A as an inset, in the corner of the canvas that is free: what `paint` paints there, and the origin
 * on top.
 */
export function paintInset(pen: Pen, { outline, taken }: Inset, paint: (inset: Pen) => void): void {
  const corner = freeCorner(pen, taken);
  if (corner === null) return;
  const origin = { x: 0, y: 0 };
  const room = { width: box.width, height: box.height - head };
  const fitted = Camera.around(() => boundsOf([...outline, origin]), room, padding);
  const { scale: unit, originX, originY } = fitted;
  const camera = new Camera(unit, originX + corner.x, originY + corner.y + head);
  const inset: Pen = { ...pen, camera };
  paintFrame(pen, corner);
  paint(inset);
  paintOrigin(inset);
  const name = { x: corner.x + 24, y: corner.y + 13 };
  drawLabel(pen, 'B − A', name, { colour: pen.theme.muted, size: 11, weight: 650, fixed: true });
}

/** Where the difference is of two points that are one: both shapes have it. Short ways are seen around it. */
function paintOrigin(inset: Pen): void {
  const origin = { x: 0, y: 0 };
  const colour = inset.theme.ink;
  drawDot(inset, origin, 2.5, colour);
  const away = { x: 0, y: 1 };
  drawLabel(inset, '0', inset.camera.toScreen(origin), { colour, size: 11, weight: 650, away });
}

function paintFrame(pen: Pen, { x, y }: Vector): void {
  isolated(pen, (context) => {
    context.beginPath();
    context.roundRect(x, y, box.width, box.height, 10);
    context.fillStyle = pen.theme.surface;
    context.fill();
    context.strokeStyle = pen.theme.hairline;
    context.lineWidth = 1;
    context.stroke();
  });
}

/** Where handles are. */
export const takenByHandles = ({ camera }: Pen, handles: readonly Handle[]): Vector[] =>
  handles.map((handle) => {
    const { x, y } = screenPosition(handle, camera);
    return camera.toWorld({ x, y });
  });

/** Points along the border of an outline. */
export const takenBy = (outline: readonly Vector[]): Vector[] =>
  outline.flatMap((from, i) => along(from, outline[(i + 1) % outline.length]!));

/** So many points stand for a line: nearer to one another than the inset is wide. */
const samples = 12;

/** Points along a line. */
export const along = (from: Vector, to: Vector): Vector[] =>
  Array.from({ length: samples + 1 }, (_, i) => between(from, to, i / samples));

/** Where the inset covers nothing; at the bottom left is the scale bar. */
function freeCorner({ size, camera }: Pen, taken: readonly Vector[]): Vector | null {
  if (!fitsIn(size)) return null;
  const right = size.width - box.width - margin;
  const bottom = size.height - box.height - margin;
  const places = taken.map((point) => camera.toScreen(point));
  const covers = (corner: Vector): boolean =>
    places.some((place) => {
      const { x, y } = subtract(place, corner);
      const within = (value: number, end: number): boolean =>
        value > -clearance && value < end + clearance;
      return within(x, box.width) && within(y, box.height);
    });
  const corners = [
    { x: right, y: margin },
    { x: margin, y: margin },
    { x: right, y: bottom },
  ];
  return corners.find((corner) => !covers(corner)) ?? null;
}
