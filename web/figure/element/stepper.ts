import { css, html, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { icon } from '../parts/icons.js';
import { controls } from '../styles/controls.js';
import { SpokenElement } from '../voice/spoken-element.js';
import { text } from '../voice/text.js';

/** How long a place stays while the steps are played if nothing is said of it, in milliseconds. */
const usualDwell = 1600;

/** A mark under the slider: whose step begins there, and whether it only repeats another. */
export interface Mark {
  readonly place: number;
  readonly kind: 'a' | 'b' | 'motion' | 'answer';
  readonly hollow?: boolean;
}

/** In a narrow window, and in a narrow figure of a wide one. */
const narrow = css`
  :host {
    justify-content: space-between;
  }
  .track {
    order: 1;
    flex-basis: 100%;
  }
`;

/** Asks to look at another place. */
export class PlaceEvent extends Event {
  static readonly type = 'place-select';
  constructor(readonly place: number) {
    super(PlaceEvent.type, { bubbles: true });
  }
}

/** Buttons and a slider that walk through numbered places, and play them. */
export class SepaxStepper extends SpokenElement {
  static override readonly properties = {
    ...SpokenElement.properties,
    last: { type: Number },
    place: { type: Number },
    marks: { attribute: false },
    value: { type: String },
    dwell: { type: Number },
    playing: { state: true },
  };

  static override readonly styles = [
    controls,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px 12px;
      }
      .buttons {
        display: flex;
        gap: 2px;
      }
      .track {
        position: relative;
        flex: 1 1 180px;
        min-width: 0;
      }
      input {
        display: block;
        width: 100%;
        min-height: 0;
        height: 36px;
        padding: 0;
        border: 0;
        background: none;
        accent-color: var(--ink);
        cursor: pointer;
      }
      .ticks {
        position: absolute;
        inset: auto 8px 0;
        width: calc(100% - 16px);
        height: 8px;
        overflow: visible;
        pointer-events: none;
      }
      .a {
        --tone: var(--stage-a);
      }
      .b {
        --tone: var(--stage-b);
      }
      .motion {
        --tone: var(--muted);
      }
      .answer {
        --tone: var(--ink);
      }
      .mark {
        fill: var(--tone);
      }
      .mark.hollow {
        fill: none;
        stroke: var(--tone);
        stroke-width: 1.5;
      }
      @media (pointer: coarse) {
        input {
          height: 44px;
        }
      }
      @media (max-width: 480px) {
        ${narrow}
      }
      @container (max-width: 440px) {
        ${narrow}
      }
    `,
  ];

  /** The greatest place; the first is 0. */
  declare last: number;
  declare place: number;
  declare marks: readonly Mark[];
  /** What is at the place, in words. */
  declare value: string;
  /** How long the place stays while the steps are played, in milliseconds. */
  declare dwell: number;
  declare playing: boolean;

  #timer = 0;

  constructor() {
    super();
    this.last = 0;
    this.place = 0;
    this.marks = [];
    this.value = '';
    this.dwell = usualDwell;
    this.playing = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.pause();
  }

  /** Stops playing, for example because something else has changed. */
  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Each place has its own time, which is known once it is shown. */
  protected override updated(changed: PropertyValues<this>): void {
    if (!this.playing || !(changed.has('place') || changed.has('playing'))) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#by(1), this.dwell);
  }

  protected override render(): TemplateResult {
    return html`
      ${this.last === 0 ? nothing : this.#walk()}
      <slot></slot>
    `;
  }

  /** What there is to walk with: a single place needs nothing. */
  #walk(): TemplateResult {
    return html`
      <div class="buttons" role="group" aria-label=${text('step.label')}>
        ${this.#button('left', 'step.previous', this.place === 0, () => this.#by(-1))}
        ${
          this.playing
            ? this.#button('pause', 'step.pause', false, () => this.pause())
            : this.#button('play', 'step.play', false, () => this.play())
        }
        ${this.#button('right', 'step.next', this.place === this.last, () => this.#by(1))}
      </div>
      <div class="track">
        <input
          type="range"
          min="0"
          max=${this.last}
          .value=${String(this.place)}
          aria-label=${text('step.slider')}
          aria-valuetext=${this.value}
          @input=${this.#onInput}
        />
        <svg class="ticks" aria-hidden="true">${this.marks.map((mark) => this.#mark(mark))}</svg>
      </div>
    `;
  }

  #button(
    name: 'left' | 'right' | 'play' | 'pause',
    key: 'step.previous' | 'step.next' | 'step.play' | 'step.pause',
    disabled: boolean,
    act: () => void,
  ): TemplateResult {
    return html`
      <button
        class="icon"
        type="button"
        title=${text(key)}
        aria-label=${text(key)}
        ?disabled=${disabled}
        @click=${() => {
          if (key !== 'step.play') this.pause();
          act();
        }}
      >
        ${icon(name)}
      </button>
    `;
  }

  #mark({ place, kind, hollow = false }: Mark): TemplateResult {
    const share = `${(100 * place) / this.last}%`;
    return kind === 'answer'
      ? svg`<rect class="mark answer" x=${share} y="1" width="6" height="6" transform="translate(-3 0)" />`
      : svg`<circle class="mark ${kind} ${hollow ? 'hollow' : ''}" cx=${share} cy="4"
          r=${hollow ? 2.75 : 3.5} />`;
  }

  readonly #onInput = (event: Event): void => {
    this.pause();
    this.#go(Number((event.target as HTMLInputElement).value));
  };

  #by(shift: number): void {
    this.#go(this.place + shift);
  }

  #go(place: number): void {
    if (place >= this.last) this.pause();
    this.dispatchEvent(new PlaceEvent(Math.min(place, this.last)));
  }

  /** Goes on from place to place, to the end; from there, it begins anew. */
  play(): void {
    this.playing = true;
    this.#go(this.place === this.last ? 0 : this.place);
  }
}

customElements.define('sepax-stepper', SepaxStepper);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-stepper': SepaxStepper;
  }
}
