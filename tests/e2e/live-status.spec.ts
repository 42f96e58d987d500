import { expect, type Page, test } from '@playwright/test';
import { Playground } from './support/playground.js';

/** Every text that the live region has had, with the time of the page's clock. */
async function record(page: Page): Promise<() => Promise<{ text: string; at: number }[]>> {
  await page.evaluate(() => {
    const log: { text: string; at: number }[] = [];
    (window as unknown as { said: unknown }).said = log;
    const root = document.querySelector('sepax-playground')!.shadowRoot!;
    const region = root.querySelector('[role="status"]')!;
    new MutationObserver(() => {
      log.push({ text: region.textContent ?? '', at: performance.now() });
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { said: { text: string; at: number }[] }).said);
}

test('T19: one sentence within a second after a drag, at most one a second during it', async ({
  page,
}) => {
  await page.clock.install();
  const playground = await new Playground(page).open();
  const said = await record(page);
  const { x, y } = await playground.centreOf('b');
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Eight seconds of moving on and off, on the clock of the page.
  for (let i = 1; i <= 40; i += 1) {
    await page.mouse.move(x + i, y - i / 2);
    await page.clock.runFor(i % 8 === 0 ? 600 : 100);
  }
  const during = await said();
  expect(during.length).toBeGreaterThan(0);
  during.slice(1).forEach(({ at }, i) => {
    // Both times were rounded.
    expect(at - during[i]!.at).toBeGreaterThanOrEqual(999);
  });
  await page.mouse.move(x + 60, y - 40);
  await page.mouse.up();
  const before = (await said()).length;
  await page.clock.runFor(1000);
  const after = await said();
  expect(after.length).toBe(before + 1);
  await page.clock.runFor(5000);
  expect((await said()).length).toBe(after.length);
});

test('T19: the sentence tells hit, gap and touch apart, and names axis and depth', async ({
  page,
}) => {
  await page.clock.install();
  const playground = await new Playground(page).open();
  const status = playground.element.locator('[role="status"]');
  await expect(status).toHaveText(
    'Overlapping. Depth 24.45 on axis a1. Moving a by (−24.03, 4.51) leaves the shapes touching.',
  );
  const sentences: [string, string][] = [
    ['Apart', 'Apart. A gap of 63.14 on axis a1. Depth 0.'],
    ['Touch', 'Touching. Depth 0 on axis a1, and no gap.'],
    [
      'Fast miss',
      'Passes by. No contact in the whole step: axis ⊥v separates the shapes. Depth 0.',
    ],
  ];
  for (const [scene, sentence] of sentences) {
    await playground.scene(scene);
    await page.clock.runFor(1000);
    await expect(status).toHaveText(sentence);
  }
  await playground.scene('Slide');
  await page.clock.runFor(1000);
  await expect(status).toHaveText(
    /^Will collide\. Apart now; a meets b at [\d.]+ % .* on axis b0\. Depth at its end [\d.]+: add/,
  );
});

test('the figure is told in words as well', async ({ page }) => {
  const playground = await new Playground(page).open();
  const words = await playground.element.evaluate((element) =>
    (element as HTMLElement & { describe(): string }).describe(),
  );
  expect(words).toContain('Shape a has 3 corners');
  expect(words).toContain('Axis b2 is parallel to axis b0.');
  await expect(playground.stage.getByRole('img')).toHaveAccessibleName(
    /Overlapping\. Depth 24\.45/,
  );
});
