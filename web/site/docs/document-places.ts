/** Where typedoc renders documents, and where on the site these are: a language has a folder of its own. */
import type { Language } from '../../figure/voice/languages.js';
import { sheet } from '../pages.js';
import { parsed } from '../search/read-sections.js';

/** Where the document of a file is rendered. README in Korean is the page that README is in English. */
export function renderedAt(file: string): string {
  if (file === 'README.ko.md') return 'ko';
  const [, korean = '', name] = /^(?:docs\/(ko\/)?)?(.+)\.md$/.exec(file)!;
  return `${korean}guides/${name!.toLowerCase()}`;
}

interface SitePlace {
  readonly language: Language;
  /** Seen from the root of the language. */
  readonly path: string;
}

/** Where a page is on the site, from what typedoc calls its file. */
export function sitePlace(url: string): SitePlace {
  const [, korean, rest] = /^(ko\/)?(.*?)(?:index\.html)?(?:#.*)?$/.exec(url)!;
  return { language: korean === undefined ? 'en' : 'ko', path: sheet + rest };
}

const ways = { a: 'href', img: 'src', source: 'srcset' } as const;

/**
 * A page as it was rendered in the folder of its language, with ways from where it is on the site: there all
 * that it leads to is beside it, in its own language or not.
 */
export function withWaysFrom(url: string, html: string): string {
  // Comments ask for figures.
  const root = parsed(html, true);
  const up = '../'.repeat(sitePlace(url).path.split('/').length - 2);
  const moved = (way: string): string => {
    const [path, anchor] = way.split('#', 2) as [string, string?];
    const target = new URL(path, `https://rendered/${url}`).pathname.slice(1);
    const place = sitePlace(target).path.slice(sheet.length);
    return (up + place || './') + (anchor === undefined ? '' : `#${anchor}`);
  };
  for (const [name, attribute] of Object.entries(ways)) {
    for (const element of root.querySelectorAll(`${name}[${attribute}]`)) {
      const way = element.getAttribute(attribute)!;
      if (!/^(?:[a-z]+:|#)/.test(way)) element.setAttribute(attribute, moved(way));
    }
  }
  return root.toString();
}
