import { expect, test } from 'vitest';
import { noCommands } from '../../../../web/figures/game/commands.js';
import { Held } from '../../../../web/figures/game/held.js';
import { clock } from '../../../../web/site/game/clock.js';

test('what is held counts until it is let go, whoever else holds it', () => {
  const held = new Held();
  held.press('KeyD', 'right');
  held.press('ArrowRight', 'right');
  expect(held.take()).toEqual({ ...noCommands, right: true });
  held.release('KeyD');
  expect(held.take().right).toBe(true);
  held.release('ArrowRight');
  expect(held.take()).toEqual(noCommands);
});

test('a tap between two steps counts for one', () => {
  const held = new Held();
  held.press('Space', 'jump');
  held.release('Space');
  expect(held.take().jump).toBe(true);
  expect(held.take().jump).toBe(false);
});

test('a finger that slides to another button holds that one', () => {
  const held = new Held();
  held.press('pointer 1', 'left');
  held.take();
  held.press('pointer 1', 'right');
  expect(held.take()).toEqual({ ...noCommands, right: true });
});

test('times are written in minutes, seconds and tenths', () => {
  expect([0, 9.96, 25.6, 61, 600].map(clock)).toEqual([
    '0:00.0',
    '0:09.9',
    '0:25.6',
    '1:01.0',
    '10:00.0',
  ]);
});
