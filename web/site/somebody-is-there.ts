/** What a reader does before the first use of a figure, besides moving the pointer. */
const signs = ['pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/**
 * Resolves when a reader moves the pointer, presses a key or scrolls; at once where fingers are what one
 * points with, for the first touch may be the one that drags.
 */
export function somebodyIsThere(): Promise<void> {
  if (!window.matchMedia('(hover: hover)').matches) return Promise.resolve();
  return new Promise((resolve) => {
    const first = new AbortController();
    const come = (): void => {
      first.abort();
      resolve();
    };
    const options = { signal: first.signal, passive: true, capture: true };
    for (const sign of signs) window.addEventListener(sign, come, options);
    window.addEventListener('pointermove', onceElsewhere(come), options);
  });
}

/** Browsers tell of a pointer that rests where the page appears as if it moved: only its second place is a sign. */
function onceElsewhere(come: () => void): (event: PointerEvent) => void {
  let rest: PointerEvent | undefined;
  return (event) => {
    rest ??= event;
    if (event.screenX !== rest.screenX || event.screenY !== rest.screenY) come();
  };
}
