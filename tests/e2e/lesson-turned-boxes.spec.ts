import { expect } from '@playwright/test';
import { test } from './support/kept-page.js';
import { Lesson } from './support/lesson.js';
import { leastOverlap } from './support/oracle.js';
import { corners, dot, meet, rotated, type Solid, type Triple } from './support/solid-oracle.js';

type Point = [number, number];

interface Thing {
  x: number;
  y: number;
  degrees: number;
  length: number;
}

interface State {
  a: Thing;
  b: Thing;
  lift: number;
  roll: number;
}

const halfWidth = 17;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A thing: a bar of which the last 28 % taper to a nose. */
function outline({ x, y, degrees, length }: Thing): Point[] {
  const back = -length / 2;
  const shoulder = back + 0.72 * length;
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const points: Point[] = [
    [back, -halfWidth],
    [shoulder, -halfWidth],
    [-back, 0],
    [shoulder, halfWidth],
    [back, halfWidth],
  ];
  return points.map(([px, py]) => [x + cos * px - sin * py, y + sin * px + cos * py]);
}

const areaOf = (points: Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    return sum + (x * nextY - y * nextX) / 2;
  }, 0);

const extent = (values: number[]): number => Math.max(...values) - Math.min(...values);

/** The least circle has two of the points on a diameter, or three of them on it. */
function leastRadius(points: Point[]): number {
  const circles: [Point, number][] = [];
  for (const [i, p] of points.entries()) {
    for (const [j, q] of points.entries()) {
      const middle: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
      if (i < j) circles.push([middle, Math.hypot(p[0] - q[0], p[1] - q[1]) / 2]);
      for (const r of points.slice(j + 1)) if (i < j) circles.push(around(p, q, r));
    }
  }
  const holding = circles.filter(([[x, y], radius]) =>
    points.every(([px, py]) => Math.hypot(px - x, py - y) <= radius + 1e-9),
  );
  return Math.min(...holding.map(([, radius]) => radius));
}

function around([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): [Point, number] {
  const [px, py, qx, qy] = [bx - ax, by - ay, cx - ax, cy - ay];
  const twice = 2 * (px * qy - py * qx);
  const [p, q] = [px * px + py * py, qx * qx + qy * qy];
  const [x, y] = [(qy * p - py * q) / twice, (px * q - qx * p) / twice];
  return [[ax + x, ay + y], Math.hypot(x, y)];
}

/** The least box has a side along an edge. */
const leastBox = (points: Point[]): number =>
  Math.min(
    ...points.map(([x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length]!;
      const length = Math.hypot(nextX - x, nextY - y);
      const [u, v] = [(nextX - x) / length, (nextY - y) / length];
      const along = points.map(([px, py]) => px * u + py * v);
      const across = points.map(([px, py]) => py * u - px * v);
      return extent(along) * extent(across);
    }),
  );

/** A bar as the lesson puts it into space. */
function bar({ degrees, length }: Thing, height: number, roll: number): Solid {
  const heading = radians(degrees);
  const long: Triple = [Math.cos(heading), Math.sin(heading), 0];
  const turn = (axis: Triple): Triple => rotated(axis, long, radians(roll));
  return {
    center: [0, 0, height],
    axes: [long, turn([-long[1], long[0], 0]), turn([0, 0, 1])],
    halves: [length / 2, halfWidth, halfWidth],
  };
}

test('what is put around the things is the least of its kind', async ({ page }) => {
  const lesson = await new Lesson(page, 'turned-boxes', 'en').open();
  await lesson.show(0);
  for (const key of ['Shift+ArrowUp', ']', 'Shift+ArrowLeft']) {
    await lesson.handle('a:nose').press(key);
    const { a, b } = await lesson.state<State>();
    const expected = [a, b].map((thing) => {
      const points = outline(thing);
      const volumes = [
        Math.PI * leastRadius(points) ** 2,
        extent(points.map(([x]) => x)) * extent(points.map(([, y]) => y)),
        leastBox(points),
      ];
      return volumes.map((volume) => volume / areaOf(points) - 1);
    });
    const shown = await lesson.values('.fit data');
    const wanted = [0, 1, 2].flatMap((i) => expected.map((wastes) => wastes[i]!));
    for (const [i, value] of wanted.entries()) expect(shown[i]).toBeCloseTo(value, 9);
  }
});

test('the 15 axes show what corners show that are dropped onto them', async ({ page }) => {
  const lesson = await new Lesson(page, 'turned-boxes', 'ko').open();
  await lesson.show((await lesson.phases()).indexOf('edges'));
  const solved = lesson.element.locator('[data-challenge="try.lower"][data-solved]');
  await expect(solved).toHaveCount(0);
  for (const roll of [0, 13, 45]) {
    await lesson.open(`#v1&a=0,0,-24,150&b=9,0,48,130&lift=60&roll=${roll}&step=99`);
    await lesson.handle('lift').press('ArrowDown');
    const { a, b, lift } = await lesson.state<State>();
    expect(lift).toBe(59);
    const [first, second] = [bar(a, 0, roll), bar(b, lift, roll)];
    const crossed = first.axes.flatMap((u) =>
      second.axes.map((v): [string, Triple] => {
        const n: Triple = [
          u[1] * v[2] - u[2] * v[1],
          u[2] * v[0] - u[0] * v[2],
          u[0] * v[1] - u[1] * v[0],
        ];
        const length = Math.hypot(...n);
        const name = `a${first.axes.indexOf(u)} × b${second.axes.indexOf(v)}`;
        return [name, n.map((value) => value / length) as Triple];
      }),
    );
    const axes = [
      ...first.axes.map((n, i): [string, Triple] => [`a${i}`, n]),
      ...second.axes.map((n, i): [string, Triple] => [`b${i}`, n]),
      ...crossed,
    ];
    for (const [name, n] of axes) {
      const [on, other] = [first, second].map((solid) => corners(solid).map((p) => dot(p, n)));
      const gap = Math.max(
        Math.min(...on!) - Math.max(...other!),
        Math.min(...other!) - Math.max(...on!),
      );
      const cell = lesson.element.locator('.axis-grid button', {
        has: page.getByText(name, { exact: true }),
      });
      const value = await cell.locator('data').getAttribute('value');
      if (value !== '') expect(Number(value), `${name}, rolled by ${roll}`).toBeCloseTo(-gap, 9);
    }
  }
  await expect(solved).toHaveCount(0);
  for (let presses = 0; presses < 4; presses += 1)
    await lesson.handle('lift').press('Shift+ArrowDown');
  await expect(solved).toHaveCount(1);
});

test('the plus sign is found out though no corner is inside', async ({ page }) => {
  const lesson = await new Lesson(page, 'turned-boxes', 'en').open(
    '#v1&a=0,6,0,150&b=0,0,90,150&lift=60&roll=0',
  );
  await lesson.handle('a').press('ArrowUp');
  await expect(lesson.element).toHaveAttribute('data-phase', 'together');
  await expect(lesson.element.locator('[data-challenge="try.plus"][data-solved]')).toHaveCount(1);
  await lesson.show(3);
  await expect(lesson.element.locator('.formulas .tone-a')).toHaveText('0');
});

test('the code of the lesson decides what the references decide', async () => {
  const { boxesMeet, circlesMeet, holds, solidsMeet, uprightMeet } = await import(
    new URL('../../web/figures/turned-boxes/turned-boxes.js', import.meta.url).href
  );
  let hits = 0;
  for (let i = 0; i < 300; i += 1) {
    const flat = [
      { x: 0, y: 0, degrees: 7 * i, width: 120, height: 30 },
      { x: 70 * Math.cos(i), y: 70 * Math.sin(2 * i), degrees: 13 * i, width: 90, height: 40 },
    ];
    const [a, b] = flat.map(({ x, y, degrees, width, height }) => {
      const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
      const axes = [
        [cos, sin],
        [-sin, cos],
      ];
      return { center: [x, y], axes, halves: [width / 2, height / 2] };
    });
    const bodies = flat.map(({ width, height, ...place }) => ({
      ...place,
      points: [-1, 1, 1, -1].map(
        (sign, k): Point => [(sign * width) / 2, ((k < 2 ? -1 : 1) * height) / 2],
      ),
    }));
    const least = leastOverlap({ a: bodies[0]!, b: bodies[1]!, velocity: null, step: 'all' });
    expect(boxesMeet(a, b)).toBe(least >= 0);
    const solids = [
      bar({ ...flat[0]!, length: 120 }, 0, 3 * i),
      bar({ ...flat[1]!, length: 90 }, 20 + (i % 40), 5 * i),
    ];
    const expected = meet(solids[0]!, solids[1]!);
    hits += Number(expected);
    expect(solidsMeet(solids[0], solids[1])).toBe(expected);
  }
  expect(hits).toBeGreaterThan(30);
  expect(hits).toBeLessThan(270);
  const circle = { x: 0, y: 0, radius: 2 };
  expect(circlesMeet(circle, { x: 3, y: 4, radius: 3 })).toBe(true);
  expect(circlesMeet(circle, { x: 3, y: 4, radius: 2.9 })).toBe(false);
  const tile = { minX: 0, minY: 0, maxX: 1, maxY: 1 };
  expect(uprightMeet(tile, { minX: 1, minY: 1, maxX: 2, maxY: 2 })).toBe(true);
  expect(uprightMeet(tile, { minX: 0, minY: 2, maxX: 2, maxY: 3 })).toBe(false);
  const square = {
    center: [0, 0],
    axes: [
      [1, 0],
      [0, 1],
    ],
    halves: [1, 1],
  };
  expect([holds(square, [1, -1]), holds(square, [1.1, 0])]).toEqual([true, false]);
});

test('a handle goes back to its start, wherever the things are by now', async ({ page }) => {
  const lesson = await new Lesson(page, 'turned-boxes', 'en').open();
  const start = await lesson.state<State>();
  await lesson.handle('a').press('Shift+ArrowDown');
  await lesson.show((await lesson.phases()).indexOf('edges'));
  await lesson.handle('roll').press('Shift+ArrowRight');
  await lesson.handle('lift').press('Shift+ArrowUp');
  expect(await lesson.state<State>()).toMatchObject({
    lift: start.lift + 10,
    roll: start.roll + 10,
  });
  await lesson.handle('roll').press('Home');
  await lesson.handle('lift').press('Home');
  const { lift, roll, a } = await lesson.state<State>();
  expect({ lift, roll }).toEqual({ lift: start.lift, roll: start.roll });
  expect(a.y).toBeCloseTo(start.a.y + 10, 9);
});
