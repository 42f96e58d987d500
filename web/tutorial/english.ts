import { en } from './text.en.js';
import { filled, speakWith } from './voice.js';

const texts: Readonly<Record<string, string>> = en;

/** Has the page speak English, until it learns something else. */
export function speakEnglish(): void {
  speakWith({
    language: 'en',
    say: (key, values) => filled(texts[key]!, values),
    list: () => [],
  });
}
