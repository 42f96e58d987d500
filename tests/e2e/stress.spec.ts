import { expect } from '@playwright/test';
import { test } from './support/kept-page.js';
import { Stress } from './support/stress.js';

test('the page loads without a word on the console, and waits where motion is reduced', async ({
  page,
}) => {
  const stress = await new Stress(page).open('');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Many bodies at once');
  await expect(stress.element).toHaveAttribute('data-count', '10000');
  await expect(stress.element).toHaveAttribute('data-running', 'false');
  await expect(page.getByRole('status')).toHaveText('Paused. Run it, or step frame by frame.');
  await stress.oneFrame();
  expect(stress.problems).toEqual([]);
});

test('where motion is welcome the bodies move at once, until they are paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const stress = await new Stress(page).open();
  await expect(stress.element).toHaveAttribute('data-running', 'true');
  await expect.poll(() => stress.figure('frames')).toBeGreaterThan(1);
  await stress.button('Pause').click();
  await expect(stress.element).toHaveAttribute('data-running', 'false');
  const [frames, picture] = [await stress.figure('frames'), await stress.pixels('field')];
  await stress.oneFrame();
  expect(await stress.figure('frames')).toBe(frames + 1);
  expect(await stress.pixels('field')).not.toBe(picture);
});

test('a frame has figures, in the table and in a sentence', async ({ page }) => {
  const stress = await new Stress(page).open();
  const graph = await stress.pixels('graph');
  await stress.oneFrame();
  for (const part of ['collision', 'movement', 'drawing', 'all']) {
    await expect(stress.element.locator(`tr[data-part="${part}"] td`)).toHaveText([
      /^\d+\.\d$/,
      /^\d+\.\d$/,
    ]);
    expect(await stress.figure(`${part}-high`)).toBeGreaterThanOrEqual(
      await stress.figure(`${part}-median`),
    );
  }
  await expect(page.getByRole('status')).toHaveText(
    /^Collisions of 1,000 bodies: median \d+\.\d ms, 95 % of frames within \d+\.\d ms\. \d+ contacts\.$/,
  );
  await expect.poll(() => stress.pixels('graph')).not.toBe(graph);
});

test('the sentence says what the table says, whatever has changed', async ({ page }) => {
  const stress = await new Stress(page).open();
  const agree = async (): Promise<void> => {
    const [sentence, cells] = await stress.element.evaluate(({ shadowRoot }) => [
      shadowRoot!.querySelector('.said')!.textContent!,
      [...shadowRoot!.querySelectorAll('tr.collision td')].map((cell) => cell.textContent!),
    ]);
    const times = [...sentence.matchAll(/([\d.]+) ms/g)].map(([, time]) => time);
    expect(times).toEqual(cells.includes('–') ? [] : cells);
  };
  await agree();
  await stress.oneFrame();
  await agree();
  await stress.slider('Bodies').fill('3000');
  await agree();
  await stress.oneFrame();
  await stress.button('Run').click();
  for (let look = 0; look < 8; look++) {
    await agree();
    await page.waitForTimeout(200);
  }
  await stress.button('Pass through').click();
  await agree();
  await stress.button('Pause').click();
  await agree();
});

test('the slider changes the number of bodies, by keyboard as well', async ({ page }) => {
  const stress = await new Stress(page).open();
  const count = stress.slider('Bodies');
  await count.focus();
  await page.keyboard.press('ArrowRight');
  await expect(stress.element).toHaveAttribute('data-count', '1500');
  await expect(count).toHaveAttribute('aria-valuetext', '1,500');
  await page.keyboard.press('End');
  await expect(stress.element).toHaveAttribute('data-count', '20000');
  await stress.oneFrame();
  await count.fill('2000');
  await expect(stress.element).toHaveAttribute('data-count', '2000');
  expect(stress.problems).toEqual([]);
});

test('all controls are reached and used by keyboard', async ({ page }) => {
  const stress = await new Stress(page).open();
  await stress.button('Run').focus();
  const reached: string[] = [];
  for (let i = 0; i < 8; i += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await stress.element.evaluate(({ shadowRoot }) => {
        const active = shadowRoot!.activeElement;
        return (
          active?.id || active?.getAttribute('aria-label') || active?.textContent?.trim() || ''
        );
      }),
    );
  }
  expect(reached.slice(0, 6)).toEqual([
    'One frame',
    'Start again',
    'Push apart',
    'Pass through',
    'count',
    'moving',
  ]);
  await stress.button('One frame').focus();
  await page.keyboard.press('Enter');
  await expect(stress.element).toHaveAttribute('data-frames', '1');
  await stress.box('Draw the broad phase').focus();
  await page.keyboard.press('Space');
  expect(await stress.figure('boxes')).toBeGreaterThan(0);
});

test('bodies that do not move stay where they are', async ({ page }) => {
  const stress = await new Stress(page).open('#v1&count=1000&moving=0');
  const rest = await stress.pixels('field');
  await stress.oneFrame();
  expect(await stress.pixels('field')).toBe(rest);
  await stress.slider('Moving').fill('30');
  await stress.oneFrame();
  expect(await stress.pixels('field')).not.toBe(rest);
});

test('the tree and the contacts are drawn when asked for', async ({ page }) => {
  const stress = await new Stress(page).open('#v1&count=1000&meeting=pass');
  await stress.oneFrame();
  const bare = await stress.pixels('field');
  await stress.box('Draw the broad phase').check();
  // A box for each body, and the boxes around them.
  await expect.poll(() => stress.figure('boxes')).toBeGreaterThanOrEqual(1000);
  const tree = await stress.pixels('field');
  expect(tree).not.toBe(bare);
  await stress.box('Draw the contacts').check();
  await expect.poll(() => stress.pixels('field')).not.toBe(tree);
  await stress.box('Draw the contacts').uncheck();
  await stress.box('Draw the broad phase').uncheck();
  await expect.poll(() => stress.pixels('field')).toBe(bare);
});

test('"start again" brings everything back to the beginning', async ({ page }) => {
  const stress = await new Stress(page).open();
  const start = await stress.pixels('field');
  for (let i = 0; i < 3; i += 1) await stress.oneFrame();
  expect(await stress.pixels('field')).not.toBe(start);
  await stress.button('Start again').click();
  await expect(stress.element).toHaveAttribute('data-frames', '0');
  expect(await stress.pixels('field')).toBe(start);
});

test('pushed apart, bodies overlap less than when they pass', async ({ page }) => {
  const stress = await new Stress(page).open();
  const contactsAfter = async (meeting: string): Promise<number> => {
    await stress.button(meeting).click();
    await stress.button('Start again').click();
    for (let i = 0; i < 12; i += 1) await stress.oneFrame();
    return stress.figure('contacts');
  };
  const passing = await contactsAfter('Pass through');
  expect(await contactsAfter('Push apart')).toBeLessThan(passing);
});

test('a link restores the settings', async ({ page, context }) => {
  const stress = await new Stress(page).open();
  await stress.slider('Bodies').fill('3500');
  await stress.slider('Moving').fill('25');
  await stress.button('Pass through').click();
  await stress.box('Draw the broad phase').check();
  await expect
    .poll(() => new URL(page.url()).hash)
    .toBe('#v1&count=3500&moving=25&meeting=pass&tree');
  const again = await new Stress(await context.newPage()).open(new URL(page.url()).hash);
  await expect(again.element).toHaveAttribute('data-count', '3500');
  await expect(again.slider('Moving')).toHaveValue('25');
  await expect(again.button('Pass through')).toHaveAttribute('aria-pressed', 'true');
  await expect(again.box('Draw the broad phase')).toBeChecked();
  await expect(again.box('Draw the contacts')).not.toBeChecked();
});

for (const hash of [
  '#v2&count=1000',
  '#v1&count=1e9',
  '#v1&count=1001',
  '#v1&meeting=kiss',
  '#x',
]) {
  test(`garbage in the link gives the usual start and a notice: ${hash}`, async ({ page }) => {
    const stress = await new Stress(page).open(hash);
    await expect(stress.element).toHaveAttribute('data-count', '10000');
    await expect(page.getByRole('status')).toHaveText(/The link could not be read/);
    expect(stress.problems).toEqual([]);
  });
}

for (const width of [320, 390, 768, 1280, 3840]) {
  test(`${width} pixels wide: nothing overflows, and the field fills its canvas`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const stress = await new Stress(page).open('#v1&count=1000&tree&links');
    const { scrollWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(width);
    const { height } = (await stress.element.locator('#field').boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(300);
  });
}

test('the colour scheme repaints both pictures', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const stress = await new Stress(page).open();
  await stress.oneFrame();
  const light = await Promise.all([stress.pixels('field'), stress.pixels('graph')]);
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect.poll(() => stress.pixels('field')).not.toBe(light[0]);
  await expect.poll(() => stress.pixels('graph')).not.toBe(light[1]);
});

test('the pages of the site lead to one another', async ({ page }) => {
  await page.goto('./');
  const go = (name: string) => page.getByRole('link', { name, exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  const demo = (name: string) => page.locator('.contents a', { hasText: name }).click();
  await go('Demos');
  await demo('Many bodies');
  await expect(heading).toHaveText('Many bodies at once');
  await expect(page.getByRole('link', { name: 'Demos' })).toHaveAttribute('aria-current', 'true');
  await go('Demos');
  await expect(page.getByRole('link', { name: 'Demos' })).toHaveAttribute('aria-current', 'page');
  await demo('In a worker');
  await expect(heading).toHaveText('A world in a worker');
  await go('Demos');
  await demo('Playground');
  await expect(heading).toHaveText('The separating-axis test');
  await go('Board');
  await expect(heading).toHaveText('Any shapes at all');
  await go('For your page');
  await go('Game');
  await expect(heading).toHaveText('A game');
  await go('sepax');
  await expect(heading).toHaveText('Exact, fast 2D collision detection for JavaScript');
});
