// A server for a folder, and a browser that looks at it.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../cpp/toolchain/debian-packages.mjs';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** A port that is free now. */
export async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** Serves a folder under /some/path/, as pages are on many hosts; resolves to {url, close}. */
export async function serveFolder(folder, headers = {}) {
  const prefix = '/some/path/';
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = join(folder, normalize(name.replace(prefix, '/')));
    const known = name.startsWith(prefix) && existsSync(file) && statSync(file).isFile();
    if (!known) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, ...headers });
    createReadStream(file).pipe(response);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}${prefix}`,
    close: () => server.close(),
  };
}

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
