/** The pages in docs/embed.md are opened as they stand, with the script of this build. */
import { expect, type Page } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import { codeBlocks } from '../js/support/readme.js';
import { showAll } from './support/embedded.js';
import { hostPage, originOf, within } from './support/host-page.js';
import { test } from './support/kept-page.js';
import { problemsOf } from './support/page.js';

const blocks = codeBlocks('docs/embed.md').filter(({ language }) => language === 'html');
const published = /<script type="module" src="([^"]*)"><\/script>/;

/** Opens a page of another origin with code of the guide in it, and shows its figures. */
async function withGuide(
  { page, baseURL }: { page: Page; baseURL: string | undefined },
  code: string,
  use: () => Promise<void>,
): Promise<void> {
  const origin = originOf(baseURL);
  const policy = `default-src ${origin} 'self' 'unsafe-inline' 'wasm-unsafe-eval'`;
  const host = await hostPage(origin, code.replace(published, ''), { policy, css: '' });
  await within(host, async () => {
    const problems = problemsOf(page);
    await page.goto(host.url);
    await expect(page.locator('sepax-figure')).not.toHaveCount(0);
    await showAll(page);
    await expect(page.locator('sepax-figure .problem:not([hidden])')).toHaveCount(0);
    await use();
    expect(problems.filter((problem) => !problem.includes('way-out.svg'))).toEqual([]);
  });
}

test('the script is that of this version', () => {
  const addresses = blocks.flatMap(({ code }) => published.exec(code)?.[1] ?? []);
  const { version } = packageJson;
  expect(addresses).toEqual([`https://cdn.jsdelivr.net/npm/sepax@${version}/dist/embed.js`]);
});

for (const { line, code } of blocks.filter((block) => block.code.includes('<sepax-figure'))) {
  test(`the page at line ${line} shows its figures`, async ({ page, baseURL }) => {
    await withGuide({ page, baseURL }, code, async () => {});
  });
}

test('the page that listens knows how shapes meet, and plays', async ({ page, baseURL }) => {
  const { code } = blocks.find((block) => block.code.includes("addEventListener('change'"))!;
  await withGuide({ page, baseURL }, code, async () => {
    const output = page.locator('output');
    const figure = page.locator('sepax-figure');
    await expect(output).toHaveText(/^\d+\.\d deep$/);
    await figure.evaluate((element) => element.setAttribute('step', '1'));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(figure).toHaveAttribute('step', '2');
    const apart = '#v1&a=-55,-50_55,-50_55,50@-300,0~20&b=-63,50_7,-85_57,35@300,25';
    await figure.evaluate((element, state) => element.setAttribute('state', state), apart);
    await expect(output).toHaveText('apart');
  });
});
