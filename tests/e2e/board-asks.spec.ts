/** What the board asks besides the pair, and what helps to put the question. */
import { AxeBuilder } from '@axe-core/playwright';
import { test as alone, expect, type Page } from '@playwright/test';
import { Board } from './support/board.js';
import { test } from './support/kept-page.js';

const row = '#v1&1=circle:30@-150,0&2=box:60,60@0,0&3=box:60,60@120,0&pair=1,2&velocity=240,0';

const ask = (page: Page, kind: string) =>
  page.getByRole('combobox', { name: 'Ask' }).selectOption(kind);
const answer = (page: Page, name: string) => page.locator(`.answer [data-name="${name}"]`);

test('rays, segments, points, casts, slides, walks and ways out are asked', async ({ page }) => {
  const board = await new Board(page).open(row);
  await ask(page, 'What a meets on its way');
  // The circle comes 90 of 240 units far.
  await expect(answer(page, 'sweep')).toHaveText(/^shape 2: 37\.5 %.*\nshape 3: 87\.5 %/);
  await ask(page, 'Where a slides to');
  await expect(answer(page, 'translation')).toHaveText('(90.00, 0.00)');
  await page.getByRole('button', { name: 'Move shape 1 there' }).click();
  expect((await board.state()).things[0]).toMatchObject({ x: -60, y: 0 });
  await ask(page, 'Where a walks to');
  await expect(answer(page, 'walls')).toContainText('shape 2: wall');
  await ask(page, 'The way for a out of everything');
  await expect(answer(page, 'separate')).toHaveText('(0.00, 0.00)');
  await ask(page, 'What a ray meets');
  await expect(answer(page, 'castRayAll')).toBeVisible();
  const { question } = await board.state();
  expect(question).toMatchObject({ kind: 'ray' });
  // Its ends are dragged, and a link has them.
  const end = await board.centreOf('ask:to');
  await board.drag(end, { x: 10, y: 20 });
  expect((await board.state()).question).not.toEqual(question);
  await expect.poll(() => page.url()).toContain('&ask=ray:');
  await ask(page, 'Where a point is');
  await expect(answer(page, 'containsPoint')).toHaveText('none');
  const { violations } = await new AxeBuilder({ page }).include('sepax-board').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(board.problems).toEqual([]);
});

test('a step is scrubbed through, moment by moment', async ({ page }) => {
  const board = await new Board(page).open(row);
  const slider = page.locator('[data-moment]');
  await slider.fill('0.25');
  await expect(page.locator('.moment [data-name=distance]')).toHaveText('30.00');
  await slider.fill('0.5');
  await expect(page.locator('.moment [data-name=distance]')).toHaveText('−30.00');
  expect(board.problems).toEqual([]);
});

alone(
  'the program is opened in an editor, and prints what the board says',
  async ({ page, context }) => {
    const board = await new Board(page).open(row);
    let sent = '';
    await context.route('https://stackblitz.com/**', (route) => {
      sent = route.request().postData() ?? '';
      return route.fulfill({ body: 'an editor' });
    });
    await board.button('Export').click();
    const [editor] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Open in StackBlitz' }).click(),
    ]);
    await editor.waitForLoadState();
    const fields = new URLSearchParams(sent);
    const code = fields.get('project[files][index.js]')!;
    expect(code).toContain('console.dir({ hit, impact }, { depth: null });');
    expect(JSON.parse(fields.get('project[files][package.json]')!).dependencies.sepax).toMatch(
      /^\d/,
    );
    expect(board.problems).toEqual([]);
  },
);

test('grid, cursor and snapping', async ({ page }) => {
  const board = await new Board(page).open(row);
  await page.locator('[data-overlay=grid]').check();
  await expect.poll(() => page.url()).toContain('show=grid');
  await board.handle('2').scrollIntoViewIfNeeded();
  const middle = await board.centreOf('2');
  await page.mouse.move(middle.x, middle.y);
  await expect(page.locator('.place')).toHaveText('(0.00, 0.00)');
  await board.button('Snap to the grid').click();
  await board.drag(middle, { x: 33, y: 21 });
  const { x, y } = (await board.state()).things[1]!;
  expect([x, y].every((value) => Number.isInteger(value / 5))).toBe(true);
  expect(x).toBeGreaterThan(0);
  await board.handle('2').press('ArrowRight');
  expect((await board.state()).things[1]!.x).toBeGreaterThan(x + 4);
  expect(board.problems).toEqual([]);
});

alone('several are chosen, named, moved, and pasted in another tab', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const board = await new Board(page).open(row);
  await board.handle('1').focus();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('주인공');
  await name.press('Enter');
  await expect(
    page.getByRole('combobox').filter({ hasText: '주인공 · circle' }).first(),
  ).toBeVisible();
  await board.handle('1').focus();
  const second = await board.centreOf('2');
  await page.keyboard.down('Shift');
  await page.mouse.click(second.x, second.y);
  await page.keyboard.up('Shift');
  await expect(page.getByText('2 shapes are chosen')).toBeVisible();
  const before = (await board.state()).things;
  await board.drag(second, { x: 0, y: 40 });
  const after = (await board.state()).things;
  const moved = after.map(({ y }, i) => Math.round(y - before[i]!.y));
  expect(moved[0]).toBe(moved[1]);
  expect(moved[0]).toBeGreaterThan(10);
  expect(moved[2]).toBe(0);
  await page.keyboard.press('ControlOrMeta+c');
  const other = await context.newPage();
  const second_ = await new Board(other).open('#v1');
  await second_.button('Fit to view').focus();
  await other.keyboard.press('ControlOrMeta+v');
  await expect(second_.element).toHaveAttribute('data-things', '2');
  expect((await second_.state()).things.map(({ name: called }) => called)).toEqual([
    '주인공',
    undefined,
  ]);
  expect([...board.problems, ...second_.problems]).toEqual([]);
});

test('from 30 shapes on, names give way but for those that are looked at', async ({ page }) => {
  const many = Array.from(
    { length: 36 },
    (_, i) => `${i + 1}=circle:8@${(i % 6) * 20},${Math.floor(i / 6) * 20}`,
  );
  const board = await new Board(page).open(`#v1&${many.join('&')}&pair=1,2`);
  await board.settle();
  await expect(page.locator('sepax-stage .faint')).toHaveCount(34);
  await board.handle('9').focus();
  await expect(page.locator('sepax-stage .faint')).toHaveCount(33);
  await board.open(`#v1&${many.slice(0, 29).join('&')}&pair=1,2`);
  await expect(page.locator('sepax-stage .faint')).toHaveCount(0);
});

test('an empty board shows push and contacts', async ({ page }) => {
  const board = await new Board(page).open();
  await board.button('Empty').click();
  expect((await board.state()).overlays).toEqual(['push', 'contacts']);
});

test('of more shapes than fit, some are chosen', async ({ page }) => {
  const board = await new Board(page).open('#v1');
  const things = Array.from({ length: 103 }, (_, i) => ({
    form: { kind: 'circle', radius: 2 },
    x: 5 * i,
    y: 0,
    degrees: 0,
    ...(i === 102 ? { name: 'last' } : {}),
  }));
  await board.button('Import').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(JSON.stringify({ things }));
  await expect(
    dialog.getByRole('group', { name: '103 shapes, and room for 100. Chosen: 100' }),
  ).toBeVisible();
  await expect(dialog.getByLabel('last · circle')).toBeDisabled();
  await dialog.getByLabel('1 · circle', { exact: true }).uncheck();
  await dialog.getByLabel('last · circle').check();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(board.element).toHaveAttribute('data-things', '100');
  expect((await board.state()).things.at(-1)!.name).toBe('last');
  expect(board.problems).toEqual([]);
});

test('two fingers pan and pinch the board, and a finger that rests opens the menu', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const board = await new Board(page).open(row);
  await page.locator('sepax-stage').scrollIntoViewIfNeeded();
  const box = (await page.locator('sepax-stage').boundingBox())!;
  const session = await context.newCDPSession(page);
  type Finger = { readonly x: number; readonly y: number; readonly id: number };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const fingers = (x: number, y: number, apart: number): Finger[] => [
    { x: box.x + x - apart / 2, y: box.y + y, id: 1 },
    { x: box.x + x + apart / 2, y: box.y + y, id: 2 },
  ];
  const before = await board.state();
  const [first, scale] = [await board.centreOf('1'), await board.scale()];
  const top = 30;
  await touch('touchStart', fingers(195, top, 120));
  await touch('touchMove', fingers(215, top + 10, 120));
  await touch('touchEnd', []);
  await board.settle();
  const panned = await board.centreOf('1');
  expect([panned.x - first.x, panned.y - first.y].map(Math.round)).toEqual([20, 10]);
  await touch('touchStart', fingers(195, top, 120));
  for (const apart of [150, 180, 240]) await touch('touchMove', fingers(195, top, apart));
  await touch('touchEnd', []);
  await board.settle();
  expect((await board.scale()) / scale).toBeCloseTo(2, 2);
  expect(await page.evaluate(() => window.visualViewport!.scale)).toBe(1);
  // Nothing was moved by it, and one finger is left to the page.
  expect(await board.state()).toEqual(before);
  await board.button('Fit to view').click();
  await page.locator('sepax-stage').scrollIntoViewIfNeeded();
  await board.settle();

  const shape = await board.centreOf('2');
  await touch('touchStart', [{ ...shape, id: 1 }]);
  const menu = page.getByRole('menu', { name: 'Shape 2' });
  await expect(menu).toBeVisible();
  await touch('touchEnd', []);
  await expect(menu).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(board.element).toHaveAttribute('data-things', '4');
  await expect(menu).toBeHidden();
  expect(board.problems).toEqual([]);
  await context.close();
});

test('the menu of a shape, by the other button and by keys', async ({ page }) => {
  const board = await new Board(page).open(row);
  const third = await board.centreOf('3');
  await page.mouse.click(third.x, third.y, { button: 'right' });
  const menu = page.getByRole('menu', { name: 'Shape 3' });
  await expect(menu.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused();
  const { violations } = await new AxeBuilder({ page })
    .include({ fromShadowDom: ['sepax-board', 'sepax-thing-menu'] })
    .analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(board.element).toHaveAttribute('data-things', '2');
  await page.mouse.click(third.x, third.y + 60, { button: 'right' });
  await expect(page.getByRole('menu', { name: 'Board' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu', { name: 'Board' })).toBeHidden();
  expect(board.problems).toEqual([]);
});

test('the hero of the game runs on the shapes, and a link keeps where he begins', async ({
  page,
  context,
}) => {
  const board = await new Board(page).open('#v1&1=box:600,40@0,20&2=box:60,60@200,-30&pair=1,2');
  await ask(page, 'Run through it');
  await expect(answer(page, 'walls')).toContainText('shape 1: floor');
  const start = await board.centreOf('ask:at');
  await board.drag(start, { x: 40, y: 0 });
  const { question } = await board.state();
  await expect.poll(() => page.url()).toContain('&ask=run:');
  const still = await board.pixels();
  // The keys are his as soon as he runs.
  await board.button('Run').click();
  await page.keyboard.down('ArrowRight');
  await expect(board.button('Pause')).toBeVisible();
  await expect.poll(() => board.pixels()).not.toBe(still);
  await page.keyboard.up('ArrowRight');
  await board.button('Pause').click();
  // What he does is no change of the board.
  expect((await board.state()).question).toEqual(question);
  const other = await new Board(await context.newPage()).open(new URL(page.url()).hash);
  expect((await other.state()).question).toEqual(question);
  await ask(page, 'Nothing else');
  await expect(page.locator('.runner')).toHaveCount(0);
  expect([...board.problems, ...other.problems]).toEqual([]);
});

test('a finger lets him run, and the level can be drawn meanwhile', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const board = await new Board(page).open('#v1&1=box:900,40@0,20&ask=run:-100,-20');
  await board.button('Run').tap();
  await expect(board.button('Pause')).toBeVisible();
  const right = page.locator('.runner [data-command=right]');
  await right.scrollIntoViewIfNeeded();
  const { x, y } = (await right.boundingBox())!;
  const before = await board.pixels();
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: x + 20, y: y + 20 }]);
  await expect.poll(() => board.pixels()).not.toBe(before);
  await touch('touchEnd', []);
  await page.locator('[data-kind="circle"]').tap();
  await expect(board.element).toHaveAttribute('data-things', '2');
  await expect(board.button('Pause')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('sepax-board').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(board.problems).toEqual([]);
  await context.close();
});
