/** Firefox, by WebDriver BiDi. */
import puppeteer, { type Browser as Firefox, type Page } from 'puppeteer-core';
import { Browser, type Point } from './browser.js';
import { VIEWPORT } from './viewport.js';

/**
 * What a page had begun to load when the test went to the next one, which is told then: a font with the status
 * NS_BINDING_ABORTED, and the icon, for which Firefox asks when it likes. Whether they are there the server says.
 */
const CUT_OFF = /status=2152398850|icon\.svg’\. A ServiceWorker intercepted/;

export class FirefoxBrowser extends Browser {
  /** The protocol tells all that the console is told. */
  readonly prelude = '';
  readonly #faults: string[] = [];
  /** The end of what the console has been told so far. */
  #mark = 0;
  #marked: (() => void) | undefined;

  private constructor(
    readonly firefox: Firefox,
    readonly page: Page,
  ) {
    super();
    page.on('pageerror', (error) => this.#tell(String(error)));
    page.on('console', (message) => {
      if (message.text() === this.#markText) this.#marked?.();
      else if (['error', 'warn'].includes(message.type())) this.#tell(message.text());
    });
  }

  /** `home` is the folder for all that it leaves behind. */
  static async launch(home: string): Promise<Browser> {
    const firefox = await puppeteer.launch({
      browser: 'firefox',
      executablePath: process.env.SEPAX_FIREFOX || '/usr/bin/firefox-esr',
      // Root may not run it in a folder of somebody else.
      env: { ...process.env, HOME: home },
      defaultViewport: VIEWPORT,
    });
    const page = await firefox.newPage();
    return new FirefoxBrowser(firefox, page);
  }

  #tell(fault: string): void {
    if (!CUT_OFF.test(fault)) this.#faults.push(fault);
  }

  get #markText(): string {
    return `end of log ${this.#mark}`;
  }

  async open(url: string): Promise<void> {
    // What the page before still loads would be cut off, and told as a fault of the next one.
    await this.page.waitForNetworkIdle({ idleTime: 100 });
    // What a service worker answers is no traffic of the page.
    await this.page.evaluate('document.fonts.ready.then(() => null)');
    await this.page.goto(url);
  }

  evaluate(expression: string): Promise<unknown> {
    return this.page.evaluate(expression);
  }

  async press(...way: readonly Point[]): Promise<void> {
    const { mouse } = this.page;
    for (const [i, { x, y }] of way.entries()) {
      await mouse.move(x, y);
      if (i === 0) await mouse.down();
    }
  }

  release(): Promise<void> {
    return this.page.mouse.up();
  }

  async faults(): Promise<string[]> {
    this.#mark += 1;
    const marked = new Promise<void>((done) => {
      this.#marked = done;
    });
    await this.evaluate(`console.log(${JSON.stringify(this.#markText)})`);
    await marked;
    return this.#faults.splice(0);
  }

  screenshot(): Promise<Uint8Array> {
    return this.page.screenshot();
  }

  print(): Promise<Uint8Array> {
    return this.page.pdf({ format: 'A4' });
  }

  close(): Promise<void> {
    return this.firefox.close();
  }
}
