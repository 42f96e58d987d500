import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** A page of somebody else: another origin, with a strict policy and rules for all elements. */
export interface HostPage {
  readonly url: string;
  close(): Promise<void>;
}

/** What a page may say of all its elements. */
const hostileCss = `
* { all: unset; box-sizing: content-box; }
head, script, style, template { display: none; }
body, p, main { display: block; }
body { margin: 20px; color: CanvasText; background: Canvas; color-scheme: light dark; }
p { margin-block: 12px; }
canvas { width: 10px !important; }
button, input, svg { display: none !important; }
sepax-figure { margin-block: 24px; block-size: 480px; display: block; overflow: clip; }
`;

/** No scripts but those of the embed, no styles but those of its files, and nothing else at all. */
const strictPolicy = (origin: string): string =>
  [
    `default-src 'none'`,
    `script-src ${origin} 'wasm-unsafe-eval'`,
    `style-src 'self'`,
    `img-src 'self' ${origin}`,
    `require-trusted-types-for 'script'`,
  ].join('; ');

/** Serves a page; `origin` is where the site with the embed is, or else what has its `script`. */
export async function hostPage(
  origin: string,
  body: string,
  {
    policy = strictPolicy(origin),
    css = hostileCss,
    dir = 'ltr',
    script = 'embed/sepax-embed.js',
    doctype = '<!doctype html>',
  } = {},
): Promise<HostPage> {
  const html = `${doctype}
<html lang="en" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A blog</title>
<link rel="stylesheet" href="/host.css"><link rel="icon" href="/icon"></head>
<body><main>${body}</main>
<script type="module" src="${origin}/${script}"></script></body></html>`;
  const server = createServer(({ url }, response) => {
    const style = url === '/host.css';
    response.setHeader('content-type', style ? 'text/css' : 'text/html');
    response.setHeader('content-security-policy', policy);
    response.end(style ? css : url === '/icon' ? '' : html);
  });
  return { url: await listening(server), close: () => closed(server) };
}

/** Has a server listen at a free port; its address. */
export async function listening(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/`;
}

/** Uses a page of somebody else, or another server, and closes it again. */
export async function within(
  host: Pick<HostPage, 'close'>,
  use: () => Promise<void>,
): Promise<void> {
  try {
    await use();
  } finally {
    await host.close();
  }
}

/** The origin of the site, of its address. */
export const originOf = (baseURL: string | undefined): string => new URL(baseURL!).origin;

export const closed = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.closeAllConnections();
    server.close(() => done());
  });

/**
 * Counts what the embed makes of WebAssembly, and how far the page is shifted; before anything runs. The core is
 * what has a memory and a table, of functions; `repeated` are modules that are compiled, or instances that are made of
 * one, once more.
 */
export async function countInPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = { cores: 0, repeated: 0, shift: 0, errors: [] as string[] };
    Object.assign(window, { counts });
    const seen = new Set<unknown>();
    const see = (what: unknown): void => {
      if (seen.has(what)) counts.repeated += 1;
      seen.add(what);
    };
    WebAssembly.Module = new Proxy(WebAssembly.Module, {
      construct: (target, values: [Uint8Array]) => {
        see(values[0].join());
        return Reflect.construct(target, values);
      },
    });
    WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
      construct: (target, values: [WebAssembly.Module]) => {
        see(values[0]);
        const instance = Reflect.construct(target, values);
        const exported = Object.values((instance as WebAssembly.Instance).exports);
        const has = (Kind: typeof WebAssembly.Memory | typeof WebAssembly.Table): boolean =>
          exported.some((value) => value instanceof Kind);
        if (has(WebAssembly.Memory) && has(WebAssembly.Table)) counts.cores += 1;
        return instance;
      },
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counts.shift += (entry as { value?: number }).value!;
    }).observe({ type: 'layout-shift', buffered: true });
    window.addEventListener('error', ({ message }) => counts.errors.push(message));
    window.addEventListener('unhandledrejection', ({ reason }) =>
      counts.errors.push(String(reason)),
    );
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      counts.errors.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

export interface Counts {
  readonly cores: number;
  readonly repeated: number;
  readonly shift: number;
  readonly errors: readonly string[];
}

export const countsOf = (page: Page): Promise<Counts> =>
  page.evaluate(() => (window as unknown as { counts: Counts }).counts);
