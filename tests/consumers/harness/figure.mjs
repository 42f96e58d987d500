// A page with a figure, in the hands of a reader.
import assert from 'node:assert/strict';
import { serveFolder } from './server.mjs';
import { withPage } from './web.mjs';

/** Adds up how far the page is shifted from its first moment on. */
function countShifts() {
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The figure of a page comes alive, a handle of it is dragged, and nothing on the page is shifted. */
export function useFigure(url) {
  return withPage(url, async (page) => {
    await page.addInitScript(countShifts);
    await page.goto(url);
    const figure = page.locator('sepax-figure');
    await figure.scrollIntoViewIfNeeded();
    const handle = figure.locator('[data-id="a"]');
    await handle.hover({ timeout: 60_000 });
    const stateOf = () => figure.evaluate(({ state }) => state);
    const before = await stateOf();
    const { x, y, width, height } = await handle.boundingBox();
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 30, y + height / 2 + 20, { steps: 4 });
    await page.mouse.up();
    assert.notEqual(await stateOf(), before, 'the handle was dragged');
    assert.equal(await page.evaluate(() => globalThis.shift), 0, 'nothing is shifted');
  });
}

/** Without scripts there is a picture that leads to the figure; that of the author, if there is one. */
export function readWithoutScripts(url, author) {
  const read = async (page) => {
    await page.goto(url);
    const link = page.locator('sepax-figure a');
    assert.match(await link.getAttribute('href'), /\.html\?/);
    assert.ok((await link.locator('img').getAttribute('alt')) !== '', 'the picture has a name');
    if (author !== undefined) {
      assert.equal(await link.locator('img').getAttribute('src'), author.picture.address);
    }
    const { width, height } = await link.locator('img').boundingBox();
    assert.ok(width > 200 && height > 100, 'the picture is seen');
    assert.ok(await link.locator('img').evaluate(({ naturalWidth }) => naturalWidth > 0));
  };
  return withPage(url, read, { javaScriptEnabled: false });
}

/** Uses the figure of a page in a folder. */
export async function useFigureIn(folder, { page = '', headers } = {}) {
  const server = await serveFolder(folder, headers);
  try {
    await useFigure(server.url + page);
  } finally {
    server.close();
  }
}
