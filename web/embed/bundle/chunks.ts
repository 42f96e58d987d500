import type { OutputOptions } from 'rolldown';

/** What the script of the element has itself, at once. */
const atOnce =
  /\/web\/embed\/(index|sepax-figure|shell|wish|near|complaints)\.ts$|\/(registry|languages)\.ts$/;

/** What single pictures have of their own, and what only some pages ask for. */
const aside = /\/figures\/[\w-]+\/|\/svg-[a-z]+\.ts$|\/katex\/|^\0embed:texts/;

/**
 * One file has what every figure needs, so that a page gets its first one in a handful of requests: the
 * script, this file, the lesson, and two of texts. Worlds and space are for the lessons about them.
 */
export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'world',
      test: /\/web\/(lib\/world|figure\/crowd)\/|\/raw\/wasm\/world[-.]|\/library-tree\.ts$/,
    },
    { name: 'space', test: /\/web\/lib\/space3\// },
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
