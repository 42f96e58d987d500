/** WebKitGTK's own small browser, by WebDriver. */
import { Browser, type Point, PRINT } from './browser.js';
import { type Display, openDisplay } from './display.js';
import { VIEWPORT } from './viewport.js';
import { WebDriver } from './webdriver.js';
import { printByWebKit } from './webkit-print.js';

/**
 * WebDriver tells nothing of the console, so the page itself listens, before all other scripts. Runs
 * in pages.
 */
function collectFaults(): void {
  const faults: string[] = [];
  Object.assign(globalThis, { faults });
  for (const level of ['error', 'warn'] as const) {
    const said = console[level];
    console[level] = (...values: unknown[]): void => {
      faults.push(`console.${level}: ${values.join(' ')}`);
      said(...values);
    };
  }
  // What fails to load tells only its element.
  addEventListener(
    'error',
    ({ message, target }) => faults.push(message ?? `lost: ${target}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`against the policy: ${violatedDirective} ${blockedURI}`),
  );
}

export class WebKitBrowser extends Browser {
  readonly prelude = `(${collectFaults})()`;

  private constructor(
    readonly display: Display,
    readonly driver: WebDriver,
    readonly home: string,
  ) {
    super();
  }

  /** `home` is the folder for all that it leaves behind. */
  static async launch(home: string): Promise<Browser> {
    const display = await openDisplay();
    try {
      const driver = await WebDriver.start('WebKitWebDriver', {
        HOME: home,
        DISPLAY: display.name,
        // Without a graphics card, frames made by means of one take ten times as long.
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      });
      await driver.post('window/rect', { x: 0, y: 0, ...VIEWPORT });
      return new WebKitBrowser(display, driver, home);
    } catch (error) {
      display.close();
      throw error;
    }
  }

  async open(url: string): Promise<void> {
    await this.driver.post('url', { url });
  }

  evaluate(expression: string): Promise<unknown> {
    return this.driver.post('execute/sync', { script: `return ${expression}`, args: [] });
  }

  /** A page that leads on to another takes the question with it: then the other one is asked. */
  override async until<Values extends unknown[]>(
    ...question: Parameters<typeof Browser.prototype.until<Values>>
  ): Promise<void> {
    try {
      await super.until(...question);
    } catch (error) {
      if (!String(error).includes('unload event')) throw error;
      await super.until(...question);
    }
  }

  async press(...way: readonly Point[]): Promise<void> {
    const [first, ...others] = way.map(({ x, y }) => ({
      type: 'pointerMove',
      x: Math.round(x),
      y: Math.round(y),
    }));
    await this.#mouse([first, { type: 'pointerDown', button: 0 }, ...others]);
  }

  release(): Promise<void> {
    return this.#mouse([{ type: 'pointerUp', button: 0 }]);
  }

  faults(): Promise<string[]> {
    return this.evaluate('globalThis.faults.splice(0)') as Promise<string[]>;
  }

  async screenshot(): Promise<Uint8Array> {
    return Buffer.from((await this.driver.get('screenshot')) as string, 'base64');
  }

  async print(): Promise<Uint8Array> {
    const url = await this.evaluate('location.href');
    return printByWebKit(this.driver.browser, url + PRINT, this.home);
  }

  async close(): Promise<void> {
    await this.driver.close();
    this.display.close();
  }

  async #mouse(actions: readonly unknown[]): Promise<void> {
    const parameters = { pointerType: 'mouse' };
    const mouse = { type: 'pointer', id: 'mouse', parameters, actions };
    await this.driver.post('actions', { actions: [mouse] });
  }
}
