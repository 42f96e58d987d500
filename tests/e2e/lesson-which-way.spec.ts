import { expect } from '@playwright/test';
import { test } from './support/kept-page.js';
import { Lesson } from './support/lesson.js';

interface Chase {
  missile: [number, number];
  heading: [number, number];
  target: [number, number];
  limit: number;
  yAxis: 'down' | 'up';
}

/** The turn between two directions by their angles, wrapped to half a turn: written without products. */
function turnBetween([hx, hy]: [number, number], [dx, dy]: [number, number]): number {
  const difference = Math.atan2(dy, dx) - Math.atan2(hy, hx);
  return difference - 2 * Math.PI * Math.round(difference / (2 * Math.PI));
}

/** The turn to the target on the screen; clockwise is positive. */
const turnOf = ({ missile: [mx, my], heading, target: [tx, ty] }: Chase): number =>
  turnBetween(heading, [tx - mx, ty - my]);

test('the turn is the difference of the angles, whichever way y points', async ({ page }) => {
  const lesson = await new Lesson(page, 'which-way', 'en').open();
  const numbers = async () =>
    (await lesson.values('.numbers data')) as [number, number, number, number];
  for (const key of ['Shift+ArrowUp', 'Shift+ArrowLeft', ']', 'Shift+ArrowDown']) {
    await lesson.handle('m').press(key);
    const state = await lesson.state<Chase>();
    const [area, , angle, step] = await numbers();
    const limit = (state.limit * Math.PI) / 180;
    expect(angle).toBeCloseTo(turnOf(state), 9);
    expect(step).toBeCloseTo(Math.max(-limit, Math.min(limit, turnOf(state))), 9);
    const row = lesson.element.locator('tr[data-thing="4"]');
    await expect(row).toContainText(turnOf(state) > 0 ? 'right' : 'left');
    const said = await row.innerText();
    await lesson.handle('y').press('ArrowUp');
    expect(await numbers()).toEqual([-area, expect.any(Number), -angle, -step]);
    // The sign is another, the side is not.
    expect((await row.innerText()).replace('−', '')).toBe(said.replace('−', ''));
    await lesson.handle('y').press('ArrowDown');
  }
});

test('at half a turn the difference of the angles jumps, and the turn does not', async ({
  page,
}) => {
  const lesson = await new Lesson(page, 'which-way', 'ko').open();
  const jump = lesson.element.locator('sepax-angle-jump');
  const said = jump.locator('p');
  const slider = jump.getByRole('slider');
  await slider.fill('175');
  await expect(said).toHaveText(/170°.*175°.* 5°.* 5°/);
  for (let i = 0; i < 3; i += 1) await slider.press('ArrowRight');
  await expect(said).toHaveText(/170°.*−170°.*−340°.* 20°/);
  expect(lesson.problems).toEqual([]);
});

test('straight behind, and a target inside the turning circle', async ({ page }) => {
  const lesson = await new Lesson(page, 'which-way', 'en').open(
    '#v1&m=100,0&h=30,40&t=71,-40&limit=3&y=down',
  );
  const solved = (key: string) => lesson.element.locator(`[data-challenge="${key}"][data-solved]`);
  const row = lesson.element.locator('tr[data-thing="4"]');
  await expect(row).not.toContainText('behind');
  await lesson.handle('t').press('ArrowLeft');
  await expect(row).toContainText('behind');
  await expect(solved('try.behind')).toHaveCount(1);
  await expect(solved('try.circle')).toHaveCount(0);
  await lesson.open('#v1&m=100,0&h=40,0&t=100,59&limit=3&y=down');
  await lesson.handle('t').press('ArrowDown');
  await expect(solved('try.circle')).toHaveCount(1);
  await expect(lesson.element).toHaveAttribute('data-phase', 'fly');
});

test('far from the origin the sign is exact, and multiplied out it is not', async ({ page }) => {
  const lesson = await new Lesson(page, 'which-way', 'en').open(
    '#v1&m=0,0&h=50,30&t=160,98&limit=3&y=down&step=8',
  );
  await lesson.handle('t').press('ArrowUp');
  await expect(lesson.element.locator('[data-challenge="try.far"][data-solved]')).toHaveCount(1);
  const [area] = await lesson.values('.numbers data');
  expect(area).toBe(50 * 97 - 30 * 160);
});

test('the code of the lesson turns as the reference does, and arrives', async () => {
  const path = '../../web/figures/which-way/which-way.js';
  const { fly, steer, turn } = await import(new URL(path, import.meta.url).href);
  for (let i = 0; i < 200; i += 1) {
    const [h, d] = [7 * i, 13 * i + 1].map((k) => ({ x: Math.cos(k), y: 2 * Math.sin(k) })) as [
      { x: number; y: number },
      { x: number; y: number },
    ];
    const expected = turnBetween([h.x, h.y], [d.x, d.y]);
    expect(steer(h, d, Math.PI)).toBeCloseTo(expected, 9);
    expect(turn(h, d, true)).toBe(expected > 0 ? 'right' : 'left');
    expect(turn(h, d, false)).toBe(expected < 0 ? 'right' : 'left');
  }
  expect(turn({ x: 2, y: 1 }, { x: 4, y: 2 }, true)).toBe('ahead');
  expect(turn({ x: 2, y: 1 }, { x: -4, y: -2 }, true)).toBe('behind');
  let missile = { m: { x: 0, y: 0 }, h: { x: 1, y: 0 } };
  const target = { x: -50, y: 120 };
  for (let frame = 0; frame < 60; frame += 1) missile = fly(missile, target, 0.1, 3);
  expect(Math.hypot(missile.m.x - target.x, missile.m.y - target.y)).toBeLessThan(60);
});
