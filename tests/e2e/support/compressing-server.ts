import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { closed, type HostPage, listening } from './host-page.js';

const pack = promisify(gzip);

/** Finds what has a path, such as `/embed.js`. */
type Source = (path: string) => Promise<Response>;

/** What is at another origin. */
export const atOrigin =
  (origin: string): Source =>
  (path) =>
    fetch(`${origin}${path}`);

/** The scripts in a folder of this project. */
export const inFolder =
  (folder: string): Source =>
  async (path) =>
    new Response(new Uint8Array(await readFile(`${folder}${path}`)), {
      headers: { 'content-type': 'text/javascript' },
    });

/** Serves as hosts of sites and networks for packages do: compressed, and for pages of all origins. */
export async function compressingServer(source: Source): Promise<HostPage> {
  const server = createServer(async (request, response) => {
    const answer = await source(request.url!);
    const body = await pack(new Uint8Array(await answer.arrayBuffer()), { level: 9 });
    response.writeHead(answer.status, {
      'access-control-allow-origin': '*',
      'content-encoding': 'gzip',
      'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
    });
    response.end(body);
  });
  return { url: await listening(server), close: () => closed(server) };
}
