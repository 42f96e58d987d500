import { drawMarks } from './draw/marks.js';
import type { Pen } from './pen.js';
import type { PictureParts } from './svg-picture.js';

/** What is painted on a canvas: it measures its texts itself. */
export type RasterParts = Omit<PictureParts, 'measure' | 'label' | 'css'>;

/** A figure as it is now, as a PNG file with so many pixels for each of CSS. */
export function pngPicture(parts: RasterParts, pixelRatio: number): Promise<Blob> {
  const { size, theme, camera } = parts;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * pixelRatio);
  canvas.height = Math.round(size.height * pixelRatio);
  const context = canvas.getContext('2d')!;
  context.scale(pixelRatio, pixelRatio);
  context.fillStyle = theme.surface;
  context.fillRect(0, 0, size.width, size.height);
  const pen: Pen = { context, camera, theme, size, pixelRatio };
  parts.paint(pen);
  drawMarks(pen, parts.handles);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The browser makes no picture of this size.'));
      else resolve(blob);
    }, 'image/png');
  });
}
