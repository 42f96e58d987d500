/** What a reader does before the first use of a figure. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/**
 * Resolves when a reader moves the pointer, presses a key or scrolls; at once where fingers are what one
 * points with, for the first touch may be the one that drags.
 */
export function somebodyIsThere(): Promise<void> {
  if (!window.matchMedia('(hover: hover)').matches) return Promise.resolve();
  return new Promise((resolve) => {
    const first = new AbortController();
    for (const sign of signs) {
      const options = { signal: first.signal, passive: true, capture: true };
      window.addEventListener(
        sign,
        () => {
          first.abort();
          resolve();
        },
        options,
      );
    }
  });
}
