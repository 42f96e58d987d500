import { expect, test } from '@playwright/test';
import { GamePage } from './support/game.js';

test('the level is played through with the keyboard, from the start to the flag', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 900, height: 700 });
  const game = await new GamePage(page).open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A game');
  const mites = await game.figure('mites');
  expect(mites).toBeGreaterThan(4000);
  await game.start();
  await game.playThrough();
  await game.expectState('won');
  await expect(page.getByRole('heading', { name: 'You made it!' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('You made it!');
  expect(await game.figure('health')).toBeGreaterThan(0);
  expect(await game.figure('score')).toBeGreaterThan(2000);
  expect(mites - (await game.figure('mites'))).toBeGreaterThan(200);

  await game.choose('Play again');
  await game.expectState('playing');
  expect(await game.figure('health')).toBe(100);
  expect(await game.figure('x')).toBeLessThan(200);
  expect(game.problems).toEqual([]);
});

test('the arrows and letters walk and jump, and a key that is let go stops', async ({ page }) => {
  const game = await new GamePage(page).open();
  await game.start();
  for (const [right, left] of [
    ['ArrowRight', 'ArrowLeft'],
    ['KeyD', 'KeyA'],
  ] as const) {
    const start = await game.figure('x');
    await page.keyboard.down(right);
    await game.steps(20);
    await page.keyboard.up(right);
    await game.steps(10);
    const there = await game.figure('x');
    expect(there).toBeGreaterThan(start + 30);
    await game.steps(5);
    expect(await game.figure('x')).toBe(there);
    await page.keyboard.down(left);
    await game.steps(20);
    await page.keyboard.up(left);
    expect(await game.figure('x')).toBeLessThan(there - 30);
  }
  for (const key of ['Space', 'KeyK', 'ArrowUp', 'KeyW']) {
    await expect(game.element).toHaveAttribute('data-floor', 'true');
    await page.keyboard.down(key);
    await expect(game.element).toHaveAttribute('data-floor', 'false');
    await page.keyboard.up(key);
  }
  await page.keyboard.down('KeyJ');
  await expect(game.element).not.toHaveAttribute('data-bullets', '0');
  await page.keyboard.up('KeyJ');
  expect(game.problems).toEqual([]);
});

test('it pauses by key, and whenever the player is elsewhere; nothing goes on meanwhile', async ({
  page,
}) => {
  const game = await new GamePage(page).open();
  const pauses = [
    () => page.keyboard.press('KeyP'),
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Pause' }).click(),
    () => page.keyboard.press('Tab'),
    () => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
    () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  ];
  await game.start();
  for (const pause of pauses) {
    await game.steps(3);
    await pause();
    await game.expectState('paused');
    const steps = await game.figure('steps');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
    expect(await game.figure('steps')).toBe(steps);
    await game.choose('Go on');
    await game.expectState('playing');
  }
  const start = await game.figure('x');
  await page.keyboard.down('KeyD');
  await game.steps(20);
  await page.keyboard.up('KeyD');
  expect(await game.figure('x')).toBeGreaterThan(start);
  await page.keyboard.press('KeyR');
  await expect.poll(() => game.figure('x')).toBe(start);
  await game.expectState('playing');
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('large buttons walk, jump and fire, several at a time', async ({ page }) => {
    const game = await new GamePage(page).open();
    const session = await page.context().newCDPSession(page);
    await game.choose('Play');
    await game.expectState('playing');
    const centreOf = async (name: string): Promise<{ x: number; y: number }> => {
      const box = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.y + box.height).toBeLessThanOrEqual(844);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    /** All fingers that are on the screen now. */
    const touch = async (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...names: string[]
    ): Promise<void> => {
      const places = await Promise.all(names.map(centreOf));
      const touchPoints = places.map((place, id) => ({ ...place, id }));
      await session.send('Input.dispatchTouchEvent', { type, touchPoints });
    };

    await touch('touchStart', 'Right');
    await expect.poll(() => game.figure('x')).toBeGreaterThan(130);
    await touch('touchStart', 'Right', 'Jump');
    await expect(game.element).toHaveAttribute('data-floor', 'false');
    // The finger slides from one button to the other.
    await touch('touchMove', 'Left', 'Fire');
    await expect(game.element).not.toHaveAttribute('data-bullets', '0');
    const far = await game.figure('x');
    await expect.poll(() => game.figure('x')).toBeLessThan(far - 30);
    await touch('touchEnd');
    await game.steps(25);
    const rest = await game.figure('x');
    await game.steps(5);
    expect(await game.figure('x')).toBe(rest);
    await game.expectState('playing');
    expect(game.problems).toEqual([]);
  });
});

test('a gamepad starts, walks and jumps', async ({ page }) => {
  await page.addInitScript(() => {
    const buttons = Array.from({ length: 17 }, () => ({
      pressed: false,
      touched: false,
      value: 0,
    }));
    const pad = { connected: true, axes: [0, 0, 0, 0], buttons };
    Object.assign(window, { pad });
    navigator.getGamepads = () => [pad as unknown as Gamepad];
  });
  const game = await new GamePage(page).open();
  const hold = (button: number, pressed: boolean, x: number): Promise<void> =>
    page.evaluate(
      ([number, down, axis]) => {
        const { pad } = window as unknown as {
          pad: { axes: number[]; buttons: { pressed: boolean }[] };
        };
        pad.axes[0] = axis;
        pad.buttons[number]!.pressed = down;
      },
      [button, pressed, x] as const,
    );
  await page.evaluate(() => window.dispatchEvent(new Event('gamepadconnected')));
  await hold(9, true, 0);
  await game.expectState('playing');
  await hold(0, true, 1);
  await expect(game.element).toHaveAttribute('data-floor', 'false');
  await expect.poll(() => game.figure('x')).toBeGreaterThan(130);
});

test('from 320 to 3840 pixels nothing overflows, and the canvas has the pixels of the screen', async ({
  page,
}) => {
  const game = await new GamePage(page).open();
  const canvas = game.element.locator('canvas');
  for (const width of [320, 390, 768, 1280, 3840]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    // As many as it has CSS pixels here, once it has been told of the change.
    const excess = () =>
      canvas.evaluate((element) => (element as HTMLCanvasElement).width - element.clientWidth);
    await expect.poll(excess).toBe(0);
    const bar = (await game.element.locator('.tools').boundingBox())!;
    expect(bar.x + bar.width).toBeLessThan(width);
  }
});

test('the colour scheme repaints the picture', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const game = await new GamePage(page).open();
  const pixels = (): Promise<string> =>
    game.element.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const light = await pixels();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect.poll(pixels).not.toBe(light);
});

test('what the library sees is drawn on demand, and nothing sounds until somebody asks', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made = { contexts: 0, tones: 0 };
    Object.assign(window, { made });
    // Machines that test have no loudspeakers.
    const none = (): void => undefined;
    const curve = {
      setValueAtTime: none,
      exponentialRampToValueAtTime: none,
    };
    const node = { gain: curve, frequency: curve, connect: () => node, start: none, stop: none };
    const fake = class {
      currentTime = 0;
      destination = node;
      constructor() {
        made.contexts += 1;
      }
      createGain = () => node;
      createOscillator = () => {
        made.tones += 1;
        return node;
      };
      close = async () => none();
    };
    window.AudioContext = fake as unknown as typeof AudioContext;
  });
  const made = () =>
    page.evaluate(() => (window as unknown as { made: { contexts: number; tones: number } }).made);
  const game = await new GamePage(page).open();
  await game.start();
  await page.keyboard.down('KeyJ');
  await game.steps(20);
  await page.keyboard.up('KeyJ');
  expect(await made()).toEqual({ contexts: 0, tones: 0 });
  const sound = game.element.getByRole('button', { name: 'Sound', exact: true });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('KeyM');
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('KeyJ');
  await expect.poll(async () => (await made()).tones).toBeGreaterThan(0);
  expect((await made()).contexts).toBe(1);
  await page.keyboard.press('KeyM');
  await page.keyboard.press('KeyP');
  await game.expectState('paused');
  const pixels = (): Promise<string> =>
    game.element.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const plain = await pixels();
  const see = game.element.getByRole('button', { name: 'Show what the library sees' });
  await expect(see).toHaveAttribute('aria-pressed', 'false');
  await see.click();
  await expect(see).toHaveAttribute('aria-pressed', 'true');
  expect(await pixels()).not.toBe(plain);
  await see.click();
  expect(await pixels()).toBe(plain);
  expect(game.problems).toEqual([]);
});
