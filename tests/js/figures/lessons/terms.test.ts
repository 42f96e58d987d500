/** Words of the prose that light up the picture: there is something of that name in a step. */
import { expect, test } from 'vitest';
import type { Figure, FigureView } from '../../../../web/figure/element/figure.js';
import { lessonNames } from '../../../../web/figures/registry.js';
import { Camera } from '../../../../web/stage/camera.js';
import { hasNamed, paintLit } from '../../../../web/stage/lit.js';
import type { Pen } from '../../../../web/stage/pen.js';
import { roughMeasure, schemeTheme } from '../../../../web/stage/still-theme.js';
import { svgMarks } from '../../../../web/stage/svg-picture.js';
import { figureOf, viewOf } from './support.js';

const size = { width: 1000, height: 560 };

const marksOf = (figure: Figure, view: FigureView, paint: (pen: Pen) => void): string =>
  svgMarks({
    size,
    camera: Camera.around((scale) => figure.extent(view, scale, size), size, 32),
    theme: schemeTheme('light'),
    handles: [],
    measure: roughMeasure,
    paint,
  });

function isThere(figure: Figure, view: FigureView, term: string): boolean {
  let found = false;
  const marks = marksOf(figure, view, (pen) => {
    found = hasNamed(pen, term, (held) => figure.paint(held, view));
  });
  // To look for something leaves no mark.
  expect(marks.replaceAll(/<clipPath.*?<\/clipPath>/g, '').trim()).toBe('');
  return found;
}

const termsOf = (paragraph: string): string[] =>
  [...paragraph.matchAll(/\]\(#([\w-]+)\)/g)].map(([, term]) => term!);

test.each(lessonNames)('%s: what its terms name is in the picture', async (name) => {
  const figure = await figureOf(name);
  const [en, ko] = await Promise.all(
    ['en', 'ko'].map(
      async (language) =>
        (await import(`../../../../web/site/lessons/${name}/text.${language}.ts`))[language].idea,
    ),
  );
  const views = viewOf(figure).steps.map((_, place) => viewOf(figure, figure.start, place));
  const missing: string[] = [];
  for (const [i, paragraph] of (en as string[]).entries()) {
    const terms = termsOf(paragraph);
    expect(new Set(termsOf(ko[i])), `${name}, paragraph ${i + 1}`).toEqual(new Set(terms));
    missing.push(...terms.filter((term) => !views.some((view) => isThere(figure, view, term))));
  }
  expect(missing).toEqual([]);
  expect((en as string[]).flatMap(termsOf).length).toBeGreaterThan(1);
});

test('all else is pale: what is pointed at is painted once more over a veil', async () => {
  const figure = await figureOf('separating-axis');
  const view = viewOf(figure, figure.start, 4);
  const paint = (pen: Pen): void => figure.paint(pen, view);
  const plain = marksOf(figure, view, paint);
  const lit = marksOf(figure, view, (pen) => paintLit(pen, 'gap', paint));
  expect(lit.startsWith(plain)).toBe(true);
  const over = lit.slice(plain.length);
  expect(over).toContain(`width="${size.width}"`);
  // Fewer marks than the whole picture, and the measure among them.
  expect(over.length).toBeLessThan(plain.length / 2);
  expect(over).toMatch(/gap|overlap|\d/);
  expect(isThere(figure, view, 'nothing of that name')).toBe(false);
});
