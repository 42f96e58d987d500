import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import type { Section } from './section.js';

/** What says nothing that one would look for. */
const left =
  'script, style, template, svg, pre, .katex, .tsd-signature, .tsd-index-group, .tsd-breadcrumb, .tsd-tag, .tsd-anchor-icon';

/** What does not stand in the line of the words around it. */
const blocks =
  /^(?:article|aside|blockquote|br|caption|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/i;

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
    const space = blocks.test(element.rawTagName ?? '') ? ' ' : '';
    sections.at(-1)!.text += space;
    for (const child of element.childNodes) visit(child);
    sections.at(-1)!.text += space;
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
