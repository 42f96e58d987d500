import type { KatexOptions } from 'katex';

/** How KaTeX is to set a formula of the book: `\tone` (`toned` in `tex.ts`) becomes a class. */
export const formulaOptions = (displayMode: boolean): KatexOptions => ({
  displayMode,
  macros: { '\\tone': '\\htmlClass{tone-#1}{#2}' },
  trust: ({ command }) => command === '\\htmlClass',
  strict: (code: string) => (code === 'htmlExtension' ? 'ignore' : 'error'),
});

/** Into MathML alone KaTeX writes no classes, but colours, and takes any word for one. */
export const mathmlMacros = { '\\tone': '\\textcolor{tone#1}{#2}' } as const;
