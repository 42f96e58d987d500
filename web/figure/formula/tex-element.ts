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
}
