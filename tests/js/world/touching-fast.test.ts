/** Fast bodies that begin where they touch others, or leave what others touch. */
import { Box, Circle, distance, Point, Polyline, Segment, sweep, World } from 'sepax';
import { describe, expect, test } from 'vitest';

describe('boxes that touch at corners', () => {
  const ways = [-3, -1, 0, 1, 3].flatMap((x) => [-3, -1, 0, 1, 3].map((y) => [x, y] as const));

  test.each([
    [2, 2],
    [-2, 2],
    [2, -2],
    [-2, -2],
  ])('from (%s, %s) every way is free that does not lead into the other', (x, y) => {
    for (const [dx, dy] of ways) {
      const world = new World();
      world.add(new Box(2, 2), { type: 'static' });
      const body = world.add(new Box(2, 2), { x, y, fast: true });
      world.update();
      body.move(dx, dy);
      world.update();
      const leadsIn = dx * x < 0 && dy * y < 0;
      const end = leadsIn ? [x, y] : [x + dx, y + dy];
      expect([body.x, body.y], `${dx} ${dy}`).toEqual(end);
    }
  });

  test('on a floor of tiles it goes either way', () => {
    const world = new World();
    for (let i = -4; i <= 4; i++) world.add(new Box(2, 2), { x: 2 * i, y: 2, type: 'static' });
    const hero = world.add(new Box(2, 2), { fast: true });
    world.update();
    for (const step of [-2, -2, 2, 2, 2, -2]) {
      const { x } = hero;
      hero.move(step, 0);
      world.update();
      expect(hero.x).toBe(x + step);
    }
  });
});

describe('what has no width does not get through a thin wall', () => {
  const walls = [new Segment([-10, 1], [10, 3]), new Polyline([-10, 1, 0, 2, 10, 3])];

  test.each(walls.map((wall) => [wall.kind, wall] as const))(
    'frame after frame, a %s',
    (_, wall) => {
      for (let i = 0; i < 100; i++) {
        const world = new World();
        world.add(wall, { type: 'static' });
        const side = i % 2 ? 1 : -1;
        const bullet = world.add(new Point(), { x: i / 13 - 4, y: 2 + 18 * side, fast: true });
        world.update();
        for (let frame = 0; frame < 6; frame++) {
          bullet.move(0.1, (-15 - (i % 7)) * side);
          world.update();
          const above = bullet.y - (2 + bullet.x / 10);
          expect(above * side, `${i}`).toBeGreaterThan(0);
          expect(above * side).toBeLessThan(18.7);
        }
        expect(world.contacts.length).toBe(1);
      }
    },
  );

  test('nor does a segment along it', () => {
    const world = new World();
    world.add(new Segment([-10, 0], [10, 0]), { type: 'static' });
    const bar = world.add(new Segment([-1, 0], [1, 0]), { y: 7, fast: true });
    world.update();
    for (let frame = 0; frame < 6; frame++) {
      bar.move(0.3, -5);
      world.update();
      expect(bar.y).toBeGreaterThan(0);
    }
    expect(bar.y).toBeLessThan(1e-8);
  });

  test('however near it is, its normal leads to the side that it comes from', () => {
    const wall = new Segment([-10, 0], [10, 0]);
    for (let y = 1; y > 1e-140; y /= 16) {
      const { time, normal } = sweep(new Point({ x: 1, y }), wall, { translationA: [0, -5] })!;
      expect(normal, `${y}`).toEqual({ x: 0, y: -1 });
      expect(time).toBeCloseTo(y / 5, 12);
    }
  });
});

/** Turned by an angle. */
function turned(angle: number) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return (x: number, y: number): [number, number] => [c * x - s * y, s * x + c * y];
}

test('who has left a body is not stopped where that one stops', () => {
  for (let k = 0; k < 400; k++) {
    const angle = k === 0 ? 0.205 : k / 63;
    const at = turned(angle);
    const place = (x: number, y: number) => ({ x: at(x, y)[0], y: at(x, y)[1], angle });
    const world = new World();
    const slider = world.add(new Box(2, 2), { ...place(0, 0), fast: true, category: 4 });
    const other = world.add(new Circle(1), { ...place(0, 2.5), fast: true, category: 2 });
    world.update();
    other.move(...at(0, -1));
    world.update();
    world.add(new Circle(0.3), { ...place(9.3, 0), type: 'static', mask: 4 });
    slider.move(...at(10, 0));
    other.move(...at(-7, 0));
    const { x, y } = other;
    world.update();
    const isThere = other.x === x && other.y === y;
    if (!isThere) expect(distance(slider, other).distance, `${angle}`).toBeLessThan(1e-6);
  }
});

test('who leaves a row that is pressed together gets away', () => {
  const box = new Box(2, 2);
  let tried = 0;
  for (let k = 0; k < 1500; k++) {
    const angle = k / 1000;
    const at = turned(angle);
    const place = (x: number) => ({ x: at(x, 0)[0], y: at(x, 0)[1], angle });
    const world = new World();
    world.add(box, { ...place(0), type: 'static' });
    const middle = world.add(box, { ...place(2.5), fast: true });
    const last = world.add(box, { ...place(5), fast: true });
    world.update();
    middle.move(...at(-1, 0));
    world.update();
    last.move(...at(-2, 0));
    world.update();
    if (world.contacts.length !== 2) continue;
    tried++;
    const { x } = last;
    for (let frame = 0; frame < 3; frame++) {
      middle.move(...at(-1, 0));
      last.move(...at(0.9, -0.3));
      world.update();
    }
    expect(last.x, `${angle}`).not.toBe(x);
  }
  expect(tried).toBeGreaterThan(1000);
});
