import { html, LitElement, nothing, type TemplateResult } from 'lit';
import {
  attributesOf,
  type Choice,
  type Places,
  recipes,
  type Site,
} from '../../../figure/recipes.js';
import { type Language, languages } from '../../../figure/voice/languages.js';
import { rich } from '../../../figure/voice/rich.js';
import { Translated } from '../../../figure/voice/text.js';
import { language, words } from '../../../figure/voice/words.js';
import { saveFile } from '../../../figures/board/export/download.js';
import { lessonNames } from '../../../figures/registry.js';
import { wayTo, wayToFile } from '../../addresses.js';
import { wordsIn } from '../../page-language.js';
import { pages } from '../../pages.js';
import { type Picture, pngFile, readPicture, svgFile } from './picture-files.js';

const themes = ['auto', 'light', 'dark'] as const;
const sites = Object.keys(recipes) as Site[];

/** Hosts that take no SVG from everybody. */
const pngSites: readonly Site[] = ['wordpress', 'ghost', 'tistory', 'velog'];

/** How long a figure must have been left alone before its picture is drawn anew, in milliseconds. */
const pictureDelay = 150;

/** What the page needs of `<sepax-figure>`, which it gets as any other page does. */
interface Figure extends HTMLElement {
  readonly steps: number | null;
  readonly state: string;
  toSVG(): Promise<string>;
}

/** Both seen from here, so that the site works in any folder of a server. */
const places = (): Places => ({
  embed: new URL(wayToFile('embed/'), document.baseURI).href,
  lessons: new URL(wayTo(pages.lessons), document.baseURI).href,
});

/** A figure to pick and to tune, as it is in a post, and what to copy for it. */
export class SepaxAuthors extends LitElement {
  static override readonly properties = {
    choice: { state: true },
    site: { state: true },
    steps: { state: true },
    copied: { state: true },
    picture: { state: true },
    address: { state: true },
  };

  declare choice: Omit<Choice, 'title' | 'alt' | 'picture'>;
  declare site: Site;
  /** How many steps the figure has. */
  declare steps: number;
  declare copied: boolean;
  /** The figure as it is in the preview, once it is there. */
  declare picture: Picture | null;
  /** Where the author has put the picture; empty until they say so. */
  declare address: string;

  readonly #figure = document.createElement('sepax-figure') as Figure;
  /** The state that the figure has by itself. */
  #usual = '';
  #redraw: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.choice = {
      lesson: 'separating-axis',
      step: null,
      state: null,
      language: language(),
      theme: 'auto',
      height: 480,
      formulas: false,
    };
    this.site = 'html';
    this.steps = 0;
    this.copied = false;
    this.picture = null;
    this.address = '';
    new Translated(this);
    this.#figure.addEventListener('ready', this.#onReady);
    this.#figure.addEventListener('step', this.#onStep);
    this.#figure.addEventListener('change', this.#onChange);
    this.#show();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void import(/* @vite-ignore */ `${places().embed}sepax-embed.js`);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    return html`
      <header class="opening">
        <h1>${words('authors.title')}</h1>
        <p class="question">${words('authors.lead')}</p>
      </header>
      <div class="authors">
        ${this.#form()}
        <section class="card post" aria-label=${words('authors.preview')}>
          <p class="kicker">${words('authors.preview')}</p>
          <article>
            <h2>${words('authors.post.title')}</h2>
            <p>${words('authors.post.before')}</p>
            ${this.#figure}
            <p>${words('authors.post.after')}</p>
          </article>
        </section>
        ${this.#recipe()}
      </div>
    `;
  }

  #form(): TemplateResult {
    const { lesson, step, language: spoken, theme, height, formulas } = this.choice;
    const all = [...lessonNames, 'playground', 'board'];
    const steps = Array.from({ length: this.steps }, (_, i) => String(i + 1));
    return html`
      <form class="card choices" aria-label=${words('authors.choose')} @submit=${(event: Event) => event.preventDefault()}>
        ${this.#select(
          'lesson',
          lesson,
          all,
          (name) => words(`${name}.title`),
          (name) => this.#choose({ lesson: name, step: null, state: null }),
        )}
        ${this.#select(
          'step',
          String(step ?? ''),
          ['', ...steps],
          (place) => place || words('authors.step.answer'),
          (place) => this.#choose({ step: place === '' ? null : Number(place) }),
        )}
        ${this.#select(
          'language',
          spoken,
          Object.keys(languages),
          (name) => languages[name as Language],
          (name) => this.#choose({ language: name as Language }),
        )}
        ${this.#select(
          'theme',
          theme,
          themes,
          (name) => words(`authors.theme.${name}`),
          (name) => this.#choose({ theme: name as Choice['theme'] }),
        )}
        <label>
          <span>${words('authors.height')}</span>
          <input type="number" min="240" max="1600" step="20" .value=${String(height)} @change=${this.#onHeight} />
        </label>
        <label class="check">
          <input
            type="checkbox"
            .checked=${formulas}
            @change=${({ target }: Event) => this.#choose({ formulas: (target as HTMLInputElement).checked })}
          />
          <span>${words('authors.formulas')}</span>
        </label>
        <p class="hint">${words('authors.moved')}</p>
        <button type="button" ?disabled=${this.choice.state === null} @click=${() => this.#choose({ state: null })}>
          ${words('authors.reset')}
        </button>
      </form>
    `;
  }

  #select(
    name: 'lesson' | 'step' | 'language' | 'theme',
    chosen: string,
    values: readonly string[],
    label: (value: string) => string,
    choose: (value: string) => void,
  ): TemplateResult {
    return html`
      <label>
        <span>${words(`authors.${name}`)}</span>
        <select name=${name} @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}>
          ${values.map(
            (value) =>
              html`<option value=${value} ?selected=${value === chosen}>${label(value)}</option>`,
          )}
        </select>
      </label>
    `;
  }

  #recipe(): TemplateResult {
    return html`
      <section class="card recipe" aria-labelledby="recipes">
        <h2 id="recipes">${words('authors.copy.title')}</h2>
        <div class="sites" role="group" aria-labelledby="recipes">
          ${sites.map(
            (site) => html`
              <button type="button" aria-pressed=${site === this.site} @click=${() => this.#pick(site)}>
                ${words(`recipe.${site}`)}
              </button>
            `,
          )}
        </div>
        <p class="note">${rich(`note.${this.site}`)}</p>
        ${this.#pictureForm()}
        <pre tabindex="0" role="region" aria-label=${words('authors.code')}><code>${this.#code()}</code></pre>
        <div class="copy">
          <button class="main" type="button" @click=${this.#onCopy}>${words('authors.copy')}</button>
          <span role="status">${this.copied ? words('authors.copied') : ''}</span>
        </div>
      </section>
    `;
  }

  /** The picture to save; and where it is, if what the author did to the figure is to be seen on it. */
  #pictureForm(): TemplateResult {
    const isOff = this.picture === null;
    return html`
      <div class="picture" role="group" aria-labelledby="picture">
        <p id="picture" class="note">
          ${words(this.#isTouched ? 'authors.picture.own' : 'authors.picture')}
        </p>
        <div class="copy">
          <button type="button" ?disabled=${isOff} @click=${() => this.#save('svg')}>
            ${words('authors.save', { format: 'SVG' })}
          </button>
          <button type="button" ?disabled=${isOff} @click=${() => this.#save('png')}>
            ${words('authors.save', { format: 'PNG' })}
          </button>
          ${
            this.#isTouched
              ? html`<label>
                  <span>${words('authors.address')}</span>
                  <input
                    type="text"
                    .value=${this.address}
                    placeholder=${this.#fileName(this.#format)}
                    @input=${this.#onAddress}
                  />
                </label>`
              : nothing
          }
        </div>
      </div>
    `;
  }

  /** Whether the site's own picture of the lesson is another one. */
  get #isTouched(): boolean {
    return this.choice.state !== null || this.choice.step !== null;
  }

  get #format(): 'svg' | 'png' {
    return pngSites.includes(this.site) ? 'png' : 'svg';
  }

  #fileName(format: 'svg' | 'png'): string {
    const { lesson, step } = this.choice;
    return `sepax-${lesson}${step === null ? '' : `-${step}`}.${format}`;
  }

  #code(): string {
    const title = wordsIn(this.choice.language, `${this.choice.lesson}.title`);
    const { width = 720, height = 400, label: alt = title } = this.picture ?? {};
    const address = this.address.trim() || this.#fileName(this.#format);
    const picture = this.#isTouched ? { address, width, height } : null;
    return recipes[this.site]({ ...this.choice, title, alt, picture }, places());
  }

  async #save(format: 'svg' | 'png'): Promise<void> {
    await this.#draw();
    const { picture } = this;
    if (picture === null) return;
    const blob = format === 'svg' ? svgFile(picture) : await pngFile(picture);
    saveFile(this.#fileName(format), blob);
  }

  /** Draws the picture of the figure as it is now. */
  async #draw(): Promise<void> {
    clearTimeout(this.#redraw);
    const svg = await this.#figure.toSVG();
    this.picture = svg === '' ? null : readPicture(svg);
  }

  #drawSoon(): void {
    clearTimeout(this.#redraw);
    this.#redraw = setTimeout(() => void this.#draw(), pictureDelay);
  }

  #pick(site: Site): void {
    this.site = site;
    this.copied = false;
  }

  #choose(part: Partial<Choice>): void {
    this.choice = { ...this.choice, ...part };
    this.copied = false;
    this.#show();
    this.#drawSoon();
  }

  /** Gives the figure the attributes of the choice, and no others. */
  #show(): void {
    const figure = this.#figure;
    const wanted = attributesOf(this.choice);
    for (const name of figure.getAttributeNames()) {
      if (!(name in wanted)) figure.removeAttribute(name);
    }
    for (const [name, value] of Object.entries(wanted)) {
      if (figure.getAttribute(name) !== value) figure.setAttribute(name, value);
    }
  }

  readonly #onReady = (): void => {
    this.steps = this.#figure.steps ?? 0;
    if (!this.#figure.hasAttribute('state')) this.#usual = withoutStep(this.#figure.state);
    this.#drawSoon();
  };

  /** What is done to the figure by hand is a part of the choice. */
  readonly #onStep = (event: Event): void => {
    const { step } = (event as CustomEvent<{ step: number }>).detail;
    this.choice = { ...this.choice, step };
    this.copied = false;
    this.#drawSoon();
  };

  readonly #onChange = (event: Event): void => {
    const { steps, link } = (event as CustomEvent<{ steps: number; link: string }>).detail;
    const state = withoutStep(link);
    this.steps = steps;
    this.choice = { ...this.choice, state: state === this.#usual ? null : state };
    this.copied = false;
    this.#drawSoon();
  };

  readonly #onAddress = ({ target }: Event): void => {
    this.address = (target as HTMLInputElement).value;
    this.copied = false;
  };

  readonly #onHeight = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    if (input.checkValidity()) this.#choose({ height: Number(input.value) });
  };

  readonly #onCopy = async (): Promise<void> => {
    await navigator.clipboard.writeText(this.#code());
    this.copied = true;
  };
}

/** The step has an attribute of its own. */
const withoutStep = (link: string): string => link.replace(/&step=\d+$/, '');

customElements.define('sepax-authors', SepaxAuthors);
