import { html, LitElement, type TemplateResult } from 'lit';
import { FigureChangeEvent, SepaxLessonFigure } from '../../figure/element/sepax-lesson-figure.js';
import type { Evaluation } from '../../figure/pair/evaluation.js';
import { writeLink } from '../../figure/pair/pair-link.js';
import type { PlaygroundState } from '../../figure/pair/state.js';
import { copyText } from '../../figure/share/copy-text.js';
import { rich } from '../../figure/voice/rich.js';
import { Translated } from '../../figure/voice/text.js';
import { language, words } from '../../figure/voice/words.js';
import { wayTo, wayToFile } from '../addresses.js';
import { pages } from '../pages.js';
import { sharingOf } from '../sharing.js';
import { codeLines } from './code-lines.js';
import { codedFigure } from './coded-figure.js';
import { type Door, doors } from './doors.js';

const install = 'npm install sepax';

/** What the library is measured by; each says below how. */
const measures = ['size', 'truth', 'steps'] as const;

/** How long it is said that something was copied, in milliseconds. */
const copiedFor = 2000;

/** What the library is, in a sentence, in five lines, in three numbers, and in pictures. */
export class SepaxHome extends LitElement {
  static override readonly properties = { copied: { state: true }, refused: { state: true } };

  declare copied: boolean;
  /** Whether the browser has not let it be copied. */
  declare refused: boolean;

  readonly #figure = new SepaxLessonFigure(codedFigure);

  constructor() {
    super();
    this.copied = false;
    this.refused = false;
    this.#figure.formulas = false;
    this.#figure.tools = [];
    this.#figure.sharing = sharingOf(
      'playground',
      () => this.#link,
      () => `${this.querySelector<HTMLElement>('.lines code')!.innerText.trim()}\n`,
      wayTo(pages.playground),
    );
    this.#figure.addEventListener(FigureChangeEvent.type, () => this.requestUpdate());
    new Translated(this);
  }

  /** In the light DOM, so that reader modes and print find it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    return html`
      <header class="hero">
        <h1>${words('home.heading')}</h1>
        <p>${words('home.lead')}</p>
        <div class="install">
          <code>${install}</code>
          <button type="button" @click=${this.#copy}>
            ${words(this.copied ? 'home.copied' : 'home.copy')}
          </button>
        </div>
        <p class=${this.refused ? 'refused' : 'unseen'} role="status">${this.#told()}</p>
      </header>
      <section class="first" aria-label=${words('home.first')}>
        <div class="card lines">
          <pre><code>${this.#lines()}</code></pre>
          <p>${words('home.follows')}</p>
        </div>
        ${this.#figure}
      </section>
      <ul class="measures">
        ${measures.map(
          (name) => html`
            <li>
              <b>${words(`home.${name}.number`)}</b>
              <span>${words(`home.${name}.what`)}</span>
              <span class="beside">${words(`home.${name}.beside`)}</span>
              <a href="#measured-${name}">${words('home.measured')}</a>
            </li>
          `,
        )}
      </ul>
      <ul class="doors">${(Object.keys(doors) as Door[]).map(door)}</ul>
      <section class="measured" aria-labelledby="measured">
        <h2 id="measured">${words('home.measured.title')}</h2>
        <dl>
          ${measures.map(
            (name) => html`
              <dt id="measured-${name}">${words(`home.${name}.number`)}</dt>
              <dd>${rich(`home.${name}.how`)}</dd>
            `,
          )}
        </dl>
      </section>
    `;
  }

  #told(): string {
    if (this.refused) return words('home.refused');
    return this.copied ? words('home.copied') : '';
  }

  /** The playground has the same two shapes, and all steps of their test. */
  get #link(): string {
    return writeLink({ ...(this.#figure.controller.model.state as PlaygroundState), step: 'all' });
  }

  protected override updated(): void {
    document.title = `sepax · ${words('home.heading')}`;
  }

  /** Each line is one element without white space around it: `pre` would show that. */
  #lines(): TemplateResult[] {
    const { state, evaluation } = this.#figure.controller.model;
    return codeLines(state as PlaygroundState, evaluation as Evaluation).map(
      (line) => html`<span class="line">${line}</span>`,
    );
  }

  readonly #copy = async (): Promise<void> => {
    this.copied = await copyText(install);
    this.refused = !this.copied;
    setTimeout(() => {
      this.copied = false;
    }, copiedFor);
  };
}

/** A picture for each colour scheme: the page may wear another one than the system does. */
function door(name: Door): TemplateResult {
  const { page, picture } = doors[name];
  const still = (ending: string, scheme: string): TemplateResult => html`
    <img
      class=${scheme}
      src=${wayToFile(`embed/${picture}.${language()}${ending}.svg`)}
      alt=""
      width="720"
      height="400"
      loading="lazy"
    />
  `;
  return html`
    <li>
      <a href=${wayTo(pages[page])}>
        ${still('', 'in-light')} ${still('.dark', 'in-dark')}
        <b>${words(`home.${name}.title`)}</b>
        <span>${words(`home.${name}.summary`)}</span>
      </a>
    </li>
  `;
}

customElements.define('sepax-home', SepaxHome);
