import { HTMLElement, TextNode } from 'node-html-parser';
import { parsed, words } from '../search/read-sections.js';
import { type GuideFigure, takeFigures } from './guide-figures.js';

/** A heading that one can go to. */
export interface Place {
  readonly level: number;
  readonly anchor: string;
  readonly text: string;
}

/** What typedoc has made of a guide or of something public, as the site shows it. */
export interface Article {
  /** With places for the figures. */
  readonly html: string;
  readonly figures: readonly GuideFigure[];
  readonly places: readonly Place[];
  readonly root: () => HTMLElement;
}

/** Takes over what typedoc has rendered: without its signs, and with what is too wide in a box that scrolls. */
export function articleOf(rendered: string): Article {
  const { html: marked, figures } = takeFigures(rendered);
  const root = parsed(marked);
  nameHeadings(root);
  for (const link of root.querySelectorAll('a.tsd-anchor-icon')) link.innerHTML = '#';
  // What opens and closes a section is pressed itself: nothing in it can be pressed, too.
  for (const link of root.querySelectorAll('summary a.tsd-anchor-icon')) link.remove();
  for (const sign of root.querySelectorAll('svg')) {
    if (sign.querySelector('use') !== null) sign.remove();
  }
  for (const wide of root.querySelectorAll('pre')) wide.setAttribute('tabindex', '0');
  for (const table of root.querySelectorAll('table')) {
    table.replaceWith(`<div class="scroll" tabindex="0">${table}</div>`);
  }
  for (const code of root.querySelectorAll('code')) {
    if (code.text.length <= 32 && hyphenated.test(code.text)) code.classList.add('whole');
  }
  for (const code of root.querySelectorAll('td code')) {
    if (code.childNodes.length === 1) code.innerHTML = breakable(code.innerHTML);
  }
  // A list of steps to a page is navigation, and its button copies nothing without typedoc's scripts.
  for (const list of root.querySelectorAll('.tsd-breadcrumb')) {
    list.removeAttribute('aria-label');
    list.replaceWith(`<nav aria-label="Breadcrumb">${list}</nav>`);
  }
  for (const button of root.querySelectorAll('pre > button')) button.remove();
  // What options are for is said twice where typedoc spells them out in place.
  for (const said of root.querySelectorAll('.tsd-comment + .tsd-comment')) {
    if (said.text === said.previousElementSibling?.text) said.remove();
  }
  // A corner that says nothing is no head of a column.
  for (const corner of root.querySelectorAll('th')) {
    if (corner.text.trim() === '') corner.tagName = 'TD';
  }
  // The head of the page leads to the languages.
  for (const line of root.querySelectorAll('h1 + p')) {
    if (line.text === 'English · 한국어') line.remove();
  }
  joinUp(root);
  levelHeadings(root);
  const places = root
    .querySelectorAll('h2[id], h3[id]')
    .filter((heading) => heading.closest('.tsd-index-group') === null)
    .map((heading) => ({
      level: Number(heading.rawTagName.slice(1)),
      anchor: heading.id,
      text: words(named(heading)),
    }));
  const html = root.toString();
  return { html, figures, places, root: () => parsed(html) };
}

/** An article whose places are found by the names that they have in another language, too. */
export function withNamesOf(other: Article, article: Article): Article {
  const root = article.root();
  const [headings, names] = [root, other.root()].map((of) => of.querySelectorAll('h2, h3, h4'));
  if (headings!.length !== names!.length) {
    throw new Error(`“${root.querySelector('h1')?.text}” has other headings in another language.`);
  }
  const known = new Set(headings!.map(({ id }) => id));
  for (const [i, heading] of headings!.entries()) {
    const { id } = names![i]!;
    if (!known.has(id)) heading.insertAdjacentHTML('afterbegin', `<span id="${id}"></span>`);
  }
  const html = root.toString();
  return { ...article, html, root: () => parsed(html) };
}

/** Code whose lines may end where a name does: after a dot, a bracket or a comma. */
const breakable = (html: string): string => html.replace(/([.(,])(?=[\w'])/g, '$1<wbr />');

/** A name with hyphens, as that of an error or of an option: no line ends in it. */
const hyphenated = /^(?=.*-)'?-{0,2}\w+(?:[-=/]+\w+)*'?$/;

/** What browsers would part, though it is one: a word joiner keeps it on one line. */
const joined = (text: string): string =>
  text
    // A Korean particle and the bracket that it follows: only letters are kept together.
    .replace(/([)\]}])(?=[가-힣])/g, '$1\u2060')
    .replace(/(\de-)(?=\d)/g, '$1\u2060');

/** Joins what is one in all that is read, not in code, which is copied. */
function joinUp(element: HTMLElement): void {
  let before = '';
  for (const node of element.childNodes) {
    if (node instanceof TextNode) {
      node.rawText = joined(before + node.rawText).slice(before.length);
    } else if (node instanceof HTMLElement && !['pre', 'code'].includes(node.rawTagName)) {
      joinUp(node);
    }
    before = node.text.slice(-1);
  }
}

/** What a heading names: what typedoc says of it besides, as that one can only be read, stands before the name. */
function named(heading: HTMLElement): string {
  const tags = heading.querySelectorAll('.tsd-tag').map((tag) => tag.text);
  return tags.reduce((text, tag) => text.replace(tag, ''), heading.text);
}

/** A heading with a link to itself is called what it says alone, and the link by the heading. */
function nameHeadings(root: HTMLElement): void {
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const link = heading.querySelector('a.tsd-anchor-icon');
    const name = words(named(heading));
    if (link === null || name === '') continue;
    heading.setAttribute('aria-label', name);
    link.setAttribute('aria-label', `Permalink: ${name}`);
  }
}

/** Typedoc chooses headings by their size: who listens is told their true level, without gaps. */
function levelHeadings(root: HTMLElement): void {
  const above: number[] = [];
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const size = Number(heading.rawTagName.slice(1));
    while (above.length > 0 && above.at(-1)! >= size) above.pop();
    above.push(size);
    if (above.length !== size) heading.setAttribute('aria-level', String(above.length));
  }
}
