import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import packageJson from '../../../package.json' with { type: 'json' };
import { isLessonName } from '../../tutorial/lessons/registry.js';
import { isPlayground, type PictureName } from '../wish.js';
import { figureTexts } from './figure-texts.js';
import { pictureNames } from './picture-names.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Marks a module that is made here. */
const made = '\0embed:';

/** What `import … from 'embed:…'` stands for; see modules.d.ts. */
const modules: Readonly<Record<string, (names: readonly PictureName[]) => string>> = {
  lessons: (names) => {
    const entries = names.filter(isLessonName).map((name) => {
      const load = (file: string): string =>
        `() => import(${JSON.stringify(here(`../../tutorial/lessons/${name}/${file}.ts`))})`;
      return `${JSON.stringify(name)}: { lesson: ${load('lesson')}, en: ${load('text.en')}, ko: ${load('text.ko')} }`;
    });
    return `export const lessons = { ${entries.join(', ')} };`;
  },
  playgrounds: (names) => {
    const entries = names.filter(isPlayground).map((name) => {
      const file = JSON.stringify(here(`../${name}-picture.ts`));
      return `${name}: async () => (await import(${file})).${name}`;
    });
    return `export const playgrounds = { ${entries.join(', ')} };`;
  },
  'texts-en': () => `export const texts = ${JSON.stringify(figureTexts('en'))};`,
  'texts-ko': () => `export const texts = ${JSON.stringify(figureTexts('ko'))};`,
};

/** The pictures, each loaded when it is asked for, and the texts of all figures. */
function embedModules(names: readonly PictureName[]): Plugin {
  return {
    name: 'embed-modules',
    resolveId: (source) => (source.startsWith('embed:') ? `\0${source}` : null),
    load: (id) => (id.startsWith(made) ? modules[id.slice(made.length)]!(names) : null),
  };
}

/**
 * Leaves out what a lesson has beside its figure: the code, and the table of axes. Only the pages of
 * the lessons ever show them.
 */
function figuresOnly(): Plugin {
  return {
    name: 'figures-only',
    load: {
      filter: { id: [/\.(js|cpp)\?code$/, /\/playground\/axis-table\.ts$/] },
      handler: (id) => (id.endsWith('?code') ? 'export const lines = [];' : 'export {};'),
    },
  };
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
      filter: { id: /\/web\/(stage|tutorial|embed)\/.*\.ts$/ },
      handler: (code) => ({
        code: code.replace(inner, (name) => `${name}-${suffix}`),
        map: null,
        moduleSideEffects: true,
      }),
    },
  };
}

/** What each bundle of figures is made with; `names` are the pictures in it. */
export const embedPlugins = (names: readonly PictureName[] = pictureNames): Plugin[] => [
  embedModules(names),
  figuresOnly(),
  rawFiles(),
  withoutGlobals(),
  innerNames(),
];
