import type { BoardController } from './board-controller.js';
import { gripOfElement } from './focus.js';
import { gripOf, idOf } from './grips.js';

/**
 * The way from a shape into its form and back: by Tab it would lead past all other shapes, and each of
 * them is chosen on the way.
 */
export class FormKeys {
  /** The handle that the form was entered from. */
  #from: string | null = null;

  constructor(
    private readonly board: BoardController,
    /** The form, once what has changed is rendered. */
    private readonly form: () => Promise<HTMLElement>,
  ) {}

  /** Takes a key that is for it. */
  press(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || isComposing || event.defaultPrevented) return;
    if (key === 'Enter' || key === 'F2') this.#enter(event);
    else if (key === 'Escape') this.#leave(event);
  }

  #enter(event: KeyboardEvent): void {
    const [target] = event.composedPath();
    const grip = gripOfElement(target);
    if (grip === null || !('thing' in grip)) return;
    event.preventDefault();
    this.#from = (target as HTMLElement).dataset.id!;
    if (this.board.selected !== grip.thing) this.board.select(grip.thing);
    void this.form().then((form) => form.querySelector('input')?.focus());
  }

  #leave(event: KeyboardEvent): void {
    const { selected } = this.board;
    const isInForm = event
      .composedPath()
      .some((element) => element instanceof Element && element.matches('.thing'));
    if (!isInForm || selected === null) return;
    event.preventDefault();
    const grip = this.#from === null ? null : gripOf(this.#from);
    const isOfThing = grip !== null && 'thing' in grip && grip.thing === selected;
    this.board.returnTo(isOfThing ? this.#from! : idOf({ part: 'body', thing: selected }));
  }
}
