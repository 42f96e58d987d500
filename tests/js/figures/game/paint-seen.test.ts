import { expect, test } from 'vitest';
import { Game } from '../../../../web/figures/game/game.js';
import { paintSeen } from '../../../../web/figures/game/paint-seen.js';
import { roughMeasure, schemeTheme } from '../../../../web/stage/still-theme.js';
import { SvgContext } from '../../../../web/stage/svg-context.js';
import { flatLevel, press } from './player.js';

const theme = schemeTheme('dark');

function seen(game: Game): string {
  const svg = new SvgContext(roughMeasure);
  const context = svg as unknown as CanvasRenderingContext2D;
  paintSeen({ context, theme, game, view: game.level.view, part: 0, calm: true });
  return svg.content;
}

test('boxes, outlines and the floor are drawn, also while bullets hit and are gone', () => {
  const game = new Game(flatLevel({ shutters: [[120, 0, 72]], turrets: [[400, 0]] }));
  for (let i = 0; i < 90; i++) {
    game.step(press('fire'));
    const marks = seen(game);
    expect(marks).not.toContain('NaN');
    for (const tone of ['muted', 'decide'] as const) expect(marks).toContain(theme[tone]);
    expect(marks.includes(theme.mtv)).toBe(true);
  }
  expect(game.terrain.shutters.size).toBe(0);
});
