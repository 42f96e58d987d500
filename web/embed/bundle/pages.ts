import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import type { Language } from '../../figure/voice/languages.js';
import type { PictureName } from '../wish.js';
import { type Card, writeCards } from './cards/card-files.js';
import { figureSize } from './cards/card-picture.js';
import { cardTexts } from './cards/card-texts.js';
import { common } from './common.js';
import { chooserPage, framePage } from './frame-page.js';
import { oembed } from './oembed.js';
import { pictureNames } from './picture-names.js';
import { embedPlugins } from './plugins.js';
import { loadStills, type Stills, stillSize, withoutFormulas } from './stills.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const languages = ['en', 'ko'] as const;

/** Bundles everything that a page needs into one classic script, which any sandbox lets run. */
async function classicScript(entry: string, names: readonly PictureName[]): Promise<string> {
  const { output } = await build({
    ...common,
    input: here(`../${entry}`),
    plugins: [withoutFormulas, ...(await embedPlugins('page', names))],
    output: { format: 'iife', minify: true, codeSplitting: false },
    write: false,
  });
  return output[0].code;
}

/** Writes the still pictures of a lesson in a language, and what describes it to other sites. */
async function writeStills(
  folder: string,
  { stillOf }: Stills,
  [name, language]: readonly [PictureName, Language],
  site: string,
): Promise<Card> {
  const { title, svg } = await stillOf(name, language, stillSize);
  const file = `${folder}/${name}.${language}`;
  await writeFile(`${file}.svg`, svg.light);
  await writeFile(`${file}.dark.svg`, svg.dark);
  await writeFile(`${file}.oembed.json`, oembed({ name, language, site, title, ...stillSize }));
  const figure = await stillOf(name, language, figureSize);
  return {
    name: `${name}.${language}`,
    texts: cardTexts(name, language),
    figure: figure.svg.light,
  };
}

/** Writes the page that is the figure of a lesson. */
async function writeFrame(folder: string, { stillOf }: Stills, name: PictureName): Promise<void> {
  const { title, svg } = await stillOf(name, 'en', stillSize);
  const script = await classicScript('frame.ts', [name]);
  await writeFile(`${folder}/${name}.html`, framePage({ name, script, title, still: svg.light }));
}

/** Writes a page, pictures and a description for each lesson, and what pages with iframes need. */
export async function writePages(folder: string, work: string, site: string): Promise<void> {
  await mkdir(work, { recursive: true });
  const stills = await loadStills(work);
  const all = pictureNames.flatMap((name) =>
    languages.map((language) => [name, language] as const),
  );
  const cards = await Promise.all(all.map((one) => writeStills(folder, stills, one, site)));
  await writeCards(folder, `${work}/cards`, cards);
  await Promise.all(pictureNames.map((name) => writeFrame(folder, stills, name)));
  await writeFile(`${folder}/frame.html`, chooserPage(pictureNames));
  await writeFile(`${folder}/sepax-frames.js`, await classicScript('resizer.ts', []));
}
