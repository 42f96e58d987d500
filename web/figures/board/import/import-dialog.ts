import { html, LitElement, nothing, type TemplateResult } from 'lit';
import '../../../stage/sepax-stage.js';
import { icon } from '../../../figure/parts/icon.js';
import * as icons from '../../../figure/parts/icons.js';
import { controls } from '../../../figure/styles/controls.js';
import { dialogs } from '../../../figure/styles/dialog.js';
import { text } from '../../../figure/voice/text.js';
import { shapeCount } from '../deeds.js';
import type { Thing } from '../state.js';
import { importDialogStyles } from './import-dialog-styles.js';
import { ImportEvent } from './import-event.js';
import { maxLength } from './limits.js';
import { Preview } from './preview.js';
import { type Problem, problemOf } from './problem.js';
import { type SampleName, sampleNames, samples } from './samples.js';
import {
  boardFor,
  type Room,
  roomFor,
  thingsFor,
  type Understanding,
  understand,
  type Wish,
} from './understanding.js';
import { Which, whichList } from './which.js';

/** How long typing pauses before a text is read, in milliseconds. */
const pause = 150;
/** More problems than this are only counted. */
const mostListed = 5;

/** A dialog for texts and files with shapes; it shows what it understands of them before it is used. */
export class SepaxImportDialog extends LitElement {
  static override readonly properties = {
    understanding: { state: true },
    wish: { state: true },
    which: { state: true },
    fileError: { state: true },
    over: { state: true },
  };

  static override readonly styles = [controls, dialogs, importDialogStyles];

  /** `null` as long as nothing was written. */
  declare understanding: Understanding | null;
  declare wish: Wish;
  /** Which of what was found is wanted. */
  declare which: Which | null;
  /** Why a file was not read. */
  declare fileError: string | null;
  /** Whether a file is held over the dialog. */
  declare over: boolean;

  #room: Room | null = null;
  #timer = 0;

  constructor() {
    super();
    this.understanding = null;
    this.wish = { fit: true, replace: false };
    this.which = null;
    this.fileError = null;
    this.over = false;
  }

  /** Opens the dialog; `room` is where the shapes may go. */
  async open(room: Room): Promise<void> {
    this.#room = room;
    this.understanding = null;
    this.which = null;
    this.fileError = null;
    this.wish = { fit: true, replace: false };
    await this.updateComplete;
    this.#field.value = '';
    this.#dialog.showModal();
    this.#field.focus();
  }

  /** Another preview has another size: the stage looks by itself only when its own changes. */
  protected override updated(): void {
    const stage = this.renderRoot.querySelector('sepax-stage');
    void stage?.updateComplete.then(() => stage.refit(false));
  }

  get #dialog(): HTMLDialogElement {
    return this.renderRoot.querySelector('dialog')!;
  }

  get #field(): HTMLTextAreaElement {
    return this.renderRoot.querySelector('textarea')!;
  }

  protected override render(): TemplateResult {
    const { things, problem } = this.#result();
    const error = this.fileError ?? problem?.text ?? null;
    const found = this.#found(things);
    return html`
      <dialog
        aria-labelledby="title"
        class=${this.over ? 'over' : ''}
        @dragover=${this.#onDragOver}
        @dragleave=${this.#onDragLeave}
        @drop=${this.#onDrop}
      >
        <form method="dialog" @submit=${this.#onSubmit}>
          <h2 id="title">${text('import.title')}</h2>
          <p id="hint">${text('import.hint')}</p>
          ${this.#sources()}
          <div class="both">
            <textarea
              aria-label=${text('import.field')}
              aria-describedby="hint error"
              aria-invalid=${error !== null}
              spellcheck="false"
              autocomplete="off"
              @input=${this.#onInput}
            ></textarea>
            ${previewOf(found)}
          </div>
          <p class="hidden" role="status">${found?.said ?? ''}</p>
          <div id="error" role="status">
            ${error === null ? nothing : html`<p class="error">${error}</p>`}
            ${this.#leftOut()}
          </div>
          ${this.which?.isNeeded ? whichList(this.which, this.#onWhich) : nothing}
          <div class="wishes">
            ${this.#check('fit')} ${this.#check('replace')}
          </div>
          <footer>
            <button type="button" @click=${() => this.#dialog.close()}>
              ${text('import.cancel')}
            </button>
            <button class="main" ?disabled=${things.length === 0}>${text('import.add')}</button>
          </footer>
        </form>
      </dialog>
    `;
  }

  #sources(): TemplateResult {
    return html`
      <div class="sources">
        <label class="file">
          ${icon(icons.file)} ${text('import.file')}
          <input class="hidden" type="file" accept=".svg,.json,.geojson,.tmj,.tmx,.tsj,.tsx,.csv,.txt" @change=${this.#onFile} />
        </label>
        <div class="samples" role="group" aria-labelledby="samples">
          <span id="samples">${text('import.samples')}</span>
          ${sampleNames.map(
            (name) => html`
              <button type="button" @click=${() => this.#take(name)}>
                ${text(`import.sample.${name}`)}
              </button>
            `,
          )}
        </div>
      </div>
    `;
  }

  /** What would be put on the board; `null`: nothing. */
  #found(things: readonly Thing[]): Found | null {
    const imported = this.understanding?.imported;
    if (imported == null || things.length === 0) return null;
    const preview = new Preview(things);
    const { corners } = preview;
    const said = text(corners === 0 ? 'import.found' : 'import.found.corners', {
      format: text(`import.format.${imported.format}`),
      things: shapeCount(things.length),
      corners,
    });
    return { preview, said };
  }

  #leftOut(): TemplateResult | typeof nothing {
    const problems = this.understanding?.imported?.problems ?? [];
    if (problems.length === 0) return nothing;
    const more = problems.length - mostListed;
    return html`
      <ul class="problems">
        ${problems.slice(0, mostListed).map((problem) => html`<li>${problem.text}</li>`)}
        ${more > 0 ? html`<li>${text('import.more', { count: more })}</li>` : nothing}
      </ul>
    `;
  }

  #check(name: keyof Wish): TemplateResult {
    return html`
      <label class="check">
        <input type="checkbox" .checked=${this.wish[name]} @change=${(event: Event) => this.#want(name, event)} />
        ${text(`import.${name}`)}
      </label>
    `;
  }

  /** The shapes as they would be on the board, or why there are none. */
  #result(): { things: readonly Thing[]; problem: Problem | null } {
    const { understanding } = this;
    if (understanding === null) return { things: [], problem: null };
    if (understanding.problem !== null) return { things: [], problem: understanding.problem };
    try {
      const wanted = this.which!.wanted;
      if (wanted.length === 0) return { things: [], problem: null };
      return { things: thingsFor(wanted, this.wish, this.#room!), problem: null };
    } catch (error) {
      return { things: [], problem: problemOf(error) };
    }
  }

  #want(name: keyof Wish, { target }: Event): void {
    this.wish = { ...this.wish, [name]: (target as HTMLInputElement).checked };
    if (name === 'replace') this.#choose();
  }

  #take(name: SampleName): void {
    this.#write(samples[name]);
  }

  #write(written: string): void {
    this.#field.value = written;
    this.#read();
  }

  #read(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.fileError = null;
    const written = this.#field.value;
    const wasBoard = this.understanding?.imported?.format === 'board';
    this.understanding = written.trim() === '' ? null : understand(written);
    const isBoard = this.understanding?.imported?.format === 'board';
    if (isBoard !== wasBoard) this.wish = { ...this.wish, fit: !isBoard };
    this.#choose();
  }

  /** As many of what was found as fit. */
  #choose(): void {
    const things = this.understanding?.imported?.things ?? [];
    this.which = Which.of(things, roomFor(this.wish, this.#room!));
  }

  readonly #onWhich = (next: Which): void => {
    this.which = next;
  };

  readonly #onInput = (): void => {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#read(), pause);
  };

  readonly #onFile = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const file = input.files?.[0];
    // The same file may be chosen once more.
    input.value = '';
    if (file !== undefined) void this.#open(file);
  };

  async #open(file: File): Promise<void> {
    const isLong = file.size > 4 * maxLength;
    const written = isLong ? '' : await file.text();
    if (isLong || written.includes('\0') || written.includes('\ufffd')) {
      this.understanding = null;
      this.fileError = text(isLong ? 'import.tooLong' : 'import.notText', {
        name: file.name,
        limit: maxLength,
      });
      return;
    }
    this.#write(written);
  }

  readonly #onDragOver = (event: DragEvent): void => {
    event.preventDefault();
    this.over = true;
  };

  readonly #onDragLeave = (event: DragEvent): void => {
    const stays = event.relatedTarget instanceof Node && this.#dialog.contains(event.relatedTarget);
    this.over = stays;
  };

  readonly #onDrop = (event: DragEvent): void => {
    event.preventDefault();
    this.over = false;
    const file = event.dataTransfer?.files[0];
    const written = event.dataTransfer?.getData('text/plain') ?? '';
    if (file !== undefined) void this.#open(file);
    else if (written !== '') this.#write(written);
  };

  readonly #onSubmit = (event: SubmitEvent): void => {
    // What was typed last may not be read yet; what was chosen holds.
    if (this.#timer !== 0) this.#read();
    const { things } = this.#result();
    if (things.length === 0) {
      event.preventDefault();
      this.#field.focus();
      return;
    }
    const board = this.which!.isNeeded ? null : boardFor(this.understanding!.imported!, this.wish);
    this.dispatchEvent(new ImportEvent(things, board, this.wish.replace));
  };
}

/** What was understood of a text. */
interface Found {
  readonly preview: Preview;
  /** How it is told. */
  readonly said: string;
}

function previewOf(found: Found | null): TemplateResult {
  if (found === null) {
    return html`<div class="preview empty"><p>${text('import.preview.none')}</p></div>`;
  }
  const { preview, said } = found;
  return html`
    <figure class="preview">
      <sepax-stage
        label=${text('import.preview', { found: said })}
        .inset=${12}
        .paint=${preview.paint}
        .extent=${preview.extent}
      ></sepax-stage>
      <figcaption>${said}</figcaption>
    </figure>
  `;
}

customElements.define('sepax-import-dialog', SepaxImportDialog);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-import-dialog': SepaxImportDialog;
  }
}
