import type { Theme } from '../../stage/theme.js';
import { fillCircle, type Picture, tracePolygon } from './picture.js';
import { goalSize, pickupRadius, platformHeight, shutterWidth } from './terrain.js';

/** Rows of hills far away: how high they are, how long, how fast they pass, and how strong they are. */
const hills = [
  { height: 130, length: 520, pace: 0.25, base: -60, tone: 'a', alpha: 0.2 },
  { height: 90, length: 310, pace: 0.5, base: -10, tone: 'decide', alpha: 0.26 },
] as const;
/** Bands of the sky, and how much of its colour the highest has. */
const sky = { bands: 9, alpha: 0.3 } as const;
/** Where the sun stands, in parts of the view, and the radii of its disc and of its glow. */
const sun = { x: 0.74, y: 0.24, radii: [64, 50, 36] } as const;
/** What is painted beyond the picture on each side, which may shake. */
const margin = 16;
/** The part of the ground that is painted below its line. */
const depth = 700;

export function paintBackground({ context, theme, view, calm }: Picture): void {
  if (theme.forced) return;
  paintSky(context, theme, view);
  const [left, right, bottom] = [view.minX - margin, view.maxX + margin, view.maxY + margin];
  for (const { height, length, pace, base, tone, alpha } of hills) {
    context.fillStyle = theme[tone];
    // Fixed to the ground where motion is reduced.
    const shift = calm ? 0 : view.minX * (1 - pace);
    context.globalAlpha = alpha;
    context.beginPath();
    context.moveTo(left, bottom);
    for (let x = left; x <= right; x += 8) {
      const at = (x - shift) / length;
      const wave =
        0.5 + 0.35 * Math.sin(2 * Math.PI * at) + 0.15 * Math.sin(5.1 * Math.PI * at + 1);
      context.lineTo(x, base - height * wave);
    }
    context.lineTo(right, bottom);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** Bands that fade towards the ground, and the sun, which goes along with who looks at it. */
function paintSky(context: CanvasRenderingContext2D, theme: Theme, view: Picture['view']): void {
  const [width, height] = [view.maxX - view.minX, view.maxY - view.minY];
  const band = height / sky.bands;
  context.fillStyle = theme.a;
  for (let i = 0; i < sky.bands; i++) {
    context.globalAlpha = sky.alpha * (1 - i / sky.bands) ** 1.5;
    const top = i === 0 ? view.minY - margin : view.minY + i * band;
    context.fillRect(
      view.minX - margin,
      top,
      width + 2 * margin,
      view.minY + (i + 1) * band - top + 0.5,
    );
  }
  context.fillStyle = theme.b;
  context.globalAlpha = 0.22;
  for (const radius of sun.radii) {
    fillCircle(context, view.minX + sun.x * width, view.minY + sun.y * height, radius);
  }
  context.globalAlpha = 1;
}

export function paintGround({ context, theme, game, view }: Picture): void {
  const { ground, blocks } = game.level;
  context.lineJoin = 'round';
  for (const line of ground) {
    const [first, last] = [line[0]!, line.at(-1)!];
    if (last[0] < view.minX || first[0] > view.maxX) continue;
    const outline = [...line, [last[0], depth], [first[0], depth]].flat() as number[];
    paintMass(context, theme, outline);
    paintTurf(context, theme, line);
  }
  for (const { minX, minY, maxX, maxY } of blocks) {
    if (maxX < view.minX || minX > view.maxX) continue;
    const outline = [minX, minY, maxX, minY, maxX, maxY, minX, maxY];
    paintMass(context, theme, outline);
  }
}

function paintMass(
  context: CanvasRenderingContext2D,
  theme: Theme,
  outline: readonly number[],
): void {
  context.beginPath();
  tracePolygon(context, outline);
  context.fillStyle = theme.surface;
  context.fill();
  // Forced colours have no tint, and a strong one would hide what is before it.
  if (!theme.forced) {
    context.globalAlpha = 0.2;
    context.fillStyle = theme.b;
    context.fill();
    context.globalAlpha = 1;
  }
  context.strokeStyle = theme.muted;
  context.lineWidth = 2.5;
  context.stroke();
}

/** Layers of stones below the surface, and grass on it. */
function paintTurf(
  context: CanvasRenderingContext2D,
  theme: Theme,
  line: readonly (readonly [number, number])[],
): void {
  if (theme.forced) return;
  const trace = (down: number): void => {
    context.beginPath();
    for (const [x, y] of line) context.lineTo(x, y + down);
    context.stroke();
  };
  context.lineCap = 'round';
  context.lineWidth = 5;
  context.globalAlpha = 0.3;
  context.strokeStyle = theme.b;
  context.setLineDash([22, 64]);
  trace(30);
  context.setLineDash([9, 83]);
  trace(58);
  context.setLineDash([]);
  context.globalAlpha = 1;
  context.strokeStyle = theme.decide;
  context.lineWidth = 6;
  trace(2);
}

/** Platforms are open from below: a solid surface on a row of posts. */
export function paintPlatforms({ context, theme, game, view }: Picture): void {
  context.fillStyle = theme.decide;
  for (const [x, y, width] of game.level.platforms) {
    if (x + width < view.minX || x > view.maxX) continue;
    context.globalAlpha = 1;
    context.fillRect(x, y, width, platformHeight / 2);
    context.globalAlpha = 0.45;
    for (let at = x + 3; at < x + width - 3; at += 13) {
      context.fillRect(at, y + platformHeight / 2 + 2, 7, platformHeight / 2 - 2);
    }
  }
  context.globalAlpha = 1;
}

/** The gaps in a shutter's stripes grow with each hit that it has taken. */
export function paintShutters({ context, theme, game }: Picture): void {
  for (const { body, height, health } of game.terrain.shutters.values()) {
    const top = body.y - height / 2;
    context.fillStyle = theme.b;
    context.fillRect(body.x - shutterWidth / 2, top, shutterWidth, height);
    context.fillStyle = theme.surface;
    const gap = 9 - 2.5 * health;
    for (let y = top + 8; y < top + height - 4; y += 12) {
      context.fillRect(body.x - shutterWidth / 2, y, shutterWidth, gap);
    }
  }
}

export function paintPickups({ context, theme, game }: Picture): void {
  for (const { x, y } of game.terrain.pickups.values()) {
    context.fillStyle = theme.decide;
    fillCircle(context, x, y, pickupRadius + 2);
    context.fillStyle = theme.surface;
    context.fillRect(x - 6, y - 1.75, 12, 3.5);
    context.fillRect(x - 1.75, y - 6, 3.5, 12);
  }
}

/** Small flags where a lost game goes on: raised once they were passed. */
export function paintCheckpoints({ context, theme, game }: Picture): void {
  for (const [i, [x, y]] of game.level.checkpoints.entries()) {
    if (i === 0) continue;
    const raised = i <= game.checkpoint;
    const top = raised ? y - 46 : y - 24;
    context.fillStyle = theme.ink;
    context.fillRect(x - 1.5, y - 48, 3, 48);
    context.fillStyle = raised ? theme.decide : theme.muted;
    context.beginPath();
    tracePolygon(context, [x + 1.5, top, x + 24, top + 8, x + 1.5, top + 16]);
    context.fill();
  }
}

/** A flag. */
export function paintGoal({ context, theme, game }: Picture): void {
  const [x, y] = game.level.goal;
  const { height } = goalSize;
  const tip = y - height - 16;
  context.fillStyle = theme.ink;
  context.fillRect(x - 2, tip, 4, y - tip);
  fillCircle(context, x, tip, 4);
  context.fillStyle = theme.decide;
  context.beginPath();
  const top = tip + 6;
  tracePolygon(context, [
    x + 2,
    top,
    x + 44,
    top + 4,
    x + 34,
    top + 15,
    x + 44,
    top + 26,
    x + 2,
    top + 30,
  ]);
  context.fill();
}
