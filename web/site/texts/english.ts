import { en as figure } from '../../figure/texts/en.js';
import { en as game } from '../../figures/game/text.en.js';
import { en as site } from './en.js';

/** What all pages may say, in English; the words of the book and those of single pages aside. */
export const english: Readonly<Record<string, string>> = { ...figure, ...game, ...site };
