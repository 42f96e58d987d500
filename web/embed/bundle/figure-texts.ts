import type { Language } from '../../tutorial/lessons/languages.js';
import { ko as boardKo } from '../../tutorial/lessons/text/board.ko.js';
import { en } from '../../tutorial/lessons/text/en.js';
import { ko } from '../../tutorial/lessons/text/ko.js';
import { ko as playgroundKo } from '../../tutorial/lessons/text/playground.ko.js';
import { ko as siteKo } from '../../tutorial/lessons/text/site.ko.js';
import { titles } from '../../tutorial/lessons/text/titles.en.js';
import { titles as titlesKo } from '../../tutorial/lessons/text/titles.ko.js';
import { en as site } from '../../tutorial/text.en.js';

type Texts = Readonly<Record<string, string>>;

/** The texts of pages and forms, which no figure shows. */
const elsewhere =
  /^(nav|page|lessons|theme|scene|card|field|paste|help|import|export|stress\.(?!play|pause|step)|board\.(?!stage|handle|status|touching|region|difference|impact|ruler|circleAxis))\b/;

const siteTexts: Record<Language, Texts> = {
  en: site,
  ko: { ...siteKo, ...playgroundKo, ...boardKo },
};
const own: Record<Language, Texts> = {
  en: { ...en, ...titles },
  ko: { ...ko, ...titlesKo },
};

/** All that figures say, those of single lessons aside. */
export function figureTexts(language: Language): Texts {
  const shown = Object.keys(site).filter((key) => !elsewhere.test(key));
  // What has no translation stays English, as on the pages.
  const common = shown.map((key) => [key, siteTexts[language][key] ?? siteTexts.en[key]!]);
  const ofLessons = Object.entries(own[language]).filter(([key]) => !key.endsWith('.summary'));
  return { ...Object.fromEntries(common), ...Object.fromEntries(ofLessons) };
}
