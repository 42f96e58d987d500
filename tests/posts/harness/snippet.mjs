// What the authors' page gives for a generator, from its own source.
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../../../cpp/toolchain/run.mjs';

const choice = {
  lesson: 'separating-axis',
  title: 'The separating axis',
  step: 3,
  language: 'en',
  theme: 'auto',
  height: 480,
  formulas: false,
  share: false,
};

/** The snippet of a recipe for a figure of the site at an address, as its author has left it. */
export async function snippetFor(recipe, site, { alt, picture, state }) {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'web/figure/recipes.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const code = encodeURIComponent(outputFiles[0].text);
  const { ownScript, recipes } = await import(`data:text/javascript,${code}`);
  const embed = `${site}embed/`;
  return recipes[recipe](
    { ...choice, alt, picture, state },
    { embed, lessons: `${site}lessons/`, script: ownScript(embed) },
  );
}

/** Both parts of a snippet for a short code: what defines it, and the line for the post. */
export function partsOf(snippet) {
  const at = snippet.lastIndexOf('\n\n');
  return { definition: snippet.slice(0, at), line: snippet.slice(at + 2) };
}
