import { expect, test } from '@playwright/test';
import { worldPoints } from './support/oracle.js';
import { Playground } from './support/playground.js';
import { Touch } from './support/touch.js';

test.describe('T1: a drag moves what is held exactly as far as the pointer', () => {
  for (const off of [
    { x: 0, y: 0 },
    { x: 9, y: -6 },
  ]) {
    test(`corner, grabbed ${off.x}, ${off.y} off its middle`, async ({ page }) => {
      const playground = await new Playground(page).open();
      const scale = await playground.scale();
      const before = await playground.state();
      const centre = await playground.centreOf('a:0');
      await page.mouse.move(centre.x + off.x, centre.y + off.y);
      await page.mouse.down();
      await playground.settle();
      expect(await playground.state()).toEqual(before);
      await page.mouse.move(centre.x + off.x - 40, centre.y + off.y - 20);
      await page.mouse.up();

      const [from, to] = [worldPoints(before.a), worldPoints((await playground.state()).a)];
      expect(Math.abs((to[0]![0] - from[0]![0]) * scale + 40)).toBeLessThan(0.5);
      expect(Math.abs((to[0]![1] - from[0]![1]) * scale + 20)).toBeLessThan(0.5);
      for (const i of [1, 2]) {
        expect(Math.hypot(to[i]![0] - from[i]![0], to[i]![1] - from[i]![1])).toBeLessThan(0.02);
      }
    });
  }

  test('body, grabbed anywhere inside', async ({ page }) => {
    const playground = await new Playground(page).open();
    const scale = await playground.scale();
    const before = await playground.state();
    const centre = await playground.centreOf('b');
    await playground.drag({ x: centre.x + 45, y: centre.y + 18 }, { x: 40, y: -20 });
    const after = await playground.state();
    expect(Math.abs((after.b.x - before.b.x) * scale - 40)).toBeLessThan(0.5);
    expect(Math.abs((after.b.y - before.b.y) * scale + 20)).toBeLessThan(0.5);
  });

  test('knob: the shape turns about its origin as far as the pointer does', async ({ page }) => {
    const playground = await new Playground(page).open();
    const before = await playground.state();
    const [origin, knob] = [await playground.centreOf('b'), await playground.centreOf('b:turn')];
    const angleOf = (p: { x: number; y: number }): number =>
      (Math.atan2(p.y - origin.y, p.x - origin.x) * 180) / Math.PI;
    const goal = { x: knob.x + 60, y: knob.y + 25 };
    await playground.drag(knob, { x: 60, y: 25 });
    const after = await playground.state();
    expect(after.b.degrees - before.b.degrees).toBeCloseTo(angleOf(goal) - angleOf(knob), 0);
    expect([after.b.x, after.b.y]).toEqual([before.b.x, before.b.y]);
  });

  test('tip of the velocity', async ({ page }) => {
    const playground = await new Playground(page).open();
    await playground.scene('Slide');
    const scale = await playground.scale();
    const before = await playground.state();
    await playground.drag(await playground.centreOf('a:velocity'), { x: -40, y: -33 });
    const after = await playground.state();
    expect(Math.abs((after.velocity![0] - before.velocity![0]) * scale + 40)).toBeLessThan(0.5);
    expect(Math.abs((after.velocity![1] - before.velocity![1]) * scale + 33)).toBeLessThan(0.5);
    expect(after.a).toEqual(before.a);
  });

  test('a corner stops where the shape would no longer be convex, and says so', async ({
    page,
  }) => {
    const playground = await new Playground(page).open();
    const centre = await playground.centreOf('b');
    const corner = await playground.centreOf('b:0');
    await page.mouse.move(corner.x, corner.y);
    await page.mouse.down();
    await page.mouse.move(2 * centre.x - corner.x, 2 * centre.y - corner.y, { steps: 5 });
    await expect(page.getByText('no longer be convex')).toBeVisible();
    await expect(playground.element.locator('.corner')).toHaveCount(7);
    await page.mouse.up();
    await expect(page.getByText('no longer be convex')).toBeHidden();
    const points = worldPoints((await playground.state()).b);
    expect(points).toHaveLength(4);
    points.forEach(([x, y], i) => {
      const [px, py] = points[(i + 3) % 4]!;
      const [qx, qy] = points[(i + 1) % 4]!;
      expect((x - px) * (qy - y) - (y - py) * (qx - x)).toBeGreaterThan(0);
    });
  });
});

test.describe('T2: which presses drag, and when a drag ends', () => {
  test('a drag goes on outside the window and ends with the release there', async ({ page }) => {
    const playground = await new Playground(page).open();
    const before = await playground.state();
    const centre = await playground.centreOf('a');
    await page.mouse.move(centre.x, centre.y);
    await page.mouse.down();
    await page.mouse.move(-60, 300);
    const outside = await playground.state();
    expect(outside.a.x).toBeLessThan(before.a.x - 100);
    await page.mouse.up();
    const released = await playground.state();
    await page.mouse.move(500, 500);
    await page.mouse.move(600, 400);
    expect(await playground.state()).toEqual(released);
  });

  for (const button of ['right', 'middle'] as const) {
    test(`the ${button} button does not drag`, async ({ page }) => {
      const playground = await new Playground(page).open();
      const before = await playground.state();
      const centre = await playground.centreOf('a');
      await page.mouse.move(centre.x, centre.y);
      await page.mouse.down({ button });
      await page.mouse.move(centre.x + 50, centre.y + 50);
      await page.mouse.up({ button });
      expect(await playground.state()).toEqual(before);
    });
  }

  test('Ctrl and click does not drag', async ({ page }) => {
    const playground = await new Playground(page).open();
    const before = await playground.state();
    await page.keyboard.down('Control');
    await playground.drag(await playground.centreOf('a'), { x: 50, y: 50 });
    await page.keyboard.up('Control');
    expect(await playground.state()).toEqual(before);
  });

  test('a second button during a drag changes nothing; the first one ends it', async ({ page }) => {
    const playground = await new Playground(page).open();
    const centre = await playground.centreOf('a');
    await page.mouse.move(centre.x, centre.y);
    await page.mouse.down();
    await page.mouse.move(centre.x + 20, centre.y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(centre.x + 40, centre.y);
    const moved = await playground.state();
    await page.mouse.up();
    await page.mouse.move(centre.x + 90, centre.y);
    await page.mouse.up({ button: 'right' });
    expect(await playground.state()).toEqual(moved);
  });

  test('pointercancel ends a drag where it is', async ({ page }) => {
    const playground = await new Playground(page).open();
    const { x, y } = await playground.centreOf('a');
    const pointer = (type: string, shift: number): Promise<void> =>
      playground.handle('a').dispatchEvent(type, {
        pointerId: 1,
        button: type === 'pointerdown' ? 0 : -1,
        buttons: 1,
        clientX: x + shift,
        clientY: y,
        bubbles: true,
        composed: true,
      });
    // Capture needs a pointer that is really down.
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y);
    const moved = await playground.state();
    await pointer('pointercancel', 30);
    await page.mouse.move(x + 80, y);
    expect(await playground.state()).toEqual(moved);
    await page.mouse.up();
  });

  test('a press that does not move changes nothing and leaves nothing to undo', async ({
    page,
  }) => {
    const playground = await new Playground(page).open();
    const before = await playground.state();
    const { x, y } = await playground.centreOf('a:turn');
    await page.mouse.click(x, y);
    expect(await playground.state()).toEqual(before);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('T3: a finger on the background scrolls the page, on a handle or shape it drags', async ({
    page,
  }) => {
    const playground = await new Playground(page).open();
    const touch = await Touch.on(page);
    const scrollY = (): Promise<number> => page.evaluate(() => window.scrollY);
    const box = (await playground.stage.boundingBox())!;
    const before = await playground.state();

    await touch.swipe(await playground.centreOf('b:1'), { x: 30, y: -60 });
    expect(await scrollY()).toBe(0);
    const reshaped = await playground.state();
    expect(reshaped.b.points).not.toEqual(before.b.points);

    await playground.settle();
    const inside = await playground.centreOf('b');
    const corner = await playground.centreOf('b:2');
    const free = { x: (inside.x + corner.x) / 2, y: (inside.y + corner.y) / 2 };
    await touch.swipe(free, { x: -20, y: -50 });
    expect(await scrollY()).toBe(0);
    const moved = await playground.state();
    expect(moved.b.y).toBeLessThan(reshaped.b.y - 20);

    await touch.swipe({ x: box.x + box.width / 2, y: box.y + 24 }, { x: 0, y: -160 });
    await expect.poll(scrollY).toBeGreaterThan(60);
    expect(await playground.state()).toEqual(moved);
  });

  test('T5: two fingers drag two shapes at once', async ({ page }) => {
    const playground = await new Playground(page).open();
    await playground.scene('Apart');
    const touch = await Touch.on(page);
    const scale = await playground.scale();
    const before = await playground.state();
    const [a, b] = [await playground.centreOf('a'), await playground.centreOf('b')];
    await touch.start({ ...a, id: 1 }, { ...b, id: 2 });
    await touch.move({ x: a.x + 10, y: a.y + 6, id: 1 }, { x: b.x - 8, y: b.y - 9, id: 2 });
    await touch.move({ x: a.x + 20, y: a.y + 12, id: 1 }, { x: b.x - 16, y: b.y - 18, id: 2 });
    const held = await playground.state();
    expect((held.a.x - before.a.x) * scale).toBeCloseTo(20, 0);
    expect((held.b.y - before.b.y) * scale).toBeCloseTo(-18, 0);
    await touch.end();
    await playground.settle();
    // Both together are one change.
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await playground.state()).toEqual(before);
  });

  test('a cancelled touch ends the drag', async ({ page }) => {
    const playground = await new Playground(page).open();
    const touch = await Touch.on(page);
    const a = await playground.centreOf('a');
    await touch.start({ ...a, id: 1 });
    await touch.move({ x: a.x - 20, y: a.y, id: 1 });
    const moved = await playground.state();
    await touch.cancel();
    await playground.settle();
    expect((await playground.state()).a).toEqual(moved.a);
    await page.mouse.move(a.x - 60, a.y);
    expect((await playground.state()).a).toEqual(moved.a);
  });

  test('handles are at least 44 pixels wide under a finger', async ({ page }) => {
    const playground = await new Playground(page).open();
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    for (const handle of await playground.stage.locator('.handle').all()) {
      // Not the box on the screen: its sides are differences of places in float32, and of 44 make 43.99998.
      const [width, height] = await handle.evaluate((button) => {
        const { width, height, transform, scale } = getComputedStyle(button);
        const { a, d, b, c } = new DOMMatrix(transform);
        const isUpright = b === 0 && c === 0 && scale === 'none';
        return isUpright ? [a * Number.parseFloat(width), d * Number.parseFloat(height)] : [0, 0];
      });
      expect(Math.min(width!, height!)).toBeGreaterThanOrEqual(44);
    }
  });
});

test('T4: the wheel over the figure scrolls the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const playground = await new Playground(page).open();
  const scale = await playground.scale();
  const box = (await playground.stage.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 60);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await playground.scale()).toBeCloseTo(scale, 6);
});
