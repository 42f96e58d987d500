import { expect, test } from 'vitest';
import { bulletRadius, bulletSpeed } from '../../../../web/figures/game/bullets.js';
import { Game } from '../../../../web/figures/game/game.js';
import { stepTime } from '../../../../web/figures/game/scene.js';
import { shutterWidth } from '../../../../web/figures/game/terrain.js';
import { flatLevel, hold } from './player.js';

const step = bulletSpeed * stepTime;

test('a step is many times as long as a shutter is thick', () => {
  expect(step / (shutterWidth + 2 * bulletRadius)).toBeGreaterThan(2);
});

test('no bullet passes a shutter, wherever its steps end', () => {
  for (let shift = 0; shift < step; shift += 0.5) {
    const x = 200 + shift;
    const game = new Game(flatLevel({ shutters: [[x, 0, 72]] }));
    hold(game, 5);
    let furthest = 0;
    hold(game, 1, 'fire');
    for (let i = 0; i < 30; i++) {
      for (const { body } of game.bullets.all.values()) furthest = Math.max(furthest, body.x);
      hold(game, 1);
    }
    expect(furthest).toBeLessThanOrEqual(x);
    expect(furthest).toBeGreaterThan(100);
    expect([...game.terrain.shutters.values()][0]!.health).toBe(2);
    expect(game.bullets.all.size).toBe(0);
    game.dispose();
  }
});

test('nor does one that is fired with the barrel through it', () => {
  const game = new Game(flatLevel({ shutters: [[60, 0, 72]] }));
  hold(game, 60, 'right');
  expect(game.hero.x).toBeCloseTo(60 - shutterWidth / 2 - 10, 6);
  hold(game, 1, 'fire');
  hold(game, 10);
  expect([...game.terrain.shutters.values()][0]!.health).toBe(2);
});

test('the third hit opens it, and then bullets and the hero pass', () => {
  const game = new Game(flatLevel({ shutters: [[60, 0, 72]] }));
  hold(game, 40, 'fire');
  expect(game.terrain.shutters.size).toBe(0);
  hold(game, 60, 'right');
  expect(game.hero.x).toBeGreaterThan(100);
});

test('a turret bears its hits and gives points', () => {
  const game = new Game(flatLevel({ turrets: [[300, 0]] }));
  for (let i = 0; i < 200 && game.turrets.all.size > 0; i++) hold(game, 1, 'fire');
  expect(game.turrets.all.size).toBe(0);
  expect(game.score).toBeGreaterThanOrEqual(250);
});

test('a bullet ends after its way, and not more are fired than there may be', () => {
  const game = new Game(flatLevel());
  hold(game, 60, 'fire');
  expect(game.bullets.all.size).toBeGreaterThan(1);
  expect(game.bullets.all.size).toBeLessThan(5);
  hold(game, 30);
  expect(game.bullets.all.size).toBe(0);
  // Ground and goal, the hero, and the mites.
  expect(game.scene.world.size).toBe(3 + game.swarm.left);
});
