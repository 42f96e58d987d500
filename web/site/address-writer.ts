/** Browsers allow about 100 calls of the history in 30 seconds, and some throw beyond that. */
const writeInterval = 350;

/**
 * Writes a state into the hash of the page's address, soon after it has changed and not more often
 * than browsers allow. A link that was followed meanwhile is left alone: its reader is about to be
 * told of it.
 */
export class AddressWriter {
  readonly #write: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The hash as it was read or written last. */
  #known = window.location.hash;

  /** `write` puts the state of now into the address. */
  constructor(write: () => void) {
    this.#write = write;
    window.addEventListener('pagehide', () => this.flush());
  }

  /** The hash as it is now, which is no news from here on. */
  read(): string {
    this.#known = window.location.hash;
    return this.#known;
  }

  /** The state has changed: the address follows in a moment. */
  changed(): void {
    this.#timer ??= setTimeout(() => this.flush(), writeInterval);
  }

  /** Writes what waits, at once. */
  flush(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (window.location.hash !== this.#known) return;
    this.#write();
    this.#known = window.location.hash;
  }
}
