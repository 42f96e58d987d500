/** Walks in which a rounding must not decide. y points down. */
import {
  Box,
  Capsule,
  Circle,
  Compound,
  ConcavePolygon,
  collide,
  distance,
  moveAndSlide,
  Polygon,
  Polyline,
  Segment,
  type Shape,
} from 'sepax';
import { describe, expect, test } from 'vitest';

const up = [0, -1] as const;

/** Moves a shape frame by frame; returns the last slide. */
function go(
  shape: Shape,
  motion: readonly [number, number],
  level: readonly Shape[],
  {
    frames = 1,
    ...options
  }: {
    readonly frames?: number;
    readonly maxSlope?: number;
    readonly snap?: number;
  } = {},
) {
  let slid = moveAndSlide(shape, motion, level, { up, ...options });
  for (let frame = 1; ; frame++) {
    shape.translate(slid.translation.x, slid.translation.y);
    if (frame === frames) return slid;
    slid = moveAndSlide(shape, motion, level, { up, ...options });
  }
}

describe('under a slanting ceiling that holds it', () => {
  const ground = new Polyline([-200, -64, 0, 0, 200, 7]);
  const lid = new Polygon([20, -60, 80, -60, 55.4, -6.9, 20, -37.9]);

  function held(level: readonly Shape[]): Box {
    const hero = new Box(6, 12, { x: 10, y: -40 });
    go(hero, [0, 2], level, { frames: 35 });
    go(hero, [1, 2], level, { frames: 60 });
    expect(hero.x).toBeCloseTo(48.39, 2);
    return hero;
  }

  test('a hero is a rounding deep in the floor, and still walks back up the slope', () => {
    const hero = held([ground, lid]);
    go(hero, [-1, 2], [ground, lid], { frames: 80 });
    expect(hero.x).toBeLessThan(-25);
  });

  test('other lids and slopes, too', () => {
    for (let i = 0; i < 400; i++) {
      const slope = new Polyline([-200, -20 - ((i * 7) % 60), 0, 0, 200, (i % 20) - 10]);
      const side = 50 + (i % 61) / 10;
      const roof = new Polygon([
        20,
        -60,
        80,
        -60,
        side,
        -5 - (i % 21) / 10,
        20,
        -35 - (i % 101) / 10,
      ]);
      const hero = new Box(6, 2 * (4 + (i % 9)), { x: 10, y: -40 });
      go(hero, [0, 2], [slope, roof], { frames: 35 });
      go(hero, [1, 2], [slope, roof], { frames: 60 });
      go(hero, [-1, 2], [slope, roof], { frames: 150 });
      expect(hero.x, `${i}`).toBeLessThan(-5);
    }
  });

  test.each<[string, readonly Shape[]]>([
    ['two obstacles', [ground, lid]],
    ['one compound', [new Compound([ground, lid])]],
  ])('a jump away from it goes all its way, of %s', (_, level) => {
    const hero = held(level);
    expect(moveAndSlide(hero, [-8, -3], level, { up })).toMatchObject({
      translation: { x: -8, y: -3 },
      onCeiling: false,
      walls: [],
    });
  });
});

test('a jump against the side of a block is no step', () => {
  for (let i = 0; i < 1000; i++) {
    const y = i / 7;
    const level = [new Box(400, 20, { y: y + 10 }), new Box(40, 40, { x: 28, y: y - 46 })];
    const hero = new Box(10, 20, { y: y - 10 });
    const { translation, onFloor } = moveAndSlide(hero, [6, -12], level, { up, stepHeight: 4 });
    expect(onFloor).toBe(false);
    expect(translation.y).toBeCloseTo(-12, 9);
  }
});

test('stairs are climbed at any speed, whatever pieces they are cut into', () => {
  const top = [
    0, 0, 10, 0, 10, -2.76, 12.6, -2.76, 12.6, -4.97, 14.7, -4.97, 14.7, -6.67, 60, -6.67,
  ];
  const stairs = [new Polyline(top), new ConcavePolygon([...top, 60, 20, 0, 20])];
  for (let speed = 0.5; speed < 12; speed += 0.1) {
    for (const ground of stairs) {
      const hero = new Box(8, 20, { x: 6, y: -10 });
      for (let frame = 0; frame < 300 && hero.x < 40; frame++) {
        const options = { up, stepHeight: 4 };
        const { x, y } = moveAndSlide(hero, [speed, 0.6], ground, options).translation;
        hero.translate(x, y);
      }
      expect(hero.x, `${ground.kind} at ${speed}`).toBeGreaterThanOrEqual(40 - 1e-9);
    }
  }
});

describe('at the foot of a slope that is hardly steeper than the one below', () => {
  const rise = (degrees: number): number => 100 * Math.tan((degrees * Math.PI) / 180);

  test.each([
    [30, 28],
    [28.66, 28.6],
    [40, 28],
    [60, 0],
  ])('of %s and %s degrees, it stops at the surface, and stands still', (steep, gentle) => {
    const left = new Polygon([-100, -rise(steep), 0, 0, 0, 200, -100, 200]);
    const right = new Polygon([0, 0, 100, rise(gentle), 100, 200, 0, 200]);
    const hero = new Box(10, 16, { x: 10, y: -8 + 0.05 * rise(gentle) });
    for (let frame = 0; frame < 40; frame++) {
      go(hero, [-3, 0.5], [left, right], { maxSlope: 0.5 });
      expect(collide(hero, left).depth).toBeLessThan(4e-10);
    }
    expect(hero.x).toBeCloseTo(5, 7);
    for (let frame = 0; frame < 40; frame++) {
      expect(go(hero, [0, 0.5], [left, right], { maxSlope: 0.5 }).translation).toEqual({
        x: 0,
        y: 0,
      });
    }
  });
});

describe('down a slope and onto a one-way platform', () => {
  test.each(
    [0, 0.3, 1, 2.5].flatMap((angle) => [0, 0.02, -0.02].map((tilt) => [angle, tilt] as const)),
  )('turned by %s, tilted by %s', (angle, tilt) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const at = (x: number, y: number): [number, number] => [c * x - s * y, s * x + c * y];
    const slope = new Polygon([at(-100, -70), at(100, 70), at(-100, 70)]);
    const shelf = new Polygon([
      at(-10, -10 * tilt),
      at(90, 90 * tilt),
      at(90, 3 + 90 * tilt),
      at(-10, 3 - 10 * tilt),
    ]);
    const [x, y] = at(3, -12.7);
    const hero = new Polygon([at(-4, -10), at(4, -10), at(4, 10), at(-4, 10)], { x, y });
    const walk = { up: at(0, -1), maxSlope: 0.7 };
    const landed = moveAndSlide(hero, at(0, 2), [slope], walk).translation;
    hero.translate(landed.x, landed.y);
    expect(distance(hero, shelf).distance).toBeGreaterThan(0.5);
    const options = { ...walk, snap: 4, oneWay: shelf };
    const { translation, floor } = moveAndSlide(hero, at(3, 0.2), [slope], options);
    expect(floor?.shape).toBe(shelf);
    hero.translate(translation.x, translation.y);
    expect(distance(hero, shelf).distance).toBeCloseTo(0, 9);
  });
});

test.each([
  ['a box', new Box(4, 20, { x: 3.5, y: -10 })],
  ['a capsule', new Capsule([0, -8], [0, 8], 2, { x: 3.5, y: -10 })],
])('the floor that %s walks on to is told once', (_, hero) => {
  const ground = new Polyline([-200, -40, 0, 0, 200, 0]);
  for (const speed of [-1, -3, -6]) {
    const { walls } = moveAndSlide(hero, [speed, 0.2], ground, { up });
    const normals = walls.map(({ normal }) => `${normal.x.toFixed(9)} ${normal.y.toFixed(9)}`);
    expect(new Set(normals).size).toBe(normals.length);
  }
});

test('between two floors that are almost in line it is pushed out of both, and stands still', () => {
  const [foot, edge, head] = [
    { x: -172.17618725207976, y: 46.13447033006459 },
    { x: -84.43672646385053, y: 48.749566753394895 },
    { x: -101.12498232793243, y: 101.12498232793244 },
  ];
  const floor = [new Segment(head, edge), new Segment(edge, foot)];
  // On the edge of the one, 6e-8 deep in the other.
  const hero = new Circle(6.411116112489253, { x: -84.24662265061798, y: 42.34126976058835 });
  for (let frame = 0; frame < 60; frame++) {
    const { translation, onFloor } = go(hero, [0, 0.4], floor, { snap: 2 });
    expect(onFloor).toBe(true);
    for (const ground of floor) expect(collide(hero, ground).depth).toBeLessThan(1e-12);
    if (frame > 0) expect(translation).toEqual({ x: 0, y: 0 });
  }
});
