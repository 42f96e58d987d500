// A figure as an author has left it: dragged to a state that no page of the site shows, and saved as a picture.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '../../consumers/harness/server.mjs';
import { withPage } from '../../consumers/harness/web.mjs';

/** As large as the preview of the authors’ page: what stands for a figure is no higher than the figure. */
const viewport = { width: 720, height: 480 };

/** Drags a shape in the page of the figure, and takes the picture from its menu; resolves to {svg, state, alt}. */
function leaveFigure(site, file) {
  const address = `${site}embed/separating-axis.html?lang=en&step=3&share`;
  const leave = async (page) => {
    await page.goto(address);
    const figure = page.locator('sepax-figure');
    const handle = figure.locator('[data-id="a"]');
    await handle.hover({ timeout: 120_000 });
    const { x, y } = await handle.boundingBox();
    await page.mouse.down();
    await page.mouse.move(x - 60, y + 30, { steps: 4 });
    await page.mouse.up();
    await figure.locator('button.share').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      figure.getByRole('menuitem', { name: 'SVG', exact: true }).click(),
    ]);
    await download.saveAs(file);
    const svg = readFileSync(file, 'utf8');
    const state = await figure.evaluate(({ state }) => state);
    return { svg, state, alt: /<title>(.*)<\/title>/.exec(svg)[1] };
  };
  return withPage(address, leave, { viewport });
}

/** The picture where the author keeps it, and what a recipe is told of it. */
export async function serveAuthor(site, folder) {
  mkdirSync(folder, { recursive: true });
  const left = await leaveFigure(site, join(folder, 'picture.svg'));
  const server = await serveFolder(folder);
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(left.svg);
  const picture = {
    address: `${server.url}picture.svg`,
    width: Math.round(width),
    height: Math.round(height),
  };
  return { ...left, picture, close: server.close };
}
