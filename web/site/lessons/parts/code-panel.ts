import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { Translated } from '../../../figure/voice/text.js';
import { language, words } from '../../../figure/voice/words.js';
import type { CodeLine } from './code-line.js';

export type Code = Readonly<Record<'js' | 'cpp', readonly CodeLine[]>>;
type Dialect = keyof Code;

const dialects: readonly Dialect[] = ['js', 'cpp'];
const names: Record<Dialect, string> = { js: 'JavaScript', cpp: 'C++' };

/** A token as the reader's language has it: only comments are others. */
const spoken = ([, text, korean = text]: CodeLine['tokens'][number]): string =>
  language() === 'ko' ? korean : text;

/** The same code in two languages, with the lines of the current phase marked. */
export class SepaxCodePanel extends LitElement {
  static override readonly properties = {
    code: { attribute: false },
    phase: { type: String },
    dialect: { state: true },
  };

  declare code: Code;
  declare phase: string;
  declare dialect: Dialect;

  constructor() {
    super();
    this.code = { js: [], cpp: [] };
    this.phase = '';
    this.dialect = 'js';
    new Translated(this);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** The code that is shown, as text. */
  get text(): string {
    const lines = this.code[this.dialect].map(({ tokens }) => tokens.map(spoken).join(''));
    return `${lines.join('\n')}\n`;
  }

  protected override render(): TemplateResult {
    return html`
      <div class="tabs" role="tablist" aria-label=${words('code.label')} @keydown=${this.#onKey}>
        ${dialects.map((dialect) => this.#tab(dialect))}
      </div>
      <div id="code" role="tabpanel" aria-labelledby="tab-${this.dialect}" tabindex="0">
        <pre><code>${this.code[this.dialect].map((line) => this.#line(line))}</code></pre>
      </div>
    `;
  }

  /** Not before the next frame, for which the browser lays the page out anyway. */
  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('phase') && !changed.has('dialect')) return;
    requestAnimationFrame(() => this.#comeIntoView());
  }

  /** Long code scrolls in its panel: the last of the current lines comes into view. */
  #comeIntoView(): void {
    const panel = this.querySelector<HTMLElement>('#code')!;
    const line = [...panel.querySelectorAll('.line[data-current]')].at(-1);
    if (line === undefined || panel.scrollHeight <= panel.clientHeight) return;
    const box = line.getBoundingClientRect();
    const view = panel.getBoundingClientRect();
    if (box.top >= view.top && box.bottom <= view.bottom) return;
    panel.scrollTop += box.bottom - view.bottom + view.height / 3;
  }

  #tab(dialect: Dialect): TemplateResult {
    const chosen = dialect === this.dialect;
    return html`
      <button
        type="button"
        role="tab"
        id="tab-${dialect}"
        aria-controls="code"
        aria-selected=${chosen}
        tabindex=${chosen ? 0 : -1}
        @click=${() => {
          this.dialect = dialect;
        }}
      >
        ${names[dialect]}
      </button>
    `;
  }

  /** The whole line is one element without white space around it: `pre` would show that. */
  #line({ tokens, phases }: CodeLine): TemplateResult {
    const current = phases.includes(this.phase);
    const written = tokens.map((token) => {
      const [kind] = token;
      return kind === '' ? spoken(token) : html`<span class=${kind}>${spoken(token)}</span>`;
    });
    return html`<span class="line" ?data-current=${current} aria-current=${current ? 'step' : 'false'}>${written}${'\n'}</span>`;
  }

  readonly #onKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    this.dialect = this.dialect === 'js' ? 'cpp' : 'js';
    void this.updateComplete.then(() => {
      this.querySelector<HTMLElement>(`#tab-${this.dialect}`)!.focus();
    });
  };
}

customElements.define('sepax-code-panel', SepaxCodePanel);
