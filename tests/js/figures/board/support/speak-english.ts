import { en as figure } from '../../../../../web/figure/texts/en.js';
import { filled, speakWith } from '../../../../../web/figure/voice/voice.js';
import { en as board } from '../../../../../web/figures/board/text.en.js';

const english: Readonly<Record<string, string>> = { ...figure, ...board };

/** Has figures speak English without a page. */
export function speakEnglish(): void {
  speakWith({
    language: 'en',
    say: (key, values) => filled(english[key]!, values),
    list: () => [],
  });
}
