import { expect, test } from 'vitest';
import { lessonNames } from '../../../web/figures/registry.js';
import { acts } from '../../../web/site/lessons/acts.js';
import { figureOf } from '../figures/lessons/support.js';

test('the acts hold all lessons in their order, each with its number of things to try', async () => {
  const told = acts.flat();
  expect(told.map(([name]) => name)).toEqual([...lessonNames]);
  for (const [name, trials] of told) {
    expect(trials, name).toBe((await figureOf(name)).challenges.length);
  }
});
