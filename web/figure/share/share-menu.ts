import { html, nothing, type TemplateResult } from 'lit';
import type { Scheme } from '../../stage/palette.js';
import { icon } from '../parts/icon.js';
import * as icons from '../parts/icons.js';
import { controls } from '../styles/controls.js';
import { SpokenElement } from '../voice/spoken-element.js';
import { text } from '../voice/text.js';
import { speaking, type Voice } from '../voice/voice.js';
import { copyText } from './copy-text.js';
import {
  type MovingFormat,
  movingFormats,
  movingName,
  type PictureFormat,
  pictureFormats,
  pictureName,
} from './file-names.js';
import { movingFile, pictureFile } from './picture-files.js';
import { saveFile } from './save-file.js';
import { shareMenuStyles } from './share-menu-styles.js';
import type { Shared, SharedSteps } from './sharing.js';

const schemes: readonly Scheme[] = ['light', 'dark'];

/** Free space around the menu, in CSS pixels. */
const room = 8;

/** What can be copied. */
type Copied = 'link' | 'code';

const copyIcons = { link: () => icon(icons.link), code: () => icon(icons.code) } as const;

/**
 * A menu that takes a figure elsewhere: its link, its picture, its code. It is there as long as it is open, after
 * the button that opened it.
 */
export class SepaxShareMenu extends SpokenElement {
  static override readonly properties = {
    ...SpokenElement.properties,
    scheme: { state: true },
    copied: { state: true },
    byHand: { state: true },
    failed: { state: true },
  };

  static override readonly styles = [controls, shareMenuStyles];

  /** The colours of the picture that is saved. */
  declare scheme: Scheme;
  /** What was copied last. */
  declare copied: Copied | null;
  /** What the browser refuses to copy. */
  declare byHand: string | null;
  /** Whether a part of the menu that makes files could not be loaded. */
  declare failed: boolean;

  readonly #shared: Shared;
  readonly #opener: HTMLElement;

  constructor(opener: HTMLElement, shared: Shared, voice: Voice | null) {
    super();
    this.#opener = opener;
    this.#shared = shared;
    this.voice = voice;
    this.scheme = shared.scheme;
    this.copied = null;
    this.byHand = null;
    this.failed = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('pointerdown', this.#onPress, true);
    this.#opener.setAttribute('aria-expanded', 'true');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('pointerdown', this.#onPress, true);
    this.#opener.setAttribute('aria-expanded', 'false');
  }

  /** Takes the menu away, and goes back to where it was opened. */
  close(): void {
    this.remove();
    this.#opener.focus();
  }

  protected override firstUpdated(): void {
    this.#panel.showPopover();
    this.#place();
    this.#items[0]?.focus();
  }

  protected override updated(): void {
    if (this.byHand !== null) this.renderRoot.querySelector('input')?.select();
  }

  protected override render(): TemplateResult {
    const { link, embed, code, steps } = this.#shared;
    return html`
      <div
        class="panel"
        popover="manual"
        @keydown=${this.#onKey}
        @focusout=${this.#onFocusOut}
      >
        <div role="menu" aria-label=${text('share.label')}>
          ${link === undefined ? nothing : this.#copy('link', link)}
          ${embed === undefined ? nothing : this.#embed(embed())}
          ${code === undefined ? nothing : this.#copy('code', code)}
          <div role="group" aria-label=${text('share.picture')}>
            <span class="title" aria-hidden="true">${text('share.picture')}</span>
            ${pictureFormats.map((format) => this.#save(format))}
            ${steps === undefined ? nothing : movingFormats.map((format) => this.#saveSteps(format, steps))}
          </div>
          <div class="schemes" role="group" aria-label=${text('share.colours')}>
            <span class="title" aria-hidden="true">${text('share.colours')}</span>
            ${schemes.map((scheme) => this.#scheme(scheme))}
          </div>
        </div>
        <p class=${this.byHand === null && !this.failed ? 'hidden' : 'by-hand'} role="status">
          ${this.#said()}
        </p>
        ${
          this.byHand === null
            ? nothing
            : html`<input readonly aria-label=${text('share.byHand')} .value=${this.byHand} />`
        }
      </div>
    `;
  }

  /** What came of the last wish. */
  #said(): string | null {
    if (this.failed) return text('share.failed');
    return this.byHand === null ? this.copied && text('share.copied') : text('share.byHand');
  }

  #copy(what: Copied, written: () => string): TemplateResult {
    const done = this.copied === what;
    return html`
      <button type="button" role="menuitem" tabindex="-1" @click=${() => this.#onCopy(what, written)}>
        ${done ? icon(icons.check) : copyIcons[what]()} ${text(done ? 'share.copied' : `share.${what}`)}
      </button>
    `;
  }

  #embed(address: string): TemplateResult {
    // From within a frame, or from a page of somebody else, it leads elsewhere.
    const isElsewhere =
      window.parent !== window || new URL(address).origin !== window.location.origin;
    return html`
      <a
        role="menuitem"
        tabindex="-1"
        href=${address}
        target=${isElsewhere ? '_blank' : '_self'}
        rel="noopener"
      >
        ${icon(icons.embed)} ${text('share.embed')}
      </a>
    `;
  }

  #save(format: PictureFormat): TemplateResult {
    return html`
      <button type="button" role="menuitem" tabindex="-1" @click=${() => this.#onSave(format)}>
        ${icon(icons.download)} ${text(`share.${format}`)}
      </button>
    `;
  }

  #saveSteps(format: MovingFormat, steps: () => SharedSteps): TemplateResult {
    return html`
      <button
        type="button"
        role="menuitem"
        tabindex="-1"
        @click=${() => this.#onSaveSteps(format, steps)}
      >
        ${icon(icons.steps)} ${text(`share.steps.${format}`)}
      </button>
    `;
  }

  #scheme(scheme: Scheme): TemplateResult {
    return html`
      <button
        type="button"
        role="menuitemradio"
        tabindex="-1"
        aria-checked=${scheme === this.scheme}
        @click=${() => {
          this.scheme = scheme;
        }}
      >
        ${icon(scheme === 'light' ? icons.sun : icons.moon)} ${text(`share.${scheme}`)}
      </button>
    `;
  }

  get #panel(): HTMLElement {
    return this.renderRoot.querySelector('.panel')!;
  }

  get #items(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  }

  /** Below the button, or above it, and within the window; it scrolls along with the page. */
  #place(): void {
    const { style, offsetWidth, offsetHeight } = this.#panel;
    const { clientWidth, clientHeight } = document.documentElement;
    const { right, top, bottom } = this.#opener.getBoundingClientRect();
    const below = bottom + offsetHeight + room <= clientHeight;
    const y = below ? bottom + room / 2 : top - room / 2 - offsetHeight;
    const x = Math.min(right - offsetWidth, clientWidth - offsetWidth - room);
    style.left = `${window.scrollX + Math.max(room, x)}px`;
    style.top = `${window.scrollY + Math.max(room, y)}px`;
  }

  /** The keys of a menu: https://www.w3.org/WAI/ARIA/apg/patterns/menubar/. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const items = this.#items;
    const at = items.indexOf(this.shadowRoot!.activeElement as HTMLElement);
    const { key } = event;
    // What is copied by hand is no item, and has keys of its own.
    if (at < 0 && key !== 'Escape') return;
    const places: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at + items.length - 1) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const letter = key.length === 1 && /\S/.test(key) ? this.#beginningWith(key, at) : undefined;
    const next = places[key] ?? letter;
    if (next !== undefined) items[next]!.focus();
    else if (key === 'Escape' || key === 'Tab') this.close();
    else return;
    // From the button, a tab leads on.
    if (key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  };

  #beginningWith(letter: string, at: number): number | undefined {
    const items = this.#items;
    const begins = (place: number): boolean =>
      items[place]!.innerText.trim().toLowerCase().startsWith(letter.toLowerCase());
    return items.map((_, i) => (at + 1 + i) % items.length).find(begins);
  }

  readonly #onPress = (event: PointerEvent): void => {
    const way = event.composedPath();
    if (!way.includes(this) && !way.includes(this.#opener)) this.remove();
  };

  readonly #onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    const isHere = this.renderRoot.contains(relatedTarget as Node | null);
    if (relatedTarget !== null && relatedTarget !== this.#opener && !isHere) this.remove();
  };

  async #onCopy(what: Copied, written: () => string): Promise<void> {
    const copy = speaking(this.voice, written);
    if (await copyText(copy)) {
      this.copied = what;
      this.byHand = null;
    } else this.byHand = copy;
  }

  async #onSaveSteps(format: MovingFormat, steps: () => SharedSteps): Promise<void> {
    const { scheme } = this;
    const speak = <Result>(work: () => Result): Result => speaking(this.voice, work);
    this.failed = false;
    try {
      const file = await movingFile(this.#shared, speak(steps), format, scheme, speak);
      saveFile(movingName(this.#shared, format, scheme), file);
      this.close();
    } catch {
      // What makes GIFs comes in a file of its own, which may be gone, or out of reach.
      this.failed = true;
    }
  }

  #onSave(format: PictureFormat): void {
    const { scheme } = this;
    const file = speaking(this.voice, () => pictureFile(this.#shared, format, scheme));
    saveFile(pictureName(this.#shared, format, scheme), file);
    this.close();
  }
}

customElements.define('sepax-share-menu', SepaxShareMenu);

/** Opens the menu of a figure after its button, or closes the one that is there. */
export function toggleShareMenu(button: HTMLElement, shared: Shared, voice: Voice | null): void {
  const open = button.nextElementSibling;
  if (open instanceof SepaxShareMenu) open.close();
  else button.after(new SepaxShareMenu(button, shared, voice));
}
