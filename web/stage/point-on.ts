import type { Vector } from 'sepax';

/** Where on an element something happened, in its own CSS pixels from its top left corner. */
export function pointOn(
  element: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Vector {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: (clientX - left) / stretch(width, element.offsetWidth),
    y: (clientY - top) / stretch(height, element.offsetHeight),
  };
}

/** How much larger `zoom` and `transform` of a page show a length; the laid out one is rounded. */
const stretch = (seen: number, laid: number): number =>
  Math.abs(seen - laid) < 1 ? 1 : seen / laid;
