import type { Camera } from '../../stage/camera.js';
import type { Tone } from '../../stage/palette.js';
import type { Theme } from '../../stage/theme.js';
import type { Crowd } from './crowd.js';
import type { Forms } from './forms.js';

/** How bodies are told apart. */
export type BodyClass = 'resting' | 'moving' | 'touching';

export const bodyTones: Record<BodyClass, Tone> = {
  resting: 'muted',
  moving: 'a',
  touching: 'b',
};

/** Bodies in one path: with more, filling costs more than the calls that they spare (10,000: 100 times). */
const bodiesInPath = 16;
/** Circles of fewer pixels are drawn as octagons, which nobody can tell from them. */
const leastRound = 4;
const octagon = Array.from({ length: 8 }, (_, i) => {
  const angle = ((2 * i + 1) * Math.PI) / 8;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

/** Paints all bodies, class by class, so that the colour changes three times only. */
export function paintBodies(
  context: CanvasRenderingContext2D,
  camera: Camera,
  theme: Theme,
  crowd: Crowd,
): void {
  for (const name of ['resting', 'moving', 'touching'] as const) {
    context.fillStyle = theme[bodyTones[name]];
    paintClass(context, camera, crowd, name);
  }
}

function paintClass(
  context: CanvasRenderingContext2D,
  camera: Camera,
  crowd: Crowd,
  name: BodyClass,
): void {
  const places = crowd.world.transforms;
  let traced = 0;
  context.beginPath();
  for (let i = 0; i < crowd.count; i++) {
    if (classOf(crowd, i) !== name) continue;
    const x = places[3 * i]! * camera.scale + camera.originX;
    const y = places[3 * i + 1]! * camera.scale + camera.originY;
    traceBody(context, camera.scale, crowd.forms, i, x, y, places[3 * i + 2]!);
    traced += 1;
    if (traced % bodiesInPath === 0) {
      context.fill();
      context.beginPath();
    }
  }
  context.fill();
}

function classOf({ touching, moves }: Crowd, i: number): BodyClass {
  if (touching[i] === 1) return 'touching';
  return moves[i] === 1 ? 'moving' : 'resting';
}

/** Adds body `i` to the path, at (x, y) of the canvas. */
export function traceBody(
  context: CanvasRenderingContext2D,
  scale: number,
  forms: Forms,
  i: number,
  x: number,
  y: number,
  angle: number,
): void {
  const corners = forms.counts[i]!;
  const radius = scale * forms.radii[i]!;
  if (corners === 1) {
    traceCircle(context, x, y, radius);
    return;
  }
  const cos = scale * Math.cos(angle);
  const sin = scale * Math.sin(angle);
  const { points } = forms;
  const start = 2 * forms.starts[i]!;
  if (corners === 2) {
    // A capsule lies along its own x axis, about its centre.
    const half = points[start]!;
    traceCapsule(context, x, y, half * cos, half * sin, radius, angle);
    return;
  }
  for (let k = start; k < start + 2 * corners; k += 2) {
    const px = x + cos * points[k]! - sin * points[k + 1]!;
    const py = y + sin * points[k]! + cos * points[k + 1]!;
    if (k === start) context.moveTo(px, py);
    else context.lineTo(px, py);
  }
  context.closePath();
}

function traceCircle(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
): void {
  if (radius >= leastRound) {
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
    return;
  }
  for (let k = 0; k < octagon.length; k++) {
    const [cos, sin] = octagon[k]!;
    if (k === 0) context.moveTo(x + radius * cos, y + radius * sin);
    else context.lineTo(x + radius * cos, y + radius * sin);
  }
  context.closePath();
}

/** @param ex - From the centre to the end of the straight part. */
function traceCapsule(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  ex: number,
  ey: number,
  radius: number,
  angle: number,
): void {
  const quarter = Math.PI / 2;
  context.moveTo(x + ex + radius * Math.sin(angle), y + ey - radius * Math.cos(angle));
  context.arc(x + ex, y + ey, radius, angle - quarter, angle + quarter);
  context.arc(x - ex, y - ey, radius, angle + quarter, angle + 3 * quarter);
  context.closePath();
}

/**
 * Paints a line between the centres of each pair of the crowd that touches. It lies on the two bodies, so the
 * colour of the ground is the one that stands out. A part of the pairs comes before the others.
 */
export function paintLinks(
  context: CanvasRenderingContext2D,
  camera: Camera,
  theme: Theme,
  { world, count }: Crowd,
  part = 1,
): void {
  const places = world.transforms;
  const { length: all, a, b } = world.contacts;
  const length = Math.round(part * all);
  const { scale, originX, originY } = camera;
  context.strokeStyle = theme.surface;
  context.lineWidth = Math.max(1, Math.min(2.5, scale / 3));
  context.beginPath();
  for (let i = 0; i < length; i++) {
    // The numbers of others come after those of the crowd.
    if (b[i]! >= count) continue;
    const [from, to] = [3 * a[i]!, 3 * b[i]!];
    context.moveTo(places[from]! * scale + originX, places[from + 1]! * scale + originY);
    context.lineTo(places[to]! * scale + originX, places[to + 1]! * scale + originY);
    if (i % bodiesInPath === 0) {
      context.stroke();
      context.beginPath();
    }
  }
  context.stroke();
}

/** Boxes around few bodies are drawn fainter than those around many, the more so the denser they are. */
const boxAlpha = { many: 0.9, few: 0.4, least: 0.15 } as const;
/** The pixels of a unit from which on boxes are not dense. */
const wideScale = 6;

/**
 * Paints the boxes of the tree.
 *
 * @param boxes - x, y, width and height of each.
 */
export function paintBoxes(
  context: CanvasRenderingContext2D,
  { scale, originX, originY }: Camera,
  theme: Theme,
  boxes: readonly number[],
): void {
  // The box of about 64 bodies.
  const large = 24 * scale;
  const faint = Math.max(boxAlpha.least, boxAlpha.few * Math.min(1, scale / wideScale));
  context.save();
  context.strokeStyle = theme.decide;
  context.lineWidth = 1;
  for (let i = 0; i < boxes.length; i += 4) {
    const width = boxes[i + 2]! * scale;
    const height = boxes[i + 3]! * scale;
    context.globalAlpha = Math.max(width, height) > large ? boxAlpha.many : faint;
    context.strokeRect(boxes[i]! * scale + originX, boxes[i + 1]! * scale + originY, width, height);
  }
  context.restore();
}
