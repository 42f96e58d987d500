import { expect, test } from 'vitest';
import { Game } from '../../../../web/figures/game/game.js';
import { kinds, solid } from '../../../../web/figures/game/kinds.js';
import { level } from '../../../../web/figures/game/level.js';
import { blast } from '../../../../web/figures/game/swarm.js';
import { flatLevel, hold } from './player.js';

const hall = { minX: 1000, minY: -310, maxX: 1300, maxY: -10 };
const withSwarm = (): Game => {
  return new Game(flatLevel({ swarm: { bounds: hall, squares: 400, seed: 3 } }));
};

test('there are thousands, none of them in a wall', () => {
  const game = new Game(level);
  const { world } = game.scene;
  expect(game.swarm.left).toBeGreaterThan(4000);
  const { a, b, length } = world.contacts;
  const kindsOf = Array.from({ length }, (_, i) => {
    return game.scene.kindOf(a[i]!) | game.scene.kindOf(b[i]!);
  });
  expect(kindsOf.filter((both) => (both & kinds.mite) !== 0 && (both & solid) !== 0)).toEqual([]);
});

test('a blast bursts all that it reaches, and no others', () => {
  const game = withSwarm();
  const { world } = game.scene;
  const center = { x: 1150, y: -160 };
  const near = world.queryCircle(center, blast.burst, { mask: kinds.mite });
  const before = game.swarm.left;
  game.blastMites(center);
  expect(near.length).toBeGreaterThan(10);
  expect(before - game.swarm.left).toBe(near.length);
  expect(near.every(({ removed }) => removed)).toBe(true);
  expect(game.score).toBe(5 * near.length);
});

test('those around are driven away from it, and come back', () => {
  const game = withSwarm();
  const { world } = game.scene;
  const center = { x: 1150, y: -160 };
  game.blastMites(center);
  const ring = world.queryCircle(center, 60, { mask: kinds.mite });
  const spread = (): number => {
    const distances = ring.map(({ x, y }) => Math.hypot(x - center.x, y - center.y));
    return distances.reduce((sum, distance) => sum + distance, 0) / ring.length;
  };
  const before = spread();
  hold(game, 20);
  const driven = spread();
  expect(driven).toBeGreaterThan(before + 2);
  hold(game, 600);
  expect(spread()).toBeLessThan(driven);
});

test('they fly at a hero who comes near, and each stings once', () => {
  const game = withSwarm();
  game.hero.place([940, 0]);
  const before = game.swarm.left;
  hold(game, 240);
  expect(game.health).toBeLessThan(100);
  expect(before - game.swarm.left).toBe(100 - game.health);
});

test('they do not go through the floor', () => {
  const game = withSwarm();
  game.hero.place([1150, 0]);
  hold(game, 240);
  game.scene.world.update();
  const below = game.scene.world.queryBox(
    { minX: 0, minY: 8, maxX: 3000, maxY: 300 },
    { mask: kinds.mite },
  );
  expect(below).toEqual([]);
});
