/** The listings of the lessons at their limits: on boundaries, and with the smallest and largest numbers. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = '../../../../web/figures';
const listing = (name: string) => import(/* @vite-ignore */ `${folder}/${name}/${name}.js`);

const square = (x: number, y: number, size: number) => [
  { x, y },
  { x: x + size, y },
  { x: x + size, y: y + size },
  { x, y: y + size },
];
const axes = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
];

describe('planes', async () => {
  const { hit } = await listing('planes');
  const corners = square(0, 0, 10).map((point) => ({ ...point, z: 0 }));
  const shot = (x: number, y: number, far = 1) =>
    hit({ x, y, z: far }, { x, y, z: -far }, corners) !== null;

  test('all of the outline counts', () => {
    for (let along = 0; along <= 10; along += 2.5) {
      for (const [x, y] of [
        [along, 0],
        [along, 10],
        [0, along],
        [10, along],
      ] as const) {
        expect(shot(x, y), `${x}, ${y}`).toBe(true);
      }
    }
  });

  test('beside the outline nothing does', () => {
    for (const [x, y] of [
      [10.001, 5],
      [5, 10.001],
      [-0.001, 0],
      [15, 0],
      [0, -5],
      [20, 10],
    ] as const) {
      expect(shot(x, y), `${x}, ${y}`).toBe(false);
    }
  });

  test('the smallest distances have signs', () => {
    expect(shot(5, 5, 1e-170)).toBe(true);
    expect(hit({ x: 5, y: 5, z: 1e-170 }, { x: 5, y: 5, z: 2e-170 }, corners)).toBeNull();
    expect(hit({ x: 5, y: 5, z: 1 }, { x: 5, y: 5, z: 0 }, corners)).not.toBeNull();
  });
});

describe('which-way', async () => {
  const { steer, turn } = await listing('which-way');
  test('straight behind it always turns in the positive sense', () => {
    for (const [h, d] of [
      [
        { x: 1, y: 0 },
        { x: -5, y: 0 },
      ],
      [
        { x: -1, y: 0 },
        { x: 5, y: 0 },
      ],
      [
        { x: 0, y: 1 },
        { x: 0, y: -5 },
      ],
      [
        { x: 0, y: -1 },
        { x: 0, y: 5 },
      ],
      [
        { x: 3, y: -4 },
        { x: -6, y: 8 },
      ],
    ] as const) {
      expect(turn(h, d, true)).toBe('behind');
      expect(steer(h, d, 10)).toBe(Math.PI);
      expect(steer(h, d, 0.1)).toBe(0.1);
    }
  });
});

describe('circles-boxes', async () => {
  const { push, separation, tooSimple } = await listing('circles-boxes');
  const box = { x: 0, y: 0, width: 100, height: 60, angle: 0 };

  test('the outline is at distance 0, and the push leads outward from there', () => {
    for (const [x, y, way] of [
      [50, 0, [7, 0]],
      [-50, 10, [-7, 0]],
      [0, 30, [0, 7]],
      [20, -30, [0, -7]],
    ] as const) {
      const circle = { x, y, radius: 7 };
      expect(separation(circle, box)).toBe(-7);
      const { x: px, y: py } = push(circle, box);
      expect([px, py]).toEqual(way.map((part) => expect.closeTo(part, 12)));
    }
  });

  test('a corner is touched exactly, where the grown box already reports a hit', () => {
    expect(separation({ x: 53, y: 34, radius: 5 }, box)).toBe(0);
    expect(separation({ x: 54, y: 34, radius: 5 }, box)).toBeGreaterThan(0);
    expect(tooSimple({ x: 54, y: 34, radius: 5 }, box)).toBe(true);
  });

  test('after the push the circle touches, wherever it was and however the box is turned', () => {
    for (let i = 0; i < 500; i += 1) {
      const turned = { ...box, angle: i };
      const at = { x: 70 * Math.sin(7 * i), y: 50 * Math.cos(5 * i), radius: 1 + (i % 20) };
      if (separation(at, turned) >= 0) continue;
      const { x, y } = push(at, turned);
      expect(separation({ ...at, x: at.x + x, y: at.y + y }, turned)).toBeCloseTo(0, 10);
    }
  });

  test('in the very middle there is a way out, too', () => {
    const { x, y } = push({ x: 0, y: 0, radius: 1 }, box);
    expect(Math.hypot(x, y)).toBeCloseTo(31, 12);
  });
});

describe('two polygons', async () => {
  const [{ intersects }, { wayOut, slide }, { impact }] = await Promise.all([
    listing('separating-axis'),
    listing('way-out'),
    listing('moving-shapes'),
  ]);

  test.each([1e-150, 1, 1e150])('touching counts at the size of %s', (size) => {
    const a = square(0, 0, size);
    expect(intersects(a, square(size, 0, size))).toBe(true);
    expect(intersects(a, square(size, size, size))).toBe(true);
    expect(intersects(a, square(1.5 * size, 0, size))).toBe(false);
    const { x, y } = wayOut(a, square(size, 0, size), axes);
    expect([Math.abs(x), Math.abs(y)]).toEqual([0, 0]);
    expect(impact(a, square(2 * size, 0, size), axes, { x: size, y: 0 })).toBe(1);
    expect(impact(a, square(2 * size, size, size), axes, { x: 2 * size, y: 0 })).toBe(0.5);
    expect(impact(a, square(2 * size, 0, size), axes, { x: 0.5 * size, y: 0 })).toBeNull();
  });

  test('what does not lead into a wall is left alone', () => {
    const along = { x: 3, y: 0 };
    expect(slide(along, { x: 0, y: 1 })).toBe(along);
    expect(slide({ x: 3, y: -2 }, { x: 0, y: 1 })).toEqual({ x: 3, y: -2 });
    expect(slide({ x: 3, y: 2 }, { x: 0, y: 1 })).toEqual({ x: 3, y: 0 });
  });
});

describe('fast-bullets', async () => {
  const { impact, looks } = await listing('fast-bullets');
  const wall = square(0, 0, 10);
  // The listing wants the winding that makes normals point outward.
  const outline = [...wall].reverse();
  const meets = impact({ x: -20, y: 5 }, { x: 40, y: 0 }, 2, wall) < 1 ? wall : outline;

  test('a graze, a touch at the end, and a start inside', () => {
    expect(impact({ x: -20, y: -2 }, { x: 40, y: 0 }, 2, meets)).toBeCloseTo(0.5, 12);
    expect(impact({ x: -20, y: -2.001 }, { x: 40, y: 0 }, 2, meets)).toBe(Number.POSITIVE_INFINITY);
    expect(impact({ x: -12, y: 5 }, { x: 10, y: 0 }, 2, meets)).toBe(1);
    expect(impact({ x: 5, y: 5 }, { x: 10, y: 0 }, 2, meets)).toBe(0);
    expect(impact({ x: -20, y: 5 }, { x: 0, y: 0 }, 2, meets)).toBe(Number.POSITIVE_INFINITY);
    expect(looks(0.5, 0.5)).toBe(Number.POSITIVE_INFINITY);
  });
});

test.each(['js', 'cpp'])(
  'circles-boxes: d − r is compared, and is not the push, in %s',
  (ending) => {
    const file = `../../../../web/figures/circles-boxes/circles-boxes.${ending}`;
    const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
    const place = lines.findIndex((line) => /return .*\bd\b - circle\.radius/.test(line));
    expect(place).toBeGreaterThan(0);
    const phases = lines.slice(0, place).filter((line) => line.trim().startsWith('//#'));
    expect(phases.at(-1)!.trim()).toBe('//# compare');
  },
);
