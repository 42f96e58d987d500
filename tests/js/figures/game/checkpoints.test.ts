import { expect, test } from 'vitest';
import { Game, type Noise } from '../../../../web/figures/game/game.js';
import { flatLevel, hold, press } from './player.js';

const checkpoints = [
  [0, 0],
  [300, 0],
  [900, 0],
] as const;

test('a lost game goes on from the last flag, with full health and the same score', () => {
  const game = new Game(flatLevel({ checkpoints, turrets: [[800, 0]] }));
  hold(game, 100, 'right');
  expect(game.hero.x).toBeGreaterThan(300);
  expect(game.hero.x).toBeLessThan(900);
  expect(game.checkpoint).toBe(1);
  hold(game, 60 * 30);
  expect([game.outcome, game.health]).toEqual(['lost', 0]);
  const { score, steps } = game;
  game.revive();
  expect([game.outcome, game.health, game.hero.x, game.score]).toEqual(['open', 100, 300, score]);
  expect(game.missiles.all.size).toBe(0);
  hold(game, 20, 'left');
  expect(game.steps).toBe(steps + 20);
  expect(game.hero.x).toBeLessThan(300);
  expect(game.health).toBe(100);
});

test('a flag is told of once, when it is passed on the ground', () => {
  const game = new Game(flatLevel({ checkpoints }));
  let told = 0;
  for (let i = 0; i < 200; i++) {
    game.step(press('right'));
    if (game.news.includes('flag')) told += 1;
  }
  expect(game.hero.x).toBeGreaterThan(300);
  expect(told).toBe(1);
});

test('each step tells what could be heard in it', () => {
  const game = new Game(flatLevel({ shutters: [[200, 0, 72]] }));
  hold(game, 5);
  expect(game.noises).toEqual([]);
  const heard = new Set<Noise>();
  for (let i = 0; i < 60; i++) {
    game.step(press('fire', ...(i === 20 ? (['jump'] as const) : [])));
    for (const noise of game.noises) heard.add(noise);
  }
  expect([...heard].sort()).toEqual(['fire', 'jump', 'opened', 'spark']);
});
