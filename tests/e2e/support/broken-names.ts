/**
 * The elements of which a line ends within a name: after a sign of `ends`, the inside of a class of a regular
 * expression, and before a letter. It runs in the page.
 */
export const brokenNames = (codes: Element[], ends: string): string[] =>
  codes.flatMap((code) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (
      let text = walker.nextNode() as Text | null;
      text !== null;
      text = walker.nextNode() as Text | null
    ) {
      let before: DOMRect | null = null;
      for (let i = 0; i < text.data.length; i += 1) {
        const range = document.createRange();
        range.setStart(text, i);
        range.setEnd(text, i + 1);
        const box = range.getBoundingClientRect();
        const parted = before !== null && box.top > before.top + 4;
        if (parted && new RegExp(`[${ends}]\\w`).test(text.data.slice(i - 1, i + 1)))
          found.push(code.textContent!);
        before = box;
      }
    }
    return found;
  });
