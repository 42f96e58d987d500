import { expect } from '@playwright/test';
import { test } from './support/kept-page.js';
import { Lesson } from './support/lesson.js';
import { type AxisReport, axes, contactTimes, type State, worldPoints } from './support/oracle.js';

interface MovingState extends State {
  time: number;
}

/** When the shadows on one axis overlap, cut off at the ends of the frame; `null`: never. */
function timesOn({ normal, a, b }: AxisReport, [vx, vy]: [number, number]): number[] | null {
  const speed = vx * normal[0] + vy * normal[1];
  const times = [(b.min - a.max) / speed, (b.max - a.min) / speed];
  const enter = Math.max(0, Math.min(...times));
  const exit = Math.min(1, Math.max(...times));
  return enter <= exit ? [enter, exit] : null;
}

test('the bars are the times at which the shadows overlap, and what is true is said', async ({
  page,
}) => {
  const lesson = await new Lesson(page, 'moving-shapes', 'en').open();
  for (const keys of ['ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowRight']) {
    await lesson.handle('a').press(keys);
    const state = await lesson.state<MovingState>();
    for (const [i, axis] of axes(state).entries()) {
      const data = lesson.element.locator(`.times [data-axis="${i}"]`);
      if (await data.locator('.same').count()) continue;
      const times = timesOn(axis, state.velocity!);
      const shown = await lesson.values(`.times [data-axis="${i}"] data`);
      expect(shown.map((time) => time.toFixed(9))).toEqual(
        (times ?? []).map((time) => time.toFixed(9)),
      );
    }
    const { enter, exit } = contactTimes(state);
    await expect(lesson.element).toHaveAttribute('data-phase', enter <= exit ? 'hit' : 'miss');
  }
});

test('on a phone the path is long enough to be dragged along', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const lesson = await new Lesson(page, 'moving-shapes', 'en').open();
  const [start, end] = [await lesson.centreOf('a'), await lesson.centreOf('a:velocity')];
  expect(Math.hypot(end.x - start.x, end.y - start.y)).toBeGreaterThan(125);
});

test('the knob, its keys and the slider move the same time', async ({ page }) => {
  const lesson = await new Lesson(page, 'moving-shapes', 'en').open();
  const time = async (): Promise<number> => (await lesson.state<MovingState>()).time;
  const before = await time();
  await lesson.handle('time').press('Shift+ArrowRight');
  expect(await time()).toBeCloseTo(before + 0.1, 9);
  const slider = lesson.element.locator('.times input');
  await slider.press('Home');
  await slider.press('ArrowRight');
  expect(await time()).toBeCloseTo(0.01, 9);
  const { x, y } = await lesson.centreOf('time');
  await page.mouse.move(x, y);
  await page.mouse.down();
  const { velocity } = await lesson.state<MovingState>();
  await page.mouse.move(x + velocity![0] / 2, y + velocity![1] / 2, { steps: 3 });
  await page.mouse.up();
  expect(await time()).toBeGreaterThan(0.1);
  await page.locator('.tools button').first().click();
  expect(await time()).toBeCloseTo(0.01, 9);
});

test('the code finds the times of the reference; the classic test only cries wolf', async () => {
  const folder = new URL('../../web/figures/moving-shapes/', import.meta.url).href;
  const { classic, impact } = await import(`${folder}moving-shapes.js`);
  const box: [number, number][] = [
    [-30, -20],
    [30, -20],
    [30, 20],
    [-30, 20],
  ];
  let falseAlarms = 0;
  for (let i = 0; i < 400; i += 1) {
    const a = { points: box, x: 120 * Math.sin(3 * i), y: 120 * Math.cos(5 * i), degrees: 7 * i };
    const b = { points: box, x: 0, y: 0, degrees: 13 * i };
    const velocity: [number, number] = [160 * Math.cos(i), 160 * Math.sin(2 * i)];
    const state: State = { a, b, velocity, step: 'all' };
    const [first, second] = [a, b].map((body) => worldPoints(body).map(([x, y]) => ({ x, y })));
    const normals = axes(state).map(({ normal: [x, y] }) => ({ x, y }));
    const v = { x: velocity[0], y: velocity[1] };
    const { enter, exit } = contactTimes(state);
    const found = impact(first, second, normals, v);
    if (enter <= exit) expect(found).toBeCloseTo(enter, 9);
    else expect(found).toBeNull();
    const reported = classic(first, second, normals, v);
    expect(reported || enter > exit).toBe(true);
    if (reported && enter > exit) falseAlarms += 1;
  }
  expect(falseAlarms).toBeGreaterThan(0);
});
