import { html, LitElement, type TemplateResult } from 'lit';
import eye from 'lucide-static/icons/eye.svg?raw';
import volume from 'lucide-static/icons/volume-2.svg?raw';
import mute from 'lucide-static/icons/volume-x.svg?raw';
import { icon } from '../../figure/parts/icon.js';
import * as icons from '../../figure/parts/icons.js';
import { controls } from '../../figure/styles/controls.js';
import { figure } from '../../figure/styles/figure.js';
import { text } from '../../figure/voice/text.js';
import { takeKey } from '../../figures/game/keyboard.js';
import { takeTouch } from '../../figures/game/touch.js';
import { touchPad } from '../../figures/game/touch-pad.js';
import { gameStyles } from './game-styles.js';
import { GameView } from './game-view.js';
import { keysPanel, thingsPanel } from './guide.js';
import { guideStyles } from './guide-styles.js';
import { type Figures, hud, noFigures } from './hud.js';
import { Input } from './input/input.js';
import { type State, screen } from './screens.js';
import { Session } from './session.js';
import { Sound } from './sound.js';
import { touchStyles } from './touch-styles.js';

/** How often the times of the frames are brought up to date, in frames. */
const timesInterval = 30;
/** How long after the end of a game keys do not begin another, in milliseconds. */
const breath = 800;

/**
 * The game.
 *
 * What it shows is mirrored into `data-` attributes: `state`, `health`, `score`, `steps`, the numbers of
 * `mites`, `missiles` and `bullets`, and of the hero `x`, `y` and `floor`, whether he stands on one.
 */
export class SepaxGame extends LitElement {
  static override readonly properties = {
    state: { state: true },
    figures: { state: true },
    said: { state: true },
    seen: { state: true },
    sounding: { state: true },
  };

  static override readonly styles = [controls, figure, gameStyles, touchStyles, guideStyles];

  declare state: State;
  declare figures: Figures;
  declare said: string;
  /** Whether what the library sees is drawn over the picture. */
  declare seen: boolean;
  /** Whether it is to be heard: not before somebody asks. */
  declare sounding: boolean;

  #view: GameView | null = null;
  #session: Session | null = null;
  readonly #sound = new Sound();
  #ended = 0;
  readonly #input = new Input(() => this.#toggle());

  constructor() {
    super();
    this.state = 'ready';
    this.figures = noFigures;
    this.said = '';
    this.seen = false;
    this.sounding = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#pause);
    window.addEventListener('blur', this.#pause);
    this.#input.connect();
    // Not the first time, when there is nothing rendered yet.
    if (this.hasUpdated) this.#start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#pause);
    window.removeEventListener('blur', this.#pause);
    this.#input.disconnect();
    this.#session?.dispose();
    this.#sound.stop();
    this.sounding = false;
    this.#view?.disconnect();
    this.state = 'ready';
  }

  protected override firstUpdated(): void {
    this.#start();
  }

  protected override render(): TemplateResult {
    const { state, figures } = this;
    return html`
      <section class="figure" @keydown=${this.#onKey}>
        <div class="bar">
          ${hud(figures)}
          <div class="tools" @mousedown=${(event: Event) => event.preventDefault()}>
            ${this.#switch('see', eye, this.seen, this.#see)}
            ${this.#switch('sound', this.sounding ? volume : mute, this.sounding, this.#listen)}
            ${this.#tool('restart', icons.reset, this.#restart)}
            ${this.#tool(
              state === 'playing' ? 'pause' : 'play',
              state === 'playing' ? icons.pause : icons.play,
              this.#toggle,
            )}
          </div>
        </div>
        <div class="field">
          <canvas
            tabindex="0"
            role="application"
            aria-label=${text('game.stage')}
            @keydown=${this.#onHeld}
            @keyup=${this.#onHeld}
            @blur=${this.#pause}
          ></canvas>
          <span class="probe"></span>
          ${screen(state, figures, { go: this.#play, again: this.#again, restart: this.#restart })}
        </div>
        ${touchPad((event) => takeTouch(this.#input.held, this.shadowRoot!, event))}
      </section>
      <p class="hidden" role="status">${this.said}</p>
      <div class="guide">
        <section class="card">${keysPanel()}</section>
        <section class="card">${thingsPanel(figures)}</section>
      </div>
    `;
  }

  #tool(name: 'restart' | 'pause' | 'play', sign: string, does: () => void): TemplateResult {
    const label = text(`game.${name}`);
    return html`
      <button class="icon" type="button" title=${label} aria-label=${label} @click=${does}>
        ${icon(sign)}
      </button>
    `;
  }

  #switch(name: 'see' | 'sound', sign: string, on: boolean, does: () => void): TemplateResult {
    const label = text(`game.${name}`);
    return html`
      <button
        class="icon"
        type="button"
        title=${label}
        aria-label=${label}
        aria-pressed=${on}
        @click=${does}
      >
        ${icon(sign)}
      </button>
    `;
  }

  #start(): void {
    const canvas = this.renderRoot.querySelector('canvas')!;
    const probe = this.renderRoot.querySelector<HTMLElement>('.probe')!;
    this.#view = new GameView(canvas, probe, () => this.#session?.repaint());
    this.#session = new Session(
      this.#view,
      () => this.#input.take(),
      () => this.#onStep(),
      () => this.#onFrame(),
    );
    this.#view.connect();
    this.#refresh();
  }

  readonly #play = (): void => {
    this.#input.held.clear();
    this.state = 'playing';
    this.#session!.run();
    this.#mirror();
    // When the screen is gone, and its button with it.
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector('canvas')!.focus({ preventScroll: true });
      this.renderRoot.querySelector('.figure')!.scrollIntoView({ block: 'nearest' });
    });
  };

  readonly #see = (): void => {
    this.seen = !this.seen;
    this.#session!.seen = this.seen;
    this.#session!.repaint();
  };

  readonly #listen = (): void => {
    this.#sound.toggle();
    this.sounding = this.#sound.on;
  };

  readonly #pause = (): void => {
    if (this.state === 'playing') this.#stop('paused');
  };

  readonly #restart = (): void => {
    this.#session!.pause();
    this.#session!.restart();
    this.#refresh();
    this.#play();
  };

  /** Who was about to jump when the game ended does not mean the button that has come under the key. */
  readonly #again = ({ detail }: MouseEvent): void => {
    const byKey = detail === 0;
    if (byKey && performance.now() - this.#ended <= breath) return;
    if (this.state === 'lost') this.#revive();
    else this.#restart();
  };

  readonly #revive = (): void => {
    this.#session!.revive();
    this.#refresh();
    this.#play();
  };

  readonly #toggle = (): void => {
    if (this.state === 'playing') this.#pause();
    else if (this.state === 'won') this.#restart();
    else if (this.state === 'lost') this.#revive();
    else this.#play();
  };

  /** Ends or interrupts the game, and offers what there is to do. */
  #stop(state: 'paused' | 'won' | 'lost'): void {
    this.state = state;
    this.#session!.pause();
    this.#refresh();
    this.#ended = performance.now();
    if (state !== 'paused') this.said = text(`game.${state}.title`);
    void this.updateComplete.then(() => {
      const button = this.renderRoot.querySelector<HTMLElement>('#go');
      if (document.hasFocus()) button?.focus({ preventScroll: true });
    });
  }

  readonly #onHeld = (event: KeyboardEvent): void => {
    if (this.state === 'playing') takeKey(this.#input.held, event);
  };

  readonly #onKey = ({ code, repeat, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
    if (repeat || ctrlKey || altKey || metaKey) return;
    if (code === 'KeyP' || code === 'Escape') this.#toggle();
    if (code === 'KeyR' && this.state !== 'ready') this.#restart();
    if (code === 'KeyV') this.#see();
    if (code === 'KeyM') this.#listen();
  };

  #onStep(): void {
    const { outcome, news, noises, health } = this.#session!.game;
    this.#sound.play(noises);
    if (outcome !== 'open') this.#stop(outcome);
    const last = news.at(-1);
    if (last !== undefined && outcome === 'open') this.said = text(`game.news.${last}`, { health });
  }

  #onFrame(): void {
    const { game, times } = this.#session!;
    const { health, score, time, progress } = game;
    const timely = times.frames % timesInterval === 0;
    this.figures = timely
      ? this.#figures()
      : { ...this.figures, health, score, time, progress, mites: game.swarm.left };
    this.#mirror();
  }

  #refresh(): void {
    this.figures = this.#figures();
    this.#mirror();
  }

  #figures(): Figures {
    const { game, times } = this.#session!;
    const { health, score, time, progress } = game;
    const stepping = times.spread('collision').median;
    const drawing = times.spread('drawing').median;
    const { frames, decimals } = times;
    const mites = game.swarm.left;
    return { health, score, time, progress, mites, stepping, drawing, frames, decimals };
  }

  #mirror(): void {
    const { hero, health, score, swarm, missiles, bullets, steps } = this.#session!.game;
    const { dataset, state } = this;
    const numbers = { mites: swarm.left, missiles: missiles.all.size, bullets: bullets.all.size };
    const shown = { health, score, steps, ...numbers };
    for (const [name, value] of Object.entries(shown)) dataset[name] = String(value);
    dataset.state = state;
    dataset.x = hero.x.toFixed(1);
    dataset.y = hero.y.toFixed(1);
    dataset.floor = String(hero.floor !== null);
  }
}

customElements.define('sepax-game', SepaxGame);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-game': SepaxGame;
  }
}
