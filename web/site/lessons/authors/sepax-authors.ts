import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { SepaxLessonFigure } from '../../../figure/element/sepax-lesson-figure.js';
import {
  attributesOf,
  framed,
  type OwnPicture,
  recipes,
  type Site,
  scripted,
} from '../../../figure/recipes.js';
import { copyText } from '../../../figure/share/copy-text.js';
import {
  type MovingFormat,
  movingFormats,
  movingName,
  type PictureFormat,
  pictureName,
} from '../../../figure/share/file-names.js';
import { saveFile } from '../../../figure/share/save-file.js';
import { rich } from '../../../figure/voice/rich.js';
import { Translated } from '../../../figure/voice/text.js';
import { language, words } from '../../../figure/voice/words.js';
import { wayTo } from '../../addresses.js';
import { guideAt } from '../../guides/guides.js';
import { wordsIn } from '../../page-language.js';
import { codePieces } from './code-pieces.js';
import { type FigureChoice, figureChoices, type Offer } from './figure-choices.js';
import { type Picture, pngFile, readPicture, sizeOf, svgFile } from './picture-files.js';
import { places, type Source, sources, version } from './places.js';
import { wished, withoutStep } from './wished.js';

const sites = Object.keys(recipes) as Site[];

/** Hosts that take no SVG from everybody. */
const pngSites: readonly Site[] = ['wordpress', 'ghost', 'tistory', 'velog'];

/** How long a figure must have been left alone before its picture is drawn anew, in milliseconds. */
const pictureDelay = 150;

/** What the page needs of `<sepax-figure>`, which it gets as any other page does. */
interface Figure extends HTMLElement {
  readonly state: string;
  toSVG(): Promise<string>;
  toMovie(format: MovingFormat): Promise<Blob | null>;
}

/** The steps on the slider of a figure, each by the number that addresses and attributes have for it. */
function stepsOf({ shadowRoot }: Figure): number[] {
  const shown = shadowRoot?.querySelector<SepaxLessonFigure>('[part="figure"]');
  let number = 0;
  // One that stands for several has the number of the last of them.
  return (shown?.controller.view.steps ?? []).map(({ parts }) => {
    number += parts?.length ?? 1;
    return number;
  });
}

/** A figure to pick and to tune, as it is in a post, and what to copy for it. */
export class SepaxAuthors extends LitElement {
  static override readonly properties = {
    choice: { state: true },
    site: { state: true },
    source: { state: true },
    steps: { state: true },
    copied: { state: true },
    refused: { state: true },
    picture: { state: true },
    address: { state: true },
    movie: { state: true },
  };

  declare choice: FigureChoice;
  declare site: Site;
  /** Where the script of the post is from. */
  declare source: Source;
  /** The numbers of the figure's steps. */
  declare steps: readonly number[];
  declare copied: boolean;
  /** Whether the browser has not let it be copied. */
  declare refused: boolean;
  /** The figure as it is in the preview, once it is there. */
  declare picture: Picture | null;
  /** Where the author has put the picture; empty until they say so. */
  declare address: string;
  /** The picture of all steps, once it was saved: the code refers to it then. */
  declare movie: OwnPicture | null;

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
      share: false,
      ...wished(),
    };
    this.site = 'html';
    this.source = 'package';
    this.steps = [];
    this.copied = false;
    this.refused = false;
    this.picture = null;
    this.address = '';
    this.movie = null;
    new Translated(this);
    this.#figure.addEventListener('ready', this.#onReady);
    this.#figure.addEventListener('step', this.#onStep);
    this.#figure.addEventListener('change', this.#onChange);
    this.#show();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void import(/* @vite-ignore */ places('site').script);
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
        ${figureChoices(this.choice, this.#offer, (part) => this.#choose(part))}
        <section class="card post" aria-label=${words('authors.preview')}>
          <p class="kicker">${words('authors.preview')}</p>
          <article>
            <h2>${words(`${this.choice.lesson}.title`)}</h2>
            <p>${words('authors.post.before')}</p>
            ${this.#figure}
            <p>${words('authors.post.after')}</p>
          </article>
        </section>
        ${this.#recipe()}
      </div>
    `;
  }

  get #offer(): Offer {
    const { steps, site, source } = this;
    return {
      steps,
      leadsHere: framed.includes(site) || (scripted.includes(site) && source === 'site'),
    };
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
        ${scripted.includes(this.site) ? this.#sourceForm() : nothing}
        ${this.#pictureForm()}
        <pre tabindex="0" role="region" aria-label=${words('authors.code')}><code>${codePieces(this.#code())}</code></pre>
        <div class="copy">
          <button class="main" type="button" @click=${this.#onCopy}>${words('authors.copy')}</button>
          <span role="status">${this.#told()}</span>
        </div>
        <p class="note more">
          <a href=${wayTo(guideAt('embed'))}>${words('authors.guide')}</a>
        </p>
      </section>
    `;
  }

  #told(): string {
    if (this.copied) return words('authors.copied');
    return this.refused ? words('authors.refused') : '';
  }

  #sourceForm(): TemplateResult {
    return html`
      <label class="source">
        <span>${words('authors.source')}</span>
        <select name="source" @change=${this.#onSource}>
          ${sources.map(
            (source) => html`
              <option value=${source} ?selected=${source === this.source}>
                ${words(`authors.source.${source}`, { version })}
              </option>
            `,
          )}
        </select>
      </label>
    `;
  }

  /** The picture to save; and where it is, if what the author did to the figure is to be seen on it. */
  #pictureForm(): TemplateResult {
    const isOff = this.picture === null;
    return html`
      <div class="keep" role="group" aria-labelledby="picture">
        <p id="picture" class="note">
          ${words(this.#hasOwnPicture ? 'authors.picture.own' : 'authors.picture')}
        </p>
        <div class="copy">
          <button type="button" ?disabled=${isOff} @click=${() => this.#save('svg')}>
            ${words('authors.save', { format: 'SVG' })}
          </button>
          <button type="button" ?disabled=${isOff} @click=${() => this.#save('png')}>
            ${words('authors.save', { format: 'PNG' })}
          </button>
          ${
            this.steps.length > 1
              ? movingFormats.map(
                  (format) => html`
                    <button type="button" ?disabled=${isOff} @click=${() => this.#saveMovie(format)}>
                      ${words('authors.save.steps', { format: format.toUpperCase() })}
                    </button>
                  `,
                )
              : nothing
          }
          ${
            this.#hasOwnPicture
              ? html`<label>
                  <span>${words('authors.address')}</span>
                  <input
                    type="text"
                    .value=${this.address}
                    placeholder=${this.movie?.address ?? this.#fileName(this.#format)}
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

  get #hasOwnPicture(): boolean {
    return this.#isTouched || this.movie !== null;
  }

  get #format(): PictureFormat {
    return pngSites.includes(this.site) ? 'png' : 'svg';
  }

  #fileName(format: PictureFormat): string {
    const { lesson, step } = this.choice;
    return pictureName({ name: lesson, ...(step === null ? {} : { step }) }, format);
  }

  #code(): string {
    const title = wordsIn(this.choice.language, `${this.choice.lesson}.title`);
    const { width = 720, height = 400, label: alt = title } = this.picture ?? {};
    const own = this.movie ?? { address: this.#fileName(this.#format), width, height };
    const picture = this.#hasOwnPicture
      ? { ...own, address: this.address.trim() || own.address }
      : null;
    return recipes[this.site]({ ...this.choice, title, alt, picture }, places(this.source));
  }

  async #save(format: PictureFormat): Promise<void> {
    await this.#draw();
    const { picture } = this;
    if (picture === null) return;
    const blob = format === 'svg' ? svgFile(picture) : await pngFile(picture);
    saveFile(this.#fileName(format), blob);
  }

  /** From now on the code refers to all steps. */
  async #saveMovie(format: MovingFormat): Promise<void> {
    const blob = await this.#figure.toMovie(format);
    if (blob === null || this.picture === null) return;
    const address = movingName({ name: this.choice.lesson }, format);
    saveFile(address, blob);
    const { width, height } = await sizeOf(blob);
    const shown = this.picture.width;
    this.movie = { address, width: shown, height: Math.round((height * shown) / width) };
    this.copied = false;
  }

  /** Draws the picture of the figure as it is now. */
  async #draw(): Promise<void> {
    clearTimeout(this.#redraw);
    const svg = await this.#figure.toSVG();
    this.picture = svg === '' ? null : readPicture(svg);
  }

  #drawSoon(): void {
    clearTimeout(this.#redraw);
    // What draws is loaded then. If it can't be, as when readers leave just now, there is nothing to save.
    const none = (): void => {
      this.picture = null;
    };
    this.#redraw = setTimeout(() => this.#draw().catch(none), pictureDelay);
  }

  #pick(site: Site): void {
    this.site = site;
    this.copied = false;
  }

  #choose(part: Partial<FigureChoice>): void {
    this.choice = { ...this.choice, ...part };
    this.copied = false;
    this.movie = null;
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
    this.steps = stepsOf(this.#figure);
    if (!this.#figure.hasAttribute('state')) this.#usual = withoutStep(this.#figure.state);
    this.#drawSoon();
  };

  /** What is done to the figure by hand is a part of the choice. */
  readonly #onStep = (event: Event): void => {
    const { step } = (event as CustomEvent<{ step: number }>).detail;
    this.steps = stepsOf(this.#figure);
    this.choice = { ...this.choice, step };
    this.copied = false;
    this.#drawSoon();
  };

  readonly #onChange = (event: Event): void => {
    const { link } = (event as CustomEvent<{ link: string }>).detail;
    const state = withoutStep(link);
    this.steps = stepsOf(this.#figure);
    this.choice = { ...this.choice, state: state === this.#usual ? null : state };
    this.copied = false;
    this.#drawSoon();
  };

  readonly #onSource = ({ target }: Event): void => {
    this.source = (target as HTMLSelectElement).value as Source;
    this.copied = false;
  };

  readonly #onAddress = ({ target }: Event): void => {
    this.address = (target as HTMLInputElement).value;
    this.copied = false;
  };

  readonly #onCopy = async (): Promise<void> => {
    this.copied = await copyText(this.#code());
    this.refused = !this.copied;
  };
}

customElements.define('sepax-authors', SepaxAuthors);
