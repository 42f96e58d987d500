import type Katex from 'katex';
import { TexElement } from '../figure/formula/tex-element.js';
import { inlineFormula, mathElement } from './inline-formula.js';

/** The program that sets all but the short formulas. */
let katex: typeof Katex | null = null;

/** Formulas that are made afterwards are set at once. */
export async function loadKatex(): Promise<void> {
  katex = (await import('katex')).default;
}

/**
 * A formula, in MathML: that needs no style sheet and no fonts. Until the program that sets all but the
 * short ones is loaded, it has no content.
 */
class EmbeddedFormula extends TexElement {
  protected override typeset(): void {
    const short = this.hasAttribute('block') ? null : inlineFormula(this.tex);
    if (short !== null) this.replaceChildren(mathElement(short));
    else if (katex === null) void loadKatex().then(() => this.typeset());
    else katex.render(this.tex, this, { ...this.options, output: 'mathml' });
  }
}

customElements.define('sepax-formula', EmbeddedFormula);
