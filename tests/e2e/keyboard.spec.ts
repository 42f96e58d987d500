import { expect } from '@playwright/test';
import { test } from './support/kept-page.js';
import { worldPoints } from './support/oracle.js';
import { Playground } from './support/playground.js';

test('T6: Tab reaches every handle in order, and leaves', async ({ page }) => {
  await new Playground(page).open();
  await page.getByRole('button', { name: 'Share' }).focus();
  const reached: string[] = [];
  for (let i = 0; i < 11; i += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        let active = document.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        return active?.getAttribute('aria-label') ?? '';
      }),
    );
  }
  const corners = (shape: string, count: number): string[] =>
    Array.from({ length: count }, (_, i) => `Corner ${i} of shape ${shape}`);
  expect(reached).toEqual([
    'Move shape a',
    'Turn shape a',
    ...corners('a', 3),
    'Move shape b',
    'Turn shape b',
    ...corners('b', 4),
  ]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Previous step' })).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`T6: the focus ring has a contrast of 3:1 and more, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const playground = await new Playground(page).open();
    await playground.handle('b').focus();
    await page.keyboard.press('Tab');
    const handle = playground.handle('b:turn');
    await expect(handle).toBeFocused();
    const { ring, ground, width } = await handle.evaluate((element) => {
      const style = getComputedStyle(element);
      const host = (element.getRootNode() as ShadowRoot).host;
      return {
        ring: style.outlineColor,
        ground: getComputedStyle(host).backgroundColor,
        width: Number.parseFloat(style.outlineWidth),
      };
    });
    expect(width).toBeGreaterThanOrEqual(2);
    expect(contrast(ring, ground)).toBeGreaterThanOrEqual(3);
  });
}

/** The contrast ratio of WCAG 2 between two opaque colours, as `getComputedStyle` writes them. */
function contrast(p: string, q: string): number {
  const luminance = (colour: string): number => {
    const [r, g, b] = colour.match(/[\d.]+/g)!.map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark, light] = [luminance(p), luminance(q)].sort((m, n) => m - n) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test('T6: arrows move by 1, with Shift by 10; brackets turn; Home resets', async ({ page }) => {
  const playground = await new Playground(page).open();
  const start = await playground.state();
  await playground.handle('a').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press(']');
  await page.keyboard.press(']');
  await page.keyboard.press('[');
  await page.keyboard.press('}');
  const moved = await playground.state();
  expect(moved.a.x).toBe(start.a.x - 9);
  expect(moved.a.y).toBe(start.a.y - 9);
  expect(moved.a.degrees).toBe(start.a.degrees + 11);
  expect(moved.b).toEqual(start.b);
  await expect(playground.handle('a')).toBeFocused();

  await page.keyboard.press('Control+z');
  expect((await playground.state()).a.degrees).toBe(start.a.degrees + 1);
  await page.keyboard.press('Home');
  expect(await playground.state()).toEqual(start);
});

test('T6: the keys move corners, the knob and the velocity too', async ({ page }) => {
  const playground = await new Playground(page).open();
  await playground.scene('Slide');
  const start = await playground.state();

  await playground.handle('b:2').focus();
  await page.keyboard.press('Shift+ArrowRight');
  const corner = await playground.state();
  expect(worldPoints(corner.b)[2]![0] - worldPoints(start.b)[2]![0]).toBeCloseTo(10, 1);

  await playground.handle('b:turn').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  expect((await playground.state()).b.degrees).toBe(start.b.degrees - 9);

  await playground.handle('a:velocity').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowRight');
  expect((await playground.state()).velocity).toEqual([
    start.velocity![0] + 10,
    start.velocity![1] - 1,
  ]);
  await page.keyboard.press('Home');
  expect((await playground.state()).velocity).toEqual(start.velocity);
});

test('corners are added and removed by keys and by double clicks', async ({ page }) => {
  const playground = await new Playground(page).open();
  await playground.handle('a:1').focus();
  await page.keyboard.press('+');
  await playground.settle();
  expect((await playground.state()).a.points).toHaveLength(4);
  await expect(playground.handle('a:2')).toBeFocused();
  await page.keyboard.press('Delete');
  await playground.settle();
  expect((await playground.state()).a.points).toHaveLength(3);
  await page.keyboard.press('Delete');
  expect((await playground.state()).a.points).toHaveLength(3);
  await expect(page.getByText('A polygon needs three corners.')).toBeVisible();

  const [p, q] = [await playground.centreOf('b:1'), await playground.centreOf('b:2')];
  await page.mouse.dblclick((p.x + q.x) / 2, (p.y + q.y) / 2);
  await playground.settle();
  expect((await playground.state()).b.points).toHaveLength(5);
  const added = await playground.centreOf('b:2');
  await page.mouse.dblclick(added.x, added.y);
  await playground.settle();
  expect((await playground.state()).b.points).toHaveLength(4);
  expect(playground.problems).toEqual([]);
});

test('T6: Escape cancels a drag', async ({ page }) => {
  const playground = await new Playground(page).open();
  const start = await playground.state();
  for (const id of ['a', 'a:turn', 'a:0']) {
    const { x, y } = await playground.centreOf(id);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 30, y - 20);
    expect(await playground.state()).not.toEqual(start);
    await page.keyboard.press('Escape');
    expect(await playground.state()).toEqual(start);
    await page.mouse.move(x - 60, y - 60);
    await page.mouse.up();
    expect(await playground.state()).toEqual(start);
  }
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('T7: every drag has a way by clicks and number fields', async ({ page }) => {
  const playground = await new Playground(page).open();
  const card = playground.element.locator('sepax-shape-card').first();
  const start = await playground.state();

  await card.getByRole('spinbutton', { name: 'x', exact: true }).fill('-12.5');
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'y: more' }).click();
  await card.getByRole('spinbutton', { name: 'Angle °' }).fill('200');
  await page.keyboard.press('Tab');
  const placed = await playground.state();
  expect([placed.a.x, placed.a.y, placed.a.degrees]).toEqual([-12.5, start.a.y + 1, -160]);

  await card.getByText('Corners (3)').click();
  const before = worldPoints(placed.a)[1]!;
  await card
    .getByRole('spinbutton', { name: 'x of corner 1' })
    .fill(String(Math.round(before[0]) + 14));
  await page.keyboard.press('Enter');
  const corner = worldPoints((await playground.state()).a)[1]!;
  expect(corner[0]).toBeCloseTo(Math.round(before[0]) + 14, 1);
  expect(corner[1]).toBeCloseTo(before[1], 1);

  await card.getByRole('button', { name: 'Add a corner after corner 0' }).click();
  expect((await playground.state()).a.points).toHaveLength(4);
  await card.getByRole('button', { name: 'Remove corner 1' }).click();
  expect((await playground.state()).a.points).toHaveLength(3);

  await page.getByRole('checkbox', { name: 'a moves during the step' }).check();
  await page.getByRole('spinbutton', { name: 'Velocity x' }).fill('35');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Velocity y: less' }).click();
  expect((await playground.state()).velocity).toEqual([35, -41]);
  await page.getByRole('checkbox', { name: 'a moves during the step' }).uncheck();
  expect((await playground.state()).velocity).toBeNull();
});

test('a number that cannot be is refused, and the field shows the old one', async ({ page }) => {
  const playground = await new Playground(page).open();
  const start = await playground.state();
  const field = playground.element
    .locator('sepax-shape-card')
    .first()
    .getByRole('spinbutton', { name: 'x', exact: true });
  await field.fill('1e200');
  await page.keyboard.press('Enter');
  expect(await playground.state()).toEqual(start);
  await expect(page.getByText('Not possible: x must lie between')).toBeVisible();
  await expect(field).toHaveValue(String(start.a.x));
});
