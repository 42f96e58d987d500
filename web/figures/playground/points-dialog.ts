import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Body, ShapeName } from '../../figure/pair/state.js';
import { controls } from '../../figure/styles/controls.js';
import { dialogs } from '../../figure/styles/dialog.js';
import { richText, text } from '../../figure/voice/text.js';
import { BodyEvent } from './events.js';
import { readPoints } from './pasted-points.js';

/** A dialog to paste the points of a shape; what is wrong with them stands below them. */
export class SepaxPointsDialog extends LitElement {
  static override readonly properties = {
    shape: { state: true },
    error: { state: true },
  };

  static override readonly styles = [controls, dialogs];

  declare shape: ShapeName;
  declare error: string | null;

  #body: Body | null = null;

  constructor() {
    super();
    this.shape = 'a';
    this.error = null;
  }

  /** Opens the dialog with the points of a body. */
  async open(shape: ShapeName, body: Body): Promise<void> {
    this.shape = shape;
    this.error = null;
    this.#body = body;
    await this.updateComplete;
    this.#field.value = JSON.stringify(body.points);
    this.#dialog.showModal();
    this.#field.select();
  }

  get #dialog(): HTMLDialogElement {
    return this.renderRoot.querySelector('dialog')!;
  }

  get #field(): HTMLTextAreaElement {
    return this.renderRoot.querySelector('textarea')!;
  }

  protected override render(): TemplateResult {
    return html`
      <dialog aria-labelledby="title">
        <form method="dialog" @submit=${this.#onSubmit}>
          <h2 id="title">${richText('paste.title', { shape: `[${this.shape}]` })}</h2>
          <p id="hint">${text('paste.hint')}</p>
          <textarea
            aria-label=${text('paste.field')}
            aria-describedby="hint error"
            aria-invalid=${this.error !== null}
            spellcheck="false"
            autocomplete="off"
          ></textarea>
          <div id="error" role="alert">
            ${this.error === null ? nothing : html`<p class="error">${this.error}</p>`}
          </div>
          <label class="check"><input type="checkbox" /> ${text('paste.scale')}</label>
          <footer>
            <button type="button" @click=${() => this.#dialog.close()}>
              ${text('paste.cancel')}
            </button>
            <button class="main">${text('paste.use')}</button>
          </footer>
        </form>
      </dialog>
    `;
  }

  readonly #onSubmit = (event: SubmitEvent): void => {
    const scale = this.renderRoot.querySelector<HTMLInputElement>('input')!.checked;
    const read = readPoints(this.#field.value, this.#body!, scale);
    if ('error' in read) {
      event.preventDefault();
      this.error = read.error;
      this.#field.focus();
      return;
    }
    this.dispatchEvent(new BodyEvent(this.shape, read.body));
  };
}

customElements.define('sepax-points-dialog', SepaxPointsDialog);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-points-dialog': SepaxPointsDialog;
  }
}
