import { html, type TemplateResult } from 'lit';
import type { Values } from './text.js';
import { words } from './words.js';

/** `[a]`, `[words](address)`, `*strong*`, `` `code` `` and `$formula$`. */
const marks = /(\[[ab]\]|\[[^\]]+\]\([^)]+\)|\*[^*]+\*|`[^`]+`|\$[^$]+\$)/;

/** A text with what its marks stand for. */
export function marked(source: string): TemplateResult {
  return html`${source.split(marks).map((part, i) => (i % 2 === 0 ? part : mark(part)))}`;
}

function mark(part: string): TemplateResult {
  const inside = part.slice(1, -1);
  switch (part[0]) {
    case '*':
      return html`<strong>${inside}</strong>`;
    case '`':
      return html`<code>${inside}</code>`;
    case '$':
      return html`<sepax-formula .tex=${inside}></sepax-formula>`;
  }
  const link = /^\[(.+)\]\((.+)\)$/.exec(part);
  return link === null
    ? html`<b class="name ${inside}">${inside}</b>`
    : html`<a href=${link[2]!}>${link[1]}</a>`;
}

/** A text of the lessons with what its marks stand for. */
export const rich = (key: string, values: Values = {}): TemplateResult =>
  marked(words(key, values));

/** The words of a text without its marks. */
export const plain = (source: string): string =>
  source
    .replace(/\[([^\]]+)\](\([^)]+\))?/g, '$1')
    .replace(/[*`$]/g, '')
    .replaceAll('\\', '');
