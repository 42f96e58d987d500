import type { Language } from './languages.js';
import { type Values, voice } from './voice.js';

/** A text, or a list of paragraphs. */
export type Texts = Readonly<Record<string, string | readonly string[]>>;

/** The language that is spoken now. */
export const language = (): Language => voice().language;

/** A text of the lessons, with its marks. */
export const words = (key: string, values: Values = {}): string => voice().say(key, values);

/** A list of texts. */
export const wordList = (key: string): readonly string[] => voice().list(key);
