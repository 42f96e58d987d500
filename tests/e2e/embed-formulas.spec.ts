import { expect } from '@playwright/test';
import type { SepaxFigure } from '../../web/embed/sepax-figure.js';
import { lessonNames } from '../../web/figures/registry.js';
import { settledFigure } from './support/embedded.js';
import { countInPage, countsOf, hostPage, originOf, within } from './support/host-page.js';
import { test } from './support/kept-page.js';

test('formulas that are late move nothing', async ({ page, baseURL }) => {
  const body = '<sepax-figure lesson="way-out" step="9" formulas></sepax-figure>';
  const host = await hostPage(originOf(baseURL), body);
  await within(host, async () => {
    await countInPage(page);
    // What all figures need has come long before.
    await page.route(/set-formula/, async (route) => {
      await new Promise((done) => setTimeout(done, 1_000));
      await route.continue();
    });
    await page.goto(host.url);
    await settledFigure(page.locator('sepax-figure'));
    await expect(page.locator('math').first()).toBeVisible();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await countsOf(page)).toMatchObject({ shift: 0, errors: [] });
  });
});

test('formulas have the colours of the shapes, and numbers their signs', async ({
  page,
  baseURL,
}) => {
  const body = '<sepax-figure lesson="way-out" step="8" formulas></sepax-figure>';
  const host = await hostPage(originOf(baseURL), body, { policy: '' });
  await within(host, async () => {
    await page.goto(host.url);
    await settledFigure(page.locator('sepax-figure'));
    const formulas = page.locator('.formulas:not(.unseen)');
    for (const tone of ['a', 'mtv']) {
      const { seen, wanted } = await formulas.evaluate((box, name) => {
        const colourOf = (element: Element): string => getComputedStyle(element).color;
        const seen = colourOf(box.querySelector(`math .tone-${name}`)!);
        const probe = box.appendChild(document.createElement('i'));
        probe.style.color = `var(--stage-${name})`;
        const wanted = colourOf(probe);
        probe.remove();
        return { seen, wanted };
      }, tone);
      expect(seen, tone).toBe(wanted);
      expect(seen).not.toBe(await formulas.evaluate((box) => getComputedStyle(box).color));
    }
    await expect(formulas.locator('[mathcolor]')).toHaveCount(0);
    // The pair (0.98, −0.18): its minus is a sign, and as near to the number as that of −5.
    await page.locator('sepax-figure').evaluate((figure) => figure.setAttribute('step', '7'));
    const signed = formulas.locator('mo[form=prefix]');
    await expect(signed).not.toHaveCount(0);
    for (const text of await signed.evaluateAll((all) => all.map((one) => one.textContent)))
      expect(text).toBe('−');
  });
});

test('formulas are there in pages without a doctype, too', async ({ page, baseURL }) => {
  const body = '<sepax-figure lesson="way-out" step="9" formulas></sepax-figure>';
  const host = await hostPage(originOf(baseURL), body, { doctype: '' });
  await within(host, async () => {
    await page.goto(host.url);
    expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
    await settledFigure(page.locator('sepax-figure'));
    await expect(page.locator('.formulas:not(.unseen) math').first()).toBeVisible();
  });
});

test('a playground has no formulas, and no empty box for them', async ({ page, baseURL }) => {
  const host = await hostPage(originOf(baseURL), '<sepax-figure formulas></sepax-figure>');
  await within(host, async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(host.url);
    await settledFigure(page.locator('sepax-figure'));
    await expect(page.locator('.formulas')).toHaveCount(0);
    expect(asked.filter((url) => /set-formula|katex/.test(url))).toEqual([]);
  });
});

for (const width of [390, 720]) {
  test(`a picture with formulas keeps its size at all steps, ${width} px wide`, async ({
    page,
    baseURL,
  }) => {
    const css = `body { width: ${width}px; margin: 0; }`;
    const host = await hostPage(originOf(baseURL), '', { policy: '', css });
    await within(host, async () => {
      await page.goto(host.url);
      for (const lesson of lessonNames) {
        const heights = await page.evaluate(async (name) => {
          const figure = document.createElement('sepax-figure') as SepaxFigure;
          figure.setAttribute('lesson', name);
          figure.formulas = true;
          const ready = new Promise((done) => figure.addEventListener('ready', done));
          document.body.replaceChildren(figure);
          await ready;
          const seen: number[] = [];
          for (let step = 1; step <= figure.steps!; step += 1) {
            figure.step = step;
            await new Promise(requestAnimationFrame);
            const canvas = figure.shadowRoot!.querySelector('.canvas')!;
            seen.push(canvas.getBoundingClientRect().height);
          }
          return seen;
        }, lesson);
        expect(heights.length, lesson).toBeGreaterThan(2);
        expect(Math.max(...heights) - Math.min(...heights), lesson).toBeLessThan(0.1);
      }
    });
  });
}
