import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Language } from '../../figure/voice/languages.js';
import { isLessonName } from '../../figures/registry.js';
import type { PictureName } from '../wish.js';
import { common } from './common.js';
import { figureTexts } from './figure-texts.js';
import { figuresOnly, textsOf } from './figures-only.js';
import { pictureNames } from './picture-names.js';
import { findSaid, type IsSaid } from './said-keys.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Marks a module that is made here. */
const made = '\0embed:';

/** What `import … from 'embed:…'` stands for; see modules.d.ts. */
function embedModules(
  names: readonly PictureName[],
  texts: (language: Language) => object,
): Plugin {
  const exported = (name: string, entries: readonly string[]): string =>
    `export const ${name} = { ${entries.join(', ')} };`;
  const modules: Readonly<Record<string, () => string>> = {
    figures: () => exported('figures', names.map(figureLoader)),
    'texts-en': () => `export const texts = ${JSON.stringify(texts('en'))};`,
    'texts-ko': () => `export const texts = ${JSON.stringify(texts('ko'))};`,
  };
  return {
    name: 'embed-modules',
    resolveId: (source) => (source.startsWith('embed:') ? `\0${source}` : null),
    load: (id) => (id.startsWith(made) ? modules[id.slice(made.length)]!() : null),
  };
}

/** A figure, and its texts, each loaded when it is asked for. What all figures say is elsewhere. */
function figureLoader(name: PictureName): string {
  const load = (file: string): string =>
    `() => import(${JSON.stringify(here(`../../figures/${name}/${file}.ts`))})`;
  const texts = isLessonName(name) ? `, en: ${load('text.en')}, ko: ${load('text.ko')}` : '';
  return `${JSON.stringify(name)}: { figure: ${load('figure')}${texts} }`;
}

/** `import text from './file?raw'`, as Vite has it. */
function rawFiles(): Plugin {
  return {
    name: 'raw-files',
    load: {
      filter: { id: /\?raw$/ },
      handler: async (id) =>
        `export default ${JSON.stringify(await readFile(id.slice(0, -'?raw'.length), 'utf8'))};`,
    },
  };
}

/** lit notes in globals of the page which versions of it there are; in the embed they are its own. */
function withoutGlobals(): Plugin {
  return {
    name: 'without-globals',
    transform: {
      filter: { id: /\/node_modules\/(lit-html|lit-element|@lit)\/.*\.js$/ },
      handler: (code) => {
        const own = code
          .replace(/\(\w+\.\w+Versions\?\?=\[\]\)\.push\("[\d.]+"\)/, '0')
          .replace(/\w+\.litPropertyMetadata\?\?=new WeakMap/, '0');
        const used = /\blitPropertyMetadata\b/.test(own);
        return { code: used ? `const litPropertyMetadata=new WeakMap;${own}` : own, map: null };
      },
    },
  };
}

/** The elements inside a figure. */
const inner = /sepax-(lesson-figure|stage|stepper|formula)(?![\w.-])/g;

/**
 * Elements have one list of names for all of a page. Those inside of a figure get names that no other
 * version of sepax has, so that two of them on a page leave one another alone.
 */
function innerNames(): Plugin {
  const suffix = packageJson.version.replaceAll(/[^a-z0-9]+/g, '-');
  return {
    name: 'inner-names',
    transform: {
      filter: { id: /\/web\/(stage|figures?|embed)\/.*\.ts$/ },
      handler: (code) => ({
        code: code.replace(inner, (name) => `${name}-${suffix}`),
        map: null,
        moduleSideEffects: true,
      }),
    },
  };
}

/** What there is of figures, with the texts that `isSaid` lets pass; `names` are the pictures in it. */
const plugins = (names: readonly PictureName[], isSaid: IsSaid): Plugin[] => [
  embedModules(names, (language) => figureTexts(language, isSaid)),
  figuresOnly(),
  textsOf(isSaid),
  rawFiles(),
  withoutGlobals(),
  innerNames(),
];

let said: Promise<IsSaid> | null = null;

/** What each bundle of live figures is made with. */
export async function embedPlugins(
  names: readonly PictureName[] = pictureNames,
): Promise<Plugin[]> {
  const nothing: IsSaid = () => false;
  said ??= findSaid({
    ...common,
    input: here('../index.ts'),
    plugins: plugins(pictureNames, nothing),
  });
  return plugins(names, await said);
}

/** What a bundle of all pictures is made with, which are still but have titles. */
export const stillPlugins = (): Plugin[] => plugins(pictureNames, () => true);
