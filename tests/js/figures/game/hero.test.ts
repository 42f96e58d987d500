import { describe, expect, test } from 'vitest';
import { Game, harm } from '../../../../web/figures/game/game.js';
import { heroReach } from '../../../../web/figures/game/hero-size.js';
import { flatLevel, hold } from './player.js';

/** Ground that rises or falls by so much over 100 units, from x = 100. */
function slope(rise: number): Game {
  const line = [
    [-1000, 0],
    [100, 0],
    [200, -rise],
    [6000, -rise],
  ] as const;
  return new Game(flatLevel({ ground: [line] }));
}

const feet = ({ hero }: Game): number => hero.y + heroReach;

describe('the hero on slopes and steps', () => {
  test.each([20, 58, 95])('climbs a slope of %i in 100', (rise) => {
    const game = slope(rise);
    hold(game, 150, 'right');
    expect(game.hero.x).toBeGreaterThan(210);
    expect(feet(game)).toBeCloseTo(-rise, 6);
    expect(game.hero.floor).not.toBeNull();
  });

  test('a slope steeper than he can climb stops him', () => {
    const game = slope(140);
    hold(game, 150, 'right');
    expect(game.hero.x).toBeLessThan(150);
    expect(feet(game)).toBeGreaterThan(-60);
  });

  test('keeps his feet on the ground downhill and over the edges of the slope', () => {
    const game = slope(-70);
    hold(game, 20, 'right');
    let airborne = 0;
    for (let i = 0; i < 60; i++) {
      hold(game, 1, 'right');
      if (game.hero.floor === null) airborne += 1;
    }
    expect(game.hero.x).toBeGreaterThan(220);
    expect(airborne).toBe(0);
    expect(feet(game)).toBeCloseTo(70, 6);
  });

  test('does not creep down the slope that he stands on', () => {
    const game = slope(70);
    game.hero.place([150, -50]);
    hold(game, 30);
    const { x, y } = game.hero;
    hold(game, 120);
    expect(game.hero.x).toBeCloseTo(x, 9);
    expect(game.hero.y).toBeCloseTo(y, 9);
  });

  test('goes up stairs without a jump, but not up a wall', () => {
    const stairs = [
      [-1000, 0],
      [50, 0],
      [50, -12],
      [90, -12],
      [90, -24],
      [300, -24],
      [300, -60],
      [900, -60],
    ] as const;
    const game = new Game(flatLevel({ ground: [stairs] }));
    hold(game, 120, 'right');
    expect(feet(game)).toBeCloseTo(-24, 6);
    expect(game.hero.x).toBeCloseTo(290, 6);
  });
});

describe('the hero and one-way platforms', () => {
  const onPlatforms = (): Game => new Game(flatLevel({ platforms: [[-60, -80, 120]] }));

  test('passes from below, lands, and stands', () => {
    const game = onPlatforms();
    hold(game, 10);
    let highest = 0;
    for (let i = 0; i < 70; i++) {
      hold(game, 1, ...(i < 30 ? (['jump'] as const) : []));
      highest = Math.min(highest, feet(game));
    }
    expect(highest).toBeLessThan(-90);
    expect(feet(game)).toBeCloseTo(-80, 6);
    expect(game.hero.floor).toEqual({ x: expect.closeTo(0), y: expect.closeTo(-1) });
    hold(game, 120);
    expect(feet(game)).toBeCloseTo(-80, 6);
  });

  test('walks under one without a bump', () => {
    const game = new Game(flatLevel({ platforms: [[60, -30, 120]] }));
    hold(game, 120, 'right');
    expect(game.hero.x).toBeGreaterThan(300);
    expect(feet(game)).toBeCloseTo(0, 6);
  });

  test('drops through with down and jump', () => {
    const game = onPlatforms();
    game.hero.place([0, -80]);
    hold(game, 20);
    expect(feet(game)).toBeCloseTo(-80, 6);
    hold(game, 40, 'down', 'jump');
    expect(feet(game)).toBeCloseTo(0, 6);
  });
});

describe('jumps', () => {
  /** The highest place of the feet after a jump that is held for so many steps. */
  function height(steps: number): number {
    const game = new Game(flatLevel());
    hold(game, 10);
    let highest = 0;
    for (let i = 0; i < 60; i++) {
      hold(game, 1, ...(i < steps ? (['jump'] as const) : []));
      highest = Math.min(highest, feet(game));
    }
    return -highest;
  }

  test('are the higher the longer they are held', () => {
    expect(height(2)).toBeGreaterThan(15);
    expect(height(2)).toBeLessThan(40);
    expect(height(30)).toBeGreaterThan(95);
    expect(height(30)).toBeLessThan(115);
  });

  test('a key that stays down is one jump', () => {
    const game = new Game(flatLevel());
    hold(game, 10);
    hold(game, 120, 'jump');
    expect(feet(game)).toBeCloseTo(0, 6);
  });

  test('a pit costs health, and puts him back to the last checkpoint', () => {
    const left = [
      [-1000, 0],
      [100, 0],
    ] as const;
    const right = [
      [200, 0],
      [6000, 0],
    ] as const;
    const game = new Game(flatLevel({ ground: [left, right] }));
    for (let i = 0; i < 200 && game.health === 100; i++) hold(game, 1, 'right');
    expect(game.health).toBe(100 - harm.pit);
    expect(game.hero.x).toBe(0);
  });
});
