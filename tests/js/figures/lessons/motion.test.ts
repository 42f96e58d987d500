/** What happens in a step: something does, it ends in the picture of the step, and always in the same way. */
import { expect, test } from 'vitest';
import type { Figure, FigureView } from '../../../../web/figure/element/figure.js';
import { readingTime } from '../../../../web/figure/voice/reading-time.js';
import { plain } from '../../../../web/figure/voice/rich.js';
import { words } from '../../../../web/figure/voice/words.js';
import { lessonNames } from '../../../../web/figures/registry.js';
import { Camera } from '../../../../web/stage/camera.js';
import { roughMeasure, schemeTheme } from '../../../../web/stage/still-theme.js';
import { svgMarks } from '../../../../web/stage/svg-picture.js';
import { figureOf, viewOf } from './support.js';

const size = { width: 760, height: 520 };

function pictureOf(figure: Figure, view: FigureView): string {
  return svgMarks({
    size,
    camera: Camera.around((scale) => figure.extent(view, scale, size), size, 24),
    theme: schemeTheme('light'),
    handles: [],
    measure: roughMeasure,
    paint: (pen) => figure.paint(pen, view),
  });
}

for (const name of lessonNames) {
  test(`${name}: in each step something happens`, async () => {
    const figure = await figureOf(name);
    const { steps } = viewOf(figure);
    for (const [place, { phase }] of steps.entries()) {
      const view = viewOf(figure, figure.start, place);
      const end = pictureOf(figure, view);
      const where = `step ${place}, ${phase}`;
      expect(pictureOf(figure, view.at(1)), where).toBe(end);
      const moments = [0.1, 0.3, 0.5, 0.7, 0.9].map((moment) => pictureOf(figure, view.at(moment)));
      expect(new Set([...moments, end]).size, where).toBeGreaterThan(3);
      expect(moments.join('')).not.toContain('NaN');
      expect(pictureOf(figure, view.at(0.5)), where).toBe(moments[2]);
    }
  });
}

test('lesson 4: the clock runs in its first step, which does not last for long', async () => {
  for (const language of ['en', 'ko'] as const) {
    const figure = await figureOf('moving-shapes', language);
    const view = viewOf(figure, figure.start, 0);
    const times = [0.1, 0.3, 0.5, 0.7].map(
      (moment) => />([\d.]+)\s?%</.exec(pictureOf(figure, view.at(moment)))![1],
    );
    expect(new Set(times).size).toBe(4);
    const { say, values } = view.step;
    expect(readingTime(plain(words(say, values)), language)).toBeLessThan(8000);
  }
});

test('lesson 2 shows its first edge in detail, and each other edge as one step', async () => {
  const figure = await figureOf('separating-axis');
  const { steps: shown } = viewOf(figure);
  const details = ['edge', 'normal', 'duplicate', 'project', 'compare'];
  expect(shown.slice(0, 5).map(({ phase }) => phase)).toEqual(details);
  expect(shown.slice(0, 5).some(({ parts }) => parts !== undefined)).toBe(false);
  const others = shown.slice(5, -1);
  expect(others.length).toBeGreaterThan(2);
  for (const { parts, phase, mark, hollow } of others) {
    expect(parts!.map((part) => part.phase)).toEqual(hollow ? details.slice(0, 3) : details);
    expect([phase, mark]).toEqual([parts!.at(-1)!.phase, parts![0]!.mark]);
  }
  expect(shown.at(-1)!.mark).toBe('answer');
  expect(shown.length).toBeLessThan(14);
});
