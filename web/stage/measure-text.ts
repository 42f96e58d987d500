import type { MeasureText } from './svg-context.js';

/** Measures texts as a canvas of this browser sets them. */
export function textMeasure(): MeasureText {
  const context = document.createElement('canvas').getContext('2d')!;
  context.textBaseline = 'middle';
  const measured = (text: string, font: string): TextMetrics => {
    context.font = font;
    return context.measureText(text);
  };
  return Object.assign((text: string, font: string) => measured(text, font).width, {
    belowMiddle: (font: string) => -measured('x', font).alphabeticBaseline,
  });
}
