import { expect } from '@playwright/test';
import { test } from './support/kept-page.js';
import { Lesson } from './support/lesson.js';

type Point = [number, number];

interface Shot {
  from: Point;
  velocity: Point;
  radius: number;
  wall: { x: number; y: number; width: number; height: number; degrees: number; spin: number };
}

/** How far a point is from a wall, negative inside: by the wall's own axes. */
function distanceTo({ x, y, width, height, degrees }: Shot['wall'], [px, py]: Point): number {
  const angle = (degrees * Math.PI) / 180;
  const across = (px - x) * Math.cos(angle) + (py - y) * Math.sin(angle);
  const along = (py - y) * Math.cos(angle) - (px - x) * Math.sin(angle);
  const beyond: Point = [Math.abs(across) - width / 2, Math.abs(along) - height / 2];
  const outside = Math.hypot(Math.max(0, beyond[0]), Math.max(0, beyond[1]));
  return outside + Math.min(0, Math.max(...beyond));
}

/** When the way first comes as near as the radius to the wall: by many looks, and then by halving. */
function impactOf({ from, velocity, radius, wall }: Shot): number | null {
  const gapAt = (time: number): number => {
    const centre: Point = [from[0] + time * velocity[0], from[1] + time * velocity[1]];
    return distanceTo({ ...wall, degrees: wall.degrees + time * wall.spin }, centre) - radius;
  };
  const looks = 4000;
  for (let i = 0; i <= looks; i += 1) {
    if (gapAt(i / looks) > 0) continue;
    let [low, high] = [Math.max(0, i - 1) / looks, i / looks];
    for (let k = 0; k < 60; k += 1) {
      const middle = (low + high) / 2;
      if (gapAt(middle) > 0) low = middle;
      else high = middle;
    }
    return high;
  }
  return null;
}

const linkOf = (p: Point, v: Point, r: number): string =>
  `#v1&p=${p}&v=${v}&r=${r}&wall=14,150@22,0~0`;

test('gaps and time of impact are those of the reference', async ({ page }) => {
  const lesson = await new Lesson(page, 'fast-bullets', 'en').open();
  for (const [id, key] of [
    ['p', 'Shift+ArrowDown'],
    ['w', 'Shift+]'],
    ['v', 'Shift+ArrowDown'],
    ['r', 'Shift+ArrowUp'],
    ['size', 'Shift+ArrowRight'],
  ] as const) {
    await lesson.handle(id).press(key);
    const state = await lesson.state<Shot>();
    const { from, velocity, radius, wall } = state;
    const [before, after] = await lesson.values('.numbers data');
    expect(before).toBeCloseTo(distanceTo(wall, from) - radius, 9);
    const end: Point = [from[0] + velocity[0], from[1] + velocity[1]];
    expect(after).toBeCloseTo(distanceTo(wall, end) - radius, 9);
    const time = lesson.element.locator('tr[data-thing="3"] data');
    expect(Number(await time.getAttribute('value'))).toBeCloseTo(impactOf(state)!, 9);
  }
  await expect(lesson.element).toHaveAttribute('data-phase', 'impact');
});

test('a wall that turns is met when the reference says so, stop by stop', async ({ page }) => {
  const lesson = await new Lesson(page, 'fast-bullets', 'en').open();
  const time = lesson.element.locator('tr[data-thing="3"] data');
  for (let presses = 0; presses < 5; presses += 1) {
    await lesson.handle('spin').press('Shift+ArrowRight');
    const state = await lesson.state<Shot>();
    expect(state.wall.spin).toBe(10 * (presses + 1));
    expect(Number(await time.getAttribute('value'))).toBeCloseTo(impactOf(state)!, 7);
  }
  const phases = await lesson.phases();
  expect(phases.filter((phase) => phase === 'advance').length).toBeGreaterThan(2);
  await lesson.show(1);
  await expect(lesson.element).toHaveAttribute('data-phase', 'advance');
  expect(await lesson.overflow([320, 390])).toEqual([]);
});

test('past with the centre, at a corner, a graze, and from inside', async ({ page }) => {
  const lesson = await new Lesson(page, 'fast-bullets', 'en').open(
    linkOf([-100, 80], [220, 1], 12),
  );
  const solved = (key: string) => lesson.element.locator(`[data-challenge="${key}"][data-solved]`);
  await lesson.handle('v').press('ArrowUp');
  await expect(solved('try.side')).toHaveCount(1);
  await expect(solved('try.corner')).toHaveCount(1);
  await expect(solved('try.graze')).toHaveCount(0);
  await lesson.open(linkOf([-62.04, 182], [200, -200], 12));
  await lesson.handle('p').press('ArrowDown');
  await expect(solved('try.graze')).toHaveCount(1);
  await expect(solved('try.inside')).toHaveCount(0);
  await lesson.open(linkOf([10, 0], [100, 0], 12));
  await lesson.handle('p').press('ArrowRight');
  await expect(solved('try.inside')).toHaveCount(1);
});

test('the code of the lesson finds the time that the reference finds', async () => {
  const path = '../../web/figures/fast-bullets/fast-bullets.js';
  const { advance, impact, looks, nearest, rest } = await import(
    new URL(path, import.meta.url).href
  );
  const wall = { x: 0, y: 0, width: 20, height: 60, degrees: 0, spin: 0 };
  const outline = [
    { x: -10, y: -30 },
    { x: 10, y: -30 },
    { x: 10, y: 30 },
    { x: -10, y: 30 },
  ];
  let hits = 0;
  for (let i = 0; i < 100; i += 1) {
    const from: Point = [60 * Math.cos(i), 70 * Math.sin(i)];
    const velocity: Point = [-110 * Math.cos(i + 0.2), -130 * Math.sin(1.1 * i)];
    const radius = 1 + (i % 9);
    const expected = impactOf({ from, velocity, radius, wall });
    const [p, v] = [from, velocity].map(([x, y]) => ({ x, y }));
    const time = impact(p, v, radius, outline);
    if (expected === null) expect(time).toBe(Number.POSITIVE_INFINITY);
    else expect(time).toBeCloseTo(expected, 9);
    const gapAt = (t: number): number => {
      const centre: Point = [from[0] + t * velocity[0], from[1] + t * velocity[1]];
      return distanceTo(wall, centre) - radius;
    };
    const advanced = advance(gapAt, Math.hypot(...velocity));
    if (expected === null) expect(advanced).toBe(Number.POSITIVE_INFINITY);
    else expect(advanced).toBeCloseTo(expected, 5);
    const { x, y } = nearest(p, outline);
    expect(Math.hypot(x - from[0], y - from[1])).toBeCloseTo(distanceTo(wall, from), 9);
    hits += expected === null ? 0 : 1;
  }
  expect(hits).toBeGreaterThan(20);
  expect(rest({ x: 4, y: 2 }, 0.5, { x: 1, y: 0 })).toEqual({ x: -2, y: 1 });
  expect(looks(0.5, 0.75)).toBe(4);
});
