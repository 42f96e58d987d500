import type { Vector } from 'sepax';

/** Where on an element something happened, in CSS pixels from its top left corner. */
export function pointOn(
  element: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Vector {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
