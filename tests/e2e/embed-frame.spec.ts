import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { settledFigure, textOf } from './support/embedded.js';
import { countInPage, countsOf, hostPage } from './support/host-page.js';
import { problemsOf } from './support/page.js';

const built = (name: string): string =>
  new URL(`../../build/site/embed/${name}`, import.meta.url).href;

test('a figure in a sandbox asks for its height, and the page gives it', async ({
  page,
  baseURL,
}) => {
  const embed = `${new URL(baseURL!).origin}/embed/`;
  const frames = `
<iframe id="boxed" sandbox="allow-scripts" width="640" height="150" title="A figure"
  src="${embed}frame.html?lesson=shadows&amp;step=3&amp;lang=ko&amp;theme=dark"></iframe>
<iframe id="open" width="300" height="150" title="Another" src="${embed}way-out.html?lang=en"></iframe>
<script src="${embed}sepax-frames.js"></script>`;
  const host = await hostPage(new URL(baseURL!).origin, frames, { policy: '', css: '' });
  try {
    const problems = problemsOf(page);
    await page.addInitScript(() => {
      const heights: number[] = [];
      Object.assign(window, { heights });
      window.addEventListener('message', ({ data }) => {
        if (data.type === 'sepax:size') heights.push(data.height);
      });
    });
    // A host that says the wrong thing of the characters in its pages.
    await page.route('**/way-out.html?*', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-type': 'text/html; charset=windows-1252' };
      await route.fulfill({ response, headers });
    });
    await page.goto(host.url);
    const [boxed, open] = [page.locator('#boxed'), page.locator('#open')];
    const figure = boxed.contentFrame().locator('sepax-figure');
    await settledFigure(figure);
    await settledFigure(open.contentFrame().locator('sepax-figure'));
    expect(await textOf(figure)).toMatch(/\p{Script=Hangul}/u);
    const height = async (): Promise<number[]> =>
      Promise.all([boxed, open].map(async (frame) => (await frame.boundingBox())!.height));
    await expect.poll(async () => Math.min(...(await height()))).toBeGreaterThan(300);
    // Each asks once, and what it gets makes it ask for nothing else.
    expect(
      await page.evaluate(() => (window as unknown as { heights: number[] }).heights),
    ).toHaveLength(2);
    await page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('#boxed')!;
      const attributes = { step: '1', lang: 'en', onclick: 'alert(1)' };
      frame.contentWindow!.postMessage({ type: 'sepax:set', attributes }, '*');
    });
    await expect.poll(() => textOf(figure)).not.toMatch(/\p{Script=Hangul}/u);
    await expect(figure).toHaveAttribute('step', '1');
    expect(await figure.getAttribute('onclick')).toBeNull();
    expect(problems).toEqual([]);
  } finally {
    await host.close();
  }
});

test('messages of others, and messages that are none, change nothing', async ({
  page,
  baseURL,
}) => {
  const embed = `${new URL(baseURL!).origin}/embed/`;
  const frames = `
<iframe id="figure" sandbox="allow-scripts" width="640" height="150" title="A figure" src="${embed}shadows.html"></iframe>
<iframe id="other" width="300" height="150" title="Not a figure" srcdoc="x"></iframe>
<script src="${embed}sepax-frames.js"></script>`;
  const host = await hostPage(new URL(baseURL!).origin, frames, { policy: '', css: '' });
  try {
    await countInPage(page);
    await page.goto(host.url);
    const figure = page.locator('#figure').contentFrame().locator('sepax-figure');
    await settledFigure(figure);
    const box = page.locator('#figure');
    await expect.poll(async () => (await box.boundingBox())!.height).toBeGreaterThan(300);
    const before = await box.boundingBox();
    const said = await textOf(figure);
    await page.evaluate(async () => {
      const [target, other] = ['#figure', '#other'].map(
        (id) => document.querySelector<HTMLIFrameElement>(id)!.contentWindow!,
      );
      let seed = 7;
      const random = (count: number): number => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        return Math.floor((seed / 2 ** 32) * count);
      };
      const values = [
        null,
        1,
        'x',
        [],
        {},
        Number.NaN,
        { type: 'sepax:set' },
        { type: 'sepax:size' },
      ];
      for (let i = 0; i < 10_000; i += 1) {
        const value = values[random(values.length)];
        const type = ['sepax:set', 'sepax:size', 'toString'][random(3)];
        const message = {
          type,
          attributes: value,
          height: [Number.NaN, -1, 1e9, '500'][random(4)],
        };
        const data = random(2) === 0 ? value : message;
        if (random(2) === 0) target!.postMessage(data, '*');
        else window.postMessage(data, '*');
      }
      // The right shape, but from the wrong frame.
      other!.postMessage({ type: 'sepax:size', height: 999 }, '*');
      window.postMessage({ type: 'sepax:size', height: 999 }, '*');
      await new Promise((done) => setTimeout(done, 50));
    });
    expect(await box.boundingBox()).toEqual(before);
    expect(await textOf(figure)).toBe(said);
    expect((await countsOf(page)).errors).toEqual([]);
  } finally {
    await host.close();
  }
});

test('the page of a lesson works from a disk, with nothing else', async ({ page, context }) => {
  await context.setOffline(true);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const problems = problemsOf(page);
  const address = `${built('separating-axis.html')}?step=4&lang=ko`;
  expect(fileURLToPath(address.split('?')[0]!)).toContain('build');
  await page.goto(address);
  const figure = page.locator('sepax-figure');
  await settledFigure(figure);
  await expect(figure).toHaveAttribute('step', '4');
  expect(requests).toEqual([address]);
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a lesson has a picture, and so has a post', async ({ page }) => {
    await page.goto('./embed/way-out.html');
    await expect(page.getByRole('img')).toBeVisible();
    // Its letters are of whatever font the system has.
    await page.locator('svg text').evaluateAll((texts) => {
      for (const text of texts) text.setAttribute('visibility', 'hidden');
    });
    await expect(page.getByRole('img')).toHaveScreenshot(['without-scripts', 'way-out.png']);
    await page.goto('./embed/way-out.ko.dark.svg');
    await expect(page.locator('svg text').first()).toBeVisible();
  });
});

test('a lesson tells hosts how to show it', async ({ page, request }) => {
  await page.goto('./lessons/shadows/');
  const links = page.locator('link[type="application/json+oembed"]');
  await expect(links).toHaveCount(2);
  const href = await links.first().evaluate((link) => (link as HTMLLinkElement).href);
  const card = await (await request.get(href)).json();
  expect(card).toMatchObject({ version: '1.0', type: 'rich', title: 'Shadows', width: 720 });
  expect((await request.get(new URL(card.thumbnail_url).pathname)).ok()).toBe(true);
  const source = /src="([^"]+)"/.exec(card.html)![1]!;
  expect((await request.get(new URL(source).pathname)).ok()).toBe(true);
});
