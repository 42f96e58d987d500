import { expect } from '@playwright/test';
import { test } from './support/kept-page.js';
import { leastOverlap } from './support/oracle.js';
import { Playground } from './support/playground.js';

test('the shape menu gives each outline', async ({ page }) => {
  const playground = await new Playground(page).open();
  const card = playground.element.locator('sepax-shape-card').nth(1);
  const menu = card.getByRole('combobox', { name: 'Outline' });
  const outlines = [
    ['Triangle', 3],
    ['Box', 4],
    ['Pentagon', 5],
    ['Hexagon', 6],
    ['Regular polygon', 8],
    ['Long sliver', 3],
  ] as const;
  for (const [name, corners] of outlines) {
    await menu.selectOption({ label: name });
    expect((await playground.state()).b.points).toHaveLength(corners);
    await expect(menu.locator('option:checked')).toHaveText(name);
  }
  await menu.selectOption({ label: 'Regular polygon' });
  await card.getByRole('spinbutton', { name: 'Sides' }).fill('17');
  await page.keyboard.press('Enter');
  expect((await playground.state()).b.points).toHaveLength(17);
  await playground.handle('b:3').focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(menu.locator('option:checked')).toHaveText('Your own outline');
  expect(playground.problems).toEqual([]);
});

test('the hull of a country becomes a shape', async ({ page }) => {
  const playground = await new Playground(page).open();
  const card = playground.element.locator('sepax-shape-card').first();
  const before = await playground.state();
  await card
    .getByRole('combobox', { name: 'Outline' })
    .selectOption({ label: 'Hull of a country …' });
  expect(await playground.state()).toEqual(before);
  const menu = card.getByRole('combobox', { name: 'Country' });
  await expect(menu).toBeEnabled();
  expect(await menu.locator('option').count()).toBeGreaterThan(150);

  await menu.selectOption({ label: 'Kenya' });
  const { points } = (await playground.state()).a;
  expect(points.length).toBeGreaterThan(5);
  const size = (i: 0 | 1): number =>
    Math.max(...points.map((p) => p[i])) - Math.min(...points.map((p) => p[i]));
  expect(Math.max(size(0), size(1))).toBeCloseTo(150, 0);
  // y points down: the north of Kenya, which is wide, has the lesser y.
  expect(size(1)).toBeGreaterThan(size(0));
  await expect(menu.locator('option:checked')).toHaveText('Kenya');
  const depth = Math.max(0, leastOverlap(await playground.state()));
  expect(Number(await playground.element.getAttribute('data-depth'))).toBeCloseTo(depth, 9);
  expect(playground.problems).toEqual([]);
});

test.describe('pasted points', () => {
  const good: [string, string, number][] = [
    ['pairs', '[[0,0],[120,10],[90,80],[10,60]]', 4],
    ['objects', '[{"x":0,"y":0},{"x":90,"y":0},{"x":40,"y":70}]', 3],
    ['flat', '[0,0, 80,0, 80,50, 0,50]', 4],
    ['a ring that repeats its first point', '[[0,0],[60,0],[60,60],[0,0]]', 3],
    ['the other winding, with a corner on an edge', '[[0,60],[60,60],[60,0],[30,0],[0,0]]', 4],
  ];
  for (const [name, json, corners] of good) {
    test(`good: ${name}`, async ({ page }) => {
      const playground = await new Playground(page).open();
      const before = await playground.state();
      await page.getByRole('button', { name: 'Paste points' }).first().click();
      await page.getByRole('textbox', { name: 'Points' }).fill(json);
      await page.getByRole('button', { name: 'Use these points' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      const after = await playground.state();
      expect(after.a.points).toHaveLength(corners);
      expect([after.a.x, after.a.y]).toEqual([before.a.x, before.a.y]);
      expect(playground.problems).toEqual([]);
    });
  }

  const bad: [string, string, RegExp][] = [
    ['no JSON', '[[0,0],[1,1]', /not JSON/],
    ['a dent', '[[0,0],[100,0],[50,20],[100,100],[0,100]]', /points\[2\].*dent/],
    ['crossing edges', '[[0,0],[100,100],[100,0],[0,100]]', /points\[0\].*points\[2\]/],
    ['a word for a number', '[[0,0],[100,"far"],[0,100]]', /points\[1\].*number/],
    ['too few points', '[[0,0],[100,0]]', /at least 3/],
    ['points on one line', '[[0,0],[50,50],[100,100]]', /one line/],
    ['not a list', '{"type":"Polygon"}', /list of points/],
    ['a number beyond all bounds', '[[0,0],[1e999,0],[0,1]]', /points\[1\].*finite/],
  ];
  for (const [name, json, message] of bad) {
    test(`refused: ${name}`, async ({ page }) => {
      const playground = await new Playground(page).open();
      const before = await playground.state();
      await page.getByRole('button', { name: 'Paste points' }).nth(1).click();
      await page.getByRole('textbox', { name: 'Points' }).fill(json);
      await page.getByRole('button', { name: 'Use these points' }).click();
      await expect(page.getByRole('alert')).toHaveText(message);
      await expect(page.getByRole('textbox', { name: 'Points' })).toBeFocused();
      expect(await playground.state()).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await playground.state()).toEqual(before);
      expect(playground.problems).toEqual([]);
    });
  }

  test('tiny points are scaled on request', async ({ page }) => {
    const playground = await new Playground(page).open();
    await page.getByRole('button', { name: 'Paste points' }).first().click();
    await page
      .getByRole('textbox', { name: 'Points' })
      .fill('[[0.001,0],[0.003,0],[0.003,0.001],[0.001,0.001]]');
    await page.getByRole('checkbox', { name: 'Scale to a handy size' }).check();
    await page.getByRole('button', { name: 'Use these points' }).click();
    expect((await playground.state()).a.points).toEqual([
      [-75, -37.5],
      [75, -37.5],
      [75, 37.5],
      [-75, 37.5],
    ]);
  });
});
