import { isLanguage, type Language } from '../figure/voice/languages.js';
import { language } from '../figure/voice/words.js';

/**
 * A page is in English at its path, seen from the root of the site, and in another language at the same path
 * below the folder of that language. Addresses are relative, so that the site works in any folder of a server.
 */
const page = document.documentElement;
const path = page.dataset.path ?? '';

const folderOf = (spoken: Language): string => (spoken === 'en' ? '' : `${spoken}/`);

const up = (folders: string): string => folders.replace(/[^/]+\//g, '../') || './';

/** The language of the address that the page was opened at. */
export const addressLanguage: Language = isLanguage(page.lang) ? page.lang : 'en';

const root = new URL(up(folderOf(addressLanguage) + path), window.location.href);

/** The way to a page, from its path: in the language that is spoken. */
export const wayTo = (other: string): string => {
  const way = up(path);
  return other === '' ? way : `${way === './' ? '' : way}${other}`;
};

/** The way to a file that is there once, for all languages. */
export const wayToFile = (file: string): string => `${up(folderOf(language()) + path)}${file}`;

/** The way to this page in another language. */
export const wayToLanguage = (other: Language): string =>
  `${up(folderOf(language()) + path)}${folderOf(other)}${path}`;

/** The address of this page in a language, with what is looked at in it. */
export function addressIn(spoken: Language): URL {
  const address = new URL(`${folderOf(spoken)}${path}`, root);
  const { search, hash } = window.location;
  address.search = search;
  address.searchParams.delete('lang');
  address.hash = hash;
  return address;
}
