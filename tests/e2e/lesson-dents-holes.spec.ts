import { expect } from '@playwright/test';
import { test } from './support/kept-page.js';
import { Lesson } from './support/lesson.js';
import type { Body } from './support/oracle.js';
import { meetsAny, shortestWay } from './support/union-oracle.js';

type Point = [number, number];

interface State {
  a: { x: number; y: number; degrees: number };
  rings: Point[][];
}

const outline = '-120,-80_-65,-80_-65,-22_-10,-8_45,-22_45,-80_120,-80_120,92_-120,92';
const hole = '-45,30_45,30_45,72_-45,72';
const link = (a: string): string => `#v1&a=${a}&b=${outline}&hole=${hole}`;

/** Where a line of the floor of the dent is, on the left of its lowest point or on the right. */
const floor = (x: number): number => -8 - (14 * Math.abs(x + 10)) / 55;

/** That shape, cut by hand from top to bottom. */
const pieces: Point[][] = [
  [
    [-120, -80],
    [-65, -80],
    [-65, 92],
    [-120, 92],
  ],
  [
    [-65, -22],
    [-45, floor(-45)],
    [-45, 92],
    [-65, 92],
  ],
  [
    [-45, floor(-45)],
    [-10, -8],
    [-10, 30],
    [-45, 30],
  ],
  [
    [-10, -8],
    [45, -22],
    [45, 30],
    [-10, 30],
  ],
  [
    [-45, 72],
    [45, 72],
    [45, 92],
    [-45, 92],
  ],
  [
    [45, -80],
    [120, -80],
    [120, 92],
    [45, 92],
  ],
];

const probe = (place: State['a']): Body => ({
  points: [
    [-22, -14],
    [10, -14],
    [24, 0],
    [10, 14],
    [-22, 14],
  ],
  ...place,
});

test('the way out of the whole is the shortest of all directions', async ({ page }) => {
  const lesson = await new Lesson(page, 'dents-holes', 'en').open();
  for (const place of ['3,-17,0', '-70,-24,-28', '-10,30,90', '-4,-24,0']) {
    await lesson.open(link(place));
    const { a } = await lesson.state<State>();
    const least = shortestWay(probe(a), pieces);
    const [sum, deepest, whole] = (await lesson.values('.pieces tbody:last-child data')) as [
      number,
      number,
      number,
    ];
    expect(whole).toBeLessThan(least + 1e-6);
    expect(whole).toBeGreaterThan(least - 0.5);
    const words = await lesson.element.locator('.pieces tbody:last-child .tag').allInnerTexts();
    expect(words[2]).toBe('just out');
    for (const [length, word] of [
      [sum, words[0]],
      [deepest, words[1]],
    ] as const) {
      if (word === 'just out') expect(length).toBeCloseTo(whole, 5);
      if (word === 'too far') expect(length).toBeGreaterThan(whole);
    }
  }
  const simple = lesson.element.locator('[data-challenge="try.simple"][data-solved]');
  await expect(simple).toHaveCount(0);
  await lesson.open(link('30,-51,0'));
  await lesson.handle('a').press('ArrowDown');
  await expect(simple).toHaveCount(1);
});

test('in the dent and in the hole it is free, though the shadows overlap', async ({ page }) => {
  const lesson = await new Lesson(page, 'dents-holes', 'ko').open();
  for (const [place, key] of [
    ['-10,-50,0', 'try.dent'],
    ['0,50,0', 'try.hole'],
  ] as const) {
    await lesson.open(link(place));
    await lesson.handle('a').press('ArrowUp');
    await expect(lesson.element).toHaveAttribute('data-phase', 'apart');
    await expect(lesson.element.locator(`[data-challenge="${key}"][data-solved]`)).toHaveCount(1);
    await lesson.show(0);
    const depth = await lesson.element.locator('.formulas .tone-decide').innerText();
    expect(Number(depth)).toBeGreaterThan(0);
    const { a } = await lesson.state<State>();
    expect(meetsAny(probe(a), pieces)).toBe(false);
  }
});

test('an outline that would cross itself is refused in words', async ({ page }) => {
  const lesson = await new Lesson(page, 'dents-holes', 'ko').open();
  const { x, y } = await lesson.centreOf('1:0');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 10, y, { steps: 2 });
  const near = await lesson.state<State>();
  await page.mouse.move(x - 400, y, { steps: 2 });
  const notice = lesson.element.locator('.notice');
  await expect(notice).toContainText('윤곽선');
  const { rings } = await lesson.state<State>();
  expect(rings[0]).toEqual(near.rings[0]);
  expect(rings[1]![0]![0]).toBeGreaterThan(-120);
  await page.mouse.move(x - 20, y, { steps: 2 });
  await expect(notice).toHaveCount(0);
  await page.mouse.up();
  expect((await lesson.state<State>()).rings[1]![0]![0]).toBeLessThan(near.rings[1]![0]![0]);
  expect(lesson.problems).toEqual([]);
});

test('the code of the lesson finds the ways that were tried out', async () => {
  const { deepest, hullOf, meets, summed, wayOut } = await import(
    new URL('../../web/figures/dents-holes/dents-holes.js', import.meta.url).href
  );
  const vectors = (points: Point[]) => points.map(([x, y]) => ({ x, y }));
  const shape = pieces.map(vectors);
  for (let i = 0; i < 20; i += 1) {
    const place = { x: 90 * Math.cos(3 * i), y: 90 * Math.sin(5 * i), degrees: 37 * i };
    const body = probe(place);
    const [cos, sin] = [Math.cos((37 * i * Math.PI) / 180), Math.sin((37 * i * Math.PI) / 180)];
    const a = body.points.map(([x, y]) => ({
      x: place.x + cos * x - sin * y,
      y: place.y + sin * x + cos * y,
    }));
    expect(meets(a, shape)).toBe(meetsAny(body, pieces));
    const { x, y } = wayOut(a, shape);
    const least = shortestWay(body, pieces);
    expect(Math.hypot(x, y)).toBeLessThan(least + 1e-6);
    expect(Math.hypot(x, y)).toBeGreaterThan(least - 0.5);
  }
  const pushes = vectors([
    [1, 2],
    [-3, 1],
    [0, 1],
  ]);
  expect(summed(pushes)).toEqual({ x: -2, y: 4 });
  expect(deepest(pushes)).toEqual({ x: -3, y: 1 });
  expect(hullOf(vectors([...pieces[0]!, [-100, 0]]))).toHaveLength(4);
});
