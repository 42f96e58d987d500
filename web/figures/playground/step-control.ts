import { css, html, LitElement, type TemplateResult } from 'lit';
import type { TraceStep } from 'sepax';
import '../../figure/element/stepper.js';
import { StepEvent } from '../../figure/element/figure-events.js';
import type { Mark, PlaceEvent } from '../../figure/element/stepper.js';
import type { PlaygroundState } from '../../figure/pair/state.js';
import { controls } from '../../figure/styles/controls.js';
import { axisName } from '../../figure/voice/number-format.js';
import { text } from '../../figure/voice/text.js';

/** Walks through the steps of the trace; after the last one comes the answer. */
export class SepaxStepControl extends LitElement {
  static override readonly properties = {
    steps: { attribute: false },
    step: { attribute: false },
  };

  static override readonly styles = [
    controls,
    css`
      :host {
        display: block;
      }
    `,
  ];

  declare steps: readonly TraceStep[];
  declare step: PlaygroundState['step'];

  constructor() {
    super();
    this.steps = [];
    this.step = 'all';
  }

  /** Stops playing, for example because something else has changed. */
  pause(): void {
    this.renderRoot.querySelector('sepax-stepper')!.pause();
  }

  /** The place on the slider: the answer comes after the last step. */
  get #place(): number {
    return this.step === 'all' ? this.steps.length : this.step;
  }

  protected override render(): TemplateResult {
    const last = this.steps.length;
    return html`
      <sepax-stepper
        .last=${last}
        .place=${this.#place}
        .marks=${this.#marks()}
        .value=${this.#describe()}
        @place-select=${({ place }: PlaceEvent) => this.#go(place)}
      >
        <button
          type="button"
          aria-pressed=${this.step === 'all'}
          @click=${() => {
            this.pause();
            this.#go(last);
          }}
        >
          ${text('step.all')}
        </button>
      </sepax-stepper>
    `;
  }

  #marks(): Mark[] {
    const axes = this.steps.map(
      ({ index, source, duplicateOf }): Mark => ({
        place: index,
        kind: source,
        hollow: duplicateOf !== null,
      }),
    );
    return [...axes, { place: this.steps.length, kind: 'answer' }];
  }

  #describe(): string {
    const count = this.steps.length;
    const step = this.steps[this.#place];
    return step === undefined
      ? text('step.value.all', { count })
      : text('step.value', { number: step.index + 1, count, axis: axisName(step) });
  }

  #go(place: number): void {
    this.dispatchEvent(new StepEvent(place === this.steps.length ? 'all' : place));
  }
}

customElements.define('sepax-step-control', SepaxStepControl);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-step-control': SepaxStepControl;
  }
}
