/** What a page loads for figures, from the site and from what serves the package. */
import { expect, test } from '@playwright/test';
import { lessonNames } from '../../web/figures/registry.js';
import { atOrigin, compressingServer, inFolder } from './support/compressing-server.js';
import { showAll } from './support/embedded.js';
import { hostPage, originOf, within } from './support/host-page.js';

const nineMore = lessonNames.filter((name) => name !== 'shadows').slice(0, 9);

/** Where blogs have the script from: the site, or what serves the package. */
const scripts = [
  { name: 'the site', script: 'embed/sepax-embed.js', sourceOf: atOrigin },
  { name: 'the package', script: 'embed.js', sourceOf: () => inFolder('dist') },
];

for (const { name, script, sourceOf } of scripts) {
  test(`a page gets few files, and late, from ${name}`, async ({ page, baseURL }) => {
    const far =
      '<p style="block-size: 3000px">Far</p><sepax-figure lesson="shadows"></sepax-figure>';
    const policy = `style-src 'self' 'unsafe-inline'`;
    const site = await compressingServer(sourceOf(originOf(baseURL)));
    const css = 'p { display: block }';
    const host = await hostPage(originOf(site.url), far, { policy, css, script });
    await within(site, () =>
      within(host, async () => {
        const loaded = new Map<string, number>();
        page.on('requestfinished', async (request) => {
          if (!request.url().startsWith(site.url)) return;
          loaded.set(request.url(), (await request.sizes()).responseBodySize);
        });
        await page.goto(host.url, { waitUntil: 'networkidle' });
        const bytes = (): number => [...loaded.values()].reduce((sum, size) => sum + size, 0);
        const early = bytes();
        expect(loaded.size).toBe(1);
        expect(early).toBeLessThan(4_000);
        await showAll(page);
        await page.waitForLoadState('networkidle');
        console.log(
          `the first figure, from ${name}: ${loaded.size} requests, ${bytes()} B over the line; ${early} B before it is near`,
        );
        // The element, what all figures need, the lesson, two files of texts, and what the bundler needs itself.
        expect(loaded.size).toBe(6);
        expect(bytes()).toBeLessThan(90_000);
        // What more figures bring: each its own files, and once what several of them ask or draw (queries, worlds, few).
        await page.evaluate((lessons) => {
          for (const lesson of lessons) {
            const figure = document.createElement('sepax-figure');
            figure.setAttribute('lesson', lesson);
            document.body.append(figure);
          }
        }, nineMore);
        await showAll(page);
        await page.waitForLoadState('networkidle');
        console.log(
          `ten figures, from ${name}: ${loaded.size} requests, ${bytes()} B over the line`,
        );
        expect(loaded.size).toBeLessThanOrEqual(6 + 3 + 2 * nineMore.length);
        expect(bytes()).toBeLessThan(221_000);
      }),
    );
  });
}
