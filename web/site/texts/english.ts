import { en as figure } from '../../figure/texts/en.js';
import { filled, speakWith } from '../../figure/voice/voice.js';
import { en as board } from '../../figures/board/text.en.js';
import { en as game } from '../../figures/game/text.en.js';
import { en as playground } from '../../figures/playground/text.en.js';
import { en as site } from './en.js';

/** Every word of the pages, in English; those of the book aside. */
export const english: Readonly<Record<string, string>> = {
  ...figure,
  ...playground,
  ...board,
  ...game,
  ...site,
};

/** Has the page speak English, until it learns something else. */
export function speakEnglish(): void {
  speakWith({
    language: 'en',
    say: (key, values) => filled(english[key]!, values),
    list: () => [],
  });
}
