import { mkdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { charactersBySlice, slicesOf, writePart } from '../../../bundling/font-slices.js';

/** The fonts of the site, the first one that has a character first. */
const families = ['inter', 'noto-sans-kr'] as const;

/**
 * Writes the fonts that a text needs, as TrueType: of the files of the site's fonts those that have its
 * characters, with the weight pinned. What draws cards knows neither woff2 nor weights that vary.
 */
export async function writeFonts(folder: string, text: string, weight: number): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const slices = (await Promise.all(families.map(slicesOf))).flat();
  const parts = charactersBySlice(slices, text.replaceAll(/\s/g, ' '), (character) => {
    throw new Error(`No font has "${character}".`);
  });
  return Promise.all(
    [...parts].map(([slice, characters]) =>
      writePart(slice, characters, `${folder}/${basename(slice.file, '.woff2')}-${weight}.ttf`, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
      }),
    ),
  );
}
