import { en as figure } from '../../figure/texts/en.js';
import { ko as figureKo } from '../../figure/texts/ko.js';
import type { Language } from '../../figure/voice/languages.js';
import { en as board } from '../../figures/board/text.en.js';
import { ko as boardKo } from '../../figures/board/text.ko.js';
import { en as game } from '../../figures/game/text.en.js';
import { ko as gameKo } from '../../figures/game/text.ko.js';
import { en as playground } from '../../figures/playground/text.en.js';
import { ko as playgroundKo } from '../../figures/playground/text.ko.js';
import { titles } from '../../figures/titles.en.js';
import { titles as titlesKo } from '../../figures/titles.ko.js';
import type { IsSaid } from './said-keys.js';

type Texts = Readonly<Record<string, string>>;

const english: Texts = { ...figure, ...playground, ...board, ...game, ...titles };
const korean: Texts = { ...figureKo, ...playgroundKo, ...boardKo, ...gameKo, ...titlesKo };

/** All that figures say, the texts of single ones aside. */
export function figureTexts(language: Language, isSaid: IsSaid): Texts {
  // What has no translation stays English, as on the pages.
  const all = language === 'ko' ? { ...english, ...korean } : english;
  return Object.fromEntries(Object.entries(all).filter(([key]) => isSaid(key)));
}
