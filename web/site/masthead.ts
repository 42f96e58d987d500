import { html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { icon } from '../figure/parts/icon.js';
import * as icons from '../figure/parts/icons.js';
import { richText, Translated, text } from '../figure/voice/text.js';
import { wayTo } from './addresses.js';
import { languageSwitch } from './language-switch.js';
import { type PageName, pages } from './pages.js';
import './theme-toggle.js';

/** What the guides lead to is made when the site is built. */
const withGuides = import.meta.env.PROD;

/** The pages that each entry of the menu is about, the one that it leads to first. */
const menu: readonly (readonly PageName[])[] = [
  ['lessons'],
  ['board'],
  ['game'],
  ...(withGuides ? [['guides'] as const] : []),
  ['authors'],
  ['demos', 'playground', 'stress', 'race', 'worker', 'check'],
];

/** Pages that say themselves what they are. */
const ownHeading: readonly PageName[] = ['home', 'authors'];

/** The way through a book, on its pages. */
let trail: (() => TemplateResult) | null = null;

/** Has the head of the page show the way through the book that it is in. */
export function leadThrough(book: () => TemplateResult): void {
  trail = book;
}

/** The head of a page, in the light DOM so that reader modes and print find it. */
export class SepaxMasthead extends LitElement {
  static override readonly properties = {
    page: { type: String },
    within: { type: String },
  };

  /** The page that it is the head of. */
  declare page: PageName;
  /** The folder of a page below that one, which has a heading of its own. */
  declare within: string;

  constructor() {
    super();
    this.page = 'home';
    this.within = '';
    new Translated(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('pointerdown', this.#onPress, true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('pointerdown', this.#onPress, true);
  }

  protected override createRenderRoot(): HTMLElement {
    // What stands for it in the page until scripts run.
    this.replaceChildren();
    return this;
  }

  protected override render(): TemplateResult {
    return html`
      <header>
        <a class="skip" href="#main" @click=${toContent}>${text('nav.skip')}</a>
        <div class="masthead">
          <a class="brand" href=${wayTo('')} aria-current=${this.page === 'home' ? 'page' : 'false'}>
            ${logo} <span>sepax</span>
          </a>
          ${trail === null ? this.#places() : html`${trail()} ${this.#foldable()}`}
        </div>
        ${
          this.#headed
            ? html`
                <h1>${text(`${this.page}.heading` as 'board.heading')}</h1>
                <p class="lead">${richText(`${this.page}.lead` as 'board.lead')}</p>
                ${this.page === 'playground' ? wayToLessons() : nothing}
                ${this.page === 'stress' ? wayToRace() : nothing}
              `
            : nothing
        }
      </header>
    `;
  }

  protected override updated(): void {
    if (this.#headed) document.title = `${text(`${this.page}.heading` as 'board.heading')} · sepax`;
  }

  /** Whether the page leaves it to its head to say what it is. */
  get #headed(): boolean {
    return this.within === '' && !ownHeading.includes(this.page);
  }

  #places(): TemplateResult {
    return html`
      <nav class="places" aria-label=${text('nav.label')}>
        ${menu.map((entry) => this.#entry(entry))}
      </nav>
      ${languageSwitch()}
      <sepax-theme-toggle></sepax-theme-toggle>
    `;
  }

  /** Beside the way through a book there is not always room for all: then the rest opens on demand. */
  #foldable(): TemplateResult {
    const label = text('nav.more');
    return html`
      <button class="icon unfold" type="button" popovertarget="places" title=${label} aria-label=${label}>
        ${icon(icons.menu)}
      </button>
      <div class="foldable" id="places" popover>${this.#places()}</div>
    `;
  }

  /**
   * A press beside an open menu closes it. Browsers wait for a click, which does not come where the press drags a
   * handle, or the page.
   */
  readonly #onPress = (event: PointerEvent): void => {
    const path = event.composedPath();
    for (const menu of this.querySelectorAll<HTMLElement>(':popover-open')) {
      const opener = this.querySelector(`[popovertarget="${menu.id}"]`)!;
      if (!path.includes(menu) && !path.includes(opener)) menu.hidePopover();
    }
  };

  #entry(entry: readonly PageName[]): TemplateResult {
    const name = entry[0] as 'lessons' | 'board' | 'game' | 'guides' | 'authors' | 'demos';
    const current = name === this.page ? 'page' : String(entry.includes(this.page));
    return html`<a href=${wayTo(pages[name])} aria-current=${current}>${text(`nav.${name}`)}</a>`;
  }
}

/** Past the head of the page. The hash of its address may hold a state, so that it stays as it is. */
function toContent(event: Event): void {
  event.preventDefault();
  const main = document.getElementById('main') ?? document.querySelector('main')!;
  // Only for now: a click on what is in it would take the keys away from the figure.
  main.tabIndex = -1;
  main.onblur = () => main.removeAttribute('tabindex');
  main.focus();
}

/** Two shapes and their shadows, with a gap between: the same as in public/icon.svg. */
const logo = svg`
  <svg class="logo" viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
    <rect width="32" height="32" rx="7" fill="#16191e" />
    <path d="M5 20 13 6l3 13z" fill="#74b4ff" />
    <path d="m19 13 8-2 1 9-8 3z" fill="#ffab66" />
    <path d="M5 26.5h11" stroke="#74b4ff" stroke-width="3" />
    <path d="M19 26.5h9" stroke="#ffab66" stroke-width="3" />
  </svg>
`;

/** Where who is new here begins. */
const wayToLessons = (): TemplateResult => html`
  <p class="start">
    <a href=${wayTo('lessons/shadows/')}>${text('playground.start')}</a>
    <a href=${wayTo('lessons/')}>${text('playground.lessons')}</a>
  </p>
`;

/** The same by others. */
const wayToRace = (): TemplateResult => html`
  <p class="start"><a href=${wayTo(pages.race)}>${text('stress.race')}</a></p>
`;

customElements.define('sepax-masthead', SepaxMasthead);
