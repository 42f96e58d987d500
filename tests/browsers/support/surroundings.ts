/** A browser, and what it looks at: the built site, and pages of another origin. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FolderServer, serveFolder } from '../../consumers/harness/server.mjs';
import { ROOT } from '../../js/support/consumer.js';
import type { Browser } from '../engines/browser.js';
import { Host, POLICY } from './host.js';

export type Launch = (home: string) => Promise<Browser>;

export class Surroundings {
  readonly #missing: string[] = [];
  readonly #home = mkdtempSync(join(tmpdir(), 'sepax-browser-'));
  #browser: Browser | undefined;
  #host: Host | undefined;
  #site: FolderServer | undefined;
  #blog: FolderServer | undefined;

  private constructor() {}

  static async create(launch: Launch): Promise<Surroundings> {
    const made = new Surroundings();
    try {
      await made.#open(launch);
    } catch (error) {
      await made.close();
      throw error;
    }
    return made;
  }

  async #open(launch: Launch): Promise<void> {
    this.#browser = await launch(this.#home);
    const script = this.#browser.prelude;
    this.#host = await Host.create(script);
    const onMissing = (pathname: string): number => this.#missing.push(pathname);
    const prelude = script && `<script>${script}</script>`;
    this.#site = await serveFolder(join(ROOT, 'build/site'), {}, { prelude, onMissing });
    this.#blog = await serveFolder(this.#host.consumer.folder, POLICY, { onMissing });
  }

  get browser(): Browser {
    return this.#browser!;
  }

  get host(): Host {
    return this.#host!;
  }

  /** Goes to a page of the site. */
  openSite(path: string): Promise<void> {
    return this.browser.open(this.#site!.url + path);
  }

  /** Goes to a page of the other origin. */
  openBlog(page: string): Promise<void> {
    return this.browser.open(`${this.#blog!.url}${page}.html`);
  }

  /** What a page of the other origin comes to, as JSON. */
  async answerOf(page: string): Promise<unknown> {
    await this.openBlog(page);
    await this.browser.until('html', () => 'answer' in globalThis);
    return JSON.parse((await this.browser.evaluate('JSON.stringify(answer)')) as string);
  }

  /** What has gone wrong since this was last asked: on the console, and what was looked for in vain. */
  async faults(): Promise<string[]> {
    return [...(await this.browser.faults()), ...this.#missing.splice(0)];
  }

  /** Keeps what the window shows, in build/browsers. */
  async keepPicture(name: string): Promise<void> {
    const folder = join(ROOT, 'build/browsers');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, `${name.replace(/\W+/g, '-')}.png`),
      await this.browser.screenshot(),
    );
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    this.#site?.close();
    this.#blog?.close();
    this.#host?.consumer.remove();
    rmSync(this.#home, { recursive: true, force: true });
  }
}
