import { expect, test } from 'vitest';
import { Game } from '../../../../web/figures/game/game.js';
import { level } from '../../../../web/figures/game/level.js';
import { flatLevel, hold, playThrough } from './player.js';

test('the level can be won, and the same keys make the same game to the last bit', () => {
  const first = playThrough(60 * 60).game;
  expect(first.outcome).toBe('won');
  expect(first.progress).toBe(1);
  expect(first.health).toBeGreaterThan(20);
  expect(level.swarm.squares - first.swarm.left).toBeGreaterThan(300);
  const second = playThrough(60 * 60).game;
  expect(second.scene.world.hash()).toBe(first.scene.world.hash());
  expect([second.score, second.steps]).toEqual([first.score, first.steps]);
});

test('who does not fire comes as far as the first shutter', () => {
  const game = new Game(level);
  for (let i = 0; i < 600; i++) {
    const { x, floor } = game.hero;
    const atPit = x > 1150 && x < 1180;
    hold(game, 1, 'right', ...(atPit || floor === null ? (['jump'] as const) : []));
  }
  expect(game.hero.x).toBeCloseTo(level.shutters[0]![0] - 2 - 10, 6);
  expect(game.outcome).not.toBe('won');
});

test('without health the game is lost, and stands still', () => {
  const game = new Game(flatLevel({ turrets: [[300, 0]] }));
  hold(game, 60 * 30);
  expect([game.outcome, game.health]).toEqual(['lost', 0]);
  const { steps } = game;
  hold(game, 10, 'right');
  expect(game.steps).toBe(steps);
});

test('a pickup heals once, never beyond full health', () => {
  const game = new Game(
    flatLevel({
      pickups: [
        [100, -20],
        [200, -20],
      ],
    }),
  );
  game.health = 60;
  hold(game, 30, 'right');
  expect(game.health).toBe(85);
  hold(game, 60, 'right');
  expect(game.health).toBe(100);
});
