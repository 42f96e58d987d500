import { expect, type Page, test } from '@playwright/test';
import { lessonNames } from '../../web/figures/registry.js';
import { Lesson } from './support/lesson.js';

interface Running extends HTMLElement {
  readonly run: { x: number; frames: number; done: boolean; over: boolean };
}

const opening = 'sepax-episode:not([closing])';

const runOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, frames, done, over } = (element as Running).run;
    return { x, frames, done, over };
  });

test('by keys: the bug is met, and gone when it is mended', async ({ page }) => {
  const lesson = await new Lesson(page, 'way-out', 'en').open();
  const before = await runOf(page, opening);
  // Who prefers reduced motion sees a still picture.
  await lesson.settle();
  expect(await runOf(page, opening)).toEqual(before);
  const episode = page.locator(opening);
  await episode.getByRole('button', { name: 'Play with the bug' }).press('Enter');
  await expect(episode.locator('.scene')).toBeFocused();
  await page.keyboard.down('ArrowRight');
  await expect.poll(async () => (await runOf(page, opening)).x).toBeGreaterThan(220);
  await expect.poll(async () => (await runOf(page, opening)).frames).toBeGreaterThan(150);
  expect((await runOf(page, opening)).done).toBe(false);
  await page.keyboard.up('ArrowRight');
  // The keys of the scene stay in it, and Tab leads on.
  await page.keyboard.press('Tab');
  await expect(episode.locator('.pad button').first()).toBeFocused();
  await episode.getByRole('button', { name: 'Mended' }).press('Enter');
  await expect(episode.locator('.told p')).toContainText('slides down');
  await episode.locator('.scene').focus();
  await page.keyboard.down('ArrowRight');
  await expect.poll(async () => (await runOf(page, opening)).done).toBe(true);
  await page.keyboard.up('ArrowRight');
  await expect(episode.locator('.hidden[aria-live]')).toHaveText('Won: he has the coin.');
  expect(lesson.problems).toEqual([]);
});

test('who has met the bug and goes to the steps sees the picture and its buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await new Lesson(page, 'shadows', 'en').open();
  const stage = page.locator('sepax-lesson-figure sepax-stage');
  const next = page.locator('sepax-stepper').locator('.buttons button').nth(2);
  await page.locator(opening).getByRole('button', { name: 'Play with the bug' }).click();
  // The scene of the bug is large now, and has pushed them down.
  await expect(next).not.toBeInViewport();
  await page.locator('.question .begin').click();
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(stage).toBeInViewport({ ratio: 0.99 });
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the end of a lesson is played without its bug', async ({ page }) => {
    const lesson = await new Lesson(page, 'shadows', 'ko').open();
    const episode = page.locator('sepax-episode[closing]');
    const right = episode.getByRole('button', { name: '오른쪽' });
    await right.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await right.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect.poll(async () => (await runOf(page, 'sepax-episode[closing]')).done).toBe(true);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(lesson.problems).toEqual([]);
  });
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the bug is shown once, by itself', async ({ page }) => {
    await new Lesson(page, 'dents-holes', 'en').open();
    await expect.poll(async () => (await runOf(page, opening)).over).toBe(true);
    expect((await runOf(page, opening)).done).toBe(false);
  });
});

test('where two cards have room, none stands beside nothing', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto('./lessons/?lang=en');
  for (const act of await page.locator('.act').all()) {
    const { width, x } = (await act.boundingBox())!;
    const boxes = await act
      .locator('.contents a')
      .evaluateAll((cards) =>
        cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
      );
    const { right } = boxes.at(-1)!;
    expect(boxes[1]!.top).toBe(boxes[0]!.top);
    expect(right).toBeCloseTo(x + width, 0);
  }
});

test('the contents show each picture, the story in acts, and what was tried', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sepax.lesson.shadows.done', 'try.gap'));
  await page.goto('./lessons/');
  const entries = page.locator('.contents li');
  await expect(entries).toHaveCount(lessonNames.length);
  await expect(page.locator('.act h2')).toHaveCount(4);
  await expect(entries.first().locator('.tried')).toHaveText('1 of 3 tried');
  await expect(entries.nth(1).locator('.tried')).toHaveText('');
  for (const entry of await entries.all()) {
    await expect(entry.locator('.bug')).toContainText('The bug: ');
    const picture = entry.locator('img:visible');
    await expect(picture).toHaveCount(1);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('each paragraph of an idea has the step that it explains, and leads there', async ({
  page,
}) => {
  for (const [i, name] of lessonNames.entries()) {
    const lesson = await new Lesson(page, name, i % 2 === 0 ? 'en' : 'ko').open();
    const moments = lesson.element.locator('.explained .moment');
    const idea = lesson.element.locator('.prose section').first();
    const ideas = await idea.locator('p:not([aria-live])').count();
    expect(await moments.count(), name).toBe(ideas);
    const moment = moments.first();
    await moment.click();
    await expect(lesson.element).toHaveAttribute(
      'data-place',
      (await moment.getAttribute('data-step'))!,
    );
    await expect(lesson.element.locator('.explained[data-current]').first()).toBeVisible();
    await expect(moment.locator('.caption')).toContainText(
      await lesson.element
        .locator('.say')
        .first()
        .innerText()
        .then((said) => said.slice(0, 5)),
    );
    expect(lesson.problems, name).toEqual([]);
  }
});

test('what is written in pictures is painted anew when its font has come', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/noto-sans-kr-[^/]*\.woff2$/, async (route) => {
    await held;
    await route.continue();
  });
  // How often 한글 was painted, in the small pictures and in the large one.
  await page.addInitScript(() => {
    const times = { small: 0, large: 0 };
    Reflect.set(window, 'painted', times);
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
      const small = this.canvas.closest('sepax-step-picture') !== null;
      if (/\p{Script=Hangul}/u.test(text)) times[small ? 'small' : 'large'] += 1;
      return fillText.call(this, text, ...rest);
    };
  });
  const painted = () =>
    page.evaluate(() => ({
      ...(Reflect.get(window, 'painted') as { small: number; large: number }),
    }));
  // Nothing is waited for that comes with the fonts.
  await page.goto('./ko/lessons/separating-axis/', { waitUntil: 'commit' });
  await page.locator('sepax-step-picture canvas').first().scrollIntoViewIfNeeded();
  await expect.poll(async () => Math.min(...Object.values(await painted()))).toBeGreaterThan(0);
  const before = await painted();
  release();
  await expect.poll(async () => (await painted()).small).toBeGreaterThan(before.small);
  await expect.poll(async () => (await painted()).large).toBeGreaterThan(before.large);
});
