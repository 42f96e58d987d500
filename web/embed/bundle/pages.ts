import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'rolldown';
import type { Still } from '../still.js';
import type { PictureName } from '../wish.js';
import { common } from './bundle.js';
import { chooserPage, type FramePage, framePage } from './frame-page.js';
import { oembed } from './oembed.js';
import { pictureNames } from './picture-names.js';
import { embedPlugins } from './plugins.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const languages = ['en', 'ko'] as const;

/** The size of still pictures, in CSS pixels. */
const stillSize = { width: 720, height: 400 } as const;

/** A script in a page is read as a text of the page: this wasm has no character that could differ. */
const wasmInAscii: Plugin = {
  name: 'wasm-in-ascii',
  load: {
    filter: { id: /\/raw\/wasm\/inline\.js$/ },
    handler: async (id) => {
      const base64 = await readFile(id.replace('inline.js', 'sepax.wasm'), 'base64');
      return `export const wasm = () => Uint8Array.from(atob('${base64}'), (c) => c.charCodeAt(0));`;
    },
  },
};

/** Pages that must be small show no formulas, so what sets them is left out. */
const withoutFormulas: Plugin = {
  name: 'without-formulas',
  load: {
    filter: { id: /\/node_modules\/katex\// },
    handler: () => 'export default { render: (tex, element) => { element.textContent = tex; } };',
  },
};

/** Bundles everything that a page needs into one classic script, which any sandbox lets run. */
async function classicScript(entry: string, names: readonly PictureName[]): Promise<string> {
  const { output } = await build({
    ...common,
    input: here(`../${entry}`),
    plugins: [wasmInAscii, withoutFormulas, ...embedPlugins(names)],
    output: { format: 'iife', minify: true, codeSplitting: false },
    write: false,
  });
  return output[0].code;
}

interface Stills {
  stillOf(name: PictureName, language: 'en' | 'ko', size: typeof stillSize): Promise<Still>;
}

/** The painters, bundled for Node. */
async function loadStills(folder: string): Promise<Stills> {
  const file = `${folder}/stills.mjs`;
  await build({
    ...common,
    platform: 'node',
    input: here('../still.ts'),
    plugins: [withoutFormulas, ...embedPlugins()],
    output: { file, codeSplitting: false },
  });
  return (await import(pathToFileURL(file).href)) as Stills;
}

/** Writes a page, pictures and a description for each lesson, and what pages with iframes need. */
export async function writePages(folder: string, work: string, site: string): Promise<void> {
  await mkdir(work, { recursive: true });
  const { stillOf } = await loadStills(work);
  await Promise.all(
    pictureNames.map(async (name) => {
      const stills = {
        en: await stillOf(name, 'en', stillSize),
        ko: await stillOf(name, 'ko', stillSize),
      };
      for (const language of languages) {
        const { light, dark } = stills[language].svg;
        await writeFile(`${folder}/${name}.${language}.svg`, light);
        await writeFile(`${folder}/${name}.${language}.dark.svg`, dark);
        const card = oembed({ name, language, site, title: stills[language].title, ...stillSize });
        await writeFile(`${folder}/${name}.${language}.oembed.json`, card);
      }
      const script = await classicScript('frame.ts', [name]);
      const page: FramePage = { name, script, title: stills.en.title, still: stills.en.svg.light };
      await writeFile(`${folder}/${name}.html`, framePage(page));
    }),
  );
  await writeFile(`${folder}/frame.html`, chooserPage(pictureNames));
  await writeFile(`${folder}/sepax-frames.js`, await classicScript('resizer.ts', []));
}
