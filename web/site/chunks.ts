import type { OutputOptions } from 'rolldown';
import { libraryOfFigures } from '../figure/library-of-figures.js';
import { lessonNames } from '../figures/registry.js';
import { paths } from './pages.js';

type Groups = Exclude<NonNullable<OutputOptions['codeSplitting']>, boolean>;
type NameOf = Extract<
  NonNullable<Groups['groups']>[number]['name'],
  (...values: never[]) => unknown
>;
type Context = Parameters<NameOf>[1];

/** The icons around pages and their figures. */
const iconsOfPages =
  /\/icons\/(arrow-(down|left|right|up)|chevron-(down|left|right)|crosshair|maximize|menu|moon|pause|play|(re|un)do-2|rotate-ccw|share-2|step-forward|sun|sun-moon|x)\.svg/;

/** The hero as lessons draw him, with what else is small and here and there; and what he is told by. */
const heroOfAll =
  /\/figures\/game\/(?:draw-hero|hero-size)\.ts|\/crowd\/random\.ts|\/pair\/(?:pair-link|points)\.ts/;
const padOfAll = /\/figures\/game\/(?:commands|held|keyboard|play-pad|touch|touch-pad)\.ts/;
/** Many bodies, and the tree above them. */
const crowd = /\/crowd\/(?:crowd-painter|forms|tree-boxes)\.ts|\/thousands\/library-tree\.ts/;

/** What of the library several lessons ask for and others do not: a request for each would cost more than its bytes. */
const otherShapes = /\/lib\/(?:(?:box|circle|segment-points)\.ts|raw\/wasm\/points(?:-text)?\.)/;
const casts = /\/lib\/(?:raw\/wasm\/)?casts(?:-text)?\.[jt]s/;
const sweep = /\/lib\/(?:raw\/wasm\/)?sweep(?:-text)?\.[jt]s/;
const response = /\/lib\/(?:raw\/wasm\/)?response(?:-text)?\.[jt]s/;

/** The page of the site that a module is, if it is one. */
const pageOf = (id: string): string | undefined =>
  /\/web\/site\/((?:.*\/)?)index\.html$/.exec(id)?.[1];

/** The pages that load a module, by what it is imported by: at once, or ever. */
function pagesThatLoad(
  id: string,
  when: 'at once' | 'ever',
  context: Context,
): ReadonlySet<string> {
  const seen = new Set([id]);
  const pages = new Set<string>();
  // A set is walked through to what is added meanwhile.
  for (const each of seen) {
    const page = pageOf(each);
    if (page !== undefined) pages.add(page);
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(each) ?? {};
    for (const importer of importers) seen.add(importer);
    if (when === 'ever') for (const importer of dynamicImporters) seen.add(importer);
  }
  return pages;
}

/** What is told apart by its readers. Of the library all pages have all, before what none of them calls is left out. */
const modulesOfPages = /^(?!.*(?:\/web\/lib\/|\/icons\/|\.css$))/;

const lessons = lessonNames.map((name) => `lessons/${name}/`);
const withFigure = ['board/', 'game/', 'playground/', 'stress/', 'examples/worker/'];
const others = paths.filter((path) => !lessons.includes(path));
const ofWords = others.filter((path) => !withFigure.includes(path));

/** How many lessons share what is worth a file that all lessons load: some 8 kB. */
const several = 4;

/**
 * The file of a module. What every lesson loads is in three files, told apart by who else loads it, and not
 * in fifty, one for each set of pages: of those a first visit asks for dozens before it shows a handle.
 */
const roomOf: NameOf = (id, context) => {
  const atOnce = pagesThatLoad(id, 'at once', context);
  const ever = pagesThatLoad(id, 'ever', context);
  const readers = lessons.filter((lesson) => atOnce.has(lesson)).length;
  if (readers === lessons.length) {
    if (ofWords.some((page) => atOnce.has(page))) return 'site';
    return others.some((page) => ever.has(page)) ? 'figure' : 'lesson';
  }
  return readers >= several && !others.some((page) => atOnce.has(page)) ? 'figures' : null;
};

export const codeSplitting = {
  // Else a file has what only some of its readers need.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'icons', test: iconsOfPages },
    { name: 'hero', test: heroOfAll },
    { name: 'pad', test: padOfAll },
    { name: 'crowd', test: crowd },
    { name: 'library', test: libraryOfFigures },
    { name: 'shapes', test: otherShapes },
    { name: 'casts', test: casts },
    { name: 'sweep', test: sweep },
    { name: 'response', test: response },
    { name: roomOf, test: modulesOfPages },
  ],
} satisfies OutputOptions['codeSplitting'];
