import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { closed, type HostPage, listening } from './host-page.js';

const pack = promisify(gzip);

/** Serves what is at another origin as hosts of sites do: compressed, and for pages of all origins. */
export async function compressingServer(origin: string): Promise<HostPage> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${origin}${request.url}`);
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
