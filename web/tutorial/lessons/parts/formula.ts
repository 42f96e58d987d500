import katex from 'katex';
import 'katex/dist/katex.min.css';

/** A formula. It lives in the light DOM, where the style sheet of KaTeX reaches it. */
export class SepaxFormula extends HTMLElement {
  #tex = '';

  get tex(): string {
    return this.#tex;
  }

  set tex(tex: string) {
    if (tex === this.#tex) return;
    this.#tex = tex;
    katex.render(tex, this, {
      displayMode: this.hasAttribute('block'),
      trust: ({ command }) => command === '\\htmlClass',
      strict: (code: string) => (code === 'htmlExtension' ? 'ignore' : 'error'),
    });
  }
}

customElements.define('sepax-formula', SepaxFormula);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-formula': SepaxFormula;
  }
}
