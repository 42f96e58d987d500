import { reducedMotion } from '../../figure/element/reduced-motion.js';
import type { Commands } from '../../figures/game/commands.js';
import { Game } from '../../figures/game/game.js';
import { level } from '../../figures/game/level.js';
import { Loop } from '../../figures/game/loop.js';
import { stepTime } from '../../figures/game/scene.js';
import { FrameTimes } from '../frame-times.js';
import { Follow } from './follow.js';
import type { GameView } from './game-view.js';

/** A game that is played: its steps, its pictures, and the time that they take. */
export class Session {
  game = new Game(level);
  /** Whether what the library knows is drawn over the picture. */
  seen = false;
  readonly times = new FrameTimes();
  #follow = new Follow(this.game.hero);
  #stepping = 0;
  readonly #loop = new Loop(
    stepTime,
    () => this.#step(),
    (part) => this.#frame(part),
  );

  /**
   * @param commands - Says what the player wants.
   * @param onStep - Called after each step.
   * @param onFrame - Called after each picture.
   */
  constructor(
    private readonly view: GameView,
    private readonly commands: () => Commands,
    private readonly onStep: () => void,
    private readonly onFrame: () => void,
  ) {}

  get running(): boolean {
    return this.#loop.running;
  }

  run(): void {
    this.#loop.run();
  }

  pause(): void {
    this.#loop.pause();
  }

  /** Puts everything where it was at the beginning. */
  restart(): void {
    this.game.dispose();
    this.game = new Game(level);
    this.#follow = new Follow(this.game.hero);
    this.times.clear();
    this.repaint();
  }

  /** Goes on from the last checkpoint. */
  revive(): void {
    this.game.revive();
    this.repaint();
  }

  repaint(): void {
    this.view.paint(
      this.game,
      this.#follow,
      Math.min(1, this.#loop.part),
      reducedMotion.matches,
      this.seen,
    );
  }

  dispose(): void {
    this.pause();
    this.game.dispose();
  }

  #step(): void {
    const start = performance.now();
    this.game.step(this.commands());
    this.#follow.step();
    this.#stepping += performance.now() - start;
    this.onStep();
  }

  #frame(part: number): void {
    const start = performance.now();
    this.view.paint(this.game, this.#follow, part, reducedMotion.matches, this.seen);
    this.times.add(this.#stepping, 0, performance.now() - start);
    this.#stepping = 0;
    this.onFrame();
  }
}
