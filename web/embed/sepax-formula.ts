import { TexElement } from '../figure/formula/tex-element.js';
import { inlineFormula, mathElement } from './inline-formula.js';

/**
 * A formula, in MathML: that needs no style sheet and no fonts. Until the program that sets all but the
 * short ones is loaded, it has no content but keeps its room.
 */
class EmbeddedFormula extends TexElement {
  protected override typeset(): void {
    const short = this.hasAttribute('block') ? null : inlineFormula(this.tex);
    if (short === null) void this.#render(this.tex);
    else this.replaceChildren(mathElement(short));
  }

  async #render(tex: string): Promise<void> {
    const { default: katex } = await import('katex');
    if (tex === this.tex) katex.render(tex, this, { ...this.options, output: 'mathml' });
  }
}

customElements.define('sepax-formula', EmbeddedFormula);
