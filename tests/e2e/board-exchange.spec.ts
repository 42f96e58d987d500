import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { SepaxFigure } from '../../web/embed/sepax-figure.js';
import type { SepaxBoard } from '../../web/figures/board/sepax-board.js';
import type { BoardState } from '../../web/figures/board/state.js';
import { propertyOf, settledFigure, textOf } from './support/embedded.js';
import { problemsOf } from './support/page.js';

const empty = './board/#v1';

/** Once it is there, and knows its things. */
const boardOf = (page: Page): Locator => page.locator('sepax-board[data-things]');
const stateOf = (page: Page): Promise<BoardState> =>
  boardOf(page).evaluate((element) => (element as SepaxBoard).state);
const kindsOf = async (page: Page): Promise<string[]> =>
  (await stateOf(page)).things.map(({ form }) => form.kind);

/** Opens one of the dialogs. */
async function open(page: Page, name: 'Import' | 'Export'): Promise<Locator> {
  await boardOf(page).getByRole('button', { name, exact: true }).click();
  const dialog = boardOf(page).getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

const press = (dialog: Locator, name: string): Promise<void> =>
  dialog.getByRole('button', { name, exact: true }).click();

async function accessible(page: Page, dialog: string): Promise<void> {
  const builder = new AxeBuilder({ page }).include({ fromShadowDom: ['sepax-board', dialog] });
  const { violations, passes } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain('color-contrast');
}

test('shapes are imported by pasting, from a file, and in the place of others', async ({
  page,
}) => {
  const problems = problemsOf(page);
  await page.goto(empty);
  const dialog = await open(page, 'Import');
  const add = dialog.getByRole('button', { name: 'Add' });
  await expect(add).toBeDisabled();
  const field = dialog.getByRole('textbox');
  await field.fill('<svg><path d="M0 0L10 0');
  await expect(dialog.locator('.error')).toContainText('tags do not match');
  await expect(add).toBeDisabled();
  await field.fill(
    '<svg><path d="M0 0L9 9L9 0L0 9z"/><circle r="5"/><rect width="9" height="4"/></svg>',
  );
  await expect(dialog.getByRole('figure')).toContainText('SVG: 2 shapes');
  await expect(dialog.getByRole('listitem')).toHaveText(
    /^<path> 1 was left out.*Edge 0 crosses edge 2/,
  );
  await accessible(page, 'sepax-import-dialog');
  await add.click();
  expect(await kindsOf(page)).toEqual(['circle', 'box']);
  await expect(dialog).toBeHidden();

  await open(page, 'Import');
  const file = { name: 'dart.json', mimeType: 'application/json' };
  const points = Buffer.from('[[0, 0], [40, 10], [0, 20], [10, 10]]');
  await dialog.locator('input[type=file]').setInputFiles({ ...file, buffer: points });
  await expect(dialog.getByRole('figure')).toContainText('Points: 1 shape');
  await dialog.getByLabel('Scale to the board').uncheck();
  await dialog.getByLabel('Replace what is there').check();
  await add.press('Enter');
  const [dart, ...others] = (await stateOf(page)).things;
  expect(dart).toMatchObject({ form: { kind: 'concave' }, y: 10 });
  expect(dart?.x).toBeCloseTo(50 / 3, 3);
  expect(others).toEqual([]);
  await page.keyboard.press('ControlOrMeta+z');
  expect(await kindsOf(page)).toEqual(['circle', 'box']);
  expect(problems).toEqual([]);
});

test('a board goes out as text and picture, and comes back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const problems = problemsOf(page);
  await page.goto('./board/');
  const before = await stateOf(page);
  const dialog = await open(page, 'Export');
  await accessible(page, 'sepax-export-dialog');
  const copied = async (format: string): Promise<string> => {
    await press(dialog, format);
    await press(dialog, 'Copy');
    await expect(dialog.getByRole('status')).toHaveText('Copied.');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('JavaScript')).toContain("} from 'sepax';");
  expect(await copied('SVG')).toMatch(/^<svg [^>]*viewBox/);
  const link = await copied('Link');
  const json = await copied('JSON');

  await press(dialog, 'PNG');
  await expect(dialog.getByRole('img')).toBeVisible();
  const saved = page.waitForEvent('download');
  await press(dialog, 'Save board.png');
  const png = await readFile(await (await saved).path());
  const { width, height } = (await boardOf(page).locator('canvas').first().boundingBox())!;
  expect(png.readUInt32BE(16)).toBe(Math.round(2 * width));
  expect(png.readUInt32BE(20)).toBe(Math.round(2 * height));
  await press(dialog, 'Close');

  await page.goto('about:blank');
  await page.goto(link);
  expect(await stateOf(page)).toEqual(before);
  await page.goto('about:blank');
  await page.goto(empty);
  const back = await open(page, 'Import');
  await back.getByRole('textbox').fill(json);
  await back.getByLabel('Replace what is there').check();
  await expect(back.getByLabel('Scale to the board')).not.toBeChecked();
  await press(back, 'Add');
  expect(await stateOf(page)).toEqual(before);
  expect(problems).toEqual([]);
});

test('what is drawn by hand becomes a shape', async ({ page }) => {
  await page.goto(empty);
  await boardOf(page).getByRole('button', { name: 'Draw', exact: true }).click();
  const { x, y } = (await boardOf(page).locator('sepax-stage').boundingBox())!;
  await page.mouse.move(x + 300, y + 200);
  await page.mouse.down();
  for (let i = 1; i <= 40; i += 1) {
    const angle = (i * Math.PI) / 20;
    await page.mouse.move(x + 200 + 100 * Math.cos(angle), y + 200 + 100 * Math.sin(angle));
  }
  await page.mouse.up();
  expect(await kindsOf(page)).toEqual(['circle']);
  await page.mouse.move(x + 400, y + 100);
  await page.mouse.down();
  await page.mouse.move(x + 500, y + 150, { steps: 8 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await kindsOf(page)).toEqual(['circle']);
});

test('a board is a figure for other pages, in both languages', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const state = '#v1&1=circle:40@-60,0&2=box:60,40*8@60,0~30&pair=1,2&show=push';
  await page.goto(`./embed/board.html?lang=en${state}`);
  const figure = page.locator('sepax-figure');
  await settledFigure(figure);
  expect(await textOf(figure)).toMatch(/^Apart\. A gap of .* shape 1 and shape 2/);
  const hit = figure.evaluate(
    (element) =>
      new Promise<{ intersects: boolean }>((done) => {
        element.addEventListener('hit', (event) => done((event as CustomEvent).detail));
      }),
  );
  const mark = (await figure.locator('[data-id]').first().boundingBox())!;
  await page.mouse.move(mark.x + mark.width / 2, mark.y + mark.height / 2);
  await page.mouse.down();
  await page.mouse.move(mark.x + 120, mark.y, { steps: 6 });
  await page.mouse.up();
  expect(await hit).toMatchObject({ intersects: true });
  expect(await propertyOf(figure, 'state')).toMatch(/^#v1&1=circle:40@-?\d/);
  const svg = await figure.evaluate((element) => (element as SepaxFigure).toSVG());
  expect(svg).toContain('<title>A board with shapes.');
  await figure.evaluate((element) => element.setAttribute('lang', 'ko'));
  await expect.poll(() => textOf(figure)).toMatch(/^겹쳐 있음\. .*도형 1, 도형 2/);
  await figure.evaluate((element) => element.setAttribute('state', '#v1&1=circle:x@0,0'));
  await expect.poll(() => textOf(figure)).toContain('닿은 도형: 1–2');
  expect(errors).toEqual([]);
});
