import { expect, test } from 'vitest';
import { captionHeight, captionLines, paintCaption } from '../../../web/figure/share/caption.js';
import { Camera } from '../../../web/stage/camera.js';
import { roughMeasure, schemeTheme } from '../../../web/stage/still-theme.js';
import { svgMarks } from '../../../web/stage/svg-picture.js';

const theme = schemeTheme('light');

test('the caption of a picture that moves covers what the picture goes on with', () => {
  const marks = svgMarks(
    {
      size: { width: 100, height: 60 },
      camera: new Camera(1, 0, 0),
      theme,
      measure: roughMeasure,
      handles: [],
      paint: (pen) => {
        pen.context.fillStyle = '#bada55';
        pen.context.fillRect(0, 0, 100, 60);
        paintCaption(pen, ['A line'], 40);
      },
    },
    'm-',
  ).split('\n');
  const [ground, cover, text] = [/#bada55/, /<path|<rect/, /A line/].map((pattern, i) =>
    marks.findIndex((mark, at) => at >= i && pattern.test(mark)),
  );
  expect([ground, cover, text]).toEqual([0, 1, 2]);
  expect(marks[1]).toContain(theme.surface);
  expect(marks[1]).toMatch(/40/);
});

test('a sentence is cut into lines that fit', () => {
  const lines = captionLines('one two three four five six', 120, 'serif', roughMeasure);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe('one two three four five six');
  expect(captionHeight(lines.length)).toBeGreaterThan(captionHeight(1));
});
