import { expect } from '@playwright/test';
import { test } from './support/kept-page.js';
import { Lesson } from './support/lesson.js';

type Point = [number, number];
type Triple = [number, number, number];

interface Space {
  outline: Point[];
  from: Triple;
  to: Triple;
  yaw: number;
  pitch: number;
}

/** The plane of the figure, z = x / 4 + y / 2 + 10, as its normal and value. */
const normal: Triple = [-0.25, -0.5, 1].map((c) => c / Math.hypot(0.25, 0.5, 1)) as Triple;
const value = 10 / Math.hypot(0.25, 0.5, 1);

const distanceOf = ([x, y, z]: Triple): number =>
  x * normal[0] + y * normal[1] + z * normal[2] - value;

/** Whether a point of the plane, seen from above, is in the outline: by the parity of crossings. */
function isInside([x, y]: Point, outline: Point[]): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  });
  return inside;
}

const dent: Point[] = [
  [-60, -50],
  [60, -50],
  [60, 0],
  [0, 0],
  [0, 50],
  [-60, 50],
];
const outline = dent.map((corner) => corner.join(',')).join('_');
const linkOf = (p: Triple, q: Triple): string => `#v1&outline=${outline}&p=${p}&q=${q}&view=-60,26`;

test('distances, hit and winding are those of the reference, from wherever it is seen', async ({
  page,
}) => {
  const lesson = await new Lesson(page, 'planes', 'en').open();
  const start = await lesson.values('.numbers data');
  await lesson.handle('yaw').press('Shift+ArrowRight');
  await lesson.handle('pitch').press('Shift+ArrowUp');
  expect(await lesson.values('.numbers data')).toEqual(start);
  for (const [id, key] of [
    ['q', 'Shift+ArrowRight'],
    ['q', ']'],
    ['p', 'Shift+ArrowDown'],
    ['c0', 'Shift+ArrowLeft'],
    ['p', 'Shift+ArrowLeft'],
  ] as const) {
    await lesson.handle(id).press(key);
    const { from, to, outline: corners } = await lesson.state<Space>();
    const [dp, dq, time, winding] = (await lesson.values('.numbers data')) as Triple & number[];
    expect(dp).toBeCloseTo(distanceOf(from), 9);
    expect(dq).toBeCloseTo(distanceOf(to), 9);
    const t = distanceOf(from) / (distanceOf(from) - distanceOf(to));
    expect(time).toBeCloseTo(t, 9);
    const x = from.map((c, i) => c + t * (to[i]! - c)) as Triple;
    expect(winding !== 0).toBe(isInside([x[0], x[1]], corners));
  }
});

test('an end before the plane, a start beyond it, an end on a corner, a segment in the plane', async ({
  page,
}) => {
  const lesson = await new Lesson(page, 'planes', 'en').open(linkOf([40, -25, 80], [44, -27, 40]));
  const solved = (key: string) => lesson.element.locator(`[data-challenge="${key}"][data-solved]`);
  await expect(lesson.element).toHaveAttribute('data-phase', 'hit');
  await expect(lesson.element.locator('.say')).toContainText('beyond q');
  await lesson.handle('yaw').press('ArrowRight');
  await expect(solved('try.short')).toHaveCount(1);
  await expect(solved('try.edge')).toHaveCount(0);
  await lesson.open(linkOf([44, -27, 40], [40, -25, 80]));
  await expect(lesson.element.locator('.say')).toContainText('before p');
  await lesson.open(linkOf([0, 0, 10], [80, 20, 80]));
  await lesson.handle('yaw').press('ArrowRight');
  await expect(solved('try.edge')).toHaveCount(1);
  await expect(lesson.element.locator('tr[data-thing="6"]')).toContainText('NaN');
  await lesson.open(linkOf([-80, -20, -20], [80, 20, 40]));
  await lesson.handle('yaw').press('ArrowRight');
  await expect(solved('try.inPlane')).toHaveCount(1);
});

test('an end is caught by the plane, and leaves it again', async ({ page }) => {
  const lesson = await new Lesson(page, 'planes', 'en').open(linkOf([20, 20, 60], [-30, -20, 1]));
  const distance = async (): Promise<number> => distanceOf((await lesson.state<Space>()).to);
  for (let presses = 0; presses < 12 && Math.abs(await distance()) > 1e-9; presses += 1) {
    await lesson.handle('q').press('ArrowDown');
  }
  expect(await distance()).toBeCloseTo(0, 12);
  await expect(lesson.element.locator('tr[data-thing="2"]')).toContainText('0.0');
  await lesson.handle('q').press('ArrowDown');
  expect(Math.abs(await distance())).toBeGreaterThan(0.1);
});

test('the code of the lesson hits what the reference hits', async () => {
  const path = '../../web/figures/planes/planes.js';
  const { angleSum, hit } = await import(new URL(path, import.meta.url).href);
  const onPlane = ([x, y]: Point) => ({ x, y, z: x / 4 + y / 2 + 10 });
  const corners = dent.map(onPlane);
  let hits = 0;
  for (let i = 0; i < 300; i += 1) {
    const from: Triple = [90 * Math.sin(i), 90 * Math.cos(3 * i), 40 * Math.sin(5 * i)];
    const to: Triple = [80 * Math.cos(7 * i), 80 * Math.sin(11 * i), 60 * Math.cos(2 * i)];
    const t = distanceOf(from) / (distanceOf(from) - distanceOf(to));
    const x = from.map((c, k) => c + t * (to[k]! - c)) as Triple;
    const expected = t >= 0 && t <= 1 && isInside([x[0], x[1]], dent);
    const [p, q] = [from, to].map(([px, py, pz]) => ({ x: px, y: py, z: pz }));
    const found = hit(p, q, corners);
    expect(found !== null).toBe(expected);
    if (found === null) continue;
    hits += 1;
    expect(found.x).toBeCloseTo(x[0], 9);
    expect(found.z).toBeCloseTo(x[2], 9);
  }
  expect(hits).toBeGreaterThan(20);
  expect(angleSum(onPlane([-30, -25]), corners)).toBeCloseTo(2 * Math.PI, 9);
  expect(angleSum(onPlane([45, -28]), corners)).toBeGreaterThan(6.5);
});
