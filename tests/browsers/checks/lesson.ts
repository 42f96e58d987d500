/** A lesson of the site. */
import { expect, test } from 'vitest';
import type { Surroundings } from '../support/surroundings.js';
import { dragHandle } from './drag.js';

interface LessonElement extends HTMLElement {
  readonly state: unknown;
  readonly steps: readonly unknown[];
}

const PREVIOUS = '.buttons button:nth-of-type(1)';
const NEXT = '.buttons button:nth-of-type(3)';

export function lessonChecks(here: () => Surroundings): void {
  test('a lesson: a handle is dragged', async () => {
    const { browser } = here();
    await here().openSite('lessons/separating-axis/');
    const state = (): Promise<string> =>
      browser.on('sepax-lesson', (lesson) => JSON.stringify((lesson as LessonElement).state));
    await browser.until('[data-id="a"]');
    const before = await state();
    await dragHandle(browser, 'a', { x: -50, y: 40 });
    expect(await state()).not.toBe(before);
  });

  test('a lesson: its buttons go through all steps', async () => {
    const { browser } = here();
    await here().openSite('lessons/separating-axis/');
    // Its buttons are in the page before it comes to life.
    await browser.until('sepax-lesson', ({ dataset }) => dataset.place !== undefined);
    await browser.until(NEXT);
    const place = (): Promise<number> =>
      browser.on('sepax-lesson', ({ dataset }) => Number(dataset.place));
    for (let at = await place(); at > 0; at -= 1) await browser.click(PREVIOUS);
    expect(await place()).toBe(0);
    const count = await browser.on(
      'sepax-lesson',
      (lesson) => (lesson as LessonElement).steps.length,
    );
    const said = new Set<string>();
    for (let at = 0; at < count; at += 1) {
      expect(await place()).toBe(at);
      said.add(await browser.on('.say', ({ textContent }) => textContent));
      if (at < count - 1) await browser.click(NEXT);
    }
    expect(said.size).toBe(count);
  });
}
