import { TexElement } from '../figure/formula/tex-element.js';
import { inlineFormula, mathElement } from './inline-formula.js';

type Setter = typeof import('./set-formula.js').setFormula;

/** The program that sets all but the short formulas. */
let setFormula: Setter | null = null;

/** Formulas that are made afterwards are set at once. */
export async function loadKatex(): Promise<void> {
  ({ setFormula } = await import('./set-formula.js'));
}

/**
 * A formula, in MathML: that needs no style sheet and no fonts. Until the program that sets all but the
 * short ones is loaded, it has no content.
 */
class EmbeddedFormula extends TexElement {
  protected override typeset(): void {
    const isBlock = this.hasAttribute('block');
    const short = isBlock ? null : inlineFormula(this.tex);
    if (short !== null) this.replaceChildren(mathElement(short));
    else if (setFormula === null) void loadKatex().then(() => this.typeset());
    else setFormula(this.tex, this, isBlock);
  }
}

customElements.define('sepax-formula', EmbeddedFormula);
