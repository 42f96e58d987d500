/**
 * A page that the tests of a worker take over from one another, and one of a phone for those that say so. What a lesson
 * needs is compiled and cached there: it comes in three fifths of the processor's time that it takes in a context of
 * its own, which is what a test run is made of. For tests that ask a page what it is like, in windows of any size. Those
 * that look at what is loaded or stored, or add scripts of their own, take Playwright's `test`.
 */
import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';

/** After so many tests another page is opened: what documents leave behind in a renderer is looked through again and again. */
const MOST_TESTS = 25;

type Device = Pick<BrowserContextOptions, 'hasTouch' | 'isMobile'>;

interface Kept {
  readonly page: Page;
  tests: number;
}

export const test = base.extend<{ page: Page }, { takePage: (device: Device) => Promise<Page> }>({
  takePage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, serviceWorkers, contextOptions } = project.use;
      const all = new Map<string, Kept>();
      await use(async (device) => {
        const name = JSON.stringify(device);
        let kept = all.get(name);
        if (kept === undefined || kept.tests === MOST_TESTS) {
          await kept?.page.context().close();
          const context = await browser.newContext({
            baseURL: baseURL!,
            serviceWorkers: serviceWorkers!,
            ...contextOptions,
            ...device,
          });
          kept = { page: await context.newPage(), tests: 0 };
          all.set(name, kept);
        }
        kept.tests += 1;
        return kept.page;
      });
      for (const { page } of all.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  // Of a test that fails nothing is left: the next one begins in another worker.
  page: async ({ takePage, viewport, contextOptions, baseURL, hasTouch, isMobile }, use) => {
    const kept = await takePage({ hasTouch: hasTouch ?? false, isMobile: isMobile ?? false });
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
