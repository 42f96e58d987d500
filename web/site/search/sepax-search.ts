import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { type TextKey, Translated, text } from '../../figure/voice/text.js';
import { language } from '../../figure/voice/words.js';
import { wayTo, wayToFile } from '../addresses.js';
import type { Found, SearchIndex } from './index.js';
import './search.css';
import { type Section, sectionFiles } from './section.js';

/** How long typing pauses before it is told what was found, in milliseconds. */
const pause = 500;

const indices = new Map<string, Promise<SearchIndex>>();

/** The index of a language: it is loaded when somebody is about to ask. */
function indexOf(spoken: string): Promise<SearchIndex> {
  const known = indices.get(spoken);
  if (known !== undefined) return known;
  const loading = load(spoken);
  indices.set(spoken, loading);
  // Who comes back to a network may try again.
  loading.catch(() => indices.delete(spoken));
  return loading;
}

async function load(spoken: string): Promise<SearchIndex> {
  const [{ SearchIndex }, ...parts] = await Promise.all([
    import('./index.js'),
    ...sectionFiles(spoken).map(sectionsIn),
  ]);
  return new SearchIndex(parts.flat());
}

async function sectionsIn(file: string): Promise<Section[]> {
  const response = await fetch(wayToFile(file));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return (await response.json()) as Section[];
}

/** Finds places in guides, reference and lessons by what one means. In the light DOM, as pages are. */
export class SepaxSearch extends LitElement {
  static override readonly properties = {
    query: { state: true },
    found: { state: true },
    failed: { state: true },
    told: { state: true },
  };

  declare query: string;
  /** `null` as long as nothing was looked for. */
  declare found: readonly Found[] | null;
  declare failed: boolean;
  /** What those hear who listen: not a word on each letter. */
  declare told: string;

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.query = '';
    this.found = null;
    this.failed = false;
    this.told = '';
    new Translated(this);
  }

  protected override createRenderRoot(): HTMLElement {
    // What stands for it in the page until scripts run.
    this.replaceChildren();
    return this;
  }

  protected override render(): TemplateResult {
    const label = text('search.label');
    return html`
      <search @keydown=${this.#onKey}>
        <input
          type="search"
          aria-label=${label}
          placeholder=${label}
          autocomplete="off"
          spellcheck="false"
          @focus=${() => void indexOf(language()).catch(() => undefined)}
          @input=${(event: Event) => void this.#ask((event.target as HTMLInputElement).value)}
        />
        <p class="search-status" aria-hidden="true">${this.#status()}</p>
        <p class="search-told" role="status">${this.told}</p>
        ${
          this.found === null || this.found.length === 0
            ? nothing
            : html`<ol class="search-found">${this.found.map(entry)}</ol>`
        }
      </search>
    `;
  }

  #status(): string {
    if (this.failed) return text('search.failed');
    if (this.found === null) return '';
    return this.found.length === 0
      ? text('search.none', { query: this.query })
      : text('search.found', { count: this.found.length });
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('found') && !changed.has('failed')) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.told = this.#status();
    }, pause);
  }

  async #ask(query: string): Promise<void> {
    this.query = query.trim();
    this.failed = false;
    if (this.query === '') {
      this.found = null;
      return;
    }
    try {
      const index = await indexOf(language());
      // Meanwhile more may have been typed.
      if (query.trim() === this.query) this.found = index.find(this.query);
    } catch {
      this.failed = true;
      this.found = null;
    }
  }

  /** Arrows lead from the field through what was found, and Escape back to an empty field. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const field = this.querySelector('input')!;
    const stops = [field, ...this.querySelectorAll<HTMLElement>('.search-found a')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      stops[Math.min(stops.length - 1, Math.max(0, at + step))]!.focus();
    } else if (event.key === 'Escape') {
      field.value = '';
      field.focus();
      void this.#ask('');
    } else if (event.key === 'Enter' && at === 0) stops[1]?.click();
  };
}

const entry = ({ kind, title, heading, address, excerpt }: Found): TemplateResult => html`
  <li>
    <a href=${wayTo(address)}>
      <b>${title}${heading === '' ? nothing : html`<span> · ${heading}</span>`}</b>
      <small>${text(`search.kind.${kind}` satisfies TextKey)}</small>
      <span class="excerpt">${excerpt.map((part, i) => (i % 2 === 1 ? html`<mark>${part}</mark>` : part))}</span>
    </a>
  </li>
`;

customElements.define('sepax-search', SepaxSearch);
