import type { Game } from '../../figures/game/game.js';
import { paintGame } from '../../figures/game/paint-game.js';
import { paintBackground } from '../../figures/game/paint-level.js';
import type { Picture } from '../../figures/game/picture.js';
import { CanvasSurface } from '../../stage/canvas-surface.js';
import { readTheme, type Theme, ThemeWatcher } from '../../stage/theme.js';
import { type Follow, scaleFor } from './follow.js';

/** How far the picture shakes at most, in units. */
const shakeReach = 7;

/** The canvas with the game in it. */
export class GameView {
  readonly #surface: CanvasSurface;
  readonly #watcher: ThemeWatcher;
  #theme: Theme;

  /** @param onChange - Called when all is to be painted again: another size, or other colours. */
  constructor(
    canvas: HTMLCanvasElement,
    private readonly probe: HTMLElement,
    onChange: () => void,
  ) {
    this.#surface = new CanvasSurface(canvas, onChange);
    this.#theme = readTheme(probe);
    this.#watcher = new ThemeWatcher(() => {
      this.#theme = readTheme(this.probe);
      onChange();
    });
  }

  connect(): void {
    this.#surface.connect();
    this.#watcher.connect();
  }

  disconnect(): void {
    this.#surface.disconnect();
    this.#watcher.disconnect();
  }

  /**
   * @param part - How much of the step to come is over, 0 to 1.
   * @param calm - Whether nothing is to move but what has to.
   */
  paint(game: Game, follow: Follow, part: number, calm: boolean): void {
    const { size } = this.#surface;
    if (size.width === 0 || size.height === 0) return;
    const context = this.#surface.begin();
    const scale = scaleFor(size);
    const units = { width: size.width / scale, height: size.height / scale };
    const view = follow.view(part, units, game.level.view);
    const picture: Picture = { context, theme: this.#theme, game, view, part, calm };
    context.save();
    context.scale(scale, scale);
    context.translate(-view.minX, -view.minY);
    if (!calm) shake(picture);
    paintBackground(picture);
    paintGame(picture);
    context.restore();
  }
}

function shake({ context, game }: Picture): void {
  const reach = shakeReach * game.effects.shake ** 2;
  context.translate(reach * Math.sin(2.1 * game.steps), reach * Math.cos(2.9 * game.steps));
}
