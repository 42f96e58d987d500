import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import { brokenNames } from './support/broken-names.js';
import { propertyOf, settledFigure, textOf } from './support/embedded.js';
import { hostPage } from './support/host-page.js';
import { test } from './support/kept-page.js';
import { problemsOf } from './support/page.js';

async function open(page: Page, language: 'en' | 'ko'): Promise<void> {
  await page.goto(`./lessons/authors/?lang=${language}`);
  await settledFigure(page.locator('sepax-figure'));
  // The picture that the code refers to is drawn once the figure is left alone.
  await expect(page.locator('.keep button').first()).toBeEnabled();
}

async function saved(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return readFile(await download.path());
}

/** How many pixels differ by more than smoothing: see pictures.spec.ts. */
const differingPixels = (page: Page, a: Buffer, b: Buffer): Promise<number> =>
  page.evaluate(
    async (files) => {
      const [p, q] = await Promise.all(
        files.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d')!;
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (p!.width !== q!.width || p!.height !== q!.height) return Number.POSITIVE_INFINITY;
      let count = 0;
      for (let i = 0; i < p!.data.length; i += 4) {
        const far = [0, 1, 2].map((k) => Math.abs(p!.data[i + k]! - q!.data[i + k]!));
        if (Math.max(...far) > 0.3 * 255) count++;
      }
      return count;
    },
    [a.toString('base64'), b.toString('base64')],
  );

const codeOf = (page: Page): Promise<string> => page.locator('.recipe pre').innerText();

for (const language of ['en', 'ko'] as const) {
  test(`no line of the code ends within a name on a phone, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, language);
    for (const name of ['HTML', 'Markdown', 'MDX', 'iframe']) {
      await page.getByRole('button', { name, exact: true }).click();
      const code = page.locator('.recipe pre');
      expect(await code.evaluateAll(brokenNames, '\\w-'), name).toEqual([]);
      expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth), name).toBe(0);
    }
  });
}

test('what is copied shows what was chosen', async ({ page, baseURL }) => {
  const problems = problemsOf(page);
  await open(page, 'en');
  const figure = page.locator('sepax-figure');
  await page.locator('select[name=lesson]').selectOption('way-out');
  await page.locator('select[name=language]').selectOption('ko');
  await expect.poll(() => textOf(figure)).toMatch(/\p{Script=Hangul}/u);
  await figure.locator('[data-id="b"]').press('Shift+ArrowRight');
  await page.locator('select[name=step]').selectOption('2');
  await expect.poll(() => propertyOf(figure, 'step')).toBe(2);
  await settledFigure(figure);
  const state = await propertyOf(figure, 'state');
  const said = await textOf(figure);
  await page.locator('select[name=source]').selectOption('site');
  const snippets: string[] = [];
  for (const name of ['HTML', 'iframe']) {
    await page.getByRole('button', { name, exact: true }).click();
    snippets.push(await codeOf(page));
  }
  const host = await hostPage(new URL(baseURL!).origin, snippets.join('\n'), {
    policy: '',
    css: '',
  });
  try {
    await page.goto(host.url);
    const pasted = page.locator('sepax-figure');
    const framed = page.locator('iframe').contentFrame().locator('sepax-figure');
    for (const copy of [pasted, framed]) {
      await settledFigure(copy);
      await expect.poll(() => propertyOf(copy, 'state')).toBe(state);
      expect(await textOf(copy)).toBe(said);
    }
    // What lay behind the frame is for those who see none.
    const behind = page.locator('iframe').locator('xpath=preceding-sibling::a');
    await expect(behind).toHaveCount(1);
    await expect(behind).toBeHidden();
  } finally {
    await host.close();
  }
  expect(problems).toEqual([]);
});

test('steps have the numbers that the slider of the figure has', async ({ page }) => {
  await open(page, 'en');
  const figure = page.locator('sepax-figure');
  const slider = figure.getByRole('slider');
  const last = Number(await slider.getAttribute('max')) + 1;
  const offered = page.locator('select[name=step] option');
  const numbers = Array.from({ length: last }, (_, i) => String(i + 1));
  await expect(offered).toHaveText(['The answer', ...numbers]);
  await page.locator('select[name=step]').selectOption({ label: String(last) });
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^Step ${last} of ${last}`));
  await expect(page.locator('.post h2')).toHaveText('The separating axis');
});

test('what cannot be chosen is not, and is seen', async ({ page }) => {
  await open(page, 'en');
  const height = page.getByLabel('Height in pixels');
  for (const [written, taken] of [
    ['5000', '1600'],
    ['0', '240'],
    ['495', '495'],
    ['', '495'],
  ] as const) {
    await height.fill(written);
    await height.blur();
    await expect(height).toHaveValue(taken);
    expect(await codeOf(page)).toContain(` height="${taken}"`);
  }
  const formulas = page.getByLabel(/formulas/);
  await formulas.check();
  expect(await codeOf(page)).toContain(' formulas ');
  await page.locator('select[name=lesson]').selectOption('board');
  await expect(formulas).toBeDisabled();
  await expect(formulas).not.toBeChecked();
  expect(await codeOf(page)).not.toContain(' formulas ');
});

test('the menu for readers is called what it is, where the script is from', async ({ page }) => {
  await open(page, 'en');
  const [picture, all] = [/menu.*: save the picture/, /menu.*: link, picture, post/];
  await expect(page.getByLabel(picture)).toBeVisible();
  await page.locator('select[name=source]').selectOption('site');
  await expect(page.getByLabel(all)).toBeVisible();
  await page.getByRole('button', { name: 'MDX', exact: true }).click();
  await expect(page.getByLabel(picture)).toBeVisible();
  await page.getByRole('button', { name: 'iframe', exact: true }).click();
  await expect(page.getByLabel(all)).toBeVisible();
});

test('what is copied first is a version that never changes, and lives wherever it is served', async ({
  page,
  baseURL,
}) => {
  await open(page, 'en');
  const code = await codeOf(page);
  const said = await textOf(page.locator('sepax-figure'));
  const [, server, version] = /src="(https:.*?\/sepax@(.*?)\/)dist\/embed\.js"/.exec(code)!;
  expect(version).toBe(packageJson.version);
  const answered: string[] = [];
  // As the server of packages does, from the package as it was built here.
  await page.route(`${server}**`, async (route) => {
    const file = new URL(`../../${route.request().url().slice(server!.length)}`, import.meta.url);
    answered.push(file.pathname);
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ path: fileURLToPath(file), headers });
  });
  const host = await hostPage(new URL(baseURL!).origin, code, { policy: '', css: '' });
  try {
    await page.goto(host.url);
    const figure = page.locator('sepax-figure');
    await settledFigure(figure);
    expect(await textOf(figure)).toBe(said);
    // Those of any first figure, and one of what this lesson and a few others draw.
    expect(answered).toHaveLength(7);
  } finally {
    await host.close();
  }
});

test('the picture is the figure as its author left it, in the file, the code and the alternative', async ({
  page,
}) => {
  await open(page, 'en');
  const figure = page.locator('sepax-figure');
  expect(await codeOf(page)).toContain('embed/separating-axis.en.svg"');
  for (let i = 0; i < 12; i++) await figure.locator('[data-id="b"]').press('Shift+ArrowRight');
  await figure.locator('[data-id="b"]').evaluate((handle) => (handle as HTMLElement).blur());
  await expect.poll(() => codeOf(page)).toContain('<img src="sepax-separating-axis');
  const svg = await saved(page, 'Save SVG');
  expect(svg.toString()).toBe(
    await figure.evaluate((one) => (one as HTMLElement & { toSVG(): Promise<string> }).toSVG()),
  );
  const label = /<title>(.*)<\/title>/.exec(svg.toString())![1]!;
  expect(label).toContain(await textOf(figure));
  expect(await codeOf(page)).toContain(`alt="${label}"`);

  const png = await saved(page, 'Save PNG');
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg.toString())!;
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    2 * Math.round(Number(width)),
    2 * Math.round(Number(height)),
  ]);

  // What the live figure paints, and the file instead of it, in the same place of the same page.
  const stage = figure.locator('.canvas > :first-child');
  await stage.scrollIntoViewIfNeeded();
  const box = (await stage.boundingBox())!;
  const [x, y] = [Math.round(box.x), Math.round(box.y)];
  const clip = { x, y, width: Math.floor(box.width), height: Math.floor(box.height) };
  const live = await page.screenshot({ clip });
  await page.evaluate(
    ([left, top, text]) => {
      const still = document.createElement('div');
      still.style.cssText = `position:fixed;z-index:9;left:${left}px;top:${top}px;line-height:0`;
      still.innerHTML = text;
      document.body.append(still);
    },
    [x, y, svg.toString()] as const,
  );
  const still = await page.screenshot({ clip });
  await test.info().attach('live', { body: live, contentType: 'image/png' });
  await test.info().attach('still', { body: still, contentType: 'image/png' });
  expect(await differingPixels(page, live, still)).toBeLessThanOrEqual(60);
  // And the site's own picture of the lesson is another one.
  const own = await (await page.request.get('./embed/separating-axis.en.svg')).text();
  expect(own).not.toContain(label);
});

for (const chosen of ['', 'dark']) {
  test(`the picture is offered in the dark, too: ${chosen || 'of the system'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, 'en');
    if (chosen !== '') {
      await page.evaluate(
        (theme) => document.documentElement.setAttribute('data-theme', theme),
        chosen,
      );
    }
    await expect(page.getByRole('button', { name: 'PNG' })).toBeVisible();
  });
}

test('there is something to copy for each kind of site', async ({ page, request }) => {
  await open(page, 'ko');
  await page.locator('select[name=source]').selectOption('site');
  const buttons = page.locator('.sites button');
  const shown = new Set<string>();
  for (const button of await buttons.all()) {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const code = await codeOf(page);
    shown.add(code);
    expect(code).toContain('separating-axis');
    for (const [address] of code.matchAll(/http[^"\s)]+/g)) {
      // A template of the generator puts a name there.
      if (address.includes('{{')) continue;
      expect((await request.get(address)).ok(), address).toBe(true);
    }
  }
  // Hosts that take HTML take the same, and so do those that take Markdown or MDX.
  expect(shown.size).toBe((await buttons.count()) - 7);
});

test('the contents lead to the page for authors', async ({ page }) => {
  await page.goto('./lessons/?lang=ko');
  await page.locator('main a[href*="authors/"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('내 글에 그림 넣기');
});
