import 'katex/dist/katex.min.css';
import { formulaOptions } from '../../../figure/formula/formula-options.js';
import { TexElement } from '../../../figure/formula/tex-element.js';

type Katex = typeof import('katex').default;

let katex: Katex | undefined;

async function load(): Promise<void> {
  katex = (await import('katex')).default;
}

/** Formulas that came with the page, typeset, by their text and whether they stand on lines of their own. */
const given = new Map<string, Element>();

const keyOf = (tex: string, isBlock: boolean): string => `${isBlock ? 'block' : 'inline'} ${tex}`;

/**
 * Keeps the formulas of a page as it came, which are the ones that are seen first, so that none of them, and
 * no handle, waits for KaTeX: that is as much as all else of a lesson, and loads when there is something to see.
 */
export function keepFormulas(page: ParentNode): void {
  for (const formula of page.querySelectorAll('.katex')) {
    const tex = formula.querySelector('annotation')!.textContent;
    const block = formula.closest('.katex-display');
    given.set(keyOf(tex, block !== null), block ?? formula);
  }
  window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(loadAhead)));
}

/** Whoever leaves the page meanwhile needs no answer; a formula that does asks again, and is heard if it fails. */
const loadAhead = (): void => void load().catch(() => undefined);

/** A formula. It lives in the light DOM, where the style sheet of KaTeX reaches it. */
export class SepaxFormula extends TexElement {
  protected override typeset(): void {
    const isBlock = this.hasAttribute('block');
    const ready = given.get(keyOf(this.tex, isBlock));
    if (katex !== undefined) katex.render(this.tex, this, formulaOptions(isBlock));
    else if (ready !== undefined) this.replaceChildren(ready.cloneNode(true));
    else void load().then(() => this.typeset());
  }
}

customElements.define('sepax-formula', SepaxFormula);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-formula': SepaxFormula;
  }
}
