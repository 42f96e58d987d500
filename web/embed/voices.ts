import { lessons } from 'embed:lessons';
import type { Texts } from '../tutorial/lessons/language.js';
import type { Language } from '../tutorial/lessons/languages.js';
import { isLessonName } from '../tutorial/lessons/registry.js';
import { filled, type Voice } from '../tutorial/voice.js';
import type { PictureName } from './wish.js';

const common = {
  en: () => import('embed:texts-en'),
  ko: () => import('embed:texts-ko'),
} as const;

async function ownTexts(picture: PictureName, language: Language): Promise<Texts> {
  if (!isLessonName(picture)) return {};
  const loader = lessons[picture];
  return language === 'ko' ? (await loader.ko()).ko : (await loader.en()).en;
}

/** Loads what says the texts of a picture in a language. */
export async function voiceOf(picture: PictureName, language: Language): Promise<Voice> {
  const [{ texts }, own] = await Promise.all([common[language](), ownTexts(picture, language)]);
  const all: Texts = { ...texts, ...own };
  const find = (key: string): string | readonly string[] => {
    const found = all[key];
    if (found === undefined) throw new Error(`There is no text "${key}".`);
    return found;
  };
  return {
    language,
    say: (key, values) => filled(String(find(key)), values),
    list: (key) => [find(key)].flat(),
  };
}
