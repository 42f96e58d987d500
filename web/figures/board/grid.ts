import { text } from '../../figure/voice/text.js';
import { drawArrow } from '../../stage/draw/arrow.js';
import { drawLabel } from '../../stage/draw/label.js';
import { isolated, type Pen } from '../../stage/pen.js';

/** Lines of a grid are no nearer to one another, in CSS pixels. */
const leastGap = 16;
/** Every so many lines one stands out. */
const major = 5;
/** How far the arrows of the axes stay from the border, in CSS pixels. */
const margin = 14;

/** How far apart the lines of the grid are, in units: 1, 2 or 5 times a power of ten. */
export function gridStep(pixelsPerUnit: number): number {
  const least = leastGap / pixelsPerUnit;
  const power = 10 ** Math.floor(Math.log10(least));
  const lead = [1, 2, 5, 10].find((one) => one * power >= least * (1 - 1e-9))!;
  return lead * power;
}

/** The grid, the axes with their directions, and the origin. */
export function paintGrid(pen: Pen): void {
  const { camera, size, theme } = pen;
  const step = gridStep(camera.scale);
  const view = camera.view(size);
  lines(pen, Math.ceil(view.minX / step), Math.floor(view.maxX / step), (i) => {
    const { x } = camera.toScreen({ x: i * step, y: 0 });
    return [x, 0, x, size.height];
  });
  lines(pen, Math.ceil(view.minY / step), Math.floor(view.maxY / step), (i) => {
    const { y } = camera.toScreen({ x: 0, y: i * step });
    return [0, y, size.width, y];
  });
  const origin = camera.toScreen({ x: 0, y: 0 });
  const style = { colour: theme.muted, width: 1.5, head: 9 };
  const name = { colour: theme.muted, size: 12, weight: 600, clearance: 8 };
  if (origin.y > 0 && origin.y < size.height) {
    const tip = { x: size.width - margin, y: origin.y };
    drawArrow(pen, { x: 0, y: origin.y }, tip, style);
    drawLabel(pen, 'x', tip, { ...name, away: { x: 0, y: -1 } });
  }
  if (origin.x > 0 && origin.x < size.width) {
    const tip = { x: origin.x, y: size.height - margin };
    drawArrow(pen, { x: origin.x, y: 0 }, tip, style);
    drawLabel(pen, 'y', tip, { ...name, away: { x: 1, y: 0 } });
  }
  const { x, y } = origin;
  if (x > 0 && x < size.width && y > 0 && y < size.height) {
    drawLabel(pen, text('board.grid.origin'), origin, { ...name, away: { x: -0.7, y: -0.7 } });
  }
}

/** The lines from one number to another, across the canvas. */
function lines(
  pen: Pen,
  first: number,
  last: number,
  across: (i: number) => readonly [number, number, number, number],
): void {
  for (const isMajor of [false, true]) {
    isolated(pen, (context) => {
      context.strokeStyle = isMajor ? pen.theme.muted : pen.theme.hairline;
      if (isMajor && !pen.theme.forced) context.globalAlpha = 0.22;
      context.lineWidth = 1;
      context.beginPath();
      for (let i = first; i <= last; i += 1) {
        if ((i % major === 0) !== isMajor) continue;
        const [x1, y1, x2, y2] = across(i);
        context.moveTo(x1, y1);
        context.lineTo(x2, y2);
      }
      context.stroke();
    });
  }
}
