import { html, type LitElement, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { icon } from '../parts/icon.js';
import * as icons from '../parts/icons.js';
import { text } from '../voice/text.js';
import type { Figure } from './figure.js';
import { FrameLoop } from './frame-loop.js';
import { reducedMotion } from './reduced-motion.js';

/** The longest time that a frame stands for, in seconds: after a halt nothing jumps. */
const longestFrame = 1 / 30;
const usualFrame = 1 / 60;
/** How often the numbers follow the picture, in milliseconds: a sentence must be read before it is another. */
const tickInterval = 1000;

/** What a figure that goes on by itself does. */
export interface LiveActions {
  /** Moves everything on and paints it. */
  advance(seconds: number): void;
  /** Brings the numbers up to date. */
  tick(): void;
  /** Says what has come of it: nothing moves any more. */
  rest(): void;
}

/**
 * Runs a figure that goes on by itself: as long as it is in view and nobody has stopped it. Who
 * prefers reduced motion starts it by hand.
 */
export class LiveFigure implements ReactiveController {
  readonly #frames = new FrameLoop((seconds) => this.#frame(seconds), longestFrame);
  readonly #watcher = new IntersectionObserver((entries) => {
    this.#inView = entries.at(-1)!.isIntersecting;
    this.#follow();
  });
  #wanted: boolean;
  #inView = false;
  #lastTick = 0;

  constructor(
    private readonly host: LitElement,
    private readonly live: NonNullable<Figure['live']>,
    private readonly actions: LiveActions,
  ) {
    this.#wanted = live.waits !== true && !reducedMotion.matches;
    host.addController(this);
  }

  hostConnected(): void {
    reducedMotion.addEventListener('change', this.#onPreference);
  }

  hostUpdated(): void {
    this.#watcher.observe(this.host.querySelector('sepax-stage')!);
  }

  hostDisconnected(): void {
    reducedMotion.removeEventListener('change', this.#onPreference);
    this.#watcher.disconnect();
    this.#frames.pause();
  }

  /** Run or pause, and one frame. */
  controls(): TemplateResult {
    const run = this.#wanted ? icons.pause : icons.play;
    const step = text('live.step');
    return html`
      <button class="run" type="button" @click=${() => this.#want(!this.#wanted)}>
        ${icon(run)} ${this.#wanted ? text('live.pause') : text('live.play')}
      </button>
      <button
        class="icon"
        type="button"
        title=${step}
        aria-label=${step}
        @click=${() => this.#step()}
      >
        ${icon(icons.step)}
      </button>
    `;
  }

  /** What it is played with. */
  pad(): TemplateResult | typeof nothing {
    return this.live.pad?.(() => this.#want(true)) ?? nothing;
  }

  #want(wanted: boolean): void {
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#follow();
    if (!wanted) this.actions.rest();
    this.host.requestUpdate();
  }

  #follow(): void {
    if (this.#wanted && this.#inView) this.#frames.run();
    else this.#frames.pause();
    this.host.toggleAttribute('data-running', this.#frames.running);
  }

  #frame(seconds: number): void {
    this.actions.advance(seconds);
    if (performance.now() - this.#lastTick < tickInterval) return;
    this.#lastTick = performance.now();
    this.actions.tick();
  }

  #step(): void {
    this.#want(false);
    this.actions.advance(usualFrame);
    this.actions.tick();
    this.actions.rest();
  }

  readonly #onPreference = (): void => {
    if (reducedMotion.matches) this.#want(false);
  };
}
