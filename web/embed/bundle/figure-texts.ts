import type { Language } from '../../tutorial/lessons/languages.js';
import { ko as boardKo } from '../../tutorial/lessons/text/board.ko.js';
import { en } from '../../tutorial/lessons/text/en.js';
import { ko } from '../../tutorial/lessons/text/ko.js';
import { ko as playgroundKo } from '../../tutorial/lessons/text/playground.ko.js';
import { ko as siteKo } from '../../tutorial/lessons/text/site.ko.js';
import { titles } from '../../tutorial/lessons/text/titles.en.js';
import { titles as titlesKo } from '../../tutorial/lessons/text/titles.ko.js';
import { en as site } from '../../tutorial/text.en.js';
import type { IsSaid } from './said-keys.js';

type Texts = Readonly<Record<string, string>>;

const siteTexts: Record<Language, Texts> = {
  en: site,
  ko: { ...siteKo, ...playgroundKo, ...boardKo },
};
const own: Record<Language, Texts> = {
  en: { ...en, ...titles },
  ko: { ...ko, ...titlesKo },
};

/** All that figures say, the texts of single lessons aside. */
export function figureTexts(language: Language, isSaid: IsSaid): Texts {
  // What has no translation stays English, as on the pages.
  const all = { ...site, ...siteTexts[language], ...own[language] };
  return Object.fromEntries(Object.entries(all).filter(([key]) => isSaid(key)));
}
