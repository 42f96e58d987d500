import { Crowd } from '../../figure/crowd/crowd.js';
import { FrameLoop } from '../../figure/element/frame-loop.js';
import { FrameTimes } from '../frame-times.js';
import type { Settings } from './settings.js';
import type { StressView } from './stress-view.js';

/** The longest time that a frame stands for, in seconds: after a pause nothing jumps. */
const longestFrame = 1 / 30;
const usualFrame = 1 / 60;

/** The crowd of the present settings, frame by frame, with the time that each part takes. */
export class Simulation {
  readonly times = new FrameTimes();
  #crowd: Crowd | null = null;
  readonly #frames = new FrameLoop((seconds) => this.#frame(seconds), longestFrame);

  /** @param onFrame - Called after each frame. */
  constructor(
    private readonly view: StressView,
    private settings: Settings,
    private readonly onFrame: () => void,
  ) {}

  get running(): boolean {
    return this.#frames.running;
  }

  get crowd(): Crowd | null {
    return this.#crowd;
  }

  /** Keeps the bodies if only their behaviour or their picture is another. */
  change(settings: Settings): void {
    const { count, moving } = this.settings;
    this.settings = settings;
    this.times.clear();
    if (settings.count !== count || settings.moving !== moving) {
      this.restart();
      return;
    }
    if (this.#crowd !== null) this.#crowd.meeting = settings.meeting;
    this.repaint();
  }

  /** Puts all bodies where they were at the beginning. */
  restart(): void {
    this.#crowd?.dispose();
    this.#crowd = null;
    this.times.clear();
    this.repaint();
  }

  /** Paints the bodies where they are; makes them first if there are none. */
  repaint(): void {
    const { aspect } = this.view;
    if (aspect === null) return;
    if (this.#crowd === null) {
      this.#crowd = new Crowd(this.settings, aspect);
      this.#crowd.collide();
    } else if (Math.abs(this.#crowd.width / this.#crowd.height - aspect) > 1e-6 * aspect) {
      this.#crowd.reshape(aspect);
    }
    this.view.paintCrowd(this.#crowd, this.settings);
    this.view.paintTimes(this.times);
  }

  run(): void {
    this.#frames.run();
  }

  pause(): void {
    this.#frames.pause();
  }

  /** One frame of the usual length. */
  step(): void {
    this.#frame(usualFrame);
  }

  dispose(): void {
    this.pause();
    this.#crowd?.dispose();
    this.#crowd = null;
  }

  #frame(seconds: number): void {
    const crowd = this.#crowd;
    if (crowd === null) return;
    const start = performance.now();
    crowd.move(seconds);
    const moved = performance.now();
    crowd.collide();
    const collided = performance.now();
    this.view.paintCrowd(crowd, this.settings);
    const drawn = performance.now();
    this.times.add(collided - moved, moved - start, drawn - collided);
    this.view.paintTimes(this.times);
    this.onFrame();
  }
}
