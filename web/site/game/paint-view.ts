import type { Game } from '../../figures/game/game.js';
import { paintGame } from '../../figures/game/paint-game.js';
import { paintBackground } from '../../figures/game/paint-level.js';
import { paintSeen } from '../../figures/game/paint-seen.js';
import type { Picture } from '../../figures/game/picture.js';
import type { Size } from '../../stage/camera.js';
import type { Theme } from '../../stage/theme.js';
import { type Follow, scaleFor } from './follow.js';

/** How far the picture shakes at most, in units. */
const shakeReach = 7;

/** What is to be seen, and how. */
export interface View {
  readonly size: Size;
  readonly theme: Theme;
  readonly game: Game;
  readonly follow: Follow;
  /** How much of the step to come is over, 0 to 1. */
  readonly part: number;
  /** Whether nothing is to move but what has to. */
  readonly calm: boolean;
  /** Whether what the library knows is drawn over it. */
  readonly seen?: boolean;
}

/** Paints a game as the camera sees it. */
export function paintView(
  context: CanvasRenderingContext2D,
  { size, theme, game, follow, part, calm, seen = false }: View,
): void {
  const scale = scaleFor(size);
  const units = { width: size.width / scale, height: size.height / scale };
  const view = follow.view(part, units, game.level.view);
  const picture: Picture = { context, theme, game, view, part, calm };
  context.save();
  context.scale(scale, scale);
  context.translate(-view.minX, -view.minY);
  if (!calm) shake(picture);
  paintBackground(picture);
  paintGame(picture);
  if (seen) paintSeen(picture);
  context.restore();
}

function shake({ context, game }: Picture): void {
  const reach = shakeReach * game.effects.shake ** 2;
  context.translate(reach * Math.sin(2.1 * game.steps), reach * Math.cos(2.9 * game.steps));
}
