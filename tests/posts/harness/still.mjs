// A post of which only what a host lets through is left.
import assert from 'node:assert/strict';
import { withPage } from '../../consumers/harness/web.mjs';

/** The author's picture is seen, under the sentence of its verdict, and leads to the figure in the same state. */
export function readStill(url, { picture, alt, state }) {
  return withPage(url, async (page) => {
    await page.goto(url);
    assert.equal(
      await page.locator('script, sepax-figure, iframe').count(),
      0,
      'no script is left',
    );
    const image = page.locator('a img');
    await image.scrollIntoViewIfNeeded();
    assert.equal(await image.getAttribute('src'), picture.address);
    assert.equal(await image.getAttribute('alt'), alt);
    assert.ok(await image.evaluate((shown) => shown.decode().then(() => shown.naturalWidth > 200)));
    const { width, height } = await image.boundingBox();
    assert.ok(width > 200 && height > 100, 'the picture is seen');
    const live = await page.locator('a:has(img)').getAttribute('href');
    assert.ok(decodeURIComponent(live).includes(state.replace(/^#/, '')), `${live} has the state`);
  });
}
