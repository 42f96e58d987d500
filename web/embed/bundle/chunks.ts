import type { OutputOptions } from 'rolldown';
import { libraryOfChecks, libraryOfFigures } from '../../figure/library-of-figures.js';

/** What the script of the element has itself, at once. */
const atOnce =
  /\/web\/embed\/(index|sepax-figure|shell|wish|near|complaints)\.ts$|\/(registry|languages)\.ts$/;

/** The icons around any figure; the game and the menu have more. */
const everyIcon =
  'x|pause|play|step-forward|share-2|undo-2|redo-2|rotate-ccw|maximize|chevron-(left|right)';

/** What single pictures have of their own, and what only some pages ask for. */
const aside = new RegExp(
  String.raw`/figures/[\w-]+/|/icons/(?!(${everyIcon})\.svg)|/figure/share/(?!share-button)|/(svg-[a-z]+|moving-svg|png-picture|board-text|draw/marks|set-formula|formula-options)\.ts$|/(katex|gifenc)/|^\0embed:texts`,
);

/**
 * What some figures have that most have not: B − A, discs, loops, strokes through what is out, what moves, points to drag, space;
 * and what is shared only by figures that have some of these.
 */
const forFew =
  /\/((difference-)?inset|minkowski|ways-out|point-scene|paint-vector|vector3-math|rounded-outline|element\/step|pair\/points|pair\/(arrow|pair)-painter|draw\/(disc|loops|strike|sweep))\.ts$/;

const isEveryFigures = (id: string): boolean =>
  libraryOfFigures.test(id) || libraryOfChecks.test(id);

const isQuery = (id: string): boolean => /\/web\/lib\/(?!debug\/)/.test(id) && !isEveryFigures(id);

/**
 * One file has what every figure needs, so that a page gets its first one in a handful of requests: the
 * script, this file, the lesson, two of texts, and the few lines of the bundler that all import. What else the
 * library answers is in a file for the lessons that ask, and so are worlds, space, and what few pictures draw.
 */
export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'world',
      test: /\/web\/(lib\/world|figure\/crowd)\/|\/raw\/wasm\/world\w*[-.]|\/library-tree\.ts$/,
    },
    { name: 'few', test: forFew },
    { name: 'space', test: /\/web\/lib\/space3\// },
    { name: 'queries', test: isQuery },
    { name: 'figure', test: (id: string) => !atOnce.test(id) && !aside.test(id) },
  ],
} satisfies OutputOptions['codeSplitting'];

/** The name of a file, such as `shadows` or `shadows-ko` for those of a figure. */
export function nameOf(chunk: {
  readonly name: string;
  readonly facadeModuleId?: string | null;
}): string {
  const [, figure, language] =
    /\/figures\/([\w-]+)\/(?:figure|text\.(en|ko))\.ts$/.exec(chunk.facadeModuleId ?? '') ?? [];
  if (figure !== undefined) return language === undefined ? figure : `${figure}-${language}`;
  return chunk.name.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-(embed-)?/, '');
}
