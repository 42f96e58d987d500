/**
 * A formula, in MathML: that needs no style sheet and no fonts. Until the program that sets it is loaded,
 * it has no content but keeps its room.
 */
export class EmbeddedFormula extends HTMLElement {
  #tex = '';

  get tex(): string {
    return this.#tex;
  }

  set tex(tex: string) {
    if (tex === this.#tex) return;
    this.#tex = tex;
    void this.#render();
  }

  async #render(): Promise<void> {
    const tex = this.#tex;
    const { default: katex } = await import('katex');
    if (tex !== this.#tex) return;
    katex.render(tex, this, {
      displayMode: this.hasAttribute('block'),
      output: 'mathml',
      trust: ({ command }) => command === '\\htmlClass',
      strict: (code: string) => (code === 'htmlExtension' ? 'ignore' : 'error'),
    });
  }
}

customElements.define('sepax-formula', EmbeddedFormula);
