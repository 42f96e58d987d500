import type { Game } from '../../figures/game/game.js';
import { CanvasSurface } from '../../stage/canvas-surface.js';
import { LiveTheme } from '../../stage/theme.js';
import type { Follow } from './follow.js';
import { paintView } from './paint-view.js';

/** The canvas with the game in it. */
export class GameView {
  readonly #surface: CanvasSurface;
  readonly #theme: LiveTheme;

  /** @param onChange - Called when all is to be painted again: another size, or other colours. */
  constructor(canvas: HTMLCanvasElement, probe: HTMLElement, onChange: () => void) {
    this.#surface = new CanvasSurface(canvas, onChange);
    this.#theme = new LiveTheme(probe, onChange);
  }

  connect(): void {
    this.#surface.connect();
    this.#theme.connect();
  }

  disconnect(): void {
    this.#surface.disconnect();
    this.#theme.disconnect();
  }

  /**
   * @param part - How much of the step to come is over, 0 to 1.
   * @param calm - Whether nothing is to move but what has to.
   * @param seen - Whether what the library knows is drawn over it.
   */
  paint(game: Game, follow: Follow, part: number, calm: boolean, seen: boolean): void {
    const { size } = this.#surface;
    if (size.width === 0 || size.height === 0) return;
    const theme = this.#theme.now;
    paintView(this.#surface.begin(), { size, theme, game, follow, part, calm, seen });
  }
}
