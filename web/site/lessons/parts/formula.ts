import katex from 'katex';
import 'katex/dist/katex.min.css';
import { TexElement } from '../../../figure/formula/tex-element.js';

/** A formula. It lives in the light DOM, where the style sheet of KaTeX reaches it. */
export class SepaxFormula extends TexElement {
  protected override typeset(): void {
    katex.render(this.tex, this, this.options);
  }
}

customElements.define('sepax-formula', SepaxFormula);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-formula': SepaxFormula;
  }
}
