import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { FrameLoop } from '../../../figure/element/frame-loop.js';
import { reducedMotion } from '../../../figure/element/reduced-motion.js';
import { icon } from '../../../figure/parts/icon.js';
import * as icons from '../../../figure/parts/icons.js';
import { Translated } from '../../../figure/voice/text.js';
import { words } from '../../../figure/voice/words.js';
import { CanvasSurface } from '../../../stage/canvas-surface.js';
import { LiveTheme } from '../../../stage/theme.js';
import type { Episode, Mode, Wish } from './episode.js';
import { paintRun } from './paint-run.js';
import { frameTime, type Outcome, Run } from './run.js';

type Command = 'left' | 'right' | 'jump';

const keys: Readonly<Record<string, Command>> = {
  ArrowLeft: 'left',
  KeyA: 'left',
  ArrowRight: 'right',
  KeyD: 'right',
  ArrowUp: 'jump',
  KeyW: 'jump',
  Space: 'jump',
};
const buttons = {
  left: icons.arrowLeft,
  right: icons.arrowRight,
  jump: icons.arrowUp,
} as const;
const modes: readonly Mode[] = ['bug', 'mended'];

/** Frames for which an end is looked at, and after which a still picture is taken. */
const pause = 70;
const posterFrames = 96;

/**
 * A small scene of the game, with the bug that its lesson mends and without. It is shown once by itself, and
 * then played: with keys while it has the focus, or with fingers. Who prefers reduced motion sees what they
 * do themselves.
 */
export class SepaxEpisode extends LitElement {
  static override readonly properties = {
    episode: { attribute: false },
    closing: { type: Boolean, reflect: true },
    open: { type: Boolean, reflect: true },
    mode: { state: true },
    outcome: { state: true },
  };

  declare episode: Episode;
  /** Whether it stands at the end of the lesson. */
  declare closing: boolean;
  /** Whether it is as large as to be played. */
  declare open: boolean;
  declare mode: Mode | null;
  /** How what somebody plays has ended, for those who do not see it. */
  declare outcome: Outcome | null;

  #run: Run | null = null;
  #surface: CanvasSurface | null = null;
  #theme: LiveTheme | null = null;
  #ended = 0;
  #rest = 0;
  /** Whether somebody has taken over. */
  #played = false;
  readonly #held = new Set<Command>();
  readonly #frames = new FrameLoop((seconds) => this.#pass(seconds));
  #watcher: IntersectionObserver | null = null;

  constructor() {
    super();
    this.closing = false;
    this.open = false;
    this.mode = null;
    this.outcome = null;
    new Translated(this);
  }

  /** In the light DOM, so that reader modes and print find it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  get #mode(): Mode {
    return this.mode ?? (this.closing ? 'mended' : 'bug');
  }

  /** Where it is, for tests: the place of who moves, and how it stands. */
  get run(): Run | null {
    return this.#run;
  }

  protected override render(): TemplateResult {
    const told = words(`story.${this.#mode}`);
    return html`
      ${this.closing ? html`<h2>${words('story.closing')}</h2>` : nothing}
      <div
        class="scene"
        role=${this.#large ? 'application' : 'presentation'}
        tabindex=${this.#large ? 0 : -1}
        aria-label=${this.#large ? words('story.keys') : nothing}
        @keydown=${this.#onKey}
        @keyup=${this.#onKey}
        @blur=${() => this.#held.clear()}
      >
        <canvas role="img" aria-label=${told}></canvas>
        <span class="probe"></span>
      </div>
      <div class="told">
        <p aria-live="polite">${told}</p>
        ${this.#large ? this.#controls() : this.#opener()}
      </div>
      <span class="hidden" aria-live="polite">${this.outcome && words(`story.end.${this.outcome}`)}</span>
    `;
  }

  get #large(): boolean {
    return this.open || this.closing;
  }

  #opener(): TemplateResult {
    return html`
      <button class="opener" type="button" @click=${this.#onOpen}>
        ${icon(icons.play)} ${words('story.open')}
      </button>
    `;
  }

  #controls(): TemplateResult {
    return html`
      <div class="pad" role="group" aria-label=${words('story.pad')}>
        ${(Object.keys(buttons) as Command[]).map(
          (command) => html`
            <button
              type="button"
              class="icon"
              aria-label=${words(`story.${command}`)}
              @pointerdown=${() => this.#press(command)}
              @pointerup=${() => this.#held.delete(command)}
              @pointercancel=${() => this.#held.delete(command)}
              @pointerleave=${() => this.#held.delete(command)}
              @click=${({ detail }: MouseEvent) => this.#onClick(command, detail)}
            >
              ${icon(buttons[command])}
            </button>
          `,
        )}
      </div>
      <div class="modes" role="group" aria-label=${words('story.modes')}>
        ${modes.map(
          (mode) => html`
            <button
              type="button"
              aria-pressed=${mode === this.#mode}
              @click=${() => this.#choose(mode)}
            >
              ${words(`story.mode.${mode}`)}
            </button>
          `,
        )}
      </div>
    `;
  }

  protected override firstUpdated(): void {
    this.#surface = new CanvasSurface(this.querySelector('canvas')!, () => this.#paint());
    this.#surface.connect();
    this.#theme = new LiveTheme(this.querySelector<HTMLElement>('.probe')!, () => this.#paint());
    this.#theme.connect();
    this.#watcher = new IntersectionObserver((entries) => {
      if (!entries.at(-1)!.isIntersecting) this.#frames.pause();
      else if (this.#run === null) this.#begin();
      else if (!this.#run.over && !reducedMotion.matches) this.#frames.run();
    });
    this.#watcher.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watcher?.disconnect();
    this.#surface?.disconnect();
    this.#theme?.disconnect();
    this.#frames.pause();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('mode') && changed.get('mode') !== undefined) this.#begin();
  }

  /** Begins anew: by itself, or as far as a still picture shows what happens. */
  #begin(): void {
    this.#run = new Run(this.episode, this.#mode);
    this.#ended = 0;
    this.#rest = 0;
    this.outcome = null;
    if (reducedMotion.matches && !this.#played) {
      while (this.#run.frames < posterFrames && !this.#run.over) this.#run.step(this.#run.auto);
      this.#paint();
    } else this.#frames.run();
  }

  #pass(seconds: number): void {
    this.#rest += seconds;
    while (this.#rest >= frameTime) {
      this.#rest -= frameTime;
      this.#step();
    }
    this.#paint();
  }

  #step(): void {
    const run = this.#run!;
    if (!run.over) {
      run.step(this.#played ? this.#wish : run.auto);
      if (this.#played) this.outcome = run.outcome;
    } else if (!this.#played) this.#frames.pause();
    else if (this.#ended < pause) this.#ended += 1;
    else this.#begin();
  }

  get #wish(): Wish {
    const has = (command: Command): number => Number(this.#held.has(command));
    return { way: (has('right') - has('left')) as Wish['way'], jump: this.#held.has('jump') };
  }

  #paint(): void {
    const [surface, theme] = [this.#surface, this.#theme];
    if (surface === null || theme === null || surface.size.width === 0) return;
    paintRun(
      surface.begin(),
      surface.size,
      theme.now,
      this.#run ?? new Run(this.episode, this.#mode),
    );
  }

  #press(command: Command): void {
    this.#held.add(command);
    if (!this.#played || this.#run!.over) {
      this.#played = true;
      this.#begin();
    }
    this.#frames.run();
  }

  readonly #onOpen = (): void => {
    this.open = true;
    void this.updateComplete.then(() => {
      this.querySelector<HTMLElement>('.scene')!.focus({ preventScroll: true });
      this.#begin();
    });
  };

  #choose(mode: Mode): void {
    if (mode === this.#mode) this.#begin();
    this.mode = mode;
  }

  /** Who presses a button by key holds it for a moment. */
  #onClick(command: Command, detail: number): void {
    if (detail !== 0) return;
    this.#press(command);
    window.setTimeout(() => this.#held.delete(command), 250);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const command = keys[event.code];
    if (!this.#large || command === undefined || event.target !== event.currentTarget) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'keyup') this.#held.delete(command);
    else if (!this.#held.has(command)) this.#press(command);
  };
}

customElements.define('sepax-episode', SepaxEpisode);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-episode': SepaxEpisode;
  }
}
