import { expect } from '@playwright/test';
import { test } from './support/kept-page.js';
import { Lesson } from './support/lesson.js';

type Point = [number, number];

interface Segments {
  a: [Point, Point];
  b: [Point, Point];
  zoom: number;
}

/** A double as an integer, in units far below the last bit of every number here. */
const exact = (value: number): bigint => BigInt(value * 2 ** 120);

/** The sign of twice the area of a triangle, computed without any rounding. */
function sideOf([a, b]: [Point, Point], c: Point): -1 | 0 | 1 {
  const [ax, ay, bx, by, cx, cy] = [...a, ...b, ...c].map(exact) as [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  return area === 0n ? 0 : area > 0n ? 1 : -1;
}

/** Whether a point on the line of a segment is on the segment. */
const isBetween = ([a, b]: [Point, Point], c: Point): boolean =>
  [0, 1].every((i) => Math.min(a[i]!, b[i]!) <= c[i]! && c[i]! <= Math.max(a[i]!, b[i]!));

/** Whether two segments meet: they cross, or an end of one is on the other. */
function meets(a: [Point, Point], b: [Point, Point]): boolean {
  const crosses = sideOf(a, b[0]) * sideOf(a, b[1]) < 0 && sideOf(b, a[0]) * sideOf(b, a[1]) < 0;
  const touches = (segment: [Point, Point], point: Point): boolean =>
    sideOf(segment, point) === 0 && isBetween(segment, point);
  return crosses || b.some((end) => touches(a, end)) || a.some((end) => touches(b, end));
}

test('sides and answer are those of the reference, in every kind of meeting', async ({ page }) => {
  const lesson = await new Lesson(page, 'segments', 'en').open();
  const cases = {
    crossing: '0,0_40,40&b=0,40_40,0',
    touching: '0,0_40,0&b=20,0_25,30',
    overlap: '0,0_40,20&b=20,10_60,30',
    apart: '0,0_40,20&b=60,30_80,40',
    end: '0,0_40,20&b=40,20_80,40',
    parallel: '0,0_40,20&b=0,5_40,25',
    beyond: '0,0_40,20&b=50,0_50,60',
    upright: '20,-10_20,30&b=0,0_80,0',
    point: '20,10_20,10&b=0,0_40,20',
  };
  for (const [name, segments] of Object.entries(cases)) {
    await lesson.open(`#v1&a=${segments}&zoom=40`);
    const { a, b } = await lesson.state<Segments>();
    const sides = await lesson.values('.numbers data');
    const expected = [sideOf(b, a[0]), sideOf(b, a[1]), sideOf(a, b[0]), sideOf(a, b[1])];
    expect(
      sides.map(Math.sign).map((sign) => sign + 0),
      name,
    ).toEqual(expected);
    const said = await lesson.element.locator('.say').innerText();
    expect(said.includes('miss'), name).toBe(!meets(a, b));
  }
});

test('under the microscope every exact sign is right, and floating point is wrong', async ({
  page,
}) => {
  const lesson = await new Lesson(page, 'segments', 'en').open();
  const zoom = lesson.element.locator('.zoom input');
  await expect(lesson.element.locator('[data-challenge="try.wrong"][data-solved]')).toHaveCount(0);
  for (let i = 0; i < 4; i += 1) await zoom.press('ArrowRight');
  await expect(lesson.element.locator('[data-challenge="try.wrong"][data-solved]')).toHaveCount(1);
  const state = await lesson.state<Segments>();
  const phases = await lesson.phases();
  await lesson.show(phases.indexOf('rounded'));
  const written = await lesson.element.locator('.formulas annotation').allTextContents();
  const [x, y] = written.slice(0, 2).map((tex) => Number(/-?[\d.]+(?:e-?\d+)?/.exec(tex)![0]));
  const cell = 2 ** (1 - state.zoom);
  const [rounded, right] = await Promise.all([0, 1].map((i) => signsOf(lesson, i)));
  const mistaken: Point[] = [];
  let wrong = 0;
  right!.forEach((row, j) => {
    row.forEach((sign, i) => {
      const point: Point = [x! + (i - 24) * cell, y! + (j - 24) * cell];
      if (sign !== sideOf(state.a, point)) mistaken.push(point);
      if (rounded![j]![i] !== sign) wrong += 1;
    });
  });
  expect(mistaken).toEqual([]);
  await lesson.show(phases.indexOf('zoom'));
  await expect(lesson.element.locator('.say')).toContainText(`${wrong} of 2304 wrong`);
  // On a phone the microscope follows the step that speaks of it.
  await page.setViewportSize({ width: 390, height: 844 });
  const [trial, maps] = await Promise.all(
    ['.trial', '.maps'].map((part) => lesson.element.locator(part).first().boundingBox()),
  );
  expect(maps!.y - trial!.y - trial!.height).toBeLessThan(70);
  expect(wrong).toBeGreaterThan(230);
});

/** The cells of a map, read from the areas that are drawn. */
async function signsOf(lesson: Lesson, index: number): Promise<number[][]> {
  const map = lesson.element.locator('.maps .map').nth(index);
  const signs = Array.from({ length: 48 }, () => new Array<number>(48).fill(Number.NaN));
  for (const [kind, sign] of [
    ['minus', -1],
    ['zero', 0],
    ['plus', 1],
  ] as const) {
    const path = (await map.locator(`.${kind}`).getAttribute('d'))!;
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      signs[Number(y)]!.fill(sign, Number(x), Number(x) + Number(width));
    }
  }
  return signs;
}

test('the code decides what the reference decides', async () => {
  const folder = new URL('../../web/figures/segments/', import.meta.url).href;
  const { meet, crossing } = await import(`${folder}segments.js`);
  const vector = ([x, y]: Point) => ({ x, y });
  let seed = 7;
  const next = (): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return (seed >> 16) % 7;
  };
  const mistaken: unknown[] = [];
  let met = 0;
  for (let i = 0; i < 3000; i += 1) {
    const [a, b] = [0, 1].map(() => [
      [next(), next()],
      [next(), next()],
    ]) as [[Point, Point], [Point, Point]];
    const [first, second] = [a.map(vector), b.map(vector)];
    const expected = meets(a, b);
    if (meet(first, second) !== expected) mistaken.push([a, b]);
    if (expected) met += 1;
    const point = crossing(first, second);
    if (point === null) continue;
    // The point is on both lines: the areas with it vanish, but for rounding.
    for (const [[px, py], [qx, qy]] of [a, b]) {
      const area = (qx - px) * (point.y - py) - (qy - py) * (point.x - px);
      if (Math.abs(area) > 1e-9) mistaken.push([a, b, point]);
    }
  }
  expect(mistaken).toEqual([]);
  expect(met).toBeGreaterThan(300);
});
