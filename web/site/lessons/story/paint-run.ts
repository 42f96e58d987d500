import { drawHero } from '../../../figures/game/draw-hero.js';
import type { Size } from '../../../stage/camera.js';
import type { Theme } from '../../../stage/theme.js';
import type { Look, Thing } from './episode.js';
import type { Outline } from './geometry.js';
import { field, type Run } from './run.js';

/** The colour of each look, and how much of it. */
const looks: Readonly<Record<Look, readonly [keyof Theme & string, number]>> = {
  earth: ['b', 0.34],
  wood: ['b', 0.8],
  steel: ['muted', 0.9],
  light: ['mtv', 0.85],
  mite: ['b', 0.75],
  coin: ['decide', 1],
};

/** A moment of a run: the ground, what there is, and in dashes what the bug takes it for. */
export function paintRun(
  context: CanvasRenderingContext2D,
  size: Size,
  theme: Theme,
  run: Run,
): void {
  const height = field.bottom - field.top;
  const scale = Math.min(size.width / field.width, size.height / height);
  context.save();
  if (!theme.forced)
    fill(context, theme.a, 0.16, () => context.rect(0, 0, size.width, size.height));
  context.translate((size.width - scale * field.width) / 2, size.height - scale * field.bottom);
  context.scale(scale, scale);
  paintGround(context, theme, size.width / scale);
  for (const thing of run.things) paintThing(context, theme, thing, run.mode === 'bug');
  paintMover(context, theme, run);
  if (run.alarm) paintAlarm(context, theme, run);
  context.restore();
}

function fill(
  context: CanvasRenderingContext2D,
  colour: string,
  alpha: number,
  trace: () => void,
): void {
  context.globalAlpha = alpha;
  context.fillStyle = colour;
  context.beginPath();
  trace();
  context.fill();
  context.globalAlpha = 1;
}

function paintGround(context: CanvasRenderingContext2D, theme: Theme, width: number): void {
  const [left, reach] = [-width, 3 * width];
  fill(context, theme.surface, 1, () => context.rect(left, 0, reach, 60));
  fill(context, theme.b, theme.forced ? 0 : 0.2, () => context.rect(left, 0, reach, 60));
  fill(context, theme.decide, 1, () => context.rect(left, -1, reach, 5));
}

function traceOutline(context: CanvasRenderingContext2D, outline: Outline): void {
  for (const { x, y } of outline) context.lineTo(x, y);
  context.closePath();
}

function paintThing(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { outline, taken, look }: Thing,
  bug: boolean,
): void {
  const [tone, alpha] = looks[look];
  if (look === 'coin') paintCoin(context, theme, outline);
  else {
    fill(context, theme.surface, 1, () => traceOutline(context, outline));
    fill(context, theme[tone] as string, alpha, () => traceOutline(context, outline));
  }
  if (!bug || taken === undefined) return;
  context.strokeStyle = theme.mtv;
  context.lineWidth = 2;
  context.setLineDash([6, 5]);
  context.beginPath();
  traceOutline(context, taken);
  context.stroke();
  context.setLineDash([]);
}

/** A coin, or a target if it is higher than wide. */
function paintCoin(context: CanvasRenderingContext2D, theme: Theme, outline: Outline): void {
  const [from, to] = [outline[0]!, outline[2]!];
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const [width, height] = [(to.x - from.x) / 2, (to.y - from.y) / 2];
  for (const [part, colour] of [
    [1, theme.decide],
    [0.55, theme.surface],
    [0.3, theme.decide],
  ] as const) {
    fill(context, colour, 1, () => context.ellipse(x, y, part * width, part * height, 0, 0, 7));
  }
}

function paintMover(context: CanvasRenderingContext2D, theme: Theme, run: Run): void {
  const { x, y, facing, walked, floor, episode, missile } = run;
  const still = episode.falls === false;
  if (episode.mover === 'hero') {
    drawHero(context, theme, { x, y, facing, walked, stands: floor || still });
  } else {
    const { x: from, y: height } = episode.start;
    drawHero(context, theme, { x: from - 26, y: -20, facing: 1, walked: 0, stands: true });
    const length = episode.mover === 'arrow' ? 20 : 6;
    fill(context, theme.a, 0.25, () => context.rect(from, height - 1, Math.max(0, x - from), 2));
    fill(context, theme.a, 1, () => context.rect(x - length, y - 3, 2 * length, 6));
  }
  if (missile === null) return;
  context.save();
  context.translate(missile.x, missile.y);
  context.rotate(missile.angle);
  fill(context, theme.b, 1, () =>
    traceOutline(context, [
      { x: -12, y: -3 },
      { x: -24, y: 0 },
      { x: -12, y: 3 },
    ]),
  );
  fill(context, theme.mtv, 1, () => context.roundRect(-12, -4, 24, 8, 4));
  context.restore();
}

function paintAlarm(context: CanvasRenderingContext2D, theme: Theme, { x, y }: Run): void {
  context.fillStyle = theme.mtv;
  context.font = `700 44px ${theme.fontFamily}`;
  context.textAlign = 'center';
  context.fillText('!', x, y - 30);
}
