/** Where lines of a page begin with what closes something. */
import type { Page } from '@playwright/test';

/**
 * What stands at the beginning of a line of a lesson and closes a sentence or a bracket, with what is before it: below
 * the figure, and in the sentence of each step. Formulas are one piece each, and listings are no text. All of it runs
 * in the page.
 */
export const lineStarts = (page: Page): Promise<string[]> =>
  page.locator('sepax-lesson').evaluate(async (lesson) => {
    const closing = /[.,;:!?)\]}’”…]/;
    const apart = 'p, li, h1, h2, h3, h4, dd, dt, td, th, figcaption';
    const blockOf = (node: Node): Element | null => node.parentElement!.closest(apart);
    const isFormula = (node: Node | null): boolean => node?.nodeName === 'SEPAX-FORMULA';

    /** The last place that something takes, of which nothing is seen in the walk before it. */
    const endOf = (node: Node): DOMRect | undefined => {
      if (isFormula(node)) {
        const parts = (node as Element).querySelectorAll('.katex-base');
        return [...parts].at(-1)?.getBoundingClientRect();
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      if (node instanceof Text) {
        const { length } = node.data.trimEnd();
        range.setStart(node, Math.max(0, length - 1));
        range.setEnd(node, length);
      }
      return [...range.getClientRects()].at(-1);
    };

    const scan = (root: Element): string[] => {
      const found: string[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL, (node) => {
        if (isFormula(node)) return NodeFilter.FILTER_ACCEPT;
        if (!(node instanceof Text) || node.data.trim() === '') return NodeFilter.FILTER_SKIP;
        const isText = node.parentElement!.closest('sepax-formula, pre, svg, .unseen') === null;
        return isText ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
      });
      let before: Node | null = null;
      for (let node = walker.nextNode(); node !== null; before = node, node = walker.nextNode()) {
        if (!(node instanceof Text)) continue;
        for (const { index } of node.data.matchAll(new RegExp(closing, 'g'))) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const [own] = range.getClientRects();
          let last: DOMRect | undefined;
          if (node.data.slice(0, index).trim() !== '') {
            // A blank before it would be a fault of its own: then the line begins with what is closed by nothing.
            range.setStart(node, index - 1);
            range.setEnd(node, index);
            [last] = range.getClientRects();
          } else if (before !== null && blockOf(before) === blockOf(node)) {
            last = endOf(before);
          }
          if (!own || !last || own.width === 0) continue;
          if (own.left < last.left && own.top > last.top + own.height / 2) {
            const words = `${before && index < 9 ? before.textContent! : ''}·${node.data}`;
            const end = words.length - node.data.length + index + 1;
            found.push(words.slice(Math.max(0, end - 24), end));
          }
        }
      }
      return found;
    };

    const found = scan(lesson);
    const figure = lesson.querySelector('sepax-lesson-figure')!;
    const { length } = Reflect.get(lesson, 'steps') as readonly unknown[];
    for (let place = 0; place < length; place += 1) {
      Reflect.set(lesson, 'step', place);
      await Reflect.get(lesson, 'updateComplete');
      await Reflect.get(figure, 'updateComplete');
      found.push(
        ...scan(figure.querySelector('.said')!).map((start) => `${start} (step ${place})`),
      );
    }
    return found;
  });
