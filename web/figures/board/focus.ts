import type { SepaxStage } from '../../stage/sepax-stage.js';
import { type Grip, gripOf } from './grips.js';

/** The handle that has the focus. */
export const focusedHandle = (stage: SepaxStage | null): HTMLElement | null =>
  (stage?.shadowRoot?.activeElement as HTMLElement | null | undefined) ?? null;

/** What a handle takes hold of; `null` if the element is none. */
export function gripOfElement(element: EventTarget | null | undefined): Grip | null {
  const id = element instanceof HTMLElement ? element.dataset.id : undefined;
  return id === undefined ? null : gripOf(id);
}

/** Scrolls to the handle that has the focus, as little as that takes. */
export function scrollToFocus(stage: SepaxStage | null): void {
  // Handles are put in their places when the stage is drawn, in the next frame.
  requestAnimationFrame(() => focusedHandle(stage)?.scrollIntoView({ block: 'nearest' }));
}
