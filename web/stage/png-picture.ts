import { paintLabelled } from './draw/label.js';
import { drawMarks } from './draw/marks.js';
import { labelsAround } from './handle-layer.js';
import type { Pen } from './pen.js';
import type { PictureParts } from './svg-picture.js';

/** What is painted on a canvas: it measures its texts itself. */
export type RasterParts = Omit<PictureParts, 'measure' | 'label' | 'css'>;

/** A figure as it is now, as a PNG file with so many pixels for each of CSS. */
export const pngPicture = (parts: RasterParts, pixelRatio: number): Blob =>
  pngOf(paintedCanvas(parts, pixelRatio).canvas);

/** A figure on a canvas, with so many pixels for each of CSS. */
export function paintedCanvas(parts: RasterParts, pixelRatio: number) {
  const { size, theme, camera } = parts;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * pixelRatio);
  canvas.height = Math.round(size.height * pixelRatio);
  const context = canvas.getContext('2d')!;
  context.scale(pixelRatio, pixelRatio);
  context.fillStyle = theme.surface;
  context.fillRect(0, 0, size.width, size.height);
  const labels = labelsAround(parts.handles, camera);
  const pen: Pen = { context, camera, theme, size, pixelRatio, labels };
  paintLabelled(pen, (inner) => parts.paint(inner));
  drawMarks(pen, parts.handles);
  return { canvas, context };
}

/** At once: `toBlob` waits for a browser that has nothing else to do. */
function pngOf(canvas: HTMLCanvasElement): Blob {
  const [, base64 = ''] = canvas.toDataURL('image/png').split(',');
  if (base64 === '') throw new Error('The browser makes no picture of this size.');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}
