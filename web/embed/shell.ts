import type { FigureHeight } from './figure-types.js';
import { heights } from './wish.js';

/** Not lit's, which is loaded with the figure. So marked, rules are bundled without their spaces. */
const css = String.raw;

/**
 * Rules with `!important` inside of a shadow root win over the page's own: nothing that a page says of all
 * its elements takes the figure apart. Sizes and margins are the page's business. Where a parent asks how wide
 * the figure would like to be, it is as wide as its still picture, and may be as narrow as need be.
 */
const rules = css`
:host { display: flex !important; flex-direction: column !important; box-sizing: border-box !important;
  position: relative !important; overflow: clip !important; contain: layout !important; }
:host([hidden]) { display: none !important; }
:host([theme='light']) { color-scheme: light !important; }
:host([theme='dark']) { color-scheme: dark !important; }
.frame { all: initial; color-scheme: inherit; visibility: inherit; display: flex; flex-direction: column;
  flex: 1 1 0; min-height: 0; }
.frame::before { content: ''; display: grid; grid: 0 / minmax(0, 720px); }
.content { display: flex; flex-direction: column; flex: 1 1 0; min-height: 0; }
.content:empty, .fallback[hidden], .problem[hidden] { display: none; }
@media screen { .spared:has(+ .problem[hidden]) { display: none; } }
.fallback { flex: 0 1 auto; min-height: 0; overflow: auto; display: block; }
.problem { flex: none; margin: 8px 0 0; padding: 10px 14px; border: 1.5px solid light-dark(#a8116b, #ff8ccb);
  border-radius: 10px; background: light-dark(#fff, #16191e); color: light-dark(#1b1e23, #eceae4);
  font: 14px/1.45 system-ui, sans-serif; overflow-wrap: anywhere; }
::slotted(*) { max-inline-size: 100%; }
@media print { :host { break-inside: avoid !important; } }
`;

let sheet: CSSStyleSheet | null = null;

function sharedSheet(): CSSStyleSheet {
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
  }
  return sheet;
}

/** What is always there of a figure: room for it, what stands for it until it is loaded, and a caption. */
export class Shell {
  readonly content = element('div', 'content');
  readonly #root: ShadowRoot;
  readonly #fallback = element('div', 'fallback');
  readonly #problem = element('p', 'problem');
  readonly #size = new CSSStyleSheet();

  constructor(host: HTMLElement) {
    this.#root = host.attachShadow({ mode: 'open' });
    this.#root.adoptedStyleSheets = [sharedSheet(), this.#size];
    this.#problem.setAttribute('part', 'problem');
    this.#problem.setAttribute('role', 'alert');
    this.#problem.hidden = true;
    this.#fallback.append(document.createElement('slot'));
    const frame = element('div', 'frame');
    frame.setAttribute('part', 'frame');
    frame.append(this.content, this.#fallback, this.#problem);
    const caption = document.createElement('slot');
    caption.name = 'caption';
    this.#root.append(frame, caption);
  }

  /** Styles of what is shown in the shell. */
  wear(sheets: readonly CSSStyleSheet[]): void {
    this.#root.adoptedStyleSheets = [sharedSheet(), this.#size, ...sheets];
  }

  reserve(height: FigureHeight): void {
    const size = height === 'full' ? `max(100%, ${heights.least}px)` : `${height}px`;
    this.#size.replaceSync(`:host { block-size: ${size} !important; }`);
  }

  /** What stands for it is seen on paper, or if no figure comes: its pictures are not loaded for a moment. */
  spare(): void {
    this.#fallback.classList.add('spared');
  }

  /** Shows a figure, or again what stands for it. */
  put(figure: HTMLElement | null): void {
    this.content.replaceChildren(...(figure === null ? [] : [figure]));
    this.#fallback.hidden = figure !== null;
  }

  complain(message: string | null): void {
    this.#problem.textContent = message;
    this.#problem.hidden = message === null;
  }
}

function element<Name extends 'div' | 'p'>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
