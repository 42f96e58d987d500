import { expect } from '@playwright/test';
import { test } from './support/kept-page.js';
import { Lesson } from './support/lesson.js';

interface CircleBox {
  circle: { x: number; y: number; radius: number };
  box: { x: number; y: number; width: number; height: number; degrees: number };
}

/**
 * The signed distance of the centre from the outline of the box, found in the world: to each side as a
 * segment, with the cross products for inside and outside.
 */
function signedDistance({ circle, box }: CircleBox): number {
  const angle = (box.degrees * Math.PI) / 180;
  const signs: [number, number][] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  const corners = signs.map(([sx, sy]) => {
    const [x, y] = [(sx * box.width) / 2, (sy * box.height) / 2];
    return [
      box.x + x * Math.cos(angle) - y * Math.sin(angle),
      box.y + x * Math.sin(angle) + y * Math.cos(angle),
    ] as const;
  });
  let least = Number.POSITIVE_INFINITY;
  let inside = true;
  corners.forEach(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % 4]!;
    const [dx, dy] = [nextX - x, nextY - y];
    const [px, py] = [circle.x - x, circle.y - y];
    const t = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy)));
    least = Math.min(least, Math.hypot(px - t * dx, py - t * dy));
    inside &&= dx * py - dy * px > 0;
  });
  return inside ? -least : least;
}

test('distance and answer are those of the reference, wherever the circle is', async ({ page }) => {
  const lesson = await new Lesson(page, 'circles-boxes', 'en').open();
  const regions = new Set<string>();
  for (const keys of [
    ['a', 'ArrowUp'],
    ['turn', 'ArrowRight'],
    ...Array.from({ length: 6 }, () => ['a', 'Shift+ArrowLeft']),
    ...Array.from({ length: 6 }, () => ['a', 'Shift+ArrowDown']),
    ['size', 'Shift+ArrowRight'],
    ['radius', 'ArrowLeft'],
    ['radius', 'Shift+ArrowUp'],
  ] as [string, string][]) {
    await lesson.handle(keys[0]).press(keys[1]);
    const state = await lesson.state<CircleBox>();
    const distance = signedDistance(state);
    const values = await lesson.values('.measures data');
    expect(values[4]).toBeCloseTo(distance, 9);
    expect(values[5]).toBe(state.circle.radius);
    expect(values[6]).toBeCloseTo(distance - state.circle.radius, 9);
    const said = await lesson.element.locator('.say').innerText();
    expect(said.includes('gap')).toBe(distance > state.circle.radius);
    regions.add(await lesson.element.locator('.regions [data-own]').innerText());
  }
  expect(regions.size).toBeGreaterThanOrEqual(3);
});

test('a region lights up in the figure and beside it', async ({ page }) => {
  const lesson = await new Lesson(page, 'circles-boxes', 'en').open();
  const cell = lesson.element.locator('[data-region="6"]');
  await cell.hover();
  await expect(lesson.element).toHaveAttribute('data-active', '6');
  await expect(cell).toHaveText('corner 3');
  const stage = (await page.locator('sepax-stage').boundingBox())!;
  await page.mouse.move(stage.x + 3, stage.y + stage.height - 3);
  await expect(cell).toHaveAttribute('data-active', '');
});

test('the comments of the code are in the language of the page', async ({ page }) => {
  const comments = page.locator('sepax-code-panel .comment');
  const inKorean = comments.filter({ hasText: '// 안에 있으면 가장 가까운 변으로 나갑니다.' });
  await new Lesson(page, 'circles-boxes', 'ko').open();
  await expect(inKorean).toBeVisible();
  // Those before a function, too.
  await expect(comments.filter({ hasText: /^\s*\/\*\*/ })).not.toHaveCount(0);
  await expect(comments.filter({ hasText: /^[^가-힣]*$/ })).toHaveCount(0);
  await page.getByRole('tab', { name: 'C++' }).click();
  await expect(inKorean).toBeVisible();
  await new Lesson(page, 'circles-boxes', 'en').open();
  await expect(comments.filter({ hasText: 'the way leads to the nearest side' })).toBeVisible();
});

test('a corner is touched exactly, which the lesson notices', async ({ page }) => {
  const lesson = await new Lesson(page, 'circles-boxes', 'en').open();
  await lesson.open('#v1&circle=104,-85,50&box=150,90@0,0~0');
  await lesson.handle('a').press('ArrowRight');
  await expect(lesson.element.locator('.say')).toContainText('exactly the radius');
  await expect(lesson.element.locator('[data-challenge="try.touch"][data-solved]')).toHaveCount(1);
});

test('the code finds the distance of the reference', async () => {
  const folder = new URL('../../web/figures/circles-boxes/', import.meta.url).href;
  const { separation, tooSimple } = await import(`${folder}circles-boxes.js`);
  let falseHits = 0;
  for (let i = 0; i < 500; i += 1) {
    const circle = { x: 120 * Math.sin(3 * i), y: 120 * Math.cos(5 * i), radius: 5 + (i % 40) };
    const box = { x: 10, y: -5, width: 60 + (i % 50), height: 40 + (i % 30), degrees: 7 * i };
    const expected = signedDistance({ circle, box }) - circle.radius;
    const turned = { ...box, angle: (box.degrees * Math.PI) / 180 };
    expect(separation(circle, turned)).toBeCloseTo(expected, 9);
    const simple = tooSimple(circle, turned);
    expect(simple || expected > 0).toBe(true);
    if (simple && expected > 0) falseHits += 1;
  }
  expect(falseHits).toBeGreaterThan(0);
});
