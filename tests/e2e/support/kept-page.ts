/**
 * A page that the tests of a worker take over from one another. What a lesson needs is compiled and cached there: it
 * comes in three fifths of the processor's time that it takes in a context of its own, which is what a test run is made
 * of. For tests that ask a page what it is like, in windows of any size. Those that look at what is loaded or stored,
 * or add scripts of their own, take Playwright's `test`.
 */
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';

/** After so many tests another page is opened: what documents leave behind in a renderer is looked through again and again. */
const MOST_TESTS = 25;

interface OfWorker {
  /** What it is a page of, where that is no desk. */
  device: Pick<BrowserContextOptions, 'hasTouch' | 'isMobile'>;
  takePage: () => Promise<Page>;
}

export const test = base.extend<{ page: Page }, OfWorker>({
  device: [{}, { scope: 'worker' }],
  takePage: [
    async ({ browser, device }, use, { project }) => {
      const { baseURL, serviceWorkers, contextOptions } = project.use;
      let tests = 0;
      let page: Page | undefined;
      await use(async () => {
        if (tests % MOST_TESTS === 0) {
          await page?.context().close();
          const context = await browser.newContext({
            baseURL: baseURL!,
            serviceWorkers: serviceWorkers!,
            ...contextOptions,
            ...device,
          });
          page = await context.newPage();
        }
        tests += 1;
        return page!;
      });
      await page?.context().close();
    },
    { scope: 'worker' },
  ],
  // Of a test that fails nothing is left: the next one begins in another worker.
  page: async ({ takePage, viewport, contextOptions, baseURL }, use) => {
    const kept = await takePage();
    await kept.setViewportSize(viewport!);
    const { reducedMotion = null } = contextOptions;
    await kept.emulateMedia({ colorScheme: 'light', reducedMotion });
    await use(kept);
    const opened = kept
      .context()
      .pages()
      .filter((page) => page !== kept);
    await Promise.all(opened.map((page) => page.close()));
    kept.removeAllListeners();
    await kept.unrouteAll();
    await kept.mouse.move(0, 0);
    await kept.goto('about:blank');
    const session = await kept.context().newCDPSession(kept);
    const { origin } = new URL(baseURL!);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
    await session.detach();
  },
});

/** The same of a phone, which is touched. */
export const onPhone = test.extend<object, OfWorker>({
  device: [{ hasTouch: true, isMobile: true }, { scope: 'worker' }],
});
