import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { SepaxFigure } from '../../web/embed/sepax-figure.js';
import { lessonNames } from '../../web/figures/registry.js';
import { propertyOf, settledFigure, showAll, textOf } from './support/embedded.js';
import { countInPage, countsOf, hostPage, originOf, within } from './support/host-page.js';
import { problemsOf, settled } from './support/page.js';
import { ten } from './support/ten-figures.js';

const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('p:not([slot])')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + window.scrollY, width, height];
    }),
  );

test('ten figures of all kinds in a strict and hostile page', async ({ page, baseURL }) => {
  const host = await hostPage(originOf(baseURL), ten);
  await within(host, async () => {
    await countInPage(page);
    const problems = problemsOf(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (![host.url, `${originOf(baseURL)}/`].some((own) => request.url().startsWith(own))) {
        foreign.push(request.url());
      }
    });
    let release = (): void => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/sepax-embed.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(host.url, { waitUntil: 'commit' });
    await expect(page.locator('p').last()).toHaveText('Text after');
    const before = await placesOf(page);
    const outside = await page.evaluate(() => [
      Object.getOwnPropertyNames(window).length,
      document.head.childElementCount,
      document.body.childElementCount,
    ]);
    release();
    await showAll(page);
    expect(await placesOf(page)).toEqual(before);
    expect(
      await page.evaluate(() => [
        Object.getOwnPropertyNames(window).length,
        document.head.childElementCount,
        document.body.childElementCount,
      ]),
    ).toEqual(outside);
    expect(
      await page.evaluate(() => document.cookie.length + document.adoptedStyleSheets.length),
    ).toBe(0);
    expect(await countsOf(page)).toMatchObject({ cores: 1, repeated: 0, shift: 0, errors: [] });
    expect(foreign).toEqual([]);
    expect(problems).toEqual([]);
    await expect(page.locator('#seven')).toContainText('no-such');
    await expect(page.locator('#seven')).toContainText('playground | board | shadows |');
    await expect(page.getByText('The fallback')).toBeVisible();
    await expect(page.locator('#eight [role=alert]')).toContainText('step="x"');
    await expect(page.locator('#five .notice')).toContainText(/state 속성.*nonsense/);
    await expect(page.locator('#three .formulas math').first()).toBeVisible();
    expect(await propertyOf(page.locator('#six'), 'state')).toContain('b=0,0_40,0_0,40@10,5');
  });
});

test('each figure has its own language and colours, and tells what happens', async ({
  page,
  baseURL,
}) => {
  const host = await hostPage(originOf(baseURL), ten);
  await within(host, async () => {
    await page.goto(host.url);
    const [one, two, four] = ['#one', '#two', '#four'].map((id) => page.locator(id));
    for (const figure of [one!, two!, four!]) {
      await figure.scrollIntoViewIfNeeded();
      await settledFigure(figure);
    }
    const hangul = /\p{Script=Hangul}/u;
    expect(await textOf(one!)).toMatch(hangul);
    expect(await textOf(two!)).not.toMatch(hangul);
    await one!.evaluate((element) => element.setAttribute('lang', 'en'));
    await expect.poll(() => textOf(one!)).not.toMatch(hangul);
    const surface = (of: typeof one): Promise<string> =>
      of!.evaluate(
        (element) =>
          getComputedStyle(element.shadowRoot!.querySelector('[part=figure]')!).backgroundColor,
      );
    expect(await surface(one)).not.toBe(await surface(two));
    await page.evaluate(() => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      for (const name of ['step', 'change', 'hit']) {
        document.addEventListener(name, ({ detail }: Event & { detail?: unknown }) =>
          told.push([name, structuredClone(detail)]),
        );
      }
    });
    const told = (name: string) =>
      page.evaluate(
        (wanted) =>
          (window as unknown as { told: [string, Record<string, unknown>][] }).told
            .filter(([type]) => type === wanted)
            .at(-1)?.[1],
        name,
      );
    await one!.getByRole('slider').press('ArrowRight');
    await expect.poll(() => told('step')).toMatchObject({ step: 4 });
    await expect(one!).toHaveAttribute('step', '4');
    expect(await told('change')).toMatchObject({ step: 4, state: { velocity: null } });
    const grip = four!.locator('[data-id="a"]');
    await grip.press('Shift+ArrowRight');
    expect(await told('hit')).toBeUndefined();
    for (let i = 0; i < 20; i += 1) await grip.press('Shift+ArrowRight');
    await expect.poll(() => told('hit')).toMatchObject({ intersects: true });
    expect(await told('change')).toMatchObject({ hit: { intersects: true } });
    await four!.evaluate((element) => (element as SepaxFigure).reset());
    expect(await propertyOf(four!, 'state')).toContain('@-180,20');
    const svg = await four!.evaluate((element) => (element as SepaxFigure).toSVG());
    // A page of its own: the policy of the other one allows no parsing.
    const empty = await page.context().newPage();
    const faults = await empty.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('parsererror')
          .length,
      svg,
    );
    expect(faults).toBe(0);
    expect(svg.match(/<path /g)!.length).toBeGreaterThan(20);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what stands for a figure is there', async ({ page, baseURL }) => {
    const host = await hostPage(originOf(baseURL), ten);
    await within(host, async () => {
      await page.goto(host.url);
      await expect(page.getByRole('link', { name: 'A link' })).toBeVisible();
      await expect(page.getByText('A caption')).toBeVisible();
    });
  });
});

test('figures that come and go leave nothing behind', async ({ page, baseURL }) => {
  const host = await hostPage(originOf(baseURL), '<div id="place"></div>');
  await within(host, async () => {
    await countInPage(page);
    await page.goto(host.url);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const cycle = (times: number): Promise<void> =>
      page.evaluate(async (count) => {
        for (let i = 0; i < count; i += 1) {
          const figure = document.createElement('sepax-figure');
          figure.setAttribute('lesson', ['shadows', 'separating-axis', 'way-out'][i % 3]!);
          const ready = new Promise((done) => figure.addEventListener('ready', done));
          document.querySelector('#place')!.append(figure);
          await ready;
          figure.remove();
          await new Promise((done) => setTimeout(done));
        }
      }, times);
    const left = async (): Promise<Record<string, number>> => {
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    };
    await cycle(20);
    const before = await left();
    await cycle(200);
    const after = await left();
    // A figure has some four hundred nodes and fifty listeners; the last few may still be on their way.
    expect(after.Nodes! - before.Nodes!).toBeLessThan(4000);
    expect(after.JSEventListeners! - before.JSEventListeners!).toBeLessThan(500);
    expect(await countsOf(page)).toMatchObject({ cores: 1, repeated: 0, errors: [] });
  });
});

test('a figure that is moved keeps what it shows; one that returns does, too', async ({
  page,
  baseURL,
}) => {
  const body =
    '<div id="from"><sepax-figure lesson="way-out"></sepax-figure></div><div id="to"></div>';
  const host = await hostPage(originOf(baseURL), body);
  await within(host, async () => {
    await page.goto(host.url);
    const figure = page.locator('sepax-figure');
    await showAll(page);
    await figure.locator('[data-id="a"]').press('Shift+ArrowLeft');
    const state = await propertyOf(figure, 'state');
    await page.evaluate(() => {
      const moved = document.querySelector('sepax-figure')!;
      Object.assign(window, { stage: moved.shadowRoot!.querySelector('[part=figure]') });
      document.querySelector('#to')!.append(moved);
    });
    await settled(page);
    const same = await page.evaluate(
      () =>
        (window as unknown as { stage: Element }).stage ===
        document.querySelector('sepax-figure')!.shadowRoot!.querySelector('[part=figure]'),
    );
    expect(same).toBe(true);
    await page.evaluate(async () => {
      const gone = document.querySelector('sepax-figure')!;
      gone.remove();
      await new Promise((done) => setTimeout(done));
      document.querySelector('#from')!.append(gone);
    });
    await settledFigure(figure);
    expect(await propertyOf(figure, 'state')).toBe(state);
  });
});

test('ten thousand strange attributes throw nothing and run nothing', async ({ page, baseURL }) => {
  const host = await hostPage(originOf(baseURL), '<sepax-figure id="fuzz"></sepax-figure>');
  await within(host, async () => {
    await countInPage(page);
    await page.goto(host.url);
    await showAll(page);
    await page.evaluate(async () => {
      const figure = document.querySelector('sepax-figure')!;
      let seed = 20261122;
      const random = (count: number): number => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        return Math.floor((seed / 2 ** 32) * count);
      };
      const of = <Value>(list: readonly Value[]): Value => list[random(list.length)]!;
      const good = '#v1&a=-55,-50_55,-50_55,50@-45,0~20&b=-63,50_7,-85_57,35@68,25&step=2';
      const bits = [
        ...['<img src=x onerror=alert(1)>', 'javascript:alert(1)', '__proto__', 'constructor'],
        ...['NaN', '1e999', '-0', '', '\u0000', '😀', '{}', '[]', '{"a":1}', '"', '&', '=', '@'],
        ...['{"__proto__":{"x":1}}', 'null', '9'.repeat(400), '_'.repeat(2000), 'v1', '#', '~'],
      ];
      const broken = (): string => {
        const at = random(good.length);
        return good.slice(0, at) + of(bits) + good.slice(at + random(9));
      };
      const names = ['lesson', 'state', 'step', 'lang', 'theme', 'height', 'formulas'];
      const lessons = ['shadows', 'separating-axis', 'way-out', 'playground', 'board', 'toString'];
      for (let i = 0; i < 10_000; i += 1) {
        const name = of(names);
        const fine = name === 'lesson' ? of(lessons) : name === 'step' ? `${random(20)}` : good;
        if (random(6) === 0) figure.removeAttribute(name);
        else figure.setAttribute(name, of([fine, of(bits), broken()]));
        // Most changes come together with others; now and then the figure gets so far as to show one.
        if (i % 4 === 0) await null;
        if (i % 100 === 0) await new Promise((done) => setTimeout(done));
      }
      for (const name of names) figure.removeAttribute(name);
      figure.setAttribute('state', good);
    });
    await expect.poll(() => propertyOf(page.locator('#fuzz'), 'step')).toBe(3);
    await expect(page.locator('#fuzz [role=alert]')).toBeHidden();
    expect(await countsOf(page)).toMatchObject({ cores: 1, repeated: 0, errors: [] });
    expect(await page.locator('#fuzz img').count()).toBe(0);
  });
});

test('each lesson has a figure, in both languages and without the setter of formulas', async ({
  page,
  baseURL,
}) => {
  const host = await hostPage(originOf(baseURL), '<p style="block-size: 3000px">Far</p>', {
    policy: '',
    css: 'p { display: block } sepax-figure { display: block }',
  });
  await within(host, async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(host.url);
    await page.waitForFunction(() => customElements.get('sepax-figure') !== undefined);
    for (const name of [...lessonNames, 'playground']) {
      // Asked for at once and far away, so that no observer has told it to load.
      const shown = await page.evaluate(async (lesson) => {
        const figure = document.createElement('sepax-figure') as SepaxFigure;
        figure.setAttribute('lesson', lesson);
        document.body.append(figure);
        const svg = await figure.toSVG();
        const english = figure.shadowRoot!.querySelector('.say')?.textContent ?? '';
        const told = new Promise((done) => figure.addEventListener('step', done, { once: true }));
        figure.lang = 'ko';
        figure.step = 1;
        await told;
        const text = figure.shadowRoot!.querySelector('.problem')!.textContent;
        figure.remove();
        return { text, english, drawn: svg.startsWith('<svg') };
      }, name);
      expect(shown, name).toMatchObject({ text: '', drawn: true });
      expect(shown.english, name).not.toMatch(/\p{Script=Hangul}/u);
    }
    expect(asked.filter((url) => /set-formula|katex/.test(url))).toEqual([]);
  });
});

for (const [width, dir] of [
  [280, 'rtl'],
  [1200, 'ltr'],
] as const) {
  test(`nothing overflows at ${width} pixels, ${dir}`, async ({ page, baseURL }) => {
    const host = await hostPage(originOf(baseURL), ten, { dir });
    await within(host, async () => {
      await page.setViewportSize({ width: width + 40, height: 800 });
      await page.goto(host.url);
      await showAll(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width + 40);
      const canvases = page.locator('sepax-figure canvas');
      for (const canvas of await canvases.all()) {
        const box = (await canvas.boundingBox())!;
        expect(box.width).toBeGreaterThan(230);
        expect(box.height).toBeGreaterThan(90);
      }
    });
  });
}

test('the buttons to play with are whole in a narrow column', async ({ page, baseURL }) => {
  const body = '<sepax-figure lesson="all-together"></sepax-figure>';
  const host = await hostPage(originOf(baseURL), body, { policy: '', css: '' });
  await within(host, async () => {
    await page.setViewportSize({ width: 280, height: 800 });
    await page.goto(host.url);
    await showAll(page);
    const figure = (await page.locator('sepax-figure').boundingBox())!;
    for (const button of await page.locator('sepax-figure .pad button').all()) {
      const { x, width } = (await button.boundingBox())!;
      expect(width).toBeGreaterThanOrEqual(36);
      expect(x + width).toBeLessThan(figure.x + figure.width);
    }
  });
});

test('axe finds nothing in a page with figures', async ({ page, baseURL }) => {
  const body = `<h1>A post</h1>${ten.replaceAll('href="#"', 'href="/post"')}`;
  const host = await hostPage(originOf(baseURL), body, {
    policy: '',
    css: 'body { color-scheme: light dark } sepax-figure { display: block; block-size: 480px }',
  });
  await within(host, async () => {
    await page.goto(host.url);
    await showAll(page);
    const { violations } = await new AxeBuilder({ page }).include('sepax-figure').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
