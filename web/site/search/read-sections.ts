import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import type { Section } from './section.js';

/** What says nothing that one would look for. */
const left =
  'script, style, template, svg, pre, .katex, .tsd-signature, .tsd-index-group, .tsd-breadcrumb';

const blocks = /^(?:p|li|td|th|dd|dt|div|section|tr|h[1-6])$/i;

/** HTML as a tree, with what stands in `<noscript>` and `<pre>` as part of it; comments only on demand. */
export const parsed = (html: string, comment = false): HTMLElement =>
  parse(html, { comment, blockTextElements: { script: true, style: true } });

/** Cuts an element at its headings. */
export function readSections(
  root: HTMLElement,
  page: Pick<Section, 'kind' | 'title' | 'address'>,
): Section[] {
  const sections: { heading: string; anchor: string; text: string }[] = [
    { heading: '', anchor: '', text: '' },
  ];
  const visit = (node: Node): void => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      sections.at(-1)!.text += node.text;
      return;
    }
    if (node.nodeType !== NodeType.ELEMENT_NODE) return;
    const element = node as HTMLElement;
    if (/^h[123]$/i.test(element.rawTagName)) {
      if (element.rawTagName.toLowerCase() === 'h1') return;
      sections.push({ heading: words(element.text), anchor: element.id, text: '' });
      return;
    }
    for (const child of element.childNodes) visit(child);
    if (blocks.test(element.rawTagName ?? '')) sections.at(-1)!.text += ' ';
  };
  for (const element of root.querySelectorAll(left)) element.remove();
  visit(root);
  return sections
    .map(({ heading, anchor, text }) => ({
      ...page,
      heading,
      address: anchor === '' ? page.address : `${page.address}#${anchor}`,
      text: words(text),
    }))
    .filter(({ text }) => text !== '');
}

export const words = (text: string): string =>
  text.replace(/#\s*$/, '').replace(/\s+/g, ' ').trim();
