import { steer, turn } from 'sepax';
import { describe, expect, test } from 'vitest';
import { randomNumbers } from '../../../../web/figure/crowd/random.js';
import { Game, harm } from '../../../../web/figures/game/game.js';
import { Missiles } from '../../../../web/figures/game/missiles.js';
import { Scene, stepTime } from '../../../../web/figures/game/scene.js';
import { flatLevel, hold } from './player.js';

const directions = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12);

describe('missiles', () => {
  test.each(directions)(
    'turn the shorter way from %f, whatever turns their angle has made',
    (to) => {
      for (const from of directions) {
        for (const turns of [-3, 0, 2]) {
          const missiles = new Missiles(new Scene());
          const missile = missiles.launch({ x: 0, y: 0 }, from + 2 * Math.PI * turns);
          const target = { x: 900 * Math.cos(to), y: 900 * Math.sin(to) };
          const heading = { x: Math.cos(from), y: Math.sin(from) };
          const before = Math.abs(steer(heading, target));
          const angle = missile.body.angle;
          missiles.step(stepTime, target);
          const turned = missile.body.angle - angle;
          expect(Math.abs(turned)).toBeLessThan(0.05);
          // Straight ahead and straight behind either way will do.
          if (before < 1e-9 || before > Math.PI - 1e-9) continue;
          // y points down: a growing angle is clockwise on the screen.
          const way = turn(heading, target, { yAxis: 'down' });
          if (way === 'clockwise') expect(turned).toBeGreaterThan(0);
          if (way === 'counter-clockwise') expect(turned).toBeLessThan(0);
          if (before > 0.05 && before < 3.1) {
            const now = { x: Math.cos(missile.body.angle), y: Math.sin(missile.body.angle) };
            expect(Math.abs(steer(now, target))).toBeLessThan(before);
          }
        }
      }
    },
  );

  test('hit a hero who stands, from wherever they come', () => {
    const random = randomNumbers(7);
    for (let i = 0; i < 40; i++) {
      const game = new Game(flatLevel());
      hold(game, 5);
      const place = { x: 800 * random() - 400, y: -150 - 300 * random() };
      game.missiles.launch(place, 2 * Math.PI * random());
      for (let k = 0; k < 300 && game.missiles.all.size > 0; k++) hold(game, 1);
      expect([game.missiles.all.size, game.health]).toEqual([0, 100 - harm.missile]);
      game.dispose();
    }
  });

  test('burst on walls, and when they have no fuel left', () => {
    const wall = { minX: 100, minY: -2000, maxX: 104, maxY: 0 };
    const game = new Game(flatLevel({ blocks: [wall] }));
    game.missiles.launch({ x: 300, y: -20 }, Math.PI);
    hold(game, 200);
    expect([game.missiles.all.size, game.health]).toEqual([0, 100]);
    game.missiles.launch({ x: 300, y: -5000 }, -Math.PI / 2);
    hold(game, 301);
    expect([game.missiles.all.size, game.health]).toEqual([0, 100]);
  });

  test('are shot down by bullets', () => {
    const game = new Game(flatLevel());
    hold(game, 5);
    game.missiles.launch({ x: 400, y: game.hero.y }, Math.PI);
    hold(game, 120, 'fire');
    expect([game.missiles.all.size, game.health, game.score]).toEqual([0, 100, 50]);
  });
});

describe('turrets', () => {
  test('fire at what they see', () => {
    const game = new Game(flatLevel({ turrets: [[400, 0]] }));
    hold(game, 30);
    expect(game.missiles.all.size).toBe(1);
  });

  test('see neither through walls nor further than they can', () => {
    const wall = { minX: 200, minY: -300, maxX: 204, maxY: 0 };
    const hidden = new Game(flatLevel({ turrets: [[400, 0]], blocks: [wall] }));
    const far = new Game(flatLevel({ turrets: [[700, 0]] }));
    hold(hidden, 120);
    hold(far, 120);
    expect([hidden.missiles.all.size, far.missiles.all.size]).toEqual([0, 0]);
  });
});
