import { css, html, LitElement, svg, type TemplateResult } from 'lit';
import type { TraceStep } from 'sepax';
import { icon } from '../icons.js';
import { controls } from '../styles/controls.js';
import { text } from '../text.js';
import { StepEvent } from './events.js';
import { axisName } from './number-format.js';
import type { PlaygroundState } from './state.js';

/** How long each axis stays while the steps are played, in milliseconds. */
const playInterval = 1600;

/** Walks through the steps of the trace; after the last one comes the answer. */
export class SepaxStepControl extends LitElement {
  static override readonly properties = {
    steps: { attribute: false },
    step: { attribute: false },
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
      .ticks .a {
        fill: var(--stage-a);
      }
      .ticks .b {
        fill: var(--stage-b);
      }
      .ticks .motion {
        fill: var(--muted);
      }
      .ticks .duplicate {
        fill: none;
        stroke-width: 1.5;
      }
      .ticks .duplicate.a {
        stroke: var(--stage-a);
      }
      .ticks .duplicate.b {
        stroke: var(--stage-b);
      }
      .ticks .duplicate.motion {
        stroke: var(--muted);
      }
      .ticks .answer {
        fill: var(--ink);
      }
      @media (pointer: coarse) {
        input {
          height: 44px;
        }
      }
      @media (max-width: 480px) {
        :host {
          justify-content: space-between;
        }
        .track {
          order: 1;
          flex-basis: 100%;
        }
      }
    `,
  ];

  declare steps: readonly TraceStep[];
  declare step: PlaygroundState['step'];
  declare playing: boolean;

  #timer = 0;

  constructor() {
    super();
    this.steps = [];
    this.step = 'all';
    this.playing = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.pause();
  }

  /** Stops playing, for example because something else has changed. */
  pause(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  /** The place on the slider: the answer comes after the last step. */
  get #place(): number {
    return this.step === 'all' ? this.steps.length : this.step;
  }

  protected override render(): TemplateResult {
    const count = this.steps.length;
    return html`
      <div class="buttons" role="group" aria-label=${text('step.label')}>
        ${this.#button('left', 'step.previous', this.#place === 0, () => this.#by(-1))}
        ${
          this.playing
            ? this.#button('pause', 'step.pause', false, () => this.pause())
            : this.#button('play', 'step.play', false, () => this.#play())
        }
        ${this.#button('right', 'step.next', this.#place === count, () => this.#by(1))}
      </div>
      <div class="track">
        <input
          type="range"
          min="0"
          max=${count}
          .value=${String(this.#place)}
          aria-label=${text('step.slider')}
          aria-valuetext=${this.#describe()}
          @input=${this.#onInput}
        />
        <svg class="ticks" aria-hidden="true">
          ${this.steps.map((step) => this.#tick(step))}
          <rect class="answer" x="100%" y="1" width="6" height="6" transform="translate(-3 0)" />
        </svg>
      </div>
      <button type="button" aria-pressed=${this.step === 'all'} @click=${() => this.#go(count)}>
        ${text('step.all')}
      </button>
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

  #tick(step: TraceStep): TemplateResult {
    const share = `${(100 * step.index) / this.steps.length}%`;
    const kind = step.duplicateOf === null ? '' : 'duplicate';
    return svg`<circle class="${step.source} ${kind}" cx=${share} cy="4" r=${kind ? 2.75 : 3.5} />`;
  }

  #describe(): string {
    const count = this.steps.length;
    const step = this.steps[this.#place];
    return step === undefined
      ? text('step.value.all', { count })
      : text('step.value', { number: step.index + 1, count, axis: axisName(step) });
  }

  readonly #onInput = (event: Event): void => {
    this.pause();
    this.#go(Number((event.target as HTMLInputElement).value));
  };

  #by(shift: number): void {
    this.#go(this.#place + shift);
  }

  #go(place: number): void {
    if (place === this.steps.length) this.pause();
    this.dispatchEvent(new StepEvent(place === this.steps.length ? 'all' : place));
  }

  #play(): void {
    this.playing = true;
    this.#go(this.step === 'all' ? 0 : this.step);
    this.#timer = window.setInterval(() => this.#by(1), playInterval);
  }
}

customElements.define('sepax-step-control', SepaxStepControl);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-step-control': SepaxStepControl;
  }
}
