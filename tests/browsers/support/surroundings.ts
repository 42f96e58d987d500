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
  readonly #onMissing = (pathname: string): number => this.#missing.push(pathname);

  private constructor(
    readonly home: string,
    readonly browser: Browser,
    readonly host: Host,
  ) {}

  #site!: FolderServer;
  #blog!: FolderServer;

  static async create(launch: Launch): Promise<Surroundings> {
    const home = mkdtempSync(join(tmpdir(), 'sepax-browser-'));
    const browser = await launch(home);
    const made = new Surroundings(home, browser, await Host.create(browser.prelude));
    await made.#serve();
    return made;
  }

  async #serve(): Promise<void> {
    const onMissing = this.#onMissing;
    const prelude = this.browser.prelude && `<script>${this.browser.prelude}</script>`;
    this.#site = await serveFolder(join(ROOT, 'build/site'), {}, { prelude, onMissing });
    this.#blog = await serveFolder(this.host.consumer.folder, POLICY, { onMissing });
  }

  /** Goes to a page of the site. */
  openSite(path: string): Promise<void> {
    return this.browser.open(this.#site.url + path);
  }

  /** Goes to a page of the other origin. */
  openBlog(page: string): Promise<void> {
    return this.browser.open(`${this.#blog.url}${page}.html`);
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
    await this.browser.close();
    this.#site.close();
    this.#blog.close();
    this.host.consumer.remove();
    rmSync(this.home, { recursive: true, force: true });
  }
}
