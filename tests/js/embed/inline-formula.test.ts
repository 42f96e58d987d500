import katex from 'katex';
import { expect, test } from 'vitest';
import { inlineFormula } from '../../../web/embed/inline-formula.js';
import { lessonNames } from '../../../web/figures/registry.js';
import { written } from './written.js';

/** What KaTeX makes of a formula, without attributes and without the source that it adds. */
const byKatex = (tex: string): string =>
  katex
    .renderToString(tex, { output: 'mathml' })
    .replace(/<annotation.*<\/annotation>|<\/?(semantics|span)[^>]*>/g, '')
    .replace(/(<\w+)[^>]*>/g, '$1>');

/** The formulas within the sentences of figures. */
async function formulasOf(name: string, language: string): Promise<string[]> {
  const module = await import(`../../../web/figures/${name}/text.${language}.ts`);
  const said = Object.entries(module[language]).filter(([key]) => key.startsWith('do.'));
  return said.flatMap(([, text]) =>
    [...String(text).matchAll(/\$([^$]+)\$/g)].map(([, tex]) => tex!),
  );
}

test('formulas within sentences are those of KaTeX, and need no KaTeX', async () => {
  const found = new Set<string>();
  for (const name of lessonNames) {
    for (const language of ['en', 'ko']) {
      for (const tex of await formulasOf(name, language)) found.add(tex);
    }
  }
  expect(found.size).toBeGreaterThan(12);
  for (const tex of found) expect(written(inlineFormula(tex)!), tex).toBe(byKatex(tex));
});

test('formulas with more in them are left to KaTeX', () => {
  for (const tex of ['\\frac{1}{2}', 'x^{10}', '\\alpha', 'a < b', '\\vec v', '%']) {
    expect(inlineFormula(tex), tex).toBeNull();
  }
});
