import { expect, type Page, type Request } from '@playwright/test';

/** What a page loads, from now on. */
export class Loads {
  readonly #begun = new Set<Request>();
  readonly #ended = new Set<Request>();

  constructor(readonly page: Page) {
    page.on('request', this.#begin);
    page.on('requestfinished', this.#end);
    page.on('requestfailed', this.#end);
  }

  readonly #begin = (request: Request): unknown => this.#begun.add(request);
  readonly #end = (request: Request): unknown => this.#ended.add(request);

  /**
   * Waits until all that was begun has ended and the page, once it has nothing left to do, begins no more. Playwright's
   * `networkidle` also waits half a second, and for ever if nothing is left that could end.
   */
  async end(): Promise<void> {
    const begunWhenIdle = async (): Promise<number> => {
      await this.page.evaluate(async () => {
        // The first one may be that of the work that is about to begin. Where browsers crowd each other out, a page that
        // nobody does anything to is sometimes told of no idle moment at all.
        const timeout = 5000;
        for (let i = 0; i < 2; i += 1)
          await new Promise((done) => requestIdleCallback(done, { timeout }));
      });
      return this.#begun.size;
    };
    await expect(async () => {
      const before = this.#begun.size;
      expect(await begunWhenIdle()).toBe(before);
      const open = [...this.#begun].filter((request) => !this.#ended.has(request));
      expect(open.map((request) => request.url())).toEqual([]);
    }).toPass();
    this.page.off('request', this.#begin);
    this.page.off('requestfinished', this.#end);
    this.page.off('requestfailed', this.#end);
  }
}
