import type { KatexOptions } from 'katex';

/** An element that shows a formula, whoever typesets it. */
export abstract class TexElement extends HTMLElement {
  #tex = '';

  get tex(): string {
    return this.#tex;
  }

  set tex(tex: string) {
    if (tex === this.#tex) return;
    this.#tex = tex;
    this.typeset();
  }

  /** Shows the formula. */
  protected abstract typeset(): void;

  /** How KaTeX is to set it: classes are the one extension that formulas use. */
  protected get options(): KatexOptions {
    return {
      displayMode: this.hasAttribute('block'),
      trust: ({ command }) => command === '\\htmlClass',
      strict: (code: string) => (code === 'htmlExtension' ? 'ignore' : 'error'),
    };
  }
}
