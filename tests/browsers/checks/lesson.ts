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
    // A step is taken back before the eyes of its reader, and ends where the one before it does.
    for (let at = await place(); at > 0; at = await place()) {
      await browser.click(PREVIOUS);
      await browser.until(
        'sepax-lesson',
        ({ dataset }, before) => Number(dataset.place) < before,
        at,
      );
    }
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

  test('a lesson: picture, formula and steps fill its workbench in a low window', async () => {
    const { browser } = here();
    await here().openSite('lessons/separating-axis/');
    await browser.until('sepax-lesson', ({ dataset }) => dataset.place !== undefined);
    await browser.on('body', (body) => {
      const frame = document.createElement('iframe');
      frame.style.cssText = 'width: 1280px; height: 720px';
      frame.src = window.location.href;
      body.replaceChildren(frame);
    });
    await browser.until('iframe', (frame) => {
      const { contentDocument } = frame as HTMLIFrameElement;
      return contentDocument?.querySelector<HTMLElement>('sepax-lesson')?.dataset.place;
    });
    await browser.settle();
    const edges = await browser.on('iframe', (frame) => {
      const page = (frame as HTMLIFrameElement).contentDocument!;
      const parts = ['.canvas', '.formulas', 'sepax-stepper'];
      const boxes = parts.map((part) => page.querySelector(part)!.getBoundingClientRect());
      const stage = page.querySelector('sepax-stage')!.getBoundingClientRect();
      const whole = page.querySelector('.figure')!.getBoundingClientRect();
      return [
        [whole.top, boxes[0]!.top],
        [boxes[0]!.bottom, boxes[1]!.top],
        [boxes[1]!.bottom, boxes[2]!.top],
        [boxes[2]!.bottom, whole.bottom],
        [boxes[0]!.height, stage.height],
      ];
    });
    for (const [edge, next] of edges) expect(Math.abs(edge! - next!)).toBeLessThan(3);
  });
}
