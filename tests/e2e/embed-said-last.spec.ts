/** Steps that scripts and readers ask for: what was said last is shown, also where a figure is made anew for it. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { SepaxFigure } from '../../web/embed/sepax-figure.js';
import { propertyOf, settledFigure } from './support/embedded.js';
import { hostPage, originOf, within } from './support/host-page.js';
import { test } from './support/kept-page.js';

const policy = "default-src * 'unsafe-inline' 'wasm-unsafe-eval'";

/** The step of the lesson “way-out” that is its answer; another one follows. */
const answer = 8;

async function withFigure(
  page: Page,
  baseURL: string | undefined,
  attributes: string,
  use: (figure: Locator) => Promise<void>,
): Promise<void> {
  const body = `<sepax-figure height="400" ${attributes}></sepax-figure>`;
  const host = await hostPage(originOf(baseURL), body, { policy, css: '' });
  await within(host, async () => {
    await page.goto(host.url);
    const figure = page.locator('sepax-figure');
    await settledFigure(figure);
    await use(figure);
  });
}

const scripts: Readonly<Record<string, (figure: SepaxFigure) => unknown>> = {
  'with formulas': (figure) => {
    figure.step = 5;
    figure.formulas = true;
  },
  'while it is away': async (figure) => {
    const parent = figure.parentElement!;
    figure.remove();
    figure.step = 5;
    await new Promise((done) => setTimeout(done, 50));
    parent.append(figure);
  },
  'after one that cannot be': async (figure) => {
    figure.step = 0;
    await new Promise((done) => figure.addEventListener('problem', done, { once: true }));
    figure.step = 5;
  },
};

for (const [name, script] of Object.entries(scripts)) {
  test(`the step that a script sets is shown: ${name}`, async ({ page, baseURL }) => {
    await withFigure(page, baseURL, 'lesson="way-out" step="2"', async (figure) => {
      const ready = figure.evaluate(
        (element) => new Promise((done) => element.addEventListener('ready', () => done(0))),
      );
      await figure.evaluate(script);
      await ready;
      expect(await propertyOf(figure, 'state')).toContain('&step=4');
    });
  });
}

test('no step is the answer, also of a figure that is made anew', async ({ page, baseURL }) => {
  await withFigure(page, baseURL, 'lesson="way-out" step="2"', async (figure) => {
    await figure.evaluate(async (element: SepaxFigure) => {
      const parent = element.parentElement!;
      element.remove();
      element.step = null;
      await new Promise((done) => setTimeout(done, 50));
      parent.append(element);
      await element.toSVG();
    });
    expect(await propertyOf(figure, 'step')).toBe(answer);
  });
});

test('steps are played from the one that was set just before', async ({ page, baseURL }) => {
  await withFigure(page, baseURL, 'lesson="way-out" step="4"', async (figure) => {
    const shown = await figure.evaluate(async (element: SepaxFigure) => {
      element.step = 1;
      await element.play();
      await new Promise((done) => setTimeout(done, 100));
      return element.step;
    });
    expect(shown).toBe(1);
    await expect.poll(() => propertyOf(figure, 'step')).toBe(2);
  });
});

test.describe('another lesson', () => {
  const lesson = 'lesson="separating-axis"';

  for (const [name, step] of [
    ['begins with its answer', null],
    ['begins with the step that is set with it', 2],
  ] as const) {
    test(name, async ({ page, baseURL }) => {
      await withFigure(page, baseURL, lesson, async (figure) => {
        await figure.getByRole('slider').press('Home');
        await figure.getByRole('slider').press('ArrowRight');
        await expect.poll(() => propertyOf(figure, 'step')).toBe(2);
        const shown = await figure.evaluate(async (element: SepaxFigure, wanted) => {
          element.lesson = 'way-out';
          if (wanted !== null) element.step = wanted;
          await element.toSVG();
          return element.step;
        }, step);
        expect(shown).toBe(step ?? answer);
      });
    });
  }
});
