/** Figures in the page of somebody else, under a finger and by themselves. */
import { expect, test } from '@playwright/test';
import { propertyOf, settledFigure } from './support/embedded.js';
import { hostPage, originOf, within } from './support/host-page.js';
import { problemsOf } from './support/page.js';
import { ten } from './support/ten-figures.js';

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } });

  test('a touch beside the handles scrolls the page; one on a handle drags', async ({
    page,
    baseURL,
  }) => {
    const host = await hostPage(originOf(baseURL), ten);
    await within(host, async () => {
      await page.goto(host.url);
      const figure = page.locator('#four');
      await figure.scrollIntoViewIfNeeded();
      await settledFigure(figure);
      const actions = (selector: string): Promise<string> =>
        figure
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).touchAction);
      expect(await actions('canvas')).toContain('pan-y');
      expect(await actions('[data-id="a"]')).toBe('none');
      const before = await propertyOf(figure, 'state');
      const box = (await figure.locator('[data-id="b"]').boundingBox())!;
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
        });
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await touch('touchStart', x, y);
      await touch('touchMove', x - 15, y - 20);
      await touch('touchMove', x - 30, y - 40);
      await touch('touchEnd');
      expect(await propertyOf(figure, 'state')).not.toBe(before);
    });
  });
});

test('what goes on by itself does so in a page of somebody else, too', async ({
  page,
  baseURL,
}) => {
  const host = await hostPage(
    originOf(baseURL),
    '<sepax-figure lesson="thousands"></sepax-figure>',
  );
  await within(host, async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const problems = problemsOf(page);
    await page.goto(host.url);
    const figure = page.locator('sepax-figure');
    await settledFigure(figure);
    const picture = (): Promise<string> =>
      figure
        .locator('canvas')
        .first()
        .evaluate((canvas: HTMLCanvasElement) => {
          return canvas.toDataURL();
        });
    const before = await picture();
    await expect.poll(picture).not.toBe(before);
    expect(problems).toEqual([]);
  });
});
