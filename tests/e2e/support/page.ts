import type { ConsoleMessage, Page } from '@playwright/test';

/** What goes wrong on the page from now on: errors, and what the console warns of. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const bad = message.type() === 'error' || message.type() === 'warning';
    if (bad && isOfPage(message)) problems.push(message.text());
  });
  return problems;
}

/** Whether the page says it, and not Playwright, which blocks service workers for most tests. */
export const isOfPage = (message: ConsoleMessage): boolean =>
  message.text() !== 'Service Worker registration blocked by Playwright';

/** Waits until what has changed is rendered and painted. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
