import { expect, type Page } from '@playwright/test';
import { test } from './support/kept-page.js';
import { Lesson } from './support/lesson.js';

/** What the canvas of the large figure shows. */
const picture = (page: Page): Promise<string> =>
  page
    .locator('sepax-lesson-figure sepax-stage canvas')
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

for (const language of ['en', 'ko'] as const) {
  test(`a term of the prose lights up the picture, by pointer, key and tap, ${language}`, async ({
    page,
  }) => {
    const lesson = await new Lesson(page, 'separating-axis', language).open();
    const term = page.locator('.prose sepax-term[name="gap"]').first();
    await term.scrollIntoViewIfNeeded();
    await page.mouse.move(4, 4);
    await lesson.settle();
    const before = await picture(page);
    const box = await page.locator('.prose').boundingBox();
    await term.hover();
    await lesson.settle();
    const lit = await picture(page);
    expect(lit).not.toBe(before);
    expect(await page.locator('.prose').boundingBox()).toEqual(box);
    await page.mouse.move(4, 4);
    await lesson.settle();
    expect(await picture(page)).toBe(before);
    // By keys: the same, and Enter brings the figure with the step of the paragraph.
    await term.focus();
    await lesson.settle();
    expect(await picture(page)).toBe(lit);
    await page.keyboard.press('Enter');
    await lesson.settle();
    await expect(lesson.element).toHaveAttribute('data-phase', 'compare');
    await expect(lesson.figure.locator('sepax-stage')).toBeInViewport({ ratio: 0.9 });
    await expect(term).toBeFocused();
    await term.evaluate((element) => (element as HTMLElement).blur());
    await lesson.settle();
    expect(lesson.problems).toEqual([]);
  });
}

test('an edge is unfolded into its steps, and folded again; addresses of before open', async ({
  page,
}) => {
  const lesson = await new Lesson(page, 'separating-axis', 'en').open();
  const count = (await lesson.phases()).length;
  await lesson.show(5);
  const fold = lesson.figure.locator('.say .fold');
  await fold.focus();
  await page.keyboard.press('Enter');
  expect((await lesson.phases()).length).toBeGreaterThan(count);
  expect(await lesson.step()).toBe(5);
  expect((await lesson.phases())[5]).toBe('edge');
  // The same button folds them again, and keeps the focus.
  await expect(fold).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await lesson.phases()).length).toBe(count);
  // The folded edge has the address of its last step.
  await expect.poll(() => new URL(page.url()).hash).toMatch(/step=9$/);
  // Step 7 of the links that there were: the normal of the second edge.
  const { hash } = new URL(page.url());
  const again = await new Lesson(page, 'separating-axis', 'en').open(
    hash.replace(/step=\d+/, 'step=6'),
  );
  await page.reload();
  await again.settle();
  await expect(again.element).toHaveAttribute('data-phase', 'normal');
  await expect.poll(() => new URL(page.url()).hash).toContain('step=6');
});
