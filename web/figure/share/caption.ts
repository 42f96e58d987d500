import { isolated, type Pen } from '../../stage/pen.js';
import type { MeasureText } from '../../stage/svg-context.js';

const size = 15;
const lineHeight = 22;
const padding = 14;

const fontOf = (family: string): string => `450 ${size}px ${family}`;

/** The room that captions of so many lines need, in CSS pixels. */
export const captionHeight = (lines: number): number => lines * lineHeight + padding;

/** A sentence in lines that are no wider than there is room. */
export function captionLines(
  sentence: string,
  width: number,
  family: string,
  measure: MeasureText,
): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    const fits = measure(longer, fontOf(family)) <= width - 2 * padding;
    if (fits || lines.length === 0) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** What is said of a step, below its picture: from a height on, over what ground goes on there. */
export function paintCaption(pen: Pen, lines: readonly string[], top: number): void {
  isolated(pen, (context) => {
    context.fillStyle = pen.theme.surface;
    context.fillRect(0, top, pen.size.width, pen.size.height - top);
    context.fillStyle = pen.theme.ink;
    context.font = fontOf(pen.theme.fontFamily);
    context.textAlign = 'left';
    context.textBaseline = 'alphabetic';
    lines.forEach((line, i) => {
      context.fillText(line, padding, top + size + i * lineHeight);
    });
  });
}
