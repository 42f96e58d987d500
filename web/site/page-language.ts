import i18next from 'i18next';
import { ko as figureKo } from '../figure/texts/ko.js';
import { isLanguage, type Language } from '../figure/voice/languages.js';
import { speakWith } from '../figure/voice/voice.js';
import type { Texts } from '../figure/voice/words.js';
import { ko as gameKo } from '../figures/game/text.ko.js';
import { titles } from '../figures/titles.en.js';
import { titles as titlesKo } from '../figures/titles.ko.js';
import { addressIn, addressLanguage } from './addresses.js';
import { en as book } from './lessons/texts/en.js';
import { ko as bookKo } from './lessons/texts/ko.js';
import { store, stored } from './storage.js';
import { english } from './texts/english.js';
import { ko as siteKo } from './texts/ko.js';

const storageKey = 'sepax-language';

/**
 * What the address asks for by `?lang`, as it did when all languages were at one; else its own language.
 * English is where one comes who has not been asked yet: there it is what was chosen last, or the first of
 * the browser's own.
 */
function wanted(): Language {
  const asked = new URLSearchParams(window.location.search).get('lang');
  if (isLanguage(asked)) return asked;
  if (addressLanguage !== 'en') return addressLanguage;
  const wishes = [stored(storageKey), ...navigator.languages.map((tag) => tag.split('-')[0]!)];
  return wishes.find(isLanguage) ?? 'en';
}

/** Whether the page in another language is another file: what is written in this one is not said anew. */
let hasText = false;

/** Starts to speak, with the texts of one lesson beside those of all pages. */
export function startLanguage(own: Record<Language, Texts>): void {
  start(wanted(), own);
}

/** Starts to speak around a text that the page has in one language, and leads to the one that is wanted. */
export function startAroundText(): void {
  hasText = true;
  start(addressLanguage, { en: {}, ko: {} });
  const language = wanted();
  if (language !== addressLanguage) location.replace(addressIn(language));
}

function start(language: Language, own: Record<Language, Texts>): void {
  void i18next.init({
    initAsync: false,
    lng: language,
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    parseMissingKeyHandler: (key) => {
      throw new Error(`There is no text "${key}".`);
    },
    resources: {
      en: { translation: { ...english, ...book, ...titles, ...own.en } },
      ko: { translation: { ...figureKo, ...gameKo, ...siteKo, ...bookKo, ...titlesKo, ...own.ko } },
    },
  });
  show();
}

export function setLanguage(next: Language): void {
  store(storageKey, next);
  if (hasText) {
    if (next !== addressLanguage) location.assign(addressIn(next));
    return;
  }
  void i18next.changeLanguage(next);
  show();
}

/** Puts the language into the document and the address, and has everything rendered in it. */
function show(): void {
  const spoken = i18next.language as Language;
  document.documentElement.lang = spoken;
  // The font has a hundred parts, of which the browser loads those that the page needs.
  if (spoken === 'ko') void import('./styles/korean.css');
  history.replaceState(history.state, '', addressIn(spoken));
  speakWith({
    language: spoken,
    say: (key, values) => i18next.t(key, values),
    list: (key) => i18next.t(key, { returnObjects: true }) as unknown as readonly string[],
  });
}

/** A text in a language that the page may not speak now. */
export const wordsIn = (wanted: Language, key: string): string => i18next.t(key, { lng: wanted });
