import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import packageJson from '../../../package.json' with { type: 'json' };
import { compactTemplates, withoutIndents } from '../../bundling/compact-templates.js';
import { layoutNumbers } from '../../bundling/layout-numbers.js';
import { type Language, languages } from '../../figure/voice/languages.js';
import { isPlayground, type PictureName, playgrounds } from '../wish.js';
import { common } from './common.js';
import { figureTexts, playgroundTexts } from './figure-texts.js';
import { figuresOnly, textsOf } from './figures-only.js';
import { pictureNames } from './picture-names.js';
import { findSaid, type IsSaid } from './said-keys.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const spoken = Object.keys(languages) as Language[];

/** Marks a module that is made here. */
const made = '\0embed:';

/** What lies in the folder of the site's files for other pages: this very module, the page, or neither. */
export type Home = 'module' | 'page' | 'nothing';

function placesFrom(home: Home): string {
  if (home === 'nothing') return 'export const places = null;';
  const here = home === 'module' ? 'import.meta.url' : 'location.href';
  const places = ['embed: at("./")', 'authors: at("../lessons/authors/")'].join(', ');
  // From a disk no way leads to the site.
  return `const here = ${here};
const at = (way) => new URL(way, here).href;
export const places = here.startsWith('file:') ? null : { ${places} };`;
}

/** What `import … from 'embed:…'` stands for; see modules.d.ts. */
function embedModules(names: readonly PictureName[], isSaid: IsSaid, home: Home): Plugin {
  const exported = (name: string, entries: readonly string[]): string =>
    `export const ${name} = { ${entries.join(', ')} };`;
  const constant = (name: string, value: object): string =>
    `export const ${name} = ${JSON.stringify(value)};`;
  const modules: Record<string, () => string> = {
    figures: () => exported('figures', names.map(figureLoader)),
    places: () => placesFrom(home),
  };
  for (const language of spoken) {
    modules[`texts-${language}`] = () => constant('texts', figureTexts(language, isSaid));
    for (const name of playgrounds) {
      modules[`texts-${name}-${language}`] = () =>
        constant(language, playgroundTexts(name, language, isSaid));
    }
  }
  return {
    name: 'embed-modules',
    resolveId: (source) => (source.startsWith('embed:') ? `\0${source}` : null),
    load: (id) => (id.startsWith(made) ? modules[id.slice(made.length)]!() : null),
  };
}

/** A figure, and its texts, each loaded when it is asked for. What all figures say is elsewhere. */
function figureLoader(name: PictureName): string {
  const load = (source: string): string => `() => import(${JSON.stringify(source)})`;
  const file = (base: string): string => here(`../../figures/${name}/${base}.ts`);
  const texts = spoken.map((language) => {
    const source = isPlayground(name)
      ? `embed:texts-${name}-${language}`
      : file(`text.${language}`);
    return `${language}: ${load(source)}`;
  });
  return `${JSON.stringify(name)}: { figure: ${load(file('figure'))}, ${texts.join(', ')} }`;
}

/** Only pages of the site have letters that grow with their root: see letter-sizes.test.ts. */
function lettersInPixels(): Plugin {
  const size = /calc\(([\d.]+) \* var\(--sepax-px, 1px\)\)/g;
  return {
    name: 'letters-in-pixels',
    transform: {
      filter: { id: /\/web\/figures?\/.*\.ts$/, code: '--sepax-px' },
      handler: (code) => ({ code: code.replaceAll(size, '$1px'), map: null }),
    },
  };
}

/** `import text from './file?raw'`, as Vite has it. */
function rawFiles(): Plugin {
  return {
    name: 'raw-files',
    load: {
      filter: { id: /\?raw$/ },
      handler: async (id) => {
        const text = await readFile(id.slice(0, -'?raw'.length), 'utf8');
        return `export default ${JSON.stringify(id.endsWith('.svg?raw') ? compactPicture(text) : text)};`;
      },
    },
  };
}

/**
 * lit notes in globals of the page which versions of it there are; in the embed they are its own. Nor does it look
 * there for what old browsers and pages of servers would need.
 */
function withoutGlobals(): Plugin {
  return {
    name: 'without-globals',
    transform: {
      filter: { id: /\/node_modules\/(lit-html|lit-element|@lit)\/.*\.js$/ },
      handler: (code) => {
        const own = code
          .replace(/\(\w+\.\w+Versions\?\?=\[\]\)\.push\("[\d.]+"\)/, '0')
          .replace(/\w+\.litPropertyMetadata\?\?=new WeakMap/, '0')
          .replaceAll(/\w+\.litElementHydrateSupport\?\.\(\{LitElement:\w+\}\);/g, '0;')
          .replaceAll(/(\w+)=\w+\.\w+PolyfillSupport/g, '$1=void 0');
        const used = /\blitPropertyMetadata\b/.test(own);
        return { code: used ? `const litPropertyMetadata=new WeakMap;${own}` : own, map: null };
      },
    },
  };
}

/** The elements inside a figure. */
const inner = /sepax-(lesson-figure|share-menu|stage|stepper|formula)(?![\w.-])/g;

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
const plugins = (names: readonly PictureName[], isSaid: IsSaid, home: Home): Plugin[] => [
  embedModules(names, isSaid, home),
  figuresOnly(),
  textsOf(isSaid),
  rawFiles(),
  lettersInPixels(),
  compactTemplates(),
  layoutNumbers,
  withoutGlobals(),
  innerNames(),
];

let said: Promise<IsSaid> | null = null;

/** What each bundle of live figures is made with. */
export async function embedPlugins(
  home: Home,
  names: readonly PictureName[] = pictureNames,
): Promise<Plugin[]> {
  const nothing: IsSaid = () => false;
  said ??= findSaid({
    ...common,
    input: here('../index.ts'),
    plugins: plugins(pictureNames, nothing, 'nothing'),
  });
  return plugins(names, await said, home);
}

/** What a bundle of all pictures is made with, which are still but have titles. */
export const stillPlugins = (): Plugin[] => plugins(pictureNames, () => true, 'nothing');

/** An icon without its indents, remarks and name; licences are in a file of their own (`licenses.ts`). */
function compactPicture(svg: string): string {
  return withoutIndents(svg.replaceAll(/<!--.*?-->\s*|\s*\bclass="[^"]*"/gs, '')).trim();
}
