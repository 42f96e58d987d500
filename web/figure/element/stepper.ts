import { html, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { icon } from '../parts/icon.js';
import * as icons from '../parts/icons.js';
import { controls } from '../styles/controls.js';
import { SpokenElement } from '../voice/spoken-element.js';
import { text } from '../voice/text.js';
import { reducedMotion } from './reduced-motion.js';
import { type Moment, type PlayerHost, StepPlayer } from './step-player.js';
import { stepperStyles } from './stepper-styles.js';

/** How long a place stays while the steps are played if nothing is said of it, in milliseconds. */
const usualDwell = 1600;

/** So near to the end of a step, as a part of it, the slider is put to that end. */
const snap = 0.08;
/** How far the slider goes with Shift and an arrow key, as a part of a step. */
const littleStep = 0.1;

/** A mark under the slider: where a step ends, and whether it only repeats another. */
export interface Mark {
  readonly place: number;
  readonly kind: 'plain' | 'a' | 'b' | 'motion' | 'answer';
  readonly hollow?: boolean;
}

/** Asks to look at another place, or at another moment of it. */
export class PlaceEvent extends Event {
  static readonly type = 'place-select';
  constructor(
    readonly place: number,
    /** How far what happens there has come, from 0 to 1. */
    readonly progress: number,
  ) {
    super(PlaceEvent.type, { bubbles: true });
  }
}

/** Buttons and a slider that walk through numbered places, and play them. */
export class SepaxStepper extends SpokenElement implements PlayerHost {
  static override readonly properties = {
    ...SpokenElement.properties,
    last: { type: Number },
    place: { type: Number },
    progress: { type: Number },
    moving: { type: Boolean },
    marks: { attribute: false },
    value: { type: String },
    dwell: { type: Number },
  };

  static override readonly styles = [controls, stepperStyles];

  /** The greatest place; the first is 0. */
  declare last: number;
  declare place: number;
  /** How far what happens at the place has come, from 0 to 1. */
  declare progress: number;
  /** Whether something happens at the places: the slider knows moments between them then. */
  declare moving: boolean;
  declare marks: readonly Mark[];
  /** What is at the place, in words. */
  declare value: string;
  /** How long the place stays while the steps are played, in milliseconds. */
  declare dwell: number;

  readonly #player = new StepPlayer(this);
  /** The place as the slider was touched. */
  #touched = 0;

  constructor() {
    super();
    this.last = 0;
    this.place = 0;
    this.progress = 1;
    this.moving = false;
    this.marks = [];
    this.value = '';
    this.dwell = usualDwell;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    reducedMotion.addEventListener('change', this.#onPreference);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    reducedMotion.removeEventListener('change', this.#onPreference);
    this.pause();
  }

  get still(): boolean {
    return !this.moving || reducedMotion.matches;
  }

  /** Goes on from place to place, to the end; from there, it begins anew. */
  play(): void {
    this.#player.play();
  }

  /** Stops playing, for example because something else has changed. */
  pause(): void {
    this.#player.pause();
  }

  /** Goes to a place, and lets happen what happens there. */
  happen(place: number): void {
    this.#player.happen(place);
  }

  show({ place, progress }: Moment): void {
    const stays = place === this.place && progress === this.progress;
    this.place = place;
    this.progress = progress;
    if (!stays) this.dispatchEvent(new PlaceEvent(place, progress));
  }

  toggled(): void {
    this.requestUpdate();
  }

  /** Somebody else may have gone to another place: the player goes on from there. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    const elsewhere = changed.has('place') || changed.has('progress');
    if (elsewhere && !this.#player.isAt(this)) this.#player.begin(this);
  }

  protected override render(): TemplateResult {
    return html`
      ${this.last === 0 ? nothing : this.#walk()}
      <slot></slot>
      <slot name="end"></slot>
    `;
  }

  /** What there is to walk with: a single place needs nothing. */
  #walk(): TemplateResult {
    const player = this.#player;
    return html`
      <div class="buttons" role="group" aria-label=${text('step.label')}>
        ${this.#button(icons.left, 'step.previous', this.place === 0, () => player.previous())}
        ${
          player.playing
            ? this.#button(icons.pause, 'step.pause', false, () => player.pause())
            : this.#button(icons.play, 'step.play', false, () => player.play())
        }
        ${this.#button(icons.right, 'step.next', this.place === this.last, () => player.next())}
      </div>
      <div class="track">
        <input
          type="range"
          min=${this.#start}
          max=${this.last}
          step=${this.still ? 1 : 'any'}
          .value=${String(this.place - 1 + this.progress)}
          aria-label=${text('step.slider')}
          aria-valuetext=${this.value}
          @input=${this.#onInput}
          @pointerdown=${() => {
            this.#touched = this.place;
          }}
          @pointercancel=${() => this.#player.seek({ place: this.#touched, progress: 1 })}
          @keydown=${this.#onKey}
        />
        <svg class="ticks" aria-hidden="true">${this.marks.map((mark) => this.#mark(mark))}</svg>
      </div>
    `;
  }

  /** The first step takes as much of the slider as the others: at a whole number a step ends. */
  get #start(): number {
    return this.still ? 0 : -1;
  }

  #button(
    svg: string,
    key: 'step.previous' | 'step.next' | 'step.play' | 'step.pause',
    disabled: boolean,
    act: () => void,
  ): TemplateResult {
    return html`
      <button
        class="icon ${disabled ? 'off' : ''}"
        type="button"
        title=${text(key)}
        aria-label=${text(key)}
        aria-disabled=${disabled}
        @click=${() => disabled || act()}
      >
        ${icon(svg)}
      </button>
    `;
  }

  #mark({ place, kind, hollow = false }: Mark): TemplateResult {
    const share = `${(100 * (place - this.#start)) / (this.last - this.#start)}%`;
    if (kind === 'answer') {
      return svg`<rect class="mark answer" x=${share} y="1" width="6" height="6" transform="translate(-3 0)" />`;
    }
    const radius = kind === 'plain' ? 1.75 : hollow ? 2.75 : 3.5;
    return svg`<circle class="mark ${kind} ${hollow ? 'hollow' : ''}" cx=${share} cy="4" r=${radius} />`;
  }

  readonly #onInput = (event: Event): void => {
    const value = Number((event.target as HTMLInputElement).value);
    const near = Math.round(value);
    this.#seek(near > this.#start && Math.abs(value - near) < snap ? near : value);
  };

  /** The arrow keys go from step to step, and with Shift through what happens in it. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const ahead = aheadOf(event.key);
    if (ahead === 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const now = this.place - 1 + this.progress;
    if (event.shiftKey && !this.still) this.#seek(Math.round(10 * now) / 10 + ahead * littleStep);
    else this.#seek(ahead > 0 ? Math.floor(now) + 1 : Math.max(0, Math.ceil(now) - 1));
  };

  /** Goes to a place of the slider. */
  #seek(value: number): void {
    const within = Math.min(this.last, Math.max(this.#start, value));
    const place = Math.max(0, Math.ceil(within));
    this.#player.seek({ place, progress: 1 - (place - within) });
  }

  readonly #onPreference = (): void => {
    if (reducedMotion.matches) this.#player.seek({ place: this.place, progress: 1 });
    this.requestUpdate();
  };
}

/** Which way a key moves the slider: 1 is on, -1 back, and 0 nowhere. */
function aheadOf(key: string): number {
  if (key === 'ArrowRight' || key === 'ArrowUp') return 1;
  return key === 'ArrowLeft' || key === 'ArrowDown' ? -1 : 0;
}

customElements.define('sepax-stepper', SepaxStepper);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-stepper': SepaxStepper;
  }
}
