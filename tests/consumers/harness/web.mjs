// A browser that looks at what is served.
import { chromium } from '@playwright/test';
import { findChromium } from '../../../cpp/toolchain/debian-packages.mjs';
import { serveFolder } from './server.mjs';

let browser;

const launch = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });

/** Opens a page and uses it. Anything on its console is a fault. */
export async function withPage(url, use, options = {}) {
  if (!browser?.isConnected()) browser = await launch();
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  // The icon that browsers ask for is no matter of the library's.
  await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  try {
    const used = await use(page);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return used;
  } catch (error) {
    throw new Error(`${url}: ${error.message}\n${faults.join('\n')}`);
  } finally {
    await context.close();
  }
}

/** What `globalThis.answers` of a page is or resolves to. */
export function answersOfPage(url) {
  return withPage(url, async (page) => {
    await page.goto(url);
    await page.waitForFunction(() => globalThis.answers !== undefined, null, { timeout: 60_000 });
    return page.evaluate(() => globalThis.answers);
  });
}

/** The answers of a page in a folder. */
export async function answersOfFolder(folder, { page = '', headers } = {}) {
  const server = await serveFolder(folder, headers);
  try {
    return await answersOfPage(server.url + page);
  } finally {
    server.close();
  }
}

export async function closeBrowser() {
  await browser?.close();
}
