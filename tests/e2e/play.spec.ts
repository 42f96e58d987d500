import { expect, test } from '@playwright/test';
import { readingTime } from '../../web/figure/voice/reading-time.js';
import { Lesson } from './support/lesson.js';

/** No moment for the sake of which the clock is asked is nearer than this to where a step ends, in milliseconds. */
const margin = 100;

for (const language of ['en', 'ko'] as const) {
  test(`while the steps are played, each stays as long as it takes to read it, ${language}`, async ({
    page,
  }) => {
    await page.clock.install();
    const lesson = await new Lesson(page, 'way-out', language).open();
    await lesson.show(0);
    // From here on only the test lets time pass.
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    const play = page.locator('sepax-stepper .buttons button').nth(1);
    await play.click();
    expect(await lesson.step()).toBe(0);
    let passed = 0;
    for (let place = 0; place < 3; place += 1) {
      const time = readingTime((await lesson.shown()).said, language);
      expect(time).toBeGreaterThanOrEqual(2000);
      await page.clock.runFor(time - passed - margin);
      expect(await lesson.step()).toBe(place);
      await page.clock.runFor(2 * margin);
      expect(await lesson.step()).toBe(place + 1);
      passed = margin;
      // A pause takes nothing from the time of the step.
      await play.click();
      await page.clock.runFor(60_000);
      expect(await lesson.step()).toBe(place + 1);
      await play.click();
    }
    await play.click();
    await page.clock.runFor(60_000);
    expect(await lesson.step()).toBe(3);
  });
}
