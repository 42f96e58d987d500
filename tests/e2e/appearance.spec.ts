import { expect, type Page, test } from '@playwright/test';
import { Playground } from './support/playground.js';

for (const width of [320, 390, 640, 768, 1280, 1440, 3840]) {
  test(`T18: ${width} pixels wide: nothing overflows, no text is tiny`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const playground = await new Playground(page).open();
    for (const scene of ['Overlap', 'Fast hit']) {
      await playground.scene(scene);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      expect(await smallestText(page)).toBeGreaterThanOrEqual(11);
    }
    for (const handle of await playground.stage.locator('.handle').all()) {
      const { width: wide, height: high } = await handle.evaluate((element) => ({
        width: (element as HTMLElement).offsetWidth,
        height: (element as HTMLElement).offsetHeight,
      }));
      expect(Math.min(wide, high)).toBeGreaterThanOrEqual(24);
    }
  });
}

/** The least font size of any element that has text of its own, in all shadow trees. */
function smallestText(page: Page): Promise<number> {
  return page.evaluate(() => {
    let least = Number.POSITIVE_INFINITY;
    const visit = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        const own = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (own && element.checkVisibility() && !element.closest('style, script')) {
          least = Math.min(least, Number.parseFloat(getComputedStyle(element).fontSize));
        }
      }
    };
    visit(document);
    return least;
  });
}

for (const deviceScaleFactor of [1, 1.5, 2, 3]) {
  test.describe(`T17: ${deviceScaleFactor} device pixels to a CSS pixel`, () => {
    test.use({ deviceScaleFactor });
    test('the canvas has exactly the pixels of the screen', async ({ page }) => {
      const playground = await new Playground(page).open();
      for (const width of [1280, 777]) {
        await page.setViewportSize({ width, height: 800 });
        await playground.settle();
        const { canvas, css } = await canvasSize(playground);
        expect(canvas).toEqual({
          width: Math.round(css.width * deviceScaleFactor),
          height: Math.round(css.height * deviceScaleFactor),
        });
      }
    });
  });
}

test('T17: the canvas follows a change of the pixel ratio', async ({ page }) => {
  const playground = await new Playground(page).open();
  const session = await page.context().newCDPSession(page);
  // The emulation tells the page only together with a change of the size.
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 1281,
    height: 900,
    deviceScaleFactor: 2.5,
    mobile: false,
  });
  await expect
    .poll(async () => {
      const { canvas, css } = await canvasSize(playground);
      return canvas.width - Math.round(css.width * 2.5);
    })
    .toBe(0);
});

function canvasSize(playground: Playground) {
  return playground.stage.locator('canvas').evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const box = element.getBoundingClientRect();
    return { canvas: { width, height }, css: { width: box.width, height: box.height } };
  });
}

test('T17: a line of one pixel is crisp', async ({ page }) => {
  const playground = await new Playground(page).open();
  // The scale bar: one row of full colour, and above and below it the ground that it stands on.
  const rows = await playground.stage.locator('canvas').evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const context = canvas.getContext('2d')!;
    const alpha = (y: number): number => context.getImageData(30, y, 1, 1).data[3]!;
    const bottom = canvas.height - 11;
    return [alpha(bottom - 1), alpha(bottom), alpha(bottom + 1)];
  });
  // Of four fifths.
  expect(rows).toEqual([204, 255, 204]);
});

test('T15: the colour scheme of the system and the switch on the page repaint the canvas', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const playground = await new Playground(page).open();
  const light = await looks(playground);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(async () => (await looks(playground)).ground).not.toBe(light.ground);
  const dark = await looks(playground);
  expect(brightness(light.ground)).toBeGreaterThan(0.9);
  expect(brightness(dark.ground)).toBeLessThan(0.15);
  await expect.poll(async () => (await looks(playground)).ink).not.toBe(light.ink);

  await page.getByRole('button', { name: 'Light', exact: true }).click();
  await expect.poll(() => looks(playground)).toEqual(light);
  await page.reload();
  await expect(playground.handle('a')).toBeVisible();
  await expect.poll(() => looks(playground)).toEqual(light);
  await page.getByRole('button', { name: 'Same as system' }).click();
  await expect.poll(() => looks(playground)).toEqual(dark);
});

/** The background of the stage, and the colour of the scale bar as it is painted. */
function looks(playground: Playground): Promise<{ ground: string; ink: string }> {
  return playground.stage.evaluate((element) => {
    const canvas = element.shadowRoot!.querySelector('canvas')!;
    const data = canvas.getContext('2d')!.getImageData(30, canvas.height - 16, 1, 1).data;
    return { ground: getComputedStyle(element).backgroundColor, ink: data.join() };
  });
}

function brightness(colour: string): number {
  const [r, g, b] = colour.match(/[\d.]+/g)!.map(Number) as [number, number, number];
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}

test('T15: with forced colours the handles stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const playground = await new Playground(page).open();
  const marks = await playground.stage.locator('.vertex .mark').evaluateAll((elements) =>
    elements.map((element) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(element);
      return { borderTopColor, backgroundColor };
    }),
  );
  for (const { borderTopColor, backgroundColor } of marks) {
    expect(Math.abs(brightness(borderTopColor) - brightness(backgroundColor))).toBeGreaterThan(0.2);
  }
});

test('T16: with reduced motion nothing runs while idle, and a step takes one frame', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    const counter = window as unknown as { frames: number; request: typeof request };
    Object.assign(counter, { frames: 0, request });
    window.requestAnimationFrame = (callback) =>
      request((now) => {
        counter.frames += 1;
        callback(now);
      });
  });
  const playground = await new Playground(page).open();
  const frames = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { frames: number }).frames);
  await page.evaluate(() => document.fonts.ready);
  await playground.settle();
  // On a busy machine what is loaded late comes later than that.
  let idle = -1;
  await expect
    .poll(
      async () => {
        const before = idle;
        idle = await frames();
        return idle - before;
      },
      { intervals: [1000] },
    )
    .toBe(0);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 2000)));
  expect(await frames()).toBe(idle);
  // By frames, not by time: the sentence that describes it comes later, with a frame of its own.
  const taken = await playground.element.evaluate(async (element) => {
    const counter = window as unknown as { frames: number; request: typeof requestAnimationFrame };
    const before = counter.frames;
    (element as HTMLElement & { step: number }).step = 2;
    for (let i = 0; i < 2; i++) await new Promise((done) => counter.request(done));
    return counter.frames - before;
  });
  expect(taken).toBe(1);
});
