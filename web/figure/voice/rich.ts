import { html, nothing, type TemplateResult } from 'lit';
import type { Values } from './text.js';
import { words } from './words.js';

/** `[a]`, `[words](address)`, `[words](#name of something in the picture)`, `*strong*`, `` `code` `` and `$formula$`. */
const marks = /(\[[ab]\]|\[[^\]]+\]\([^)]+\)|\*[^*]+\*|`[^`]+`|\$[^$]+\$)/;

/** A text with what its marks stand for. */
export function marked(source: string): TemplateResult {
  const parts = source.split(marks);
  return html`${parts.map((part, i) => {
    if (i % 2 === 1) return isFormula(part) ? glued(part, parts[i + 1]!) : mark(part);
    return joined(isFormula(parts[i - 1] ?? '') ? part.slice(tailOf(part).length) : part);
  })}`;
}

/** By itself, or as the name of something in the picture. */
const isFormula = (part: string): boolean => /^\[?\$/.test(part);

/** No line ends here. */
const wordJoiner = '\u2060';

/** What Korean puts after a word belongs to it, also where that ends in a sign; and so does % to its number. */
const joined = (part: string): string =>
  part
    .replace(/([)°%”’])(?=\p{Script=Hangul})/gu, `$1${wordJoiner}`)
    .replace(/(?<=\p{Nd}) %/gu, '\u00a0%');

/** A formula of more signs than this may be broken. */
const longest = 24;

/** What follows a formula without a space: a line must not begin with it. */
const tailOf = (part: string): string => /^\S{0,8}/.exec(part)![0];

function glued(formula: string, after: string): TemplateResult {
  const tail = tailOf(after);
  if (tail === '') return mark(formula);
  if (formula.length > longest) return html`${mark(formula)}${wordJoiner}${tail}`;
  return html`<span class="glued">${mark(formula)}${tail}</span>`;
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
  if (link === null) return html`<b class="name ${inside}">${inside}</b>`;
  const [, word, address] = link as unknown as [string, string, string];
  return address.startsWith('#')
    ? html`<sepax-term name=${address.slice(1)} aria-label=${named(word)}>${marked(word)}</sepax-term>`
    : html`<a href=${address}>${word}</a>`;
}

/** What a formula is called where nothing but words can be. */
const named = (word: string): string | typeof nothing =>
  word.startsWith('$') ? plain(word) : nothing;

/** A text of the lessons with what its marks stand for. */
export const rich = (key: string, values: Values = {}): TemplateResult =>
  marked(words(key, values));

/** A text whose words for things in the picture are words as any other: nothing can be pressed in it. */
export const withoutTerms = (source: string): string =>
  source.replace(/\[([^\]]+)\]\(#[^)]*\)/g, '$1');

/** The words of a text without its marks. */
export const plain = (source: string): string =>
  source
    .replace(/\[([^\]]+)\](\([^)]+\))?/g, '$1')
    .replace(/[*`$]/g, '')
    .replaceAll('\\', '');
