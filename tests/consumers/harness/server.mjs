// A server for a folder.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { typeOf } from './content-types.mjs';

/** A port that is free now. */
export async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/**
 * Serves a folder under /some/path/, as pages are on many hosts; resolves to {url, close}. `prelude` is
 * put into each page before all else of its head; `onMissing` is told of what is not there.
 */
export async function serveFolder(folder, headers = {}, { prelude = '', onMissing } = {}) {
  const prefix = '/some/path/';
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = join(folder, normalize(name.replace(prefix, '/')));
    const known = name.startsWith(prefix) && existsSync(file) && statSync(file).isFile();
    if (!known) {
      if (pathname !== '/favicon.ico') onMissing?.(pathname);
      response.writeHead(404).end();
      return;
    }
    const type = typeOf(extname(file));
    response.writeHead(200, { 'content-type': type, ...headers });
    if (type === 'text/html') {
      response.end(readFileSync(file, 'utf8').replace(/<head[^>]*>/, `$&${prelude}`));
    } else {
      createReadStream(file).pipe(response);
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}${prefix}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
