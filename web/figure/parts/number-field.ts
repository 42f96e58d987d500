import { css, html, LitElement, type TemplateResult } from 'lit';
import { controls } from '../styles/controls.js';
import { text } from '../voice/text.js';
import { icon } from './icon.js';
import * as icons from './icons.js';

/** The field has another value. */
export class NumberEvent extends Event {
  static readonly type = 'number-change';
  constructor(readonly value: number) {
    super(NumberEvent.type);
  }
}

/** A number to type, with a button for less and one for more. */
export class SepaxNumberField extends LitElement {
  static override readonly properties = {
    label: { type: String },
    value: { type: Number },
    step: { type: Number },
    min: { type: Number },
    max: { type: Number },
    bare: { type: Boolean },
  };

  static override readonly styles = [
    controls,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      label {
        display: block;
        margin-bottom: 3px;
        color: var(--muted);
        font-size: calc(12 * var(--sepax-px, 1px));
      }
      .row {
        display: flex;
        border: 1px solid var(--line-strong);
        border-radius: 8px;
        background: var(--surface);
      }
      input {
        flex: 1 1 0;
        width: 0;
        min-width: 0;
        padding: 0 2px;
        border: 0;
        background: none;
        text-align: center;
        appearance: textfield;
      }
      input::-webkit-inner-spin-button {
        appearance: none;
      }
      button.icon {
        width: 26px;
      }
      svg {
        width: 14px;
        height: 14px;
      }
      @media (pointer: fine) {
        :host([bare]) button.icon {
          width: 20px;
        }
        :host([bare]) input {
          font-size: calc(13 * var(--sepax-px, 1px));
        }
      }
    `,
  ];

  declare label: string;
  declare value: number;
  declare step: number;
  declare min: number | undefined;
  declare max: number | undefined;
  /** Whether the label is for assistive technology only. */
  declare bare: boolean;

  constructor() {
    super();
    this.label = '';
    this.value = 0;
    this.step = 1;
    this.bare = false;
  }

  protected override render(): TemplateResult {
    const { label } = this;
    return html`
      <label class=${this.bare ? 'hidden' : ''} for="field">${label}</label>
      <div class="row">
        ${this.#button(icons.minus, text('field.less', { label }), -this.step)}
        <input
          id="field"
          type="number"
          inputmode="decimal"
          step="any"
          .value=${String(this.value)}
          @change=${this.#onChange}
        />
        ${this.#button(icons.plus, text('field.more', { label }), this.step)}
      </div>
    `;
  }

  #button(svg: string, label: string, shift: number): TemplateResult {
    return html`
      <button class="icon" type="button" aria-label=${label} @click=${() => this.#set(this.value + shift)}>
        ${icon(svg)}
      </button>
    `;
  }

  readonly #onChange = (event: Event): void => {
    const { valueAsNumber } = event.target as HTMLInputElement;
    this.#set(valueAsNumber);
  };

  #set(value: number): void {
    if (Number.isFinite(value)) {
      const limited = Math.min(this.max ?? value, Math.max(this.min ?? value, value));
      // Adding steps to a fraction must not show the rounding of binary fractions.
      this.dispatchEvent(new NumberEvent(Number(limited.toFixed(9))));
    }
    // Where the value was refused or limited, the field shows the one in force again.
    this.requestUpdate();
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector('input')!.value = String(this.value);
    });
  }
}

customElements.define('sepax-number-field', SepaxNumberField);
