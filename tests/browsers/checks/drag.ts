import type { Browser, Point } from '../engines/browser.js';

/** Drags a handle of a stage by the mouse, and sees that it follows. */
export async function dragHandle(browser: Browser, id: string, by: Point): Promise<void> {
  const handle = `[data-id="${id}"]`;
  await browser.until(handle);
  await browser.show(handle);
  const from = await browser.centreOf(handle);
  const to = { x: from.x + by.x, y: from.y + by.y };
  await browser.press(from, { x: from.x + by.x / 2, y: from.y + by.y / 2 }, to);
  await browser.until(
    handle,
    (element, end) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return Math.hypot(x + width / 2 - end.x, y + height / 2 - end.y) < 2;
    },
    to,
  );
  // The view may change after this.
  await browser.release();
  await browser.settle();
}
