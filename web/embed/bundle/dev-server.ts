import { createReadStream, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';

const sources = fileURLToPath(new URL('../..', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
};

/** What makes files of the embed, and which of them. */
export interface Maker {
  readonly makes: RegExp;
  make(folder: string): Promise<void>;
}

/** Serves the embed while the site is worked on: made when it is asked for, and anew after a change. */
export function serveEmbed(server: ViteDevServer, folder: string, makers: readonly Maker[]): void {
  const made = new Map<Maker, Promise<void>>();
  server.watcher.add(sources).on('change', () => made.clear());
  server.middlewares.use('/embed', async (request, response, next) => {
    const name = /^\/([\w.-]+)(?:\?|$)/.exec(request.url ?? '')?.[1];
    const maker = makers.find(({ makes }) => name !== undefined && makes.test(name));
    if (name === undefined || maker === undefined) return next();
    try {
      if (!made.has(maker))
        made.set(
          maker,
          mkdir(folder, { recursive: true }).then(() => maker.make(folder)),
        );
      await made.get(maker);
    } catch (error) {
      made.delete(maker);
      return next(error);
    }
    const file = join(folder, name);
    if (!existsSync(file)) return next();
    response.setHeader('content-type', types[extname(name)] ?? 'text/plain');
    response.setHeader('access-control-allow-origin', '*');
    createReadStream(file).pipe(response);
  });
}
