import { expect, type Page } from '@playwright/test';
import { lessonNames } from '../../web/figures/registry.js';
import { test } from './support/kept-page.js';
import type { Language } from './support/lesson.js';
import { problemsOf } from './support/page.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

const handle = (page: Page, id: string) => page.locator(`sepax-stage [data-id="${id}"]`);

async function middleOf(page: Page, id: string): Promise<Point> {
  await handle(page, id).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await handle(page, id).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags a handle from place to place until something has been reached: what was tried out is judged on release. */
async function drag(
  page: Page,
  id: string,
  places: readonly Point[],
  reached: () => Promise<boolean>,
): Promise<void> {
  await handle(page, id).scrollIntoViewIfNeeded();
  for (const place of places) {
    // Where it is now, without going there again: it is in view.
    const { x, y } = await handle(page, id).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(place.x, place.y);
    await page.mouse.up();
    if (await reached()) break;
  }
}

/** Whether the figure says that a challenge has just been met, and the list has ticked it. */
const isSolved = (page: Page, key: string) => (): Promise<boolean> =>
  page.locator('sepax-lesson').evaluate(async (lesson, challenge) => {
    await Reflect.get(lesson, 'updateComplete');
    const ticked = lesson.querySelectorAll(`[data-challenge="${challenge}"][data-solved]`);
    const praise = lesson.querySelector('.praise');
    return ticked.length === 1 && praise !== null && praise.checkVisibility();
  }, key);

/** Goes through all steps of a lesson, from the first one to the last. */
async function readSteps(page: Page): Promise<void> {
  await page.locator('.question .begin').click();
  await expect(page.locator('sepax-lesson')).toHaveAttribute('data-place', '0');
  const next = page.locator('sepax-stepper .buttons button').nth(2);
  const shown = () =>
    page.locator('sepax-lesson').evaluate((lesson) => ({
      said: lesson.querySelector<HTMLElement>('.say')!.innerText,
      isLast: lesson
        .querySelector('sepax-stepper')!
        .shadowRoot!.querySelectorAll('.buttons button')[2]!
        .matches('[aria-disabled="true"]'),
    }));
  const said = new Set<string>();
  let { isLast, ...now } = await shown();
  said.add(now.said);
  while (!isLast) {
    await next.click();
    ({ isLast, ...now } = await shown());
    said.add(now.said);
  }
  expect(said.size).toBeGreaterThan(5);
}

/** Turns the axis until the shadows show a gap. */
async function readShadows(page: Page): Promise<void> {
  const [a, b, axis] = [
    await middleOf(page, 'a'),
    await middleOf(page, 'b'),
    await middleOf(page, 'axis'),
  ];
  const centre = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const reach = Math.hypot(axis.x - centre.x, axis.y - centre.y);
  const from = Math.atan2(axis.y - centre.y, axis.x - centre.x);
  const places = Array.from({ length: 36 }, (_, i) => {
    const angle = from + ((i + 1) * Math.PI) / 18;
    return { x: centre.x + reach * Math.cos(angle), y: centre.y + reach * Math.sin(angle) };
  });
  const solved = isSolved(page, 'try.gap');
  await drag(page, 'axis', places, solved);
  expect(await solved()).toBe(true);
}

/** Pushes one shape into the other. */
async function readSeparatingAxis(page: Page): Promise<void> {
  const { x, y } = await middleOf(page, 'a');
  const places = Array.from({ length: 8 }, (_, i) => ({ x: x + 10 * (i + 1), y }));
  const solved = isSolved(page, 'try.overlap');
  await drag(page, 'a', places, solved);
  expect(await solved()).toBe(true);
}

/** Pulls the shapes apart, little by little, until they hardly overlap. */
async function readWayOut(page: Page): Promise<void> {
  const scale = await page
    .locator('sepax-stage')
    .evaluate((stage) => (Reflect.get(stage, 'camera') as { scale: number }).scale);
  const { x, y } = await middleOf(page, 'a');
  const places = Array.from({ length: 60 }, (_, i) => ({ x: x - (i + 1) * 0.8 * scale, y }));
  const solved = isSolved(page, 'try.shallow');
  await drag(page, 'a', places, solved);
  expect(await solved()).toBe(true);
}

/** How each of the first lessons is read: a challenge of it is solved with the mouse. */
const readings = [readShadows, readSeparatingAxis, readWayOut];

/** Goes through a lesson without a pointer: Tab leads to a handle, the arrows move it, and go from step to step. */
async function readByKeys(page: Page): Promise<void> {
  const lesson = page.locator('sepax-lesson');
  const link = () => lesson.evaluate((element) => Reflect.get(element, 'link') as string);
  const before = await link();
  await page.locator('.question .begin').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('sepax-stage [data-id]:focus')).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  expect(await link()).not.toBe(before);
  const slider = page.locator('sepax-stepper').getByRole('slider');
  await slider.press('Home');
  const last = await slider.getAttribute('max');
  const placeNow = () =>
    lesson.evaluate(async (element) => {
      await Reflect.get(element, 'updateComplete');
      return element.getAttribute('data-place');
    });
  const places = [await placeNow()];
  while (places.at(-1) !== last) {
    await page.keyboard.press('ArrowRight');
    places.push(await placeNow());
  }
  expect(places).toEqual(places.map((_, place) => String(place)));
  expect(places.length).toBeGreaterThan(5);
}

/** Goes through a lesson without keys: something is dragged, and a button leads from step to step. */
async function readByPointer(page: Page): Promise<void> {
  const lesson = page.locator('sepax-lesson');
  const link = () => lesson.evaluate((element) => Reflect.get(element, 'link') as string);
  const before = await link();
  const first = page.locator('sepax-lesson-figure sepax-stage [data-id]').first();
  const { x, y } = await middleOf(page, (await first.getAttribute('data-id'))!);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 26, y - 16, { steps: 3 });
  await page.mouse.up();
  expect(await link()).not.toBe(before);
  await readSteps(page);
}

/** What the playground says. */
const said: Record<Language, Record<'apart' | 'overlap' | 'begin', string>> = {
  en: {
    apart: 'Apart',
    overlap: 'Overlapping',
    begin: 'New to this? Begin with lesson 1, Shadows',
  },
  ko: { apart: '떨어져 있음', overlap: '겹쳐 있음', begin: '처음이라면 1단원 그림자부터' },
};

/** From the home page to the contents of the book. */
const toContents: Record<Language, (page: Page) => Promise<void>> = {
  en: (page) => page.getByRole('link', { name: 'Learn' }).click(),
  ko: async (page) => {
    await page.getByRole('link', { name: '한국어' }).click();
    await page.getByRole('link', { name: '배우기', exact: true }).click();
  },
};

for (const language of ['en', 'ko'] as const) {
  test(`from the home page through the book to the playground, ${language}`, async ({ page }) => {
    const problems = problemsOf(page);
    await page.goto('./');
    await toContents[language](page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.locator('.contents a').first().click();
    for (const [i, read] of readings.entries()) {
      await expect(page).toHaveURL(
        new RegExp(`${language === 'ko' ? '/ko' : ''}/lessons/${lessonNames[i]}/`),
      );
      await expect(handle(page, 'a')).toBeVisible();
      await read(page);
      if (i === 0) await readSteps(page);
      if (language === 'en') await readByKeys(page);
      if (i < readings.length - 1) await page.locator('.pager .next').click();
    }
    // The others to the end of the book: once without a pointer, and once without keys.
    for (const name of lessonNames.slice(readings.length)) {
      const onward = page.locator('.pager .next');
      await (language === 'en' ? onward.press('Enter') : onward.click());
      await expect(page).toHaveURL(new RegExp(`/lessons/${name}/`));
      await expect(page.locator('sepax-stage .placed')).toBeAttached();
      await (language === 'en' ? readByKeys(page) : readByPointer(page));
    }
    await page.locator('.pager .playground').click();
    const verdict = page.getByRole('heading', { name: said[language].apart, exact: true });
    await expect(
      page.getByRole('heading', { name: said[language].overlap, exact: true }),
    ).toBeVisible();
    const { x, y } = await middleOf(page, 'a');
    const places = Array.from({ length: 20 }, (_, i) => ({ x: x - 10 * (i + 1), y }));
    await drag(page, 'a', places, () => verdict.isVisible());
    await expect(verdict).toBeVisible();
    await expect(page.getByRole('link', { name: said[language].begin })).toBeVisible();
    expect(problems).toEqual([]);
  });
}
