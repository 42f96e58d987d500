import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Language } from '../../figure/voice/languages.js';
import { codesAt } from '../guides/guides.js';
import { sheet } from '../pages.js';
import { pageLanguages, placeOf } from '../prerender/page-head.js';
import { anywhere } from '../prerender/prerender-plugin.js';
import { mapEntry } from '../prerender/site-map.js';
import { lessonSections } from '../search/lesson-sections.js';
import { readSections } from '../search/read-sections.js';
import type { Section } from '../search/section.js';
import { stillAt } from './guide-figures.js';
import { type DocsPage, type Reference, readReference } from './reference.js';
import { wholePage } from './sheets.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Where typedoc leaves what it makes beside the pages. */
const work = join(root, 'build/typedoc');

/** Draws a figure as a link shows it, light and dark. */
export type DrawStill = (
  name: string,
  language: Language,
  link: string | undefined,
) => Promise<{ readonly svg: Readonly<Record<'light' | 'dark', string>> }>;

/**
 * Writes guides and reference below `docs/`, in the site's own surroundings of each language, and what the
 * search looks through. To come after what writes the pages.
 *
 * @param published - Where the site will be, if that is known.
 * @param loadStills - Gives who draws the pictures that stand for figures.
 */
export function guidesAndReference(
  published: string | undefined,
  loadStills: () => Promise<DrawStill>,
): Plugin {
  const site = published?.replace(/\/?$/, '/');
  let dir = '';
  return {
    name: 'guides-and-reference',
    apply: 'build',
    configResolved: ({ build }) => {
      dir = build.outDir;
    },
    writeBundle: {
      sequential: true,
      handler: async () => writeDocs(dir, site, await loadStills()),
    },
  };
}

/** Writes all of it into a site whose pages are there. */
async function writeDocs(dir: string, site: string | undefined, draw: DrawStill): Promise<void> {
  const reference = await readReference(root, work);
  await writePages(dir, reference, site);
  await addToMap(join(dir, 'sitemap.xml'), reference, site ?? anywhere);
  await writeStills(dir, reference.pages.en, draw);
  await writeSections(dir, reference);
}

async function writePages(
  dir: string,
  { pages, groups, files }: Reference,
  site: string | undefined,
): Promise<void> {
  for (const language of pageLanguages) {
    const folder = join(dir, placeOf({ path: '', language }));
    const surroundings = {
      language,
      sheet: await readFile(join(folder, sheet, 'index.html'), 'utf8'),
      groups,
      codes: pages[language]
        .filter(({ path }) => path.startsWith(codesAt))
        .sort((a, b) => (a.path < b.path ? -1 : 1)),
      site,
    };
    await Promise.all(
      pages[language].map(async (page) => {
        const file = join(folder, page.path, 'index.html');
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, wholePage(page, surroundings));
      }),
    );
    await cp(join(files, 'media'), join(folder, sheet, 'media'), { recursive: true });
    await mkdir(join(folder, sheet, 'assets'), { recursive: true });
    await cp(join(files, 'assets/highlight.css'), join(folder, sheet, 'assets/highlight.css'));
  }
}

/** The pages in the map of the site, in the languages that they are written in. */
async function addToMap(file: string, { pages }: Reference, site: string): Promise<void> {
  const isKorean = new Set(writtenIn('ko', pages).map(({ path }) => path));
  const entries = pageLanguages.flatMap((language) =>
    writtenIn(language, pages).map(({ path }) => {
      const languages = isKorean.has(path) ? pageLanguages : [language];
      return `${mapEntry({ path, language }, languages, site)}\n`;
    }),
  );
  const map = await readFile(file, 'utf8');
  await writeFile(
    file,
    map.replace('</urlset>', () => `${entries.join('')}</urlset>`),
  );
}

/** The pages that are in a language themselves, whatever surrounds them. */
const writtenIn = (language: Language, pages: Reference['pages']): readonly DocsPage[] =>
  pages[language].filter(({ written }) => written === language);

/** The pictures of figures in guides, beside the guides in English. */
async function writeStills(
  dir: string,
  guides: readonly DocsPage[],
  draw: DrawStill,
): Promise<void> {
  for (const { path, article } of guides) {
    for (const [number, { name, link }] of article.figures.entries()) {
      for (const language of pageLanguages) {
        const { svg } = await draw(name, language, link);
        await writeFile(join(dir, stillAt(path, number, language)), svg.light);
        await writeFile(join(dir, stillAt(path, number, language, true)), svg.dark);
      }
    }
  }
}

/** Writes what the search looks through. */
async function writeSections(dir: string, { pages }: Reference): Promise<void> {
  const write = (name: string, sections: readonly Section[]): Promise<void> =>
    writeFile(join(dir, `search/${name}.json`), JSON.stringify(sections));
  await mkdir(join(dir, 'search'), { recursive: true });
  const reference = pages.en.filter(({ kind }) => kind === 'reference');
  await write('reference', reference.flatMap(sectionsOf));
  for (const language of pageLanguages) {
    const guides = writtenIn(language, pages).filter(({ kind }) => kind === 'guide');
    await write(`guides.${language}`, guides.flatMap(sectionsOf));
    const lessons = await lessonSections(join(dir, placeOf({ path: '', language })));
    await write(`lessons.${language}`, lessons);
  }
}

const sectionsOf = ({ kind, title, path, article }: DocsPage): Section[] =>
  readSections(article.root(), { kind, title, address: path });
