import { type Values, voice } from '../voice.js';

/** A text, or a list of paragraphs. */
export type Texts = Readonly<Record<string, string | readonly string[]>>;

export const languages = { en: 'English', ko: '한국어' } as const;
export type Language = keyof typeof languages;

export const isLanguage = (value: string | null): value is Language =>
  value !== null && Object.hasOwn(languages, value);

/** A text of the lessons, with its marks. */
export const words = (key: string, values: Values = {}): string => voice().say(key, values);

/** A list of texts. */
export const wordList = (key: string): readonly string[] => voice().list(key);
