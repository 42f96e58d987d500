import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { richText, Translated, text } from './text.js';
import './theme-toggle.js';

/** The pages of the site, and where each is, seen from its root. */
const pages = {
  playground: '',
  board: 'board/',
  lessons: 'lessons/',
  game: 'game/',
  stress: 'stress/',
  worker: 'examples/worker/',
} as const;

type PageName = keyof typeof pages;
const pageNames = Object.keys(pages) as PageName[];

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
    this.page = 'playground';
    this.within = '';
    new Translated(this);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    return html`
      <header>
        <div class="masthead">
          <span class="brand">sepax</span>
          <nav aria-label=${text('nav.label')}>${pageNames.map((name) => this.#link(name))}</nav>
          <sepax-theme-toggle></sepax-theme-toggle>
        </div>
        ${
          this.within === ''
            ? html`
                <h1>${text(`${this.page}.heading`)}</h1>
                <p class="lead">${richText(`${this.page}.lead`)}</p>
              `
            : nothing
        }
      </header>
    `;
  }

  /** Relative, so that the site works in any folder of a server. */
  #link(name: PageName): TemplateResult {
    const up = `${pages[this.page]}${this.within}`.replace(/[^/]+\//g, '../');
    const current = name === this.page ? 'page' : 'false';
    return html`<a href=${`${up}${pages[name]}` || './'} aria-current=${current}>${text(`nav.${name}`)}</a>`;
  }
}

customElements.define('sepax-masthead', SepaxMasthead);
