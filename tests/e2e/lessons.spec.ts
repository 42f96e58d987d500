import { expect } from '@playwright/test';
import { test } from './support/kept-page.js';
import { type Language, Lesson } from './support/lesson.js';
import { axes, leastOverlap, worldPoints } from './support/oracle.js';
import { Touch } from './support/touch.js';

/** What the lessons have in common is tested for each of them: here with the handle that is used. */
const grips: Record<string, string> = {
  shadows: 'axis',
  'separating-axis': 'a',
  'way-out': 'b',
  'moving-shapes': 'a',
  'circles-boxes': 'a',
  segments: 'a1',
  'which-way': 'm',
  planes: 'p',
  'fast-bullets': 'p',
  'turned-boxes': 'a',
  thousands: 'query',
  'dents-holes': 'a',
  'all-together': 'hill',
};
const languages = ['en', 'ko'] as const satisfies Language[];

for (const [number, [name, grip]] of Object.entries(grips).entries()) {
  for (const language of languages) {
    test(`${name}, ${language}: from the first step to the last`, async ({ page }) => {
      const lesson = await new Lesson(page, name, language).open();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const phases = await lesson.phases();
      expect(await lesson.answer()).toBe(await lesson.step());
      await lesson.slider.press('Home');
      const next = page.locator('sepax-stepper .buttons button').nth(2);
      const said = new Set<string>();
      for (const [place, phase] of phases.entries()) {
        const shown = await lesson.shown();
        expect(shown).toMatchObject({ place: String(place), phase });
        expect(Math.min(shown.formulas, shown.lines)).toBeGreaterThan(0);
        said.add(shown.said);
        if (place < phases.length - 1) await next.click();
      }
      expect(said.size).toBe(phases.length);
      await expect(next).toBeDisabled();
      await page.getByRole('tab', { name: 'C++' }).click();
      await expect(lesson.element.locator('.line[data-current]').first()).toBeVisible();
      expect(lesson.problems).toEqual([]);
    });
  }

  const language: Language = number % 2 === 0 ? 'en' : 'ko';
  const other: Language = language === 'en' ? 'ko' : 'en';

  test(`${name}: mouse, keys, reset and a finger`, async ({ page }) => {
    const lesson = await new Lesson(page, name, language).open();
    const before = await lesson.state();
    const from = await lesson.centreOf(grip);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 30, from.y - 40, { steps: 3 });
    await page.mouse.up();
    const dragged = await lesson.state();
    expect(dragged).not.toEqual(before);
    await lesson.handle(grip).press('ArrowRight');
    expect(await lesson.state()).not.toEqual(dragged);
    await page.locator('.tools button').nth(2).click();
    expect(await lesson.state()).toEqual(before);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await lesson.settle();
    const { x, y } = await lesson.centreOf(grip);
    const scrolled = await page.evaluate(() => window.scrollY);
    const touch = await Touch.on(page);
    await touch.swipe({ x, y }, { x: -30, y: -40 });
    expect(await lesson.state()).not.toEqual(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    expect(lesson.problems).toEqual([]);
  });

  test(`${name}: address, reload and language`, async ({ page }) => {
    const lesson = await new Lesson(page, name, language).open();
    await lesson.handle(grip).press('Shift+ArrowLeft');
    await lesson.slider.press('Home');
    await lesson.slider.press('ArrowRight');
    await expect.poll(() => page.url()).toContain('step=1');
    const state = await lesson.state();
    await page.reload();
    await expect(lesson.handle(grip)).toBeVisible();
    expect(await lesson.state()).toEqual(state);
    expect(await lesson.step()).toBe(1);
    const said = await lesson.element.locator('.say').innerText();
    await page.locator(`.languages a[lang="${other}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(lesson.element.locator('.say')).not.toHaveText(said);
    expect(await lesson.state()).toEqual(state);
    expect(page.url().includes('/ko/')).toBe(other === 'ko');
    const words = await lesson.element.locator('.prose').innerText();
    expect(/\p{Script=Hangul}/u.test(words)).toBe(other === 'ko');
    await lesson.open('#v1&nonsense=1,x');
    await expect(lesson.element.locator('.notice')).toBeVisible();
    expect(lesson.problems).toEqual([]);
  });
}

test('what is held stays under the pointer while the picture changes its size', async ({
  page,
}) => {
  const lesson = await new Lesson(page, 'way-out', 'en').open();
  const stage = page.locator('sepax-stage');
  const { a } = await lesson.state();
  const from = await lesson.centreOf('a');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 10, from.y, { steps: 2 });
  await stage.evaluate((element: HTMLElement) => element.style.setProperty('height', '400px'));
  await lesson.settle();
  await page.mouse.move(from.x - 20, from.y, { steps: 2 });
  const scale = await stage.evaluate(
    (element) => (Reflect.get(element, 'camera') as { scale: number }).scale,
  );
  const moved = (await lesson.state()).a;
  await page.mouse.up();
  expect(moved.x).toBeCloseTo(a.x - 20 / scale, 1);
  expect(moved.y).toBeCloseTo(a.y, 1);
});

test('a key moves a shape by as much as it says', async ({ page }) => {
  const lesson = await new Lesson(page, 'way-out', 'en').open();
  const { b } = await lesson.state();
  await lesson.handle('b').press('Shift+ArrowDown');
  expect((await lesson.state()).b.y).toBeCloseTo(b.y + 10, 9);
});

test('the numbers of the shadows are dot products, and their ends those of the trace', async ({
  page,
}) => {
  const lesson = await new Lesson(page, 'shadows', 'en').open();
  for (const key of ['ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', 'ArrowLeft']) {
    await lesson.handle('axis').press(key);
    const state = await lesson.state();
    const [vx, vy] = state.velocity!;
    const length = Math.hypot(vx, vy);
    const shown = await lesson.values('.numbers data');
    const values = (['a', 'b'] as const).map((shape) =>
      worldPoints(state[shape]).map(([x, y]) => (x * vy - y * vx) / length),
    ) as [number[], number[]];
    const expected = values.flat();
    expect(shown).toHaveLength(expected.length);
    for (const [i, value] of expected.entries()) expect(shown[i]).toBeCloseTo(value, 9);
    const [a, b] = values;
    const overlap = Math.min(Math.max(...a) - Math.min(...b), Math.max(...b) - Math.min(...a));
    const written = await lesson.element.locator('.formulas .tone-decide').first().innerText();
    expect(Number(written.replace('−', '-'))).toBeCloseTo(overlap, 1);
  }
});

test('the axes of the lesson are those of the trace, and light up together', async ({ page }) => {
  const lesson = await new Lesson(page, 'separating-axis', 'en').open();
  const expected = axes(await lesson.state());
  const rows = lesson.element.locator('sepax-axis-table tbody tr');
  await expect(rows).toHaveCount(expected.length);
  for (const [i, axis] of expected.entries()) {
    const row = rows.nth(i);
    if ((await row.getAttribute('class')) === 'duplicate') continue;
    const value = await row.locator('.number data').getAttribute('value');
    expect(Number(value)).toBeCloseTo(axis.overlap, 9);
    await row.hover();
    await expect(lesson.element).toHaveAttribute('data-active', String(i));
    await expect(lesson.element.locator('.formulas')).toContainText(
      axis.overlap.toFixed(1).replace('-', '−'),
    );
  }
  await rows.nth(1).getByRole('button').click();
  await expect(lesson.element).toHaveAttribute('data-phase', 'compare');
  await expect(lesson.element.locator('[data-box="compare"]')).toHaveAttribute('data-lit', '');
});

test('the push is the least overlap, and leaves the shapes touching', async ({ page }) => {
  const lesson = await new Lesson(page, 'way-out', 'en').open();
  for (const key of ['ArrowRight', 'Shift+ArrowDown', ']']) {
    await lesson.handle('a').press(key);
    const least = leastOverlap(await lesson.state());
    const depth = await lesson.element.locator('.formulas .tone-decide').first().innerText();
    expect(Number(depth)).toBeCloseTo(least, 1);
  }
  await expect(lesson.element).toHaveAttribute('data-phase', 'push');
});

/** By 21 in all, from a gap of 20 along the x axis; never exactly touching, which is a trial of its own. */
const pushIntoTheOther = ['ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight'];

test('what is tried out is noticed', async ({ page }) => {
  const lesson = await new Lesson(page, 'separating-axis', 'en').open();
  const solved = (key: string) => lesson.element.locator(`[data-challenge="${key}"][data-solved]`);
  await expect(solved('try.overlap')).toHaveCount(0);
  for (const key of pushIntoTheOther) await lesson.handle('a').press(key);
  await expect(solved('try.overlap')).toHaveCount(1);
  await expect(lesson.element).toHaveAttribute('data-phase', 'together');
});

test('praise is taken back with what it praises; the tick stays, in this browser too', async ({
  page,
}) => {
  const lesson = await new Lesson(page, 'separating-axis', 'ko').open();
  const trial = (mark: string) =>
    lesson.element.locator(`[data-challenge="try.overlap"][data-${mark}]`);
  for (const key of pushIntoTheOther) await lesson.handle('a').press(key);
  const praise = lesson.element.locator('.trial.praise');
  await expect(praise).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(lesson.element.locator('.trial.praise')).toHaveCount(0);
  await expect(trial('solved')).toHaveCount(0);
  await expect(trial('done')).toHaveCount(1);
  await page.keyboard.press('Control+Shift+z');
  await expect(trial('solved')).toHaveCount(1);
  await lesson.open();
  await page.reload();
  await expect(trial('done')).toHaveCount(1);
});

test('the contents lead to each lesson, in the language of the page', async ({ page }) => {
  await page.goto('./lessons/?lang=ko');
  await page.locator('.contents a').nth(1).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('분리축');
});

test('the code of the lessons decides what the reference decides', async () => {
  const folder = new URL('../../web/figures/', import.meta.url).href;
  const { intersects } = await import(`${folder}separating-axis/separating-axis.js`);
  const box = [
    [-30, -20],
    [30, -20],
    [30, 20],
    [-30, 20],
  ] as [number, number][];
  for (let i = 0; i < 200; i += 1) {
    const a = { points: box, x: 0, y: 0, degrees: 7 * i };
    const b = { points: box, x: 50 * Math.cos(i), y: 50 * Math.sin(2 * i), degrees: 13 * i };
    const [first, second] = [a, b].map((body) => worldPoints(body).map(([x, y]) => ({ x, y })));
    const least = leastOverlap({ a, b, velocity: null, step: 'all' });
    expect(intersects(first, second)).toBe(least >= 0);
  }
});
