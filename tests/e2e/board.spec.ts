import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Form } from '../../web/figures/board/state.js';
import { Board } from './support/board.js';
import { test } from './support/kept-page.js';
import { contactTimes, leastOverlap, type State } from './support/oracle.js';

const palette = [
  ['Point', 'point'],
  ['Circle', 'circle'],
  ['Box', 'box'],
  ['Rounded', 'box'],
  ['Segment', 'segment'],
  ['Capsule', 'segment'],
  ['Polygon', 'polygon'],
  ['Outline', 'concave'],
  ['Hole', 'concave'],
  ['Line', 'polyline'],
] as const;

test('places for characters are chosen from a list, which lets go of them again', async ({
  page,
}) => {
  const board = await new Board(page).open();
  const places = page.getByLabel('Characters', { exact: true });
  await expect(places).toHaveValue('');
  await places.selectOption('A door that closes');
  await expect(board.element).toHaveAttribute('data-things', '4');
  expect((await board.state()).velocity).toEqual([280, 0]);
  await expect(page.getByRole('status')).toContainText('meets');
  await board.button('Move shape 1 one step').click();
  await expect(board.element).toHaveAttribute('data-touching', /1-2/);
  await board.button('Dents').click();
  await expect(places).toHaveValue('');
  expect(board.problems).toEqual([]);
});

test('shapes of every kind are added where there is room, and taken away again', async ({
  page,
}) => {
  const board = await new Board(page).open();
  await board.button('Empty').click();
  await expect(board.element).toHaveAttribute('data-things', '0');
  for (const [i, [name]] of palette.entries()) {
    await board.button(name).click();
    await expect(board.element).toHaveAttribute('data-things', String(i + 1));
    await expect(board.handle(String(i + 1))).toBeFocused();
  }
  const { things, pair } = await board.state();
  expect(things.map(({ form }) => form.kind)).toEqual(palette.map(([, kind]) => kind));
  expect(pair).toEqual([0, 1]);
  await expect(board.element).toHaveAttribute('data-touching', '');
  await board.button('Duplicate').click();
  await expect(board.element).toHaveAttribute('data-things', '11');
  for (const left of [10, 9]) {
    await board.button('Delete').click();
    await expect(board.element).toHaveAttribute('data-things', String(left));
  }
  await board.button('Undo').click();
  await expect(board.element).toHaveAttribute('data-things', '10');
  expect(board.problems).toEqual([]);
});

/** The corners of a polygon or a box. */
function pointsOf(form: Form): [number, number][] {
  if (form.kind === 'polygon') return form.points.map(([x, y]) => [x, y]);
  if (form.kind !== 'box') throw new Error(`no corners: ${form.kind}`);
  const [x, y] = [form.width / 2, form.height / 2];
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
}

const pairOfSquares =
  '#v1&1=polygon:-50,-50_50,-50_50,50_-50,50@-120,0&2=polygon:-50,-50_50,-50_50,50_-50,50@120,0&3=circle:30@0,-120&pair=1,2';

test('the mouse moves, bends, turns and resizes, and the library has the last word', async ({
  page,
}) => {
  const board = await new Board(page).open(pairOfSquares);
  const scale = await board.scale();
  const middle = await board.centreOf('1');
  await board.drag({ x: middle.x + 30, y: middle.y - 30 }, { x: 40, y: 20 });
  const moved = (await board.state()).things[0]!;
  expect(moved.x).toBeCloseTo(-120 + 40 / scale, 1);
  expect(moved.y).toBeCloseTo(20 / scale, 1);

  // Deep into the square: a dent. Over its other side: refused, with the last good state kept.
  const corner = await board.centreOf('1:0:2');
  await board.drag(corner, { x: -65 * scale, y: -65 * scale });
  expect((await board.state()).things[0]!.form.kind).toBe('concave');
  await expect(page.getByRole('heading', { name: 'Shape 1: concave polygon' })).toBeVisible();
  await board.drag(await board.centreOf('1:0:2'), { x: -60 * scale, y: 10 * scale });
  await expect(board.notice).toContainText('cross itself');
  expect((await board.state()).things[0]!.form.kind).toBe('concave');

  await board.handle('2').focus();
  await board.drag(await board.centreOf('2:turn'), { x: 60, y: 60 });
  expect((await board.state()).things[1]!.degrees).toBeGreaterThan(20);
  await board.handle('3').focus();
  await board.drag(await board.centreOf('3:radius'), { x: 15 * scale, y: 0 });
  expect((await board.state()).things[2]!.form).toMatchObject({ kind: 'circle' });
  expect((await board.state()).things[2]!.form).toHaveProperty('radius', expect.closeTo(45, 0));

  // With Shift the next one is looked at together with the one that is chosen.
  const second = await board.centreOf('2');
  await page.keyboard.down('Shift');
  await page.mouse.click(second.x, second.y);
  await page.keyboard.up('Shift');
  expect((await board.state()).pair).toEqual([2, 1]);

  // A double click on an edge adds a corner to it.
  await board.handle('1').focus();
  const [from, to] = [await board.centreOf('1:0:0'), await board.centreOf('1:0:1')];
  await page.mouse.dblclick(from.x + (to.x - from.x) * 0.25, from.y + (to.y - from.y) * 0.25);
  await expect(board.handle('1:0:4')).toBeVisible();
  expect(board.problems).toEqual([]);
});

test('the mouse drags the view, and the wheel zooms it with Ctrl only', async ({ page }) => {
  const board = await new Board(page).open(pairOfSquares);
  const start = await board.state();
  const [first, scale] = [await board.centreOf('1'), await board.scale()];
  const empty = { x: (await board.centreOf('3')).x, y: first.y };
  await board.drag(empty, { x: 37, y: 21 });
  const moved = await board.centreOf('1');
  expect([moved.x - first.x, moved.y - first.y].map(Math.round)).toEqual([37, 21]);
  await board.button('Zoom in').click();
  await board.settle();
  expect((await board.scale()) / scale).toBeCloseTo(1.25, 3);
  const under = await board.centreOf('2');
  await page.mouse.move(under.x, under.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 100);
  await page.keyboard.up('Control');
  await expect.poll(() => board.scale()).toBeLessThan(1.2 * scale);
  const still = await board.centreOf('2');
  expect([still.x - under.x, still.y - under.y].map(Math.round).map(Math.abs)).toEqual([0, 0]);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await board.button('Fit to view').click();
  await board.settle();
  expect(await board.scale()).toBeCloseTo(scale, 6);
  expect(await board.state()).toEqual(start);
});

test('fingers drag two shapes at once; a finger on the board itself scrolls', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const board = await new Board(page).open(pairOfSquares);
  await page.locator('sepax-stage').scrollIntoViewIfNeeded();
  const before = await board.state();
  const [first, second] = [await board.centreOf('1'), await board.centreOf('2')];
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: first.x, y: first.y + y, id: 1 },
              { x: second.x, y: second.y - y, id: 2 },
            ],
    });
  await touch('touchStart', 0);
  await touch('touchMove', 20);
  await touch('touchMove', 40);
  await touch('touchEnd', 40);
  const after = await board.state();
  expect(after.things[0]!.y).toBeGreaterThan(before.things[0]!.y);
  expect(after.things[1]!.y).toBeLessThan(before.things[1]!.y);
  const sizes = await page
    .locator('sepax-stage .handle')
    .evaluateAll((handles) =>
      handles.map((handle) => Math.round(handle.getBoundingClientRect().width)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  const surface = page.locator('sepax-stage .surface');
  // Two fingers are the board's: see board-asks.spec.ts.
  await expect(surface).toHaveCSS('touch-action', 'pan-y');
  await context.close();
});

test('everything is in reach of the keyboard', async ({ page }) => {
  const board = await new Board(page).open(pairOfSquares);
  const { keyboard } = page;
  await board.handle('1').focus();
  await expect(board.element).toHaveAttribute('data-selected', '1');
  await keyboard.press('Shift+ArrowRight');
  await keyboard.press('ArrowDown');
  await keyboard.press(']');
  expect((await board.state()).things[0]).toMatchObject({ x: -110, y: 1, degrees: 1 });
  await keyboard.press('Home');
  expect((await board.state()).things[0]).toMatchObject({ x: -120, y: 0, degrees: 0 });

  // Through the handles of the first shape to the second, whose own come up then.
  for (const id of ['1:turn', '1:rounding', '1:0:0']) {
    await keyboard.press('Tab');
    await expect(board.handle(id)).toBeFocused();
  }
  await keyboard.press('+');
  await expect(board.handle('1:0:4')).toBeAttached();
  await keyboard.press('Delete');
  await expect(board.handle('1:0:4')).not.toBeAttached();
  await board.handle('1:0:3').focus();
  await keyboard.press('Tab');
  await expect(board.handle('2')).toBeFocused();
  await expect(board.element).toHaveAttribute('data-selected', '2');
  await expect(board.handle('2:turn')).toBeVisible();

  await keyboard.press('+');
  await expect(board.handle('4')).toBeFocused();
  await keyboard.press('Delete');
  await expect(board.element).toHaveAttribute('data-things', '3');
  await keyboard.press('Control+z');
  await expect(board.element).toHaveAttribute('data-things', '4');
  await keyboard.press('Control+y');
  await expect(board.element).toHaveAttribute('data-things', '3');

  // Two shapes are chosen, and the first pushed, without a pointer on the board.
  await page.getByLabel('b: the other one').selectOption('2');
  expect((await board.state()).pair).toEqual([0, 2]);
  const x = page.locator('.thing').getByLabel('x', { exact: true });
  await board.handle('3').focus();
  await x.fill('-90');
  await x.press('Enter');
  const status = page.getByRole('status');
  const deep = page.locator('.thing').getByLabel('y', { exact: true });
  await deep.fill('-60');
  await deep.press('Enter');
  await expect(board.element).toHaveAttribute('data-touching', '1-3');
  await expect(status).toContainText('Touching: 1 and 3.');
  const push = board.button('Push shape 1 out');
  await push.click();
  expect(Number(await board.element.getAttribute('data-depth'))).toBeLessThan(1e-9);
  await expect(push).toHaveAttribute('aria-disabled', 'true');
  await board.button('Start again').click();
  expect((await board.state()).things[2]).toMatchObject({ x: 0, y: -120 });
});

test('overlays are drawn for the pairs that have them, and say why for others', async ({
  page,
}) => {
  const board = await new Board(page).open();
  await board.button('Axes').click();
  const { things } = await board.state();
  const bodies = things.map(({ form, ...pose }) => ({ ...pose, points: pointsOf(form) }));
  const state: State = { a: bodies[0]!, b: bodies[1]!, velocity: null, step: 'all' };
  expect(await board.number('depth')).toBeCloseTo(leastOverlap(state), 2);
  expect(await board.number('distance')).toBeCloseTo(-leastOverlap(state), 2);

  let picture = await board.pixels();
  for (const name of [
    'axes',
    'projections',
    'push',
    'contacts',
    'regions',
    'difference',
    'bounds',
  ]) {
    await board.overlay(name).click();
    const next = await board.pixels();
    expect(next, name).not.toBe(picture);
    picture = next;
  }
  await expect(board.overlay('sweep')).toBeDisabled();
  await expect(board.overlay('sweep')).toHaveAccessibleDescription('needs a velocity');

  await board.button('Fast').click();
  for (const name of ['axes', 'projections', 'regions', 'difference']) {
    await expect(board.overlay(name)).toBeDisabled();
    await expect(board.overlay(name)).toHaveAccessibleDescription(/^for /);
  }
  await board.button('Ruler').click();
  await board.handle('ruler:to').focus();
  await page.keyboard.press('ArrowUp');
  const ruler = (await board.state()).ruler!;
  expect(ruler.to[1]).toBeCloseTo(ruler.from[1] - 1, 6);
  expect(board.problems).toEqual([]);
});

test('why an overlay cannot be shown is written as plainly as any other hint', async ({ page }) => {
  const board = await new Board(page).open();
  await expect(board.overlay('sweep')).toBeDisabled();
  const shown = await page.locator('#about-sweep').evaluate((reason) => {
    let opacity = 1;
    for (let at: Element | null = reason; at !== null; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    return { opacity, color: getComputedStyle(reason).color };
  });
  const hint = page.locator('#about-bounds');
  await expect(board.overlay('bounds')).toBeEnabled();
  expect(shown.opacity).toBe(1);
  await expect(hint).toHaveCSS('color', shown.color);
});

test('a velocity gives the time of impact, and the step leads up to it', async ({ page }) => {
  const board = await new Board(page).open(pairOfSquares);
  await page.getByLabel('During the step shape 1 moves').check();
  const velocity = page.getByRole('spinbutton', { name: 'Velocity x' });
  await velocity.fill('310');
  await velocity.press('Enter');
  const still = await board.pixels();
  await board.overlay('sweep').check();
  expect(await board.pixels()).not.toBe(still);
  const { things, velocity: way } = await board.state();
  const pair = things.slice(0, 2);
  const [a, b] = pair.map(({ form, ...pose }) => ({ ...pose, points: pointsOf(form) }));
  const { enter } = contactTimes({ a: a!, b: b!, velocity: [...way!], step: 'all' });
  expect(await board.number('time')).toBeCloseTo(100 * enter, 1);
  await board.button('Move shape 1 one step').click();
  await expect(board.element).toHaveAttribute('data-touching', /1-2/);
  expect((await board.state()).things[0]!.x).toBeCloseTo(20, 6);
});

test('a link restores the board on a fresh page, and the back button its states', async ({
  page,
  context,
}) => {
  const board = await new Board(page).open(pairOfSquares);
  const start = await board.state();
  await board.drag(await board.centreOf('1'), { x: 50, y: 30 });
  await board.overlay('bounds').check();
  const state = await board.state();
  await expect.poll(() => new URL(page.url()).hash).toContain('show=bounds');
  const again = await new Board(await context.newPage()).open(new URL(page.url()).hash);
  expect(await again.state()).toEqual(state);
  await page.goBack();
  await expect.poll(() => board.state()).toEqual(start);
});

test('links that say nonsense are refused with a word, and nothing breaks', async ({ page }) => {
  const board = await new Board(page).open();
  const usual = await board.state();
  for (const hash of ['#v2&1=point@0,0', '#v1&1=circle:-3@0,0', '#v1&1=blob:3@0,0', '#%E0%A4%A']) {
    await page.evaluate((next) => {
      window.location.hash = next;
    }, hash);
    await expect(board.notice, hash).toContainText('could not be read');
    expect(await board.state(), hash).toEqual(usual);
    await board.button('Dismiss').click();
  }
  expect(board.problems).toEqual([]);
});

test('axe finds nothing, and nothing overflows', async ({ page }) => {
  const board = await new Board(page).open();
  await board.handle('4').focus();
  await page.locator('.thing summary').click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // In the dark only colours are others.
    const axe = new AxeBuilder({ page });
    const chosen = colorScheme === 'light' ? axe : axe.withRules(['color-contrast']);
    const { violations } = await chosen.analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
  for (const width of [320, 390, 640, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `at ${width}`).toBeLessThanOrEqual(width);
  }
});
