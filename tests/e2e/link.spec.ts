import { expect } from '@playwright/test';
import { test } from './support/kept-page.js';
import type { State } from './support/oracle.js';
import { Playground } from './support/playground.js';

const hashOf = (url: string): string => new URL(url).hash;

test('T12: a link restores the state exactly, on a fresh page', async ({ page, context }) => {
  const playground = await new Playground(page).open();
  await playground.scene('Slide');
  await playground.drag(await playground.centreOf('a:turn'), { x: 31, y: 17 });
  await playground.drag(await playground.centreOf('b:2'), { x: 13, y: 21 });
  await page.getByRole('button', { name: 'Move a one step' }).click();
  await playground.setStep(3);
  const state = await playground.state();
  await expect.poll(() => hashOf(page.url())).toContain('step=3');
  const again = await new Playground(await context.newPage()).open(hashOf(page.url()));
  expect(await again.state()).toEqual(state);
  expect(hashOf(again.page.url())).toBe(hashOf(page.url()));
});

test('a link can be written by hand', async ({ page }) => {
  const playground = await new Playground(page).open(
    '#v1&a=0,0_40,0_40,30@10,20~15&b=0,0_9,0_0,9@100,0&velocity=5,-2.5&step=1',
  );
  expect(await playground.state()).toEqual({
    a: {
      points: [
        [0, 0],
        [40, 0],
        [40, 30],
      ],
      x: 10,
      y: 20,
      degrees: 15,
    },
    b: {
      points: [
        [0, 0],
        [9, 0],
        [0, 9],
      ],
      x: 100,
      y: 0,
      degrees: 0,
    },
    velocity: [5, -2.5],
    step: 1,
  });
});

const triangle = '0,0_40,0_40,30@10,20';
const garbage: [string, string][] = [
  ['another version', `#v2&a=${triangle}&b=${triangle}`],
  ['no version', `#a=${triangle}&b=${triangle}`],
  ['nothing after the version', '#v1'],
  ['a word', '#hello'],
  ['bad escapes', '#%E0%A4%A'],
  ['a missing shape', `#v1&a=${triangle}`],
  ['NaN', `#v1&a=NaN,0_40,0_40,30@10,20&b=${triangle}`],
  ['Infinity', `#v1&a=0,0_Infinity,0_40,30@10,20&b=${triangle}`],
  ['1e308', `#v1&a=0,0_1e308,0_40,30@10,20&b=${triangle}`],
  ['a far place', `#v1&a=0,0_40,0_40,30@1e99,20&b=${triangle}`],
  ['hexadecimal', `#v1&a=0x10,0_40,0_40,30@10,20&b=${triangle}`],
  ['two points', `#v1&a=0,0_40,0@10,20&b=${triangle}`],
  ['a dent', `#v1&a=0,0_100,0_50,20_100,100_0,100@0,0&b=${triangle}`],
  ['crossing edges', `#v1&a=0,0_100,100_100,0_0,100@0,0&b=${triangle}`],
  ['one line', `#v1&a=0,0_1,1_2,2@0,0&b=${triangle}`],
  ['three numbers to a point', `#v1&a=0,0,0_40,0_40,30@10,20&b=${triangle}`],
  ['a bad velocity', `#v1&a=${triangle}&b=${triangle}&velocity=fast`],
  ['a negative step', `#v1&a=${triangle}&b=${triangle}&step=-1`],
  ['a broken step', `#v1&a=${triangle}&b=${triangle}&step=1.5`],
  ['100,000 points', `#v1&a=${'0,0_'.repeat(100_000)}@0,0&b=${triangle}`],
  ['markup', '#v1&a=<img src=x onerror=alert(1)>&b='],
  ['a prototype', '#v1&__proto__=1&constructor=2'],
];
/** What the page shows without a link: each worker asks for it once. */
let usual: State | undefined;

for (const [name, hash] of garbage) {
  test(`T12: garbage in the link gives the usual start and a notice: ${name}`, async ({ page }) => {
    const playground = new Playground(page);
    usual ??= await (await playground.open()).state();
    // Another place of a page that is there does not load it.
    await page.goto('about:blank');
    await playground.open(hash);
    expect(await playground.state()).toEqual(usual);
    await expect(page.getByText('The link could not be read')).toBeVisible();
    expect(playground.problems).toEqual([]);
  });
}

test('a step beyond the last shows the answer', async ({ page }) => {
  const playground = await new Playground(page).open(`#v1&a=${triangle}&b=${triangle}&step=99`);
  expect((await playground.state()).step).toBe('all');
});

test('T12: the back button goes from change to change, not through the drags', async ({ page }) => {
  const playground = await new Playground(page).open();
  const start = await playground.state();
  const hashes: string[] = [];
  for (const by of [30, -20]) {
    const before = page.url();
    const { x, y } = await playground.centreOf('a');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by / 2, y);
    // Long enough for the address to follow the drag.
    await expect.poll(() => page.url()).not.toBe(before);
    await page.mouse.move(x + by, y);
    await page.mouse.up();
    const { a } = await playground.state();
    await expect.poll(() => hashOf(page.url())).toContain(`@${a.x},${a.y}~`);
    hashes.push(hashOf(page.url()));
  }
  const last = await playground.state();
  await page.goBack();
  expect(hashOf(page.url())).toBe(hashes[0]);
  expect((await playground.state()).a.x).not.toBe(last.a.x);
  await page.goForward();
  expect(await playground.state()).toEqual(last);
  await page.goBack();
  await page.goBack();
  expect(hashOf(page.url())).toBe('');
  // The first entry has no hash: the page shows what it opened with.
  expect(await playground.state()).toEqual(start);
});
