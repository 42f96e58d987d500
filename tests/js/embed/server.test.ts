import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let server: ViteDevServer;
let address = '';

beforeAll(async () => {
  server = await createServer({
    configFile: `${root}/vite.config.ts`,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0 },
    // Nothing of the site itself is asked for.
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  const { port } = server.httpServer!.address() as { port: number };
  address = `http://127.0.0.1:${port}/embed/`;
});

afterAll(() => server.close());

test('the server for work on the site has the embed, and what that loads', async () => {
  const script = await fetch(`${address}sepax-embed.js`);
  expect(script.headers.get('content-type')).toBe('text/javascript');
  const [, figure] = /import\(`\.\/(figure-[\w-]+\.js)`\)/.exec(await script.text())!;
  const loaded = await fetch(address + figure);
  expect(loaded.headers.get('content-type')).toBe('text/javascript');
  expect(await loaded.text()).toContain('sepax-lesson-figure');
});
