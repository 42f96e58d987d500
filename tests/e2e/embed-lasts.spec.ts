/** Figures in pages that are dark by themselves, that are printed, and that are older than what is there now. */
import { expect, type Page, test } from '@playwright/test';
import { propertyOf, settledFigure, textOf } from './support/embedded.js';
import { hostPage, originOf, within } from './support/host-page.js';
import { watchShifts } from './support/layout-shifts.js';
import { problemsOf } from './support/page.js';
import { RedeployedSite, twoFigures } from './support/redeployed-site.js';

/** For pages with styles of their elements. */
const PERMISSIVE = "default-src * 'unsafe-inline' 'wasm-unsafe-eval'";

/** Whether the figure's own background is dark, and shape a on its canvas of the colour that it has in the dark. */
const isDark = (page: Page): Promise<boolean[]> =>
  page.locator('#one').evaluate((element) => {
    const figure = element.shadowRoot!.querySelector('[part=figure]')!;
    const canvas = figure
      .querySelector('sepax-stage, .canvas > *')!
      .shadowRoot!.querySelector('canvas')!;
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
    const counted = (red: number, green: number, blue: number): number => {
      let count = 0;
      for (let i = 0; i < data.length; i += 4) {
        if (data[i] === red && data[i + 1] === green && data[i + 2] === blue) count += 1;
      }
      return count;
    };
    const [red = 0] = getComputedStyle(figure).backgroundColor.match(/\d+/g)!.map(Number);
    return [red < 128, counted(0x74, 0xb4, 0xff) > counted(0x0a, 0x5c, 0xad)];
  });

const figures = `<section><sepax-figure id="one" lesson="separating-axis"></sepax-figure></section>`;

test.describe('a page that says nothing of colour schemes', () => {
  for (const [name, css, dark] of [
    ['dark by its body', 'body { background: #14161a; color: #eee }', true],
    [
      'dark by a part of it',
      'body { background: white } section { background: hsl(220 20% 12%) }',
      true,
    ],
    ['dark by a modern colour', 'section { background: oklch(0.25 0.03 260) }', true],
    ['light by its body', 'body { background: #fdfdf8 }', false],
    ['of no colour', '', false],
  ] as const) {
    test(`${name}: the figure is ${dark ? 'dark' : 'light'}`, async ({ page, baseURL }) => {
      const problems = problemsOf(page);
      const host = await hostPage(originOf(baseURL), figures, { css });
      await within(host, async () => {
        await page.goto(host.url);
        await settledFigure(page.locator('#one'));
        await expect.poll(() => isDark(page)).toEqual([dark, dark]);
        expect(problems).toEqual([]);
      });
    });
  }

  test('a switch of the page is followed, and what the figure says itself holds', async ({
    page,
    baseURL,
  }) => {
    const css = 'body.night { background: #101010 }';
    const host = await hostPage(originOf(baseURL), figures, { css });
    await within(host, async () => {
      await page.goto(host.url);
      await settledFigure(page.locator('#one'));
      await expect.poll(() => isDark(page)).toEqual([false, false]);
      await page.evaluate(() => document.body.classList.add('night'));
      await expect.poll(() => isDark(page)).toEqual([true, true]);
      await page.locator('#one').evaluate((element) => element.setAttribute('theme', 'light'));
      await expect.poll(() => isDark(page)).toEqual([false, false]);
      await page.locator('#one').evaluate((element) => element.removeAttribute('theme'));
      await expect.poll(() => isDark(page)).toEqual([true, true]);
      await page.evaluate(() => document.body.classList.remove('night'));
      await expect.poll(() => isDark(page)).toEqual([false, false]);
    });
  });

  test('a background that gets there by a transition is followed, and no other transition is looked at', async ({
    page,
    baseURL,
  }) => {
    const css = `body { background: white; transition: background 0.3s } body.night { background: #101010 }
      p { opacity: 0; transition: opacity 0.1s } .night p { opacity: 1 }`;
    const host = await hostPage(originOf(baseURL), `<p>Night</p>${figures}`, { css });
    await within(host, async () => {
      await page.goto(host.url);
      await settledFigure(page.locator('#one'));
      await expect.poll(() => isDark(page)).toEqual([false, false]);
      // While it begins, the background is as light as before.
      await page.evaluate(() => document.body.classList.add('night'));
      await expect.poll(() => isDark(page)).toEqual([true, true]);
      const looks = (propertyName: string): Promise<number> =>
        page.evaluate((name) => {
          const look = globalThis.getComputedStyle;
          let count = 0;
          globalThis.getComputedStyle = (...asked) => {
            count += 1;
            return look(...asked);
          };
          const event = new TransitionEvent('transitionend', { propertyName: name, bubbles: true });
          document.body.dispatchEvent(event);
          globalThis.getComputedStyle = look;
          return count;
        }, propertyName);
      expect(await looks('opacity')).toBe(0);
      expect(await looks('background-color')).toBeGreaterThan(0);
    });
  });
});

test('a page that names its scheme is followed, whatever is behind the figure', async ({
  page,
  baseURL,
}) => {
  const css = ':root { color-scheme: light } section { background: #111 }';
  const host = await hostPage(originOf(baseURL), figures, { css });
  await within(host, async () => {
    await page.goto(host.url);
    await settledFigure(page.locator('#one'));
    await expect.poll(() => isDark(page)).toEqual([false, false]);
  });
});

test('in print each figure is on one page, without its buttons', async ({ page, baseURL }) => {
  // Three of these are less than two sheets, so one of them would be cut.
  const three = [1, 2, 3]
    .map((i) => `<sepax-figure id="f${i}" lesson="shadows" height="600"></sepax-figure>`)
    .join('');
  const css = '@page { size: 800px 1000px; margin: 0 } body { margin: 0 }';
  const host = await hostPage(originOf(baseURL), three, { css });
  await within(host, async () => {
    await page.goto(host.url);
    for (const id of ['#f1', '#f2', '#f3']) {
      await page.locator(id).scrollIntoViewIfNeeded();
      await settledFigure(page.locator(id));
    }
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
    const canvas = page.locator('#f1 canvas').first();
    const size = async () => {
      const { width, height } = (await canvas.boundingBox())!;
      return { width, height };
    };
    const onScreen = await size();
    await page.emulateMedia({ media: 'print' });
    // What was drawn is not drawn anew for paper: another size would stretch it, beside its handles.
    expect(await size()).toEqual(onScreen);
    await expect(page.locator('#f1 .tools')).toBeHidden();
    await expect(page.locator('#f1 sepax-stepper')).toBeHidden();
    expect(await textOf(page.locator('#f1'))).not.toBe('');
    await expect(canvas).toBeVisible();
  });
});

/** Reads a post, and again after the site of the figures was published anew. */
async function readTwice(
  page: Page,
  lang: string,
  keepsFormer: boolean,
  see: () => Promise<void>,
): Promise<void> {
  const site = await RedeployedSite.create();
  const host = await hostPage(site.origin, twoFigures(site, lang), { css: '', policy: PERMISSIVE });
  await within(site, () =>
    within(host, async () => {
      await page.goto(host.url);
      await settledFigure(page.locator('#seen'));
      await site.redeploy({ keepsFormer });
      await page.goto(`${host.url}?again`);
      await page.locator('#new').scrollIntoViewIfNeeded();
      await settledFigure(page.locator('#new'));
      expect(site.ranFormerScript).toBe(true);
      await see();
    }),
  );
}

test('a reader whose cache has the former script sees the figure, where its parts are kept', async ({
  page,
}) => {
  const problems = problemsOf(page);
  await readTwice(page, 'en', true, async () => {
    const figure = page.locator('#new');
    await expect(figure.locator('.problem')).toBeHidden();
    const before = await propertyOf(figure, 'state');
    await figure.locator('[data-id="a"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => propertyOf(figure, 'state')).not.toBe(before);
    expect(problems).toEqual([]);
  });
});

for (const [lang, sentence] of [
  ['en', 'This figure could not be loaded. Reload the page to try again.'],
  ['ko', '그림을 불러오지 못했습니다. 페이지를 새로 고쳐 다시 시도해 보세요.'],
] as const) {
  test(`where a part is gone since, there is the picture and a sentence for people, ${lang}`, async ({
    page,
  }) => {
    await readTwice(page, lang, false, async () => {
      await expect(page.locator('#new').getByRole('alert')).toHaveText(sentence);
      await expect(page.getByAltText('The figure as a picture')).toBeVisible();
    });
  });
}

for (const width of [1280, 390]) {
  test(`nothing moves when a figure comes alive at ${width} pixels`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifted = await watchShifts(page);
    const body = `<p>Before</p>
      <sepax-figure id="one" lesson="way-out" height="480" style="display:block;min-height:480px"></sepax-figure>
      <p>After</p>`;
    const host = await hostPage(originOf(baseURL), body, { css: '', policy: PERMISSIVE });
    await within(host, async () => {
      await page.goto(host.url);
      await settledFigure(page.locator('#one'));
      await page.waitForTimeout(300);
      expect(await shifted()).toBe(0);
      expect((await page.locator('#one').boundingBox())!.height).toBe(480);
    });
  });
}

test('the picture that stands for a figure is loaded only where no figure runs', async ({
  page,
  baseURL,
}) => {
  const origin = originOf(baseURL);
  const body = `<p style="height:9000px">Before</p>
    <sepax-figure id="one" lesson="way-out" height="480" style="display:block;min-height:480px">
      <a href="#"><img src="${origin}/embed/way-out.en.svg?still" alt="As a picture" width="720" height="400" loading="lazy"></a>
    </sepax-figure>`;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.svg?still')) asked.push(request.url());
  });
  const host = await hostPage(origin, body, { css: '', policy: PERMISSIVE });
  await within(host, async () => {
    await page.goto(host.url);
    const figure = page.locator('#one');
    await figure.scrollIntoViewIfNeeded();
    await settledFigure(figure);
    await expect(page.getByAltText('As a picture')).toBeHidden();
    expect(asked).toEqual([]);
    // On paper it is there, whether the figure was near or not.
    await page.goto(`${host.url}?print`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByAltText('As a picture')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    // And where the script does not come.
    await page.route('**/sepax-embed.js', (route) => route.abort());
    asked.length = 0;
    await page.goto(`${host.url}?still`);
    await figure.scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBe(1);
    await expect(page.getByAltText('As a picture')).toBeVisible();
  });
});
