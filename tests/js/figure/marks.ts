/** What a figure draws, as marks of a picture, and the texts in it. */
import type { Figure, FigureView } from '../../../web/figure/element/figure.js';
import { Camera, type Size } from '../../../web/stage/camera.js';
import { roughMeasure, schemeTheme } from '../../../web/stage/still-theme.js';
import { svgMarks } from '../../../web/stage/svg-picture.js';
import { roomAround } from '../../../web/stage/view.js';

/** Free space around what is shown, as pages have it. */
export const inset = 32;

export interface Box {
  readonly text: string;
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/** As pages have it, with less free space around small pictures. */
export const cameraOf = (figure: Figure, view: FigureView, size: Size): Camera =>
  Camera.around((scale) => figure.extent(view, scale, size), size, roomAround(size, inset));

export function marksOf(
  figure: Figure,
  view: FigureView,
  size: Size,
  camera = cameraOf(figure, view, size),
): string {
  return svgMarks({
    size,
    camera,
    theme: schemeTheme('light'),
    // Labels keep clear of them; what is written on them is left out.
    handles: figure.scene.handles(view).map(({ glyph: _, ...handle }) => handle),
    measure: roughMeasure,
    paint: (pen) => figure.paint(pen, view),
  });
}

export const attribute = (mark: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`).exec(mark)?.[1] ?? '';

/** The texts, each with its box; the halo around each is left out. */
export function textsIn(marks: string): Box[] {
  return [...marks.matchAll(/<text [^>]*>([^<]*)<\/text>/g)]
    .filter(([mark]) => attribute(mark, 'stroke') === '')
    .map(([mark, text]) => {
      const [x, y] = [Number(attribute(mark, 'x')), Number(attribute(mark, 'y'))];
      const size = Number(attribute(mark, 'font-size').replace('px', ''));
      const reach = roughMeasure(text!, `${size}px`) / 2;
      const half = 0.36 * size;
      return { text: text!, minX: x - reach, maxX: x + reach, minY: y - half, maxY: y + half };
    });
}
