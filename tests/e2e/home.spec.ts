import { expect } from '@playwright/test';
import { test } from './support/kept-page.js';
import { problemsOf, settled } from './support/page.js';

test('the five lines follow the figure, and compute what it shows', async ({ page }) => {
  const problems = problemsOf(page);
  await page.goto('./?lang=en');
  const lines = page.locator('.lines code');
  const handle = page.locator('sepax-stage [data-id="a"]');
  // Nobody was there: the library has not come yet.
  await expect(page.locator('still-stage svg')).toBeVisible();
  expect(await page.locator('sepax-home').count()).toBe(0);
  await page.mouse.move(5, 5, { steps: 2 });
  await expect(lines).toContainText('x: -34, y: 30');
  await handle.press('Shift+ArrowRight');
  await expect(lines).toContainText('x: -24, y: 30');
  const program = (await lines.innerText()).replaceAll('\n', ' ');
  const [, intersects, x, y] = /\/\/ (true|false), \((.+?), (.+?)\)/.exec(program)!;
  expect(intersects).toBe('true');
  await expect(page.locator('.say')).toContainText(`Moved by (${x}, ${y})`);
  const { x: left, y: top, width, height } = (await handle.boundingBox())!;
  await page.mouse.move(left + width / 2, top + height / 2);
  await page.mouse.down();
  await page.mouse.move(left - 200, top + height / 2, { steps: 4 });
  await expect(lines).toContainText('// false');
  await page.mouse.up();
  await page.keyboard.press('+');
  await expect(page.locator('sepax-stage [data-id]')).toHaveCount(4);
  expect(problems).toEqual([]);
});

test('before the figure is alive its picture is the same, with all that can be dragged', async ({
  page,
}) => {
  await page.goto('./?lang=en');
  /** The middles of things that are seen in the figure, and how wide they are. */
  const seen = (stage: string, thing: string, name: string) =>
    page.locator(`${stage} ${thing}`).evaluateAll((all, key) => {
      const frame = all[0]!.getRootNode() as ShadowRoot;
      const { x, y } = frame.host.getBoundingClientRect();
      return Object.fromEntries(
        all.map((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return [
            one.closest(`[${key}]`)!.getAttribute(key)!,
            [left + width / 2 - x, top + height / 2 - y, width],
          ];
        }),
      );
    }, name);
  await expect(page.locator('still-stage svg')).toBeVisible();
  const still = await seen('still-stage', '[data-handle] circle', 'data-handle');
  await page.mouse.move(5, 5, { steps: 2 });
  await page.locator('sepax-stage [data-id]').first().waitFor();
  await settled(page);
  const live = await seen('sepax-stage', '[data-id$="turn"] .mark', 'data-id');
  expect(Object.keys(still)).toEqual(['a:turn', 'b:turn']);
  expect(Object.keys(live)).toEqual(Object.keys(still));
  for (const [name, place] of Object.entries(live)) {
    for (const [i, value] of place.entries()) {
      expect(Math.abs(value - still[name]![i]!), `${name}, ${i}`).toBeLessThan(3);
    }
  }
});

for (const { name, endsEarly } of [
  { name: 'goes on when the figure comes', endsEarly: false },
  { name: 'is over when the figure comes', endsEarly: true },
]) {
  test(`a drag of the picture that ${name} moves the shape, and selects nothing`, async ({
    page,
  }) => {
    await page.goto('./?lang=en');
    let letThrough = (): void => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const label = page.locator('still-stage svg text', { hasText: /^a$/ }).last();
    const { x, y, width, height } = (await label.boundingBox())!;
    const [left, top] = [x + width / 2, y + height / 2];
    await page.mouse.move(left - 2, top);
    await page.mouse.move(left, top);
    await page.mouse.down();
    await page.mouse.move(left - 40, top - 10, { steps: 4 });
    await page.mouse.move(left - 60, top - 300, { steps: 4 });
    await page.mouse.move(left - 60, top, { steps: 4 });
    if (endsEarly) {
      await page.mouse.up();
      await page.mouse.move(left, top + 200, { steps: 2 });
    }
    expect(await page.locator('sepax-home').count()).toBe(0);
    letThrough();
    const handle = page.locator('sepax-stage .placed [data-id="a"]');
    const middle = async (): Promise<number[]> => {
      const box = (await handle.boundingBox())!;
      return [Math.round(box.x + box.width / 2 - left), Math.round(box.y + box.height / 2 - top)];
    };
    const near = (at: number): unknown => expect.closeTo(at, -1);
    await expect.poll(middle).toEqual([near(-60), near(0)]);
    if (!endsEarly) {
      await page.mouse.move(left - 70, top + 30, { steps: 3 });
      await expect.poll(middle).toEqual([near(-70), near(30)]);
      await page.mouse.up();
    }
    await page.mouse.move(left, top - 100, { steps: 2 });
    await settled(page);
    expect(await middle()).toEqual(endsEarly ? [near(-60), near(0)] : [near(-70), near(30)]);
    expect(await page.evaluate(() => String(window.getSelection()))).toBe('');
  });
}

test('links to a state of the playground, which was here once, still lead to it', async ({
  page,
}) => {
  await page.goto('./#v1&a=-50,-60_50,-60_50,60_-50,60@-50,0&b=0,-70_80,0_0,70_-80,0@80,-20');
  await expect(page).toHaveURL(/\/playground\/#v1&a=/);
  await expect(page.getByRole('heading', { name: 'Touching', exact: true })).toBeVisible();
});

test('the code on the home page has no blank space above and below it', async ({ page }) => {
  await page.goto('./');
  await settled(page);
  const blank = await page.locator('.lines').evaluate((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    const first = card.firstElementChild!.getBoundingClientRect();
    const last = card.lastElementChild!.getBoundingClientRect();
    return [first.top - top, bottom - last.bottom];
  });
  for (const height of blank) expect(height).toBeLessThan(40);
});
