import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { propertyOf, settledFigure, textOf } from './support/embedded.js';
import { hostPage } from './support/host-page.js';
import { problemsOf } from './support/page.js';

/** The pages with a figure, and what is there when it is. */
const pages = [
  { name: 'a lesson', address: './lessons/way-out/', figure: 'sepax-lesson-figure' },
  { name: 'the playground', address: './playground/', figure: 'sepax-playground' },
  { name: 'the board', address: './board/', figure: 'sepax-board' },
  { name: 'the home page', address: './', figure: 'sepax-lesson-figure' },
] as const;

async function opened(figure: Locator): Promise<Locator> {
  await figure.locator('[data-id]').first().waitFor({ state: 'attached' });
  await figure.locator('button.share').click();
  const menu = figure.getByRole('menu');
  await expect(menu).toBeVisible();
  return menu;
}

async function shown(page: Page, address: string, figure: string): Promise<Locator> {
  await page.goto(address);
  // The home page waits for somebody to be there.
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  return page.locator(figure);
}

const stateOf = (figure: Locator): Promise<unknown> =>
  figure.evaluate((element) => {
    const { controller, state } = element as unknown as {
      controller?: { model: { state: unknown } };
      state?: unknown;
    };
    return JSON.parse(JSON.stringify(controller?.model.state ?? state));
  });

/** How many pictures a GIF has, by the blocks of its file (GIF89a, appendix A). */
function framesIn(gif: Buffer): number {
  const table = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  const afterBlocks = (from: number): number => {
    let at = from;
    while (gif[at] !== 0) at += gif[at]! + 1;
    return at + 1;
  };
  let frames = 0;
  let at = 13 + table(gif[10]!);
  while (gif[at] !== 0x3b) {
    if (gif[at] === 0x21) at = afterBlocks(at + 2);
    else {
      frames += 1;
      at = afterBlocks(at + 10 + table(gif[at + 9]!) + 1);
    }
  }
  return frames;
}

async function saved(page: Page, press: () => Promise<void>): Promise<[string, Buffer]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return [download.suggestedFilename(), await readFile(await download.path())];
}

for (const { name, address, figure } of pages) {
  test(`the menu of ${name}: link, post, picture and code of the figure as it is`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const problems = problemsOf(page);
    const element = await shown(page, address, figure);
    await element.locator('[data-id]').first().press('Shift+ArrowLeft');
    const state = (await stateOf(element)) as Record<string, unknown>;
    const menu = await opened(element);
    const copied = async (what: string): Promise<string> => {
      await menu.getByRole('menuitem', { name: what }).click();
      await expect(element.getByText('Copied').first()).toBeVisible();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await copied('Copy code')).toMatch(/from 'sepax'|function|=> /);
    const link = await copied('Copy link');
    const post = (await menu.getByRole('menuitem', { name: 'Embed this' }).getAttribute('href'))!;

    const [file, svg] = await saved(page, () =>
      menu.getByRole('menuitem', { name: 'SVG', exact: true }).click(),
    );
    expect(file).toMatch(/^sepax-[\w-]+\.svg$/);
    expect(svg.toString()).toMatch(/^<svg [\s\S]*<title>.+<\/title>/);
    await expect(menu).toHaveCount(0);
    const dark = await opened(element);
    await dark.getByRole('menuitemradio', { name: 'Dark' }).click();
    const [darkFile, other] = await saved(page, () =>
      dark.getByRole('menuitem', { name: 'SVG', exact: true }).click(),
    );
    expect(darkFile).toContain('.dark.svg');
    expect(other.toString()).toContain('fill="rgb(22, 25, 30)"');
    const again = await opened(element);
    const [, png] = await saved(page, () => again.getByRole('menuitem', { name: 'PNG' }).click());
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg.toString())!;
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      Math.round(2 * Number(width)),
      Math.round(2 * Number(height)),
    ]);

    // Both lead to the figure as it was left.
    await page.goto('about:blank');
    const linked = await shown(page, link, name === 'the home page' ? 'sepax-playground' : figure);
    await linked.locator('[data-id]').first().waitFor({ state: 'attached' });
    expect(await stateOf(linked)).toMatchObject(state);
    await page.goto(post);
    const preview = page.locator('sepax-figure');
    await settledFigure(preview);
    await expect(preview.locator('.notice')).toHaveCount(0);
    const hash = new URL(post).hash.replace(/&step=\d+$/, '');
    expect(await propertyOf(preview, 'state')).toContain(hash);
    expect(problems).toEqual([]);
  });
}

test('all steps are saved as one picture that moves', async ({ page }) => {
  const problems = problemsOf(page);
  const element = await shown(page, './lessons/way-out/', 'sepax-lesson-figure');
  const steps = await element.evaluate(
    (figure) =>
      (figure as HTMLElement & { controller: { view: { steps: unknown[] } } }).controller.view.steps
        .length,
  );
  const save = async (name: string): Promise<[string, Buffer]> => {
    const menu = await opened(element);
    return saved(page, () => menu.getByRole('menuitem', { name }).click());
  };
  const [svgName, svg] = await save('All steps, animated SVG');
  expect(svgName).toBe('sepax-way-out-steps.svg');
  expect(svg.toString().match(/<g class="f"/g)).toHaveLength(steps);
  expect(svg.toString()).toContain(`>${steps}/${steps} `);
  const [gifName, gif] = await save('All steps, GIF');
  expect(gifName).toBe('sepax-way-out-steps.gif');
  await test.info().attach('gif', { body: gif, contentType: 'image/gif' });

  // A frame for each step: what stands between the tables and blocks of a GIF.
  expect(gif.subarray(0, 6).toString()).toBe('GIF89a');
  expect(framesIn(gif)).toBe(steps);
  expect(gif.readUInt16LE(6)).toBe(960);
  const differing = await page.evaluate(
    async ([moving, text]) => {
      const pixelsOf = async (address: string, height?: number) => {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        const canvas = document.createElement('canvas');
        canvas.width = 960;
        canvas.height = height ?? picture.naturalHeight;
        const context = canvas.getContext('2d')!;
        context.drawImage(picture, 0, 0, 960, canvas.height);
        return context.getImageData(0, 0, 960, canvas.height);
      };
      const first = await pixelsOf(`data:image/gif;base64,${moving}`);
      const shown = '.f{animation:none!important;opacity:0!important}#f0{opacity:1!important}';
      const still = text.replace('</style>', `${shown}</style>`);
      const same = await pixelsOf(`data:image/svg+xml,${encodeURIComponent(still)}`, first.height);
      let count = 0;
      for (let k = 0; k < first.data.length; k += 4) {
        const far = [0, 1, 2].map((c) => Math.abs(first.data[k + c]! - same.data[k + c]!));
        if (Math.max(...far) > 0.3 * 255) count += 1;
      }
      return count / (first.data.length / 4);
    },
    [gif.toString('base64'), svg.toString()] as const,
  );
  // Letters aside: within an image no font of the page is there, and those of a caption are 8,000 pixels.
  expect(differing).toBeLessThan(0.02);
  expect(problems).toEqual([]);
});

test('the menu is worked by keys, and goes back to its button', async ({ page }) => {
  const element = await shown(page, './lessons/way-out/', 'sepax-lesson-figure');
  await element.locator('[data-id]').first().waitFor({ state: 'attached' });
  const button = element.getByRole('button', { name: 'Share' });
  await expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await button.press('Enter');
  const item = (name: string): Locator => element.getByRole('menuitem', { name });
  await expect(item('Copy link')).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(item('Embed this')).toBeFocused();
  await page.keyboard.press('p');
  await expect(item('PNG')).toBeFocused();
  await page.keyboard.press('End');
  await expect(element.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Copy link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(element.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(element.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.press('Enter');
  await expect(item('Copy link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(element.getByRole('menu')).toHaveCount(0);
  await button.click();
  await expect(element.getByRole('menu')).toBeVisible();
  await button.click();
  await expect(element.getByRole('menu')).toHaveCount(0);
  await button.click();
  await expect(element.getByRole('menu')).toBeVisible();
  await page.mouse.click(4, 300);
  await expect(element.getByRole('menu')).toHaveCount(0);
});

test('where the part that makes a GIF cannot be loaded, the menu says so', async ({ page }) => {
  await page.route(/gif-file[^/]*\.js/, (route) => route.abort());
  const element = await shown(page, './lessons/way-out/', 'sepax-lesson-figure');
  const menu = await opened(element);
  await menu.getByRole('menuitem', { name: 'All steps, GIF' }).click();
  await expect(element.getByText('The file could not be made')).toBeVisible();
  // The rest of it goes on.
  const [name] = await saved(page, () =>
    menu.getByRole('menuitem', { name: 'All steps, animated SVG' }).click(),
  );
  expect(name).toBe('sepax-way-out-steps.svg');
});

test('where nothing may be copied, it is there to be taken by hand', async ({ page }) => {
  const element = await shown(page, './lessons/way-out/', 'sepax-lesson-figure');
  const menu = await opened(element);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no'));
  });
  await menu.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(element.getByRole('textbox')).toHaveValue(/\/lessons\/way-out\/#v1&/);
});

for (const [language, colorScheme] of [
  ['en', 'light'],
  ['ko', 'dark'],
] as const) {
  test(`the menu, ${language}: axe, and within narrow windows`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const { address, figure } of pages) {
      await page.setViewportSize({ width: 390, height: 700 });
      const element = await shown(
        page,
        `${language === 'ko' ? 'ko/' : ''}${address.slice(2)}`,
        figure,
      );
      await element.locator('[data-id]').first().waitFor({ state: 'attached' });
      await element.locator('button.share').scrollIntoViewIfNeeded();
      const menu = await opened(element);
      const box = (await menu.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await expect(menu).toContainText(language === 'ko' ? '링크 복사' : 'Copy link');
    }
    // The menu is the same on all of them; on the last it is in the document itself.
    const { violations } = await new AxeBuilder({ page }).include('sepax-share-menu').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test('a figure of another page is shared where its author allows it', async ({ page, baseURL }) => {
  const { origin } = new URL(baseURL!);
  const body = `<sepax-figure id="one" lesson="way-out" share></sepax-figure>
<sepax-figure id="two" lesson="shadows"></sepax-figure>`;
  const host = await hostPage(origin, body, { policy: '', css: 'body { margin: 20px }' });
  try {
    const problems = problemsOf(page);
    await page.goto(host.url);
    const [one, two] = [page.locator('#one'), page.locator('#two')];
    await settledFigure(one);
    await two.scrollIntoViewIfNeeded();
    await settledFigure(two);
    await expect(two.locator('button.share')).toHaveCount(0);
    await one.locator('[data-id="a"]').press('Shift+ArrowLeft');
    const state = await propertyOf(one, 'state');
    const said = await textOf(one);
    const menu = await opened(one);
    const [file, svg] = await saved(page, () =>
      menu.getByRole('menuitem', { name: 'SVG', exact: true }).click(),
    );
    expect(file).toMatch(/^sepax-way-out\.(dark\.)?svg$/);
    expect(svg.toString()).toContain(said.slice(0, 12));
    const again = await opened(one);
    const post = again.getByRole('menuitem', { name: 'Embed this' });
    expect(new URL((await post.getAttribute('href'))!).pathname).toMatch(/\/lessons\/authors\/$/);
    // A page of another origin that is not secure copies nothing by itself, or does: both lead there.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no'));
    });
    await again.getByRole('menuitem', { name: 'Copy link' }).click();
    const link = await one.getByRole('textbox').inputValue();
    expect(problems).toEqual([]);
    await page.goto(link);
    const framed = page.locator('sepax-figure');
    await settledFigure(framed);
    expect(await propertyOf(framed, 'state')).toBe(state);
    expect(await textOf(framed)).toBe(said);
    await expect(framed.locator('button.share')).toHaveCount(1);
  } finally {
    await host.close();
  }
});
