/** Keeps the heights that elements have from becoming less, until the window has another width. */
export class KeptHeights {
  #width = 0;

  keep(elements: Iterable<HTMLElement>): void {
    const all = [...elements];
    const { innerWidth } = window;
    // All is read before any of it is written, so that the page is laid out once.
    if (innerWidth !== this.#width) for (const { style } of all) style.minHeight = '';
    this.#width = innerWidth;
    const heights = all.map((element) => element.getBoundingClientRect().height);
    for (const [i, { style }] of all.entries()) style.minHeight = `${heights[i]}px`;
  }
}
