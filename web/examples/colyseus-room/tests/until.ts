/** Resolves when something has become true; rejects with its description if that takes too long. */
export async function until(
  what: string,
  isTrue: () => boolean,
  timeoutSeconds = 120,
): Promise<void> {
  const end = performance.now() + 1000 * timeoutSeconds;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(`not within ${timeoutSeconds} s: ${what}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}
