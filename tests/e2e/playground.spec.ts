import { expect } from '@playwright/test';
import { test } from './support/kept-page.js';
import { axes, type Body, contactTimes, leastOverlap, type State } from './support/oracle.js';
import { Playground } from './support/playground.js';

/** mulberry32: the same numbers on every machine. */
function random(seed: number): () => number {
  let s = seed;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A convex polygon with its corners on an ellipse. */
function randomBody(next: () => number): Body {
  const corners = 3 + Math.floor(next() * 6);
  const angles = Array.from({ length: corners }, () => next() * 2 * Math.PI).sort((p, q) => p - q);
  const [width, height] = [20 + next() * 80, 20 + next() * 80];
  return {
    points: angles.map((t) => [width * Math.cos(t), height * Math.sin(t)]),
    x: (next() - 0.5) * 200,
    y: (next() - 0.5) * 200,
    degrees: next() * 360 - 180,
  };
}

test('the page loads without a word on the console', async ({ page }) => {
  const playground = await new Playground(page).open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The separating-axis test');
  await expect(page.getByRole('heading', { name: 'Overlapping' })).toBeVisible();
  expect(playground.problems).toEqual([]);
});

test('dragging a shape changes the numbers to those of an independent test', async ({ page }) => {
  const playground = await new Playground(page).open();
  const before = await playground.state();
  const scale = await playground.scale();
  await playground.drag(await playground.centreOf('a'), { x: 23, y: -37 });
  const after = await playground.state();
  expect(Math.abs((after.a.x - before.a.x) * scale - 23)).toBeLessThan(0.5);
  expect(Math.abs((after.a.y - before.a.y) * scale + 37)).toBeLessThan(0.5);
  expect(after.b).toEqual(before.b);

  const depth = leastOverlap(after);
  expect(depth).toBeGreaterThan(0);
  await expect(playground.element).toHaveAttribute('data-hit', 'true');
  expect(Number(await playground.element.getAttribute('data-depth'))).toBeCloseTo(depth, 9);
  expect(await playground.number('depth')).toBe(depth.toFixed(2));

  // The table agrees with the projections, axis by axis.
  const reports = axes(after);
  const rows = playground.element.locator('sepax-axis-table tbody tr');
  await expect(rows).toHaveCount(reports.length);
  for (const [i, report] of reports.entries()) {
    const values = await rows
      .nth(i)
      .locator('data')
      .evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLDataElement).value)));
    if (values.length === 0) continue;
    const expected = [report.a.min, report.a.max, report.b.min, report.b.max, report.overlap];
    for (const [j, value] of expected.entries()) expect(values[j]).toBeCloseTo(value, 9);
  }
  expect(playground.problems).toEqual([]);
});

test('500 random states agree with an independent test', async ({ page }) => {
  const playground = await new Playground(page).open();
  const next = random(20261121);
  const states: State[] = Array.from({ length: 500 }, (_, i) => ({
    a: randomBody(next),
    b: randomBody(next),
    velocity: i % 2 === 0 ? null : [(next() - 0.5) * 400, (next() - 0.5) * 400],
    step: 'all',
  }));
  const answers = await playground.element.evaluate(
    (element, list) =>
      list.map((state) => {
        (element as HTMLElement & { state: unknown }).state = state;
        const { hit, willHit, depth, axis } = (element as HTMLElement).dataset;
        return { hit, willHit, depth: Number(depth), axis: Number(axis) };
      }),
    states,
  );
  let hits = 0;
  let willHits = 0;
  for (const [i, state] of states.entries()) {
    const answer = answers[i]!;
    const least = leastOverlap(state);
    const { enter, exit } = contactTimes(state);
    expect(answer.hit, `state ${i}`).toBe(String(least >= 0));
    expect(answer.willHit, `state ${i}`).toBe(String(enter <= exit));
    hits += least >= 0 ? 1 : 0;
    willHits += enter <= exit ? 1 : 0;
    if (state.velocity === null) {
      expect(answer.depth).toBeCloseTo(Math.max(0, least), 9);
      if (least >= 0) expect(axes(state)[answer.axis]!.overlap).toBeCloseTo(least, 9);
    }
  }
  // Both answers have been seen often.
  expect(hits).toBeGreaterThan(100);
  expect(hits).toBeLessThan(400);
  expect(willHits).toBeGreaterThan(hits);
});

test('pushing a out leaves the shapes touching', async ({ page }) => {
  const playground = await new Playground(page).open();
  for (const scene of ['Overlap', 'Inside', 'Countries']) {
    await playground.scene(scene);
    expect(leastOverlap(await playground.state())).toBeGreaterThan(1);
    const push = page.getByRole('button', { name: 'Push a out' });
    await push.click();
    await expect(push).toHaveAttribute('aria-disabled', 'true');
    expect(Math.abs(leastOverlap(await playground.state()))).toBeLessThan(1e-9);
  }
});

test('one step of motion, with the push, ends in contact', async ({ page }) => {
  const playground = await new Playground(page).open();
  for (const scene of ['Slide', 'Fast hit']) {
    await playground.scene(scene);
    const { enter, exit } = contactTimes(await playground.state());
    expect(enter).toBeLessThan(exit);
    expect(await playground.number('enter')).toContain(`${Number((100 * enter).toFixed(1))} %`);
    await page.getByRole('button', { name: 'Move a one step' }).click();
    expect(Math.abs(leastOverlap(await playground.state()))).toBeLessThan(1e-9);
  }
});

test('the shape that passes a corner is no hit, though each axis alone says so', async ({
  page,
}) => {
  const playground = await new Playground(page).open();
  await playground.scene('Fast miss');
  const state = await playground.state();
  const [vx, vy] = state.velocity!;
  for (const { normal, a, b } of axes(state)) {
    const speed = vx * normal[0] + vy * normal[1];
    const [low, high] = [a.min + Math.min(0, speed), a.max + Math.max(0, speed)];
    expect(low <= b.max && b.min <= high).toBe(true);
  }
  await expect(playground.element).toHaveAttribute('data-will-hit', 'false');
  await expect(page.getByRole('heading', { name: 'Passes by' })).toBeVisible();
  await expect(playground.element.locator('tfoot')).toContainText('no common moment');
});

test('the scenes show what their names say', async ({ page }) => {
  const playground = await new Playground(page).open();
  const verdicts = [
    ['Overlap', 'Overlapping'],
    ['Apart', 'Apart'],
    ['Touch', 'Touching'],
    ['Inside', 'Overlapping'],
    ['Slide', 'Will collide'],
    ['Fast hit', 'Will collide'],
    ['Fast miss', 'Passes by'],
    ['Countries', 'Overlapping'],
  ] as const;
  for (const [scene, verdict] of verdicts) {
    await playground.scene(scene);
    await expect(playground.element.locator('.verdict')).toHaveText(verdict);
  }
  expect(playground.problems).toEqual([]);
});

test('reset, undo and redo restore states exactly', async ({ page }) => {
  const playground = await new Playground(page).open();
  const start = await playground.state();
  await playground.drag(await playground.centreOf('a:1'), { x: 20, y: -14 });
  const one = await playground.state();
  await playground.drag(await playground.centreOf('b'), { x: -31, y: 9 });
  const two = await playground.state();
  expect(one).not.toEqual(start);
  expect(two).not.toEqual(one);

  await page.keyboard.press('Control+z');
  expect(await playground.state()).toEqual(one);
  await page.keyboard.press('Control+z');
  expect(await playground.state()).toEqual(start);
  await page.keyboard.press('Control+z');
  expect(await playground.state()).toEqual(start);
  await page.keyboard.press('Control+Shift+z');
  expect(await playground.state()).toEqual(one);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await playground.state()).toEqual(two);
  await page.getByRole('button', { name: 'Start again' }).click();
  expect(await playground.state()).toEqual(start);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await playground.state()).toEqual(two);
});

test('a state that the library refuses changes nothing', async ({ page }) => {
  const playground = await new Playground(page).open();
  const start = await playground.state();
  const bad: unknown[] = [
    {
      ...start,
      a: {
        ...start.a,
        points: [
          [0, 0],
          [9, 0],
        ],
      },
    },
    { ...start, a: { ...start.a, x: 1e300 } },
    { ...start, velocity: 'fast' },
    null,
  ];
  for (const state of bad) {
    await expect(playground.setState(state as State)).rejects.toThrow();
    expect(await playground.state()).toEqual(start);
  }
});
