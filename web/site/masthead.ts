import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { richText, Translated, text } from '../figure/voice/text.js';
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
/** Guides and reference are beside the pages in the whole site only: see the script `site`. */
const withReference = import.meta.env.MODE === 'site';

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
          <nav aria-label=${text('nav.label')}>
            ${pageNames.map((name) => this.#link(pages[name], name))}
            ${withReference ? this.#link('docs/', 'reference') : nothing}
          </nav>
          <sepax-theme-toggle></sepax-theme-toggle>
        </div>
        ${
          this.within === ''
            ? html`
                <h1>${text(`${this.page}.heading`)}</h1>
                <p class="lead">${richText(`${this.page}.lead`)}</p>
                ${this.page === 'playground' ? wayToLessons() : nothing}
              `
            : nothing
        }
      </header>
    `;
  }

  /** Relative, so that the site works in any folder of a server. */
  #link(path: string, name: PageName | 'reference'): TemplateResult {
    const up = `${pages[this.page]}${this.within}`.replace(/[^/]+\//g, '../');
    const current = name === this.page ? 'page' : 'false';
    return html`<a href=${`${up}${path}` || './'} aria-current=${current}>${text(`nav.${name}`)}</a>`;
  }
}

/** Where who is new here begins. */
const wayToLessons = (): TemplateResult => html`
  <p class="start">
    <a href="./lessons/shadows/">${text('playground.start')}</a>
    <a href="./lessons/">${text('playground.lessons')}</a>
    <a href="./lessons/?lang=ko" lang="ko" hreflang="ko">한국어</a>
  </p>
`;

customElements.define('sepax-masthead', SepaxMasthead);
