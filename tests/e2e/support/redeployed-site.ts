/** The site of the embed, before and after it is published anew: its readers have the former script in their caches. */
import { readdirSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepFormer } from '../../../web/embed/publish/keep-former.mjs';
import { closed, listening } from './host-page.js';

const BUILT = fileURLToPath(new URL('../../../build/site/embed', import.meta.url));
const PRELUDE = 'prelude.js';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** As hosts say it that let browsers keep scripts: for a day. Modules of other origins have to be allowed. */
const HEADERS = { 'cache-control': 'public, max-age=86400', 'access-control-allow-origin': '*' };

/** What another build calls a file, whose hash is at the end of its name. */
const nextName = (name: string): string =>
  name.replace(/-(.{8})\.js$/, (_, hash: string) => `-${[...hash].reverse().join('')}.js`);

/** What the next build makes of the same sources but for the names: each file leads to others of the next build. */
async function buildAnew(embed: string): Promise<void> {
  const [names] = JSON.parse(await readFile(join(embed, 'builds.json'), 'utf8')) as [string[]];
  for (const file of await readdir(embed)) {
    if (!/\.js(on)?$/.test(file)) continue;
    const path = join(embed, file);
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      names.reduce((all, name) => all.replaceAll(name, nextName(name)), text),
    );
  }
  for (const name of names) await rename(join(embed, name), join(embed, nextName(name)));
}

/** A figure that was read before, and one far below that nobody has seen. */
export const twoFigures = ({ origin }: RedeployedSite, lang: string): string => `
  <sepax-figure id="seen" lesson="separating-axis" lang="${lang}"></sepax-figure>
  <p style="height:9000px">Text</p>
  <sepax-figure id="new" lesson="way-out" lang="${lang}">
    <a id="picture" href="#"><img src="${origin}/embed/way-out.${lang}.svg" alt="The figure as a picture"></a>
  </sepax-figure>`;

export class RedeployedSite {
  /** The names of the files that were asked for since the site was published last. */
  readonly asked: string[] = [];
  #published: string;

  readonly #former: readonly string[];

  private constructor(
    readonly folder: string,
    readonly server: Server,
    readonly origin: string,
  ) {
    this.#former = readdirSync(join(folder, 'former/embed'));
    this.#published = join(folder, 'former');
  }

  /** `prelude` is a script that is there besides, in all builds. */
  static async create(prelude = ''): Promise<RedeployedSite> {
    const folder = await mkdtemp(join(tmpdir(), 'sepax-redeployed-'));
    for (const build of ['former', 'next']) {
      await cp(BUILT, join(folder, build, 'embed'), { recursive: true });
    }
    await buildAnew(join(folder, 'next/embed'));
    for (const build of ['former', 'next']) await writeFile(join(folder, build, PRELUDE), prelude);
    const server = createServer();
    const site = new RedeployedSite(folder, server, new URL(await listening(server)).origin);
    server.on('request', async ({ url }, response) => {
      const { pathname } = new URL(url!, site.origin);
      site.asked.push(basename(pathname));
      const file = await readFile(join(site.#published, pathname)).catch(() => undefined);
      const type = TYPES[extname(pathname)] ?? 'application/octet-stream';
      response.writeHead(file ? 200 : 404, { 'content-type': type, ...HEADERS }).end(file);
    });
    return site;
  }

  /** Publishes the next build, with the files of the former one beside it by the recipe or without them. */
  async redeploy({ keepsFormer }: { keepsFormer: boolean }): Promise<void> {
    const next = join(this.folder, 'next');
    if (keepsFormer) await keepFormer(`${this.origin}/`, next);
    this.#published = next;
    this.asked.length = 0;
  }

  /** Whether the former script ran once more, out of a cache, and looked for what it loads under its former name. */
  get ranFormerScript(): boolean {
    const [former] = this.asked.filter((name) => /^way-out-.{8}\.js$/.test(name));
    return !this.asked.includes('sepax-embed.js') && this.#former.includes(former ?? '');
  }

  async close(): Promise<void> {
    await closed(this.server);
    await rm(this.folder, { recursive: true });
  }
}
