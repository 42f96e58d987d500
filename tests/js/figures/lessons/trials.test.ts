/** What is to be tried: when it counts as done, and how long it is praised. */
import { expect, test } from 'vitest';
import { Trials } from '../../../../web/figure/element/trials.js';
import { lessonNames } from '../../../../web/figures/registry.js';
import { figureOf, isSolved, viewOf } from './support.js';

test('praise lasts as long as what it praises, and what was done stays done', async () => {
  const figure = await figureOf('way-out');
  const trials = new Trials(figure.challenges);
  const shallow = viewOf(figure, 'a=0,0_100,0_100,100_0,100@0,0&b=0,0_100,0_100,100_0,100@99.5,0');
  const apart = viewOf(figure, 'a=0,0_100,0_100,100_0,100@0,0&b=0,0_100,0_100,100_0,100@120,0');
  trials.judge(shallow);
  expect(trials.latest).toBe('try.shallow');
  expect([...trials.holding]).toEqual(['try.shallow']);
  trials.withdraw(apart);
  expect(trials.latest).toBeNull();
  expect(trials.holding.size).toBe(0);
  expect([...trials.done]).toEqual(['try.shallow']);
  // Passed by: only what a hand has left there is judged.
  trials.withdraw(shallow);
  expect(trials.holding.size).toBe(0);
});

test('what an earlier visit has done is done, and not praised', async () => {
  const trials = new Trials((await figureOf('way-out')).challenges, ['try.tie']);
  expect([...trials.done]).toEqual(['try.tie']);
  expect(trials.latest).toBeNull();
});

test.each(lessonNames)('%s begins with nothing done', async (name) => {
  const figure = await figureOf(name);
  const view = viewOf(figure);
  expect(figure.challenges.filter((one) => one.isSolved(view)).map(({ key }) => key)).toEqual([]);
});

test('lesson 9: the line of the centre passes only a wall that stands still', async () => {
  const figure = await figureOf('fast-bullets');
  const turning = viewOf(figure, `${figure.start}&spin=20`);
  expect(isSolved(figure, 'try.side', turning)).toBe(false);
  const passed = viewOf(figure, 'p=-112,80&v=228,0&r=12&wall=14,150@22,0~0');
  expect(isSolved(figure, 'try.side', passed)).toBe(true);
});

test('lesson 10: whether all 15 axes are without a gap is looked at in space', async () => {
  const figure = await figureOf('turned-boxes');
  const lowered = 'a=-46,26,-24,150&b=36,-34,38,130&lift=40&roll=45';
  const spatial = viewOf(figure, lowered, viewOf(figure, lowered).steps.length - 1);
  expect(spatial.step.phase).toBe('edges');
  expect(isSolved(figure, 'try.lower', spatial)).toBe(true);
  expect(isSolved(figure, 'try.lower', viewOf(figure, lowered))).toBe(false);
});
