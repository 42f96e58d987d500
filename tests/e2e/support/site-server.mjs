// Serves the built site to the tests: `node site-server.mjs PORT`. As hosts of sites do it, browsers may keep scripts
// and styles, whose names have a hash in them, and what is not there is not found; `vite preview` has browsers ask for
// each of them anew on each page, looks for it on the disk then, and gives the home page for what is not there.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typeOf } from '../../consumers/harness/content-types.mjs';

const SITE = fileURLToPath(new URL('../../../build/site', import.meta.url));

/** The file that is meant by a path, with its headers. */
async function read(path) {
  const name = normalize(path.endsWith('/') ? `${path}index.html` : path);
  const body = await readFile(join(SITE, name)).catch(() => undefined);
  return {
    body,
    headers: {
      'content-type': typeOf(extname(name)),
      'content-length': body?.length ?? 0,
      'cache-control': name.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      // Figures are for pages of other origins.
      'access-control-allow-origin': '*',
    },
  };
}

const files = new Map();

createServer(async ({ url }, response) => {
  const path = new URL(`http://site${url}`).pathname;
  if (!files.has(path)) files.set(path, read(path));
  const { body, headers } = await files.get(path);
  response.writeHead(body === undefined ? 404 : 200, headers).end(body);
}).listen(Number(process.argv[2]), '127.0.0.1');
