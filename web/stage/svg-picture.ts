import type { Camera, Size } from './camera.js';
import { paintLabelled } from './draw/label.js';
import { drawMarks } from './draw/marks.js';
import type { Handle } from './handle.js';
import { labelsAround } from './handle-layer.js';
import type { Pen } from './pen.js';
import { type MeasureText, SvgContext } from './svg-context.js';
import { attributes, textContent } from './svg-text.js';
import type { Theme } from './theme.js';

/** What a picture is made of. */
export interface PictureParts {
  readonly size: Size;
  readonly camera: Camera;
  readonly theme: Theme;
  readonly handles: readonly Handle[];
  readonly measure: MeasureText;
  /** The text alternative. */
  readonly label: string;
  /** Rules for the colours, if the theme names properties instead of colours. */
  readonly css?: string;
  paint(pen: Pen): void;
}

/** What is drawn of a figure, as elements of SVG, of which those that are referred to have a name of their own. */
export function svgMarks(parts: Omit<PictureParts, 'label'>, prefix = ''): string {
  const context = new SvgContext(parts.measure, prefix);
  const pen: Pen = {
    context: context as unknown as CanvasRenderingContext2D,
    camera: parts.camera,
    theme: parts.theme,
    size: parts.size,
    pixelRatio: 1,
    labels: labelsAround(parts.handles, parts.camera),
  };
  paintLabelled(pen, (inner) => parts.paint(inner));
  drawMarks(pen, parts.handles);
  return context.content;
}

/** A figure as it is now, as the text of an SVG file. */
export function svgPicture(parts: PictureParts): string {
  return svgFile(parts, svgMarks(parts));
}

/** The text of an SVG file around marks, whose background has corners of a `radius`. */
export function svgFile(
  { size, theme, label, css }: Pick<PictureParts, 'size' | 'theme' | 'label' | 'css'>,
  marks: string,
  radius?: number,
): string {
  const { width, height } = size;
  const head = attributes({
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'font-family': theme.fontFamily,
  });
  const corners = radius === undefined ? {} : { rx: radius };
  return [
    `<svg ${head}>`,
    `<title>${textContent(label)}</title>`,
    ...(css === undefined ? [] : [`<style>${css}</style>`]),
    `<rect ${attributes({ width, height, ...corners, fill: theme.surface })}/>`,
    marks,
    '</svg>',
    '',
  ].join('\n');
}
