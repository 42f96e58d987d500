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
import type { PlaygroundName } from '../wish.js';
import type { IsSaid } from './said-keys.js';

type Texts = Readonly<Record<string, string>>;
type Translated = Readonly<Record<Language, Texts>>;

/** What all figures say. */
const common: Translated = {
  en: { ...figure, ...game, ...titles },
  ko: { ...figureKo, ...gameKo, ...titlesKo },
};

/** What those pictures say that are no lessons; lessons have theirs in files of their own. */
const playgrounds: Readonly<Record<PlaygroundName, Translated>> = {
  playground: { en: playground, ko: playgroundKo },
  board: { en: board, ko: boardKo },
};

/** All that figures say, the texts of single ones aside. */
export const figureTexts = (language: Language, isSaid: IsSaid): Texts =>
  chosen(common, language, isSaid);

/** What one of the pictures says that are no lessons. */
export const playgroundTexts = (name: PlaygroundName, language: Language, isSaid: IsSaid): Texts =>
  chosen(playgrounds[name], language, isSaid);

/** What has no translation stays English, as on the pages. */
function chosen({ en, ko }: Translated, language: Language, isSaid: IsSaid): Texts {
  const all = language === 'ko' ? { ...en, ...ko } : en;
  return Object.fromEntries(Object.entries(all).filter(([key]) => isSaid(key)));
}
