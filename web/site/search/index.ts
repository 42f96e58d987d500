import MiniSearch, { type SearchOptions } from 'minisearch';
import { koreanStem } from './korean-stem.js';
import { othersFor } from './meanings.js';
import type { Section } from './section.js';

/** A section that was found, with some of its text; every other part of that is what was asked for. */
export interface Found extends Section {
  readonly excerpt: readonly string[];
}

/** So many are shown at most, and so many of one page. */
const limit = 12;
const limitOfPage = 3;

/** How much of the text around the first word that was found is shown, in characters. */
const before = 50;
const length = 170;

/** A word as it is compared, and the parts of a name: `moveAndSlide` is also `move`, `and` and `slide`. */
function termsOf(word: string): string[] {
  const parts = word.split(/(?<=[a-z\d])(?=[A-Z])/);
  const all = parts.length > 1 ? [word, ...parts] : [word];
  return all.map((part) => koreanStem(part.toLowerCase()).replace(/(?<=\w{3}[^s])s$/, ''));
}

/** Finds sections by their words, and by other words for the same. */
export class SearchIndex {
  readonly #sections: readonly Section[];
  readonly #index: MiniSearch;

  constructor(sections: readonly Section[]) {
    this.#sections = sections;
    this.#index = new MiniSearch({
      fields: ['title', 'heading', 'text'],
      processTerm: termsOf,
      searchOptions: {
        boost: { title: 5, heading: 4 },
        prefix: (term) => term.length > 2 || /[가-힣]/.test(term),
        fuzzy: (term) => (term.length > 5 ? 0.15 : false),
        // A lesson or a guide explains; the reference has everything.
        boostDocument: (id) => (sections[id as number]!.kind === 'reference' ? 0.8 : 1.2),
      },
    });
    this.#index.addAll(sections.map((section, id) => ({ ...section, id })));
  }

  find(query: string): Found[] {
    const pages = new Map<string, number>();
    const asked = query.split(/\s+/).flatMap(termsOf);
    const found: Found[] = [];
    for (const { id, terms } of this.#index.search(queryOf(query))) {
      const section = this.#sections[id as number]!;
      const page = section.address.split('#')[0]!;
      const seen = pages.get(page) ?? 0;
      if (seen === limitOfPage) continue;
      pages.set(page, seen + 1);
      found.push({
        ...section,
        excerpt: excerptOf(section.text, shownOf(section.text, terms, asked)),
      });
      if (found.length === limit) break;
    }
    return found;
  }
}

/** All words; some of them; and, for less, other words for the same. */
function queryOf(query: string): { queries: (SearchOptions & { queries: string[] })[] } {
  const others = othersFor(query);
  return {
    queries: [
      { queries: [query], combineWith: 'AND' },
      { queries: [query], combineWith: 'OR', boostTerm: () => 0.3 },
      { queries: [...others], combineWith: 'OR', fuzzy: false, boostTerm: () => 0.25 },
    ],
  };
}

/** Of the words that led to a text, those that were asked for; if it has none of these, the others. */
function shownOf(text: string, terms: readonly string[], asked: readonly string[]): string[] {
  const small = text.toLowerCase();
  const there = terms.filter((term) => small.includes(term));
  const own = there.filter((term) => asked.some((word) => term.startsWith(word.slice(0, 4))));
  return own.length > 0 ? own : there;
}

/** Some of a text, from where the first of the words is, cut at each of them. */
function excerptOf(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text.slice(0, length)];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const wanted = new RegExp(`(${escaped.join('|')})`, 'gi');
  const at = Math.max(0, text.search(wanted));
  const start = at <= before ? 0 : text.indexOf(' ', at - before) + 1;
  const end = start + length < text.length ? text.lastIndexOf(' ', start + length) : text.length;
  const parts = text.slice(start, Math.max(end, start)).split(wanted);
  if (start > 0) parts[0] = `… ${parts[0]}`;
  if (end < text.length) parts[parts.length - 1] += ' …';
  return parts;
}
