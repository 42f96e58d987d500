import { expect, test } from '@playwright/test';
import { axes, worldPoints } from './support/oracle.js';
import { Playground } from './support/playground.js';

test('T11: the steps are the same forwards, backwards and by link', async ({ page }) => {
  const playground = await new Playground(page).open();
  const count = await playground.stepCount();
  expect(count).toBe(7);
  const say = (): Promise<string> => playground.element.locator('.say').innerText();
  const forwards: string[] = [];
  for (let step = 0; step <= count; step += 1) {
    await playground.setStep(step);
    expect(await playground.step()).toBe(step);
    forwards.push(await say());
  }
  for (let step = count; step >= 0; step -= 1) {
    await playground.setStep(step);
    expect(await say()).toBe(forwards[step]);
  }
  expect(new Set(forwards).size).toBe(count + 1);
  await expect.poll(() => new URL(page.url()).hash).toContain('step=0');
  for (const step of [0, 3, 6]) {
    await playground.setStep(step);
    await expect.poll(() => new URL(page.url()).hash).toContain(`step=${step}`);
    const again = await new Playground(await page.context().newPage()).open(
      new URL(page.url()).hash,
    );
    expect(await again.step()).toBe(step);
    expect(await again.element.locator('.say').innerText()).toBe(forwards[step]);
    await again.page.close();
  }
});

test('the buttons and the slider walk through the steps', async ({ page }) => {
  const playground = await new Playground(page).open();
  const slider = page.getByRole('slider', { name: 'Step' });
  await expect(slider).toHaveAttribute('aria-valuetext', 'All 7 axes and the answer');
  await expect(page.getByRole('button', { name: 'Next step' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous step' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', 'Axis 7 of 7: b3');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Axis 1 of 7: a0');
  await expect(page.getByRole('button', { name: 'Previous step' })).toBeDisabled();
  await slider.press('ArrowRight');
  expect(await playground.step()).toBe(1);
  await page.getByRole('button', { name: 'All axes' }).click();
  expect(await playground.step()).toBe(7);
  await expect(page.getByRole('button', { name: 'All axes' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('play goes through the steps to the answer, and stops when paused', async ({ page }) => {
  await page.clock.install();
  const playground = await new Playground(page).open();
  await page.getByRole('button', { name: 'Play the steps' }).click();
  expect(await playground.step()).toBe(0);
  await page.clock.runFor(1700);
  expect(await playground.step()).toBe(1);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(5000);
  expect(await playground.step()).toBe(1);
  await page.getByRole('button', { name: 'Play the steps' }).click();
  await page.clock.runFor(20_000);
  expect(await playground.step()).toBe(7);
  await expect(page.getByRole('button', { name: 'Play the steps' })).toBeVisible();
});

test('the commentary tells duplicates and the early exit', async ({ page }) => {
  const playground = await new Playground(page).open();
  await playground.setStep(5);
  await expect(playground.element.locator('.say')).toContainText('parallel to axis b0');
  await playground.scene('Apart');
  await playground.setStep(1);
  await expect(playground.element.locator('.say')).toContainText('the test stops here');
  await playground.setStep(2);
  await expect(playground.element.locator('.say')).toContainText('had already stopped at axis a1');
});

test('T8: hover and focus light up one axis in all views', async ({ page }) => {
  const playground = await new Playground(page).open();
  const rows = playground.element.locator('sepax-axis-table tbody tr');
  const expectActive = async (step: number): Promise<void> => {
    await expect(playground.element).toHaveAttribute('data-active-axis', String(step));
    await expect(playground.stage).toHaveAttribute('data-active-axis', String(step));
    await expect(playground.element.locator('tr[data-active]')).toHaveCount(1);
    await expect(playground.element.locator('tr[data-active]')).toHaveAttribute(
      'data-step',
      String(step),
    );
  };
  const count = await playground.stepCount();
  const normal = Number(await playground.element.getAttribute('data-axis'));
  await expectActive(normal);

  for (let step = 0; step < count; step += 1) {
    await rows.nth(step).hover();
    await expectActive(step);
  }
  await page.mouse.move(4, 4);
  await expectActive(normal);

  for (let step = 0; step < count; step += 1) {
    await rows.nth(step).getByRole('button').focus();
    await expectActive(step);
  }
  await page.getByRole('button', { name: 'All axes' }).focus();
  await expectActive(normal);

  // Edges on the canvas: the middle of each, if nothing else is there.
  const state = await playground.state();
  const shown = await playground.scale();
  const origin = await playground.centreOf('b');
  for (const [i, [x, y]] of worldPoints(state.b).entries()) {
    const [qx, qy] = worldPoints(state.b)[(i + 1) % 4]!;
    await page.mouse.move(
      origin.x + ((x + qx) / 2 - state.b.x) * shown,
      origin.y + ((y + qy) / 2 - state.b.y) * shown,
    );
    await expectActive(3 + i);
  }
});

test('T8: hovering an interval on the canvas lights up its axis', async ({ page }) => {
  const playground = await new Playground(page).open();
  const state = await playground.state();
  const scale = await playground.scale();
  const origin = await playground.centreOf('b');
  const corners = [...worldPoints(state.a), ...worldPoints(state.b)];
  const found = new Set<string | null>();
  for (const { normal, a } of axes(state)) {
    // The axis stands beside the shapes, on one side or the other, 44 pixels off.
    for (const side of [1, -1]) {
      const across = [-normal[1] * side, normal[0] * side] as const;
      const reach = Math.max(...corners.map(([x, y]) => x * across[0] + y * across[1]));
      const offset = reach + 44 / scale;
      const middle = (a.min + a.max) / 2;
      await page.mouse.move(
        origin.x + (normal[0] * middle + across[0] * offset - state.b.x) * scale,
        origin.y + (normal[1] * middle + across[1] * offset - state.b.y) * scale,
      );
      found.add(await playground.stage.getAttribute('data-active-axis'));
    }
  }
  // b2 and b3 are parallel to b0 and b1 and lie on their lines.
  expect([...found].sort()).toEqual(['0', '1', '2', '3', '4']);
});

test('a click on an axis of the canvas shows its step', async ({ page }) => {
  const playground = await new Playground(page).open();
  const state = await playground.state();
  const shown = await playground.scale();
  const origin = await playground.centreOf('b');
  const [p, q] = [worldPoints(state.b)[1]!, worldPoints(state.b)[2]!];
  await page.mouse.click(
    origin.x + ((p[0] + q[0]) / 2 - state.b.x) * shown + 3,
    origin.y + ((p[1] + q[1]) / 2 - state.b.y) * shown,
  );
  expect(await playground.step()).toBe(4);
});
