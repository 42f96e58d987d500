import { TexElement } from '../tutorial/lessons/parts/tex-element.js';

/**
 * A formula, in MathML: that needs no style sheet and no fonts. Until the program that sets it is loaded,
 * it has no content but keeps its room.
 */
class EmbeddedFormula extends TexElement {
  protected override typeset(): void {
    void this.#render(this.tex);
  }

  async #render(tex: string): Promise<void> {
    const { default: katex } = await import('katex');
    if (tex === this.tex) katex.render(tex, this, { ...this.options, output: 'mathml' });
  }
}

customElements.define('sepax-formula', EmbeddedFormula);
