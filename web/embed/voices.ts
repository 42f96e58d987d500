import { figures } from 'embed:figures';
import type { Language } from '../figure/voice/languages.js';
import { filled, type Voice } from '../figure/voice/voice.js';
import type { Texts } from '../figure/voice/words.js';
import type { PictureName } from './wish.js';

const common = {
  en: () => import('embed:texts-en'),
  ko: () => import('embed:texts-ko'),
} as const;

async function ownTexts(picture: PictureName, language: Language): Promise<Texts> {
  const { en, ko } = figures[picture];
  return language === 'ko' ? (await ko()).ko : (await en()).en;
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
