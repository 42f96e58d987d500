import { mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { charactersBySlice, slicesOf, writePart } from '../bundling/font-slices.js';
import { weights } from './small-fonts.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where what pages say is written, besides README.ko.md, the first page of the guides. */
const folders = ['web/site', 'web/figures', 'web/figure', 'web/stage', 'web/embed', 'docs'];
const isText = (file: string): boolean => /\.(?:ts|md|html)$/.test(file);

/** What some machines have no other font for. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');

/** How the files are called: how a build calls them, too, with their contents' digest. */
const family = 'noto-sans-kr';
const imported = `@import "@fontsource-variable/${family}/wght.css";`;

/**
 * Has the Korean font have the letters of the site's texts and no others: 800 of 11,172 syllables. A lesson loads 144 kB
 * of it instead of 347, and the whole site 180 instead of ever more. What somebody types is set in a font of
 * the machine if it has other letters.
 */
export function koreanFont(): Plugin {
  return {
    name: 'korean-font',
    enforce: 'pre',
    apply: 'build',
    // Files of their own: a page needs but some of them.
    config: () => ({
      build: {
        assetsInlineLimit: (file) => (basename(file).startsWith(family) ? false : undefined),
      },
    }),
    transform: {
      filter: { id: /\/styles\/korean\.css$/ },
      handler: async (css, id) => css.replace(imported, await faces(dirname(id))),
    },
  };
}

/** A face for each file that has some of the letters, as a style sheet in a folder asks for them. */
async function faces(from: string): Promise<string> {
  const folder = join(root, 'build/fonts');
  await mkdir(folder, { recursive: true });
  const parts = charactersBySlice(await slicesOf(family), await letters());
  const written = await Promise.all(
    [...parts].map(async ([slice, characters]) => {
      const file = join(folder, basename(slice.file).replace('-wght-normal', ''));
      await writePart(slice, characters, file, { targetFormat: 'woff2', variationAxes: weights });
      return face(relative(from, file), characters);
    }),
  );
  return written.join('\n');
}

/** The characters of all texts in Korean. */
async function letters(): Promise<string> {
  const files = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(join(root, folder), { recursive: true });
      return names.filter(isText).map((name) => join(root, folder, name));
    }),
  );
  const all = [...files.flat(), join(root, 'README.ko.md')];
  const texts = await Promise.all(all.map((file) => readFile(file, 'utf8')));
  return ascii + texts.filter((text) => /\p{Script=Hangul}/u.test(text)).join('');
}

const face = (file: string, characters: string): string => `@font-face {
  font-family: "Noto Sans KR Variable";
  font-weight: ${weights.wght.min} ${weights.wght.max};
  font-display: swap;
  src: url("${file.replaceAll('\\', '/')}") format("woff2-variations");
  unicode-range: ${[...characters].map(codeOf).join(', ')};
}`;

const codeOf = (character: string): string => `U+${character.codePointAt(0)!.toString(16)}`;
