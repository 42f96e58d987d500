import { Box, Circle, Polygon, World } from 'sepax';
import { expect, test } from 'vitest';
import { chase, fire, update, walk } from '../../../web/figures/all-together/all-together.js';
import { view as whole } from '../../../web/figures/all-together/place.js';
import { held, Play } from '../../../web/figures/all-together/play.js';
import { extentOf } from '../../../web/figures/all-together/view.js';
import { figureOf, viewOf } from './lessons/support.js';

const start = { hero: 262, hill: [210, -84], turret: 584 } as const;

test('who walks against a slope goes along it', () => {
  for (const degrees of [10, 30, 44]) {
    const rise = Math.tan((degrees * Math.PI) / 180);
    const slope = new Polygon([
      [0, 0],
      [100, -100 * rise],
      [100, 50],
      [0, 50],
    ]);
    const ball = new Circle(5, { x: 30, y: -30 * rise - 5 / Math.cos((degrees * Math.PI) / 180) });
    const [x, y] = [ball.x, ball.y];
    expect(walk(ball, [10, 0], [slope])).toBe(true);
    // A character walks uphill as far as on the level.
    const across = 10 / Math.hypot(1, rise);
    expect(ball.x - x).toBeCloseTo(across, 6);
    expect(ball.y - y).toBeCloseTo(-across * rise, 6);
  }
});

test('a missile turns by no more than it may, and the shorter way', () => {
  const world = new World();
  const missile = world.add(new Circle(1), { x: 0, y: 0, angle: 0 });
  chase(missile, { x: 0, y: -10 }, 0.25, 4);
  expect(missile.angle).toBe(-0.25);
  expect(missile.x).toBeCloseTo(4 * Math.cos(0.25), 12);
  expect(missile.y).toBeCloseTo(-4 * Math.sin(0.25), 12);
  chase(missile, { x: missile.x + 10, y: missile.y }, 1, 0);
  expect(missile.angle).toBeCloseTo(0, 12);
});

test('a bullet stops at a thin door, a sensor tells, and bodies part', () => {
  const world = new World();
  const door = world.add(new Box(4, 40), { x: 100, y: 0, type: 'static' });
  const bullet = fire(world, new Circle(3), { x: 80, y: 0 });
  const sensor = world.add(new Box(10, 10), { x: 300, y: 0, type: 'static', sensor: true });
  const visitor = world.add(new Circle(3), { x: 300, y: 2 });
  bullet.x += 60;
  const touched: number[][] = [];
  update(world, (a, b) => touched.push([a.id, b.id]));
  expect(touched).toEqual([[sensor.id, visitor.id]]);
  expect([visitor.x, visitor.y]).toEqual([300, 2]);
  update(world, () => {});
  expect(bullet.x).toBeCloseTo(100 - 2 - 3, 6);
  expect(door.x).toBe(100);
});

test('the scene can be won, and begins again', () => {
  const play = new Play(start);
  held.press('right', 'right');
  held.press('fire', 'fire');
  for (let i = 0; i < 1200 && !play.won; i += 1) {
    if (i % 40 === 0) held.press('jump', 'jump');
    if (i % 40 === 20) held.release('jump');
    play.advance(1 / 60);
  }
  held.clear();
  expect(play.won).toBe(true);
  const { game } = play;
  for (let i = 0; i < 120; i += 1) play.advance(1 / 60);
  expect(play.game).not.toBe(game);
  expect(play.game.outcome).toBe('open');
});

test('a missile that meets a wall was in vain', () => {
  // Behind the hill he is out of sight, and what was fired before does not find him.
  const play = new Play(start);
  expect(play.game.missiles.all.size).toBe(1);
  held.press('left', 'left');
  for (let i = 0; i < 600 && play.dodged === 0; i += 1) play.advance(1 / 60);
  held.clear();
  expect(play.dodged).toBeGreaterThan(0);
});

test('a small canvas shows a part of the scene, however flat it is', async () => {
  const view = viewOf(await figureOf('all-together')) as never;
  for (const height of [90, 150, 240, 360]) {
    const { minX, maxX } = extentOf(view, 1, { width: 364, height });
    expect(minX, `height ${height}`).toBeGreaterThanOrEqual(whole.minX);
    expect(maxX, `height ${height}`).toBeLessThanOrEqual(whole.maxX);
    expect(maxX - minX, `height ${height}`).toBeGreaterThan(0);
  }
});
