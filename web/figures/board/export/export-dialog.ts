import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { icon } from '../../../figure/parts/icon.js';
import * as icons from '../../../figure/parts/icons.js';
import { copyText } from '../../../figure/share/copy-text.js';
import { saveFile } from '../../../figure/share/save-file.js';
import { controls } from '../../../figure/styles/controls.js';
import { dialogs } from '../../../figure/styles/dialog.js';
import { type TextKey, text } from '../../../figure/voice/text.js';
import type { Size } from '../../../stage/camera.js';
import { pngPicture } from '../../../stage/png-picture.js';
import { type PictureParts, svgPicture } from '../../../stage/svg-picture.js';
import type { BoardState } from '../state.js';
import { editorAddress, editorFields } from './editor.js';
import { exportDialogStyles } from './export-dialog-styles.js';
import {
  embedPage,
  type Format,
  fileNames,
  fileTypes,
  formats,
  isTextFormat,
  type Places,
  textOf,
} from './formats.js';

/** What pictures of the board are made of, as the stage gives it. */
export interface Pictures {
  /** In CSS pixels. */
  readonly size: Size;
  picture(): PictureParts;
}

/** Sharp on most screens. */
const pixelRatio = 2;
/** Some programs cut addresses that are longer. */
const longLink = 2000;

/** Both seen from here, so that the site works in any folder of a server. */
const places = (): Places => ({
  board: window.location.href.replace(/#.*/, ''),
  embed: new URL('../embed/', document.baseURI).href,
});

interface Picture {
  readonly blob: Blob;
  readonly url: string;
}

/** A dialog with the board in all forms that it can be taken elsewhere in. */
export class SepaxExportDialog extends LitElement {
  static override readonly properties = {
    board: { state: true },
    format: { state: true },
    picture: { state: true },
    said: { state: true },
  };

  static override readonly styles = [controls, dialogs, exportDialogStyles];

  /** What is exported, once the dialog is opened. */
  declare board: BoardState | null;
  declare format: Format;
  /** The picture of the format, once it is made. */
  declare picture: Picture | null;
  /** What came of copying. */
  declare said: TextKey | null;
  /** The version of the library that programs ask for. */
  version = 'latest';

  #pictures: Pictures | null = null;

  constructor() {
    super();
    this.board = null;
    this.format = 'code';
    this.picture = null;
    this.said = null;
  }

  async open(board: BoardState, pictures: Pictures): Promise<void> {
    this.board = board;
    this.#pictures = pictures;
    this.#choose(this.format);
    await this.updateComplete;
    this.renderRoot.querySelector('dialog')!.showModal();
  }

  protected override render(): TemplateResult {
    return html`
      <dialog aria-labelledby="title" @close=${this.#onClose}>
        <form method="dialog">
          <h2 id="title">${text('export.title')}</h2>
          <div class="formats" role="group" aria-label=${text('export.formats')}>
            ${formats.map(
              (format) => html`
                <button
                  type="button"
                  aria-pressed=${format === this.format}
                  @click=${() => this.#choose(format)}
                >
                  ${text(`export.format.${format}`)}
                </button>
              `,
            )}
          </div>
          ${this.board === null ? nothing : this.#content(this.board)}
          <footer>
            <span role="status">${this.said === null ? '' : text(this.said)}</span>
            <button>${text('export.close')}</button>
            ${this.#editor()} ${this.#save()} ${this.#copy()}
          </footer>
        </form>
      </dialog>
    `;
  }

  #content(board: BoardState): TemplateResult {
    const { format } = this;
    const { width, height } = this.#pictures!.size;
    const pixels = {
      width: Math.round(width * pixelRatio),
      height: Math.round(height * pixelRatio),
    };
    const isAddress = format === 'link' || format === 'embed';
    const written = isTextFormat(format)
      ? textOf(format, board, places(), this.#pictures!.size)
      : '';
    const isLong = format === 'link' && written.length > longLink;
    return html`
      <p>${text(`export.note.${format}`, pixels)}</p>
      ${
        isTextFormat(format)
          ? html`<pre class=${isAddress ? 'wrapped' : ''} tabindex="0" role="region" aria-label=${text('export.text')}><code>${written}</code></pre>`
          : this.#shown()
      }
      ${isLong ? html`<p class="error">${text('export.long', { length: written.length })}</p>` : nothing}
      ${
        format === 'embed'
          ? html`<p class="try"><a href=${embedPage(board, places())} target="_blank" rel="noopener">${text('export.try')}</a></p>`
          : nothing
      }
    `;
  }

  #shown(): TemplateResult {
    if (this.picture === null) return html`<div class="picture"></div>`;
    return html`
      <div class="picture"><img src=${this.picture.url} alt=${text('export.picture')} /></div>
    `;
  }

  /** Opens the program where it can be run at once. */
  #editor(): TemplateResult | typeof nothing {
    if (this.format !== 'code') return nothing;
    return html`
      <button type="button" @click=${this.#onEditor}>${text('export.editor')}</button>
    `;
  }

  #save(): TemplateResult | typeof nothing {
    const name = fileNames[this.format];
    if (name === undefined) return nothing;
    return html`
      <button type="button" class=${this.format === 'png' ? 'main' : ''} @click=${this.#onSave}>
        ${icon(icons.download)} ${text('export.download', { name })}
      </button>
    `;
  }

  #copy(): TemplateResult | typeof nothing {
    if (this.format === 'png') return nothing;
    return html`
      <button type="button" class="main" @click=${this.#onCopy}>${text('export.copy')}</button>
    `;
  }

  #choose(format: Format): void {
    this.format = format;
    this.said = null;
    this.#release();
    if (isTextFormat(format)) return;
    const blob =
      format === 'svg'
        ? new Blob([svgPicture(this.#pictures!.picture())], { type: fileTypes.svg })
        : pngPicture(this.#pictures!.picture(), pixelRatio);
    this.picture = { blob, url: URL.createObjectURL(blob) };
  }

  #release(): void {
    if (this.picture !== null) URL.revokeObjectURL(this.picture.url);
    this.picture = null;
  }

  async #written(): Promise<string> {
    const { format } = this;
    return isTextFormat(format)
      ? textOf(format, this.board!, places(), this.#pictures!.size)
      : ((await this.picture?.blob.text()) ?? '');
  }

  readonly #onCopy = async (): Promise<void> => {
    const isCopied = await copyText(await this.#written());
    this.said = isCopied ? 'export.copied' : 'export.refused';
  };

  /** A form of its own: this one closes the dialog. */
  readonly #onEditor = (): void => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: editorAddress, target: '_blank', hidden: true });
    for (const [name, value] of Object.entries(editorFields(this.board!, this.version))) {
      const field = document.createElement('textarea');
      Object.assign(field, { name, value });
      form.append(field);
    }
    document.body.append(form);
    form.submit();
    form.remove();
  };

  readonly #onSave = async (): Promise<void> => {
    const { format, picture } = this;
    const name = fileNames[format]!;
    if (picture !== null) saveFile(name, picture.blob);
    else if (format === 'code' || format === 'json') {
      saveFile(name, new Blob([await this.#written()], { type: fileTypes[format] }));
    }
  };

  readonly #onClose = (): void => {
    this.#release();
  };

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('format')) this.renderRoot.querySelector('pre')?.scrollTo(0, 0);
  }
}

customElements.define('sepax-export-dialog', SepaxExportDialog);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-export-dialog': SepaxExportDialog;
  }
}
