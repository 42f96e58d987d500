/** A word of a text is pointed at, or no longer; or it is pressed. */
export class TermEvent extends Event {
  static readonly type = 'term-point';
  constructor(
    /** The name of what the word stands for in the picture; `null` when it is left. */
    readonly term: string | null,
    readonly pressed = false,
  ) {
    super(TermEvent.type, { bubbles: true, composed: true });
  }
}

/**
 * A word for something in the picture, whose name is the attribute `name`: it stands out there as long as the
 * word is pointed at or has the focus.
 *
 * @fires term-point - The word is pointed at, left or pressed.
 */
export class SepaxTerm extends HTMLElement {
  connectedCallback(): void {
    this.setAttribute('role', 'button');
    this.tabIndex = 0;
    for (const type of ['pointerenter', 'focus']) this.addEventListener(type, this.#onPoint);
    for (const type of ['pointerleave', 'blur']) this.addEventListener(type, this.#onLeave);
    this.addEventListener('click', this.#onPress);
    this.addEventListener('keydown', this.#onKey);
  }

  readonly #onPoint = (): void => this.#tell(this.getAttribute('name'));

  /** The pointer may leave a word that has the focus. */
  readonly #onLeave = (): void => {
    if (!this.matches(':focus, :hover')) this.#tell(null);
  };

  readonly #onPress = (): void => this.#tell(this.getAttribute('name'), true);

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    this.#onPress();
  };

  #tell(term: string | null, pressed = false): void {
    this.dispatchEvent(new TermEvent(term, pressed));
  }
}

customElements.define('sepax-term', SepaxTerm);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-term': SepaxTerm;
  }
}
