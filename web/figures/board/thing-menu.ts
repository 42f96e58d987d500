import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Vector } from 'sepax';
import { shareMenuStyles } from '../../figure/share/share-menu-styles.js';
import { controls } from '../../figure/styles/controls.js';
import { type TextKey, text } from '../../figure/voice/text.js';
import type { BoardController } from './board-controller.js';
import { pasteByButton } from './clipboard.js';
import { withInPair } from './things.js';

/** Free space around the menu, in CSS pixels. */
const room = 8;

interface Item {
  readonly key: TextKey;
  readonly does: () => void;
}

/** The menu of a shape, or of the board itself: by the other button of the mouse, or by a finger that rests. */
export class SepaxThingMenu extends LitElement {
  static override readonly properties = { thing: { state: true } };
  static override readonly styles = [controls, shareMenuStyles];

  /** The shape that it is about; `null` is the board. */
  declare thing: number | null;
  board: BoardController | null = null;

  constructor() {
    super();
    this.thing = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('pointerdown', this.#onPress, true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('pointerdown', this.#onPress, true);
  }

  /** Opens it at a point of the window. */
  async open(board: BoardController, thing: number | null, { x, y }: Vector): Promise<void> {
    this.board = board;
    this.thing = thing;
    this.requestUpdate();
    await this.updateComplete;
    const panel = this.#panel;
    panel.showPopover();
    const { clientWidth, clientHeight } = document.documentElement;
    const left = Math.max(room, Math.min(x, clientWidth - panel.offsetWidth - room));
    const top = Math.max(room, Math.min(y, clientHeight - panel.offsetHeight - room));
    panel.style.left = `${window.scrollX + left}px`;
    panel.style.top = `${window.scrollY + top}px`;
    this.#items[0]?.focus();
  }

  protected override render(): TemplateResult {
    const { board, thing } = this;
    return html`
      <div class="panel" popover="manual" @keydown=${this.#onKey} @focusout=${this.#onFocusOut}>
        <div role="menu" aria-label=${text(thing === null ? 'board.menu' : 'board.menu.thing', { name: (thing ?? 0) + 1 })}>
          ${board === null ? nothing : itemsOf(board, thing).map((item) => this.#item(item))}
        </div>
      </div>
    `;
  }

  #item({ key, does }: Item): TemplateResult {
    const press = (): void => {
      this.#close();
      does();
    };
    return html`
      <button type="button" role="menuitem" tabindex="-1" @click=${press}>${text(key)}</button>
    `;
  }

  #close(): void {
    this.renderRoot.querySelector<HTMLElement>('.panel')?.hidePopover();
  }

  readonly #onPress = (event: PointerEvent): void => {
    if (!event.composedPath().includes(this)) this.#close();
  };

  readonly #onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !this.renderRoot.contains(relatedTarget as Node)) this.#close();
  };

  get #panel(): HTMLElement {
    return this.renderRoot.querySelector('.panel')!;
  }

  get #items(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('[role=menuitem]')];
  }

  /** The keys of a menu. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const items = this.#items;
    const at = items.indexOf(this.shadowRoot!.activeElement as HTMLElement);
    const places: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at + items.length - 1) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const next = places[event.key];
    if (event.key === 'Tab' || event.key === 'Escape') this.#close();
    if (next === undefined) return;
    event.preventDefault();
    items[next]!.focus();
  };
}

function itemsOf(board: BoardController, thing: number | null): Item[] {
  if (thing === null) {
    return [
      { key: 'board.menu.paste', does: () => void pasteByButton(board) },
      { key: 'tools.fit', does: () => board.use('fit') },
      { key: 'tools.undo', does: () => board.use('undo') },
    ];
  }
  const look = (place: 0 | 1) => (): void => {
    board.edit((state) => withInPair(state, place, thing));
  };
  const isPair = board.model.state.pair !== null;
  return [
    { key: 'board.thing.duplicate', does: () => board.duplicate(thing) },
    {
      key: 'board.thing.copy',
      does: () => {
        if (!board.chosen.includes(thing)) board.select(thing);
        board.copy();
      },
    },
    ...(isPair
      ? ([
          { key: 'board.thing.first', does: look(0) },
          { key: 'board.thing.second', does: look(1) },
        ] as const)
      : []),
    { key: 'board.thing.delete', does: () => board.remove(thing) },
  ];
}

customElements.define('sepax-thing-menu', SepaxThingMenu);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-thing-menu': SepaxThingMenu;
  }
}
