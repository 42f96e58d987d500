// What the authors' page gives for a generator, from its own source.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { ROOT } from '../../../cpp/toolchain/run.mjs';

const choice = {
  lesson: 'separating-axis',
  title: 'The separating axis',
  step: 3,
  state: null,
  language: 'en',
  theme: 'auto',
  height: 480,
  formulas: false,
};

/** The snippet of a recipe for a figure of the site at an address. */
export async function snippetFor(recipe, site) {
  const file = join(ROOT, 'web/figure/recipes.ts');
  const { code } = await transform(await readFile(file, 'utf8'), { loader: 'ts', format: 'esm' });
  const { recipes } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return recipes[recipe](choice, { embed: `${site}embed/`, lessons: `${site}lessons/` });
}

/** Both parts of a snippet for a short code: what defines it, and the line for the post. */
export function partsOf(snippet) {
  const at = snippet.lastIndexOf('\n\n');
  return { definition: snippet.slice(0, at), line: snippet.slice(at + 2) };
}
