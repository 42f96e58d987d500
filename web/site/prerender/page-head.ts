import type { Language } from '../../figure/voice/languages.js';
import { isLessonName } from '../../figures/registry.js';
import { titles } from '../../figures/titles.en.js';
import { titles as titlesKo } from '../../figures/titles.ko.js';
import { type PageName, pages } from '../pages.js';
import { heads, type PageHead } from '../texts/heads.en.js';
import { heads as headsKo } from '../texts/heads.ko.js';
import { escaped } from './escaped.js';

/** A page, and a language that it is in. */
export interface Address {
  /** Where it is in English, seen from the root of the site. */
  readonly path: string;
  readonly language: Language;
}

/** Where the head of a page comes in its file. */
const headPlace = '<!-- head -->';

export const pageLanguages = ['en', 'ko'] as const satisfies readonly Language[];

const headsIn = { en: heads, ko: headsKo };
const titlesIn = { en: titles, ko: titlesKo };
const localeOf = { en: 'en_US', ko: 'ko_KR' };

/** Pages that are shared with the picture of a figure of their own; the others with the playground's. */
const pictures: Readonly<Record<string, string>> = { [pages.board]: 'board' };

/** The size of the pictures for links. */
const card = { width: 1200, height: 630 } as const;

/** Where a page is, seen from the root of the site. */
export const placeOf = ({ path, language }: Address): string =>
  language === 'en' ? path : `${language}/${path}`;

/** The way from a page to the root of the site. */
export const upFrom = (address: Address): string =>
  placeOf(address).replace(/[^/]+\//g, '../') || './';

const lessonAt = (path: string): string | null => {
  const name = /^lessons\/([\w-]+)\/$/.exec(path)?.[1] ?? '';
  return isLessonName(name) ? name : null;
};

/** What a page is called, and what it is about. */
export function headOf({ path, language }: Address): PageHead {
  const name = lessonAt(path);
  if (name === null) {
    const [page] = Object.entries(pages).find(([, place]) => place === path)!;
    return headsIn[language][page as PageName];
  }
  const texts: Readonly<Record<string, string>> = titlesIn[language];
  return { title: `${texts[`${name}.title`]} · sepax`, description: texts[`${name}.summary`]! };
}

const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(' ')} />`;

/**
 * What a page says of itself to browsers, search engines and those who show links.
 *
 * @param site - Where the site will be, if that is known: else addresses lead from the page.
 */
function pageHead(address: Address, site: string | undefined, head: PageHead): string {
  const { title, description, written } = head;
  const up = upFrom(address);
  const whole = (place: string): string =>
    site === undefined ? up + place || './' : new URL(place, site).href;
  const inLanguage = (language: Language): string => whole(placeOf({ ...address, language }));
  const link = (rel: string, href: string, more = {}): string =>
    tag('link', { rel, ...more, href });
  const open = (property: string, content: string): string =>
    tag('meta', { property: `og:${property}`, content });
  const picture = lessonAt(address.path) ?? pictures[address.path] ?? 'playground';
  const others = pageLanguages.filter((language) => language !== address.language);
  return [
    `<title>${escaped(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    link('canonical', inLanguage(written ?? address.language)),
    ...pageLanguages.map((hreflang) => link('alternate', inLanguage(hreflang), { hreflang })),
    link('alternate', inLanguage('en'), { hreflang: 'x-default' }),
    tag('link', { rel: 'icon', href: `${up}icon.svg`, type: 'image/svg+xml' }),
    open('type', lessonAt(address.path) === null ? 'website' : 'article'),
    open('site_name', 'sepax'),
    open('title', title.replace(/ · sepax$/, '')),
    open('description', description),
    open('url', inLanguage(address.language)),
    open('image', whole(`embed/${picture}.${address.language}.png`)),
    open('image:width', String(card.width)),
    open('image:height', String(card.height)),
    open('image:alt', `${title}. ${description}`),
    open('locale', localeOf[address.language]),
    ...others.map((language) => open('locale:alternate', localeOf[language])),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    `<script type="application/ld+json">${JSON.stringify(linkedData(address, inLanguage(address.language), head)).replaceAll('<', '\\u003c')}</script>`,
  ].join('\n    ');
}

/** The file of a page in a language: with its head, and with what scripts must know of it. */
export function pageFile(
  html: string,
  address: Address,
  site: string | undefined,
  head = headOf(address),
): string {
  return html
    .replace('<html lang="en">', `<html lang="${address.language}" data-path="${address.path}">`)
    .replace(headPlace, () => pageHead(address, site, head));
}

/** What kind of thing the page is, in the words of schema.org. */
function linkedData(
  address: Address,
  url: string,
  { title, description, written }: PageHead,
): Readonly<Record<string, unknown>> {
  const name = title.replace(/ · sepax$/, '');
  const common = {
    '@context': 'https://schema.org',
    description,
    url,
    inLanguage: written ?? address.language,
  };
  if (address.path === '') {
    return {
      ...common,
      '@type': 'SoftwareSourceCode',
      name: 'sepax',
      programmingLanguage: ['JavaScript', 'TypeScript', 'C++'],
      runtimePlatform: 'WebAssembly',
    };
  }
  if (lessonAt(address.path) === null) return { ...common, '@type': 'WebPage', name };
  return {
    ...common,
    '@type': 'LearningResource',
    name,
    learningResourceType: 'interactive lesson',
    isAccessibleForFree: true,
    isPartOf: { '@type': 'Book', name: headOf({ ...address, path: pages.lessons }).title },
  };
}
