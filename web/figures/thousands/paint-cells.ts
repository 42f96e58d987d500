import { isolated, type Pen } from '../../stage/pen.js';
import type { ThousandsEvaluation } from './scene.js';

/** More things than this are drawn fainter. */
export const cellMost = 2000;
/** How much each body darkens its cell, and the most. */
const shade = { each: 0.07, most: 0.6 } as const;
/** Cells narrower than this have no lines, in CSS pixels. */
const narrow = 3;

/** What is painted of the cells: a part of their columns, and of what the crowded ones have more than others. */
export interface CellParts {
  readonly columns?: number;
  readonly crowds?: number;
}

/** The cells of the grid: the more bodies in one, the darker. */
export function paintCells(
  pen: Pen,
  { population, cell }: ThousandsEvaluation,
  { columns = 1, crowds = 1 }: CellParts,
): void {
  const { scale, originX, originY } = pen.camera;
  const { width, height } = population.crowd;
  const side = cell * scale;
  isolated(pen, (context) => {
    context.beginPath();
    context.rect(originX, originY, columns * width * scale, height * scale);
    context.clip();
    context.fillStyle = pen.theme.decide;
    for (const [key, { length }] of population.grid(cell).cells) {
      const column = key % 65536;
      const row = (key - column) / 65536;
      context.globalAlpha = Math.min(crowds * shade.most, shade.each * length);
      context.fillRect(column * side + originX, row * side + originY, side, side);
    }
    if (side < narrow) return;
    context.globalAlpha = 0.5;
    context.strokeStyle = pen.theme.decide;
    context.lineWidth = 1;
    context.beginPath();
    for (let x = 0; x <= width; x += cell) {
      context.moveTo(x * scale + originX, originY);
      context.lineTo(x * scale + originX, originY + height * scale);
    }
    for (let y = 0; y <= height; y += cell) {
      context.moveTo(originX, y * scale + originY);
      context.lineTo(originX + width * scale, y * scale + originY);
    }
    context.stroke();
  });
}
