import type { Language } from './languages.js';

/** The least time for which something is shown that is to be read, in milliseconds. */
const least = 2000;

/** What is read in a second, next to looking at a picture: words, or syllables where those are written. */
const speeds = { words: 3, syllables: 7 } as const;

/** How long it takes to read a text and look at what it speaks of, in milliseconds. */
export function readingTime(text: string, language: Language): number {
  const words = text.match(/[\p{L}\p{N}]+(?:[.,’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  const syllables = text.match(/\p{Script=Hangul}/gu)?.length ?? 0;
  // Next to syllables, numbers and names still are words.
  const others = text.match(/[\p{Script=Latin}\p{N}]+(?:[.,-]\p{N}+)*/gu)?.length ?? 0;
  const seconds =
    language === 'ko' ? syllables / speeds.syllables + others / speeds.words : words / speeds.words;
  return Math.max(least, Math.round(1000 * seconds));
}
