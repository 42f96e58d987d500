import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const packages = fileURLToPath(
  new URL('../../../../node_modules/@fontsource-variable', import.meta.url),
);

/** The fonts of the site, the first one that has a character first. */
const families = ['inter', 'noto-sans-kr'] as const;

/** A file with a part of a font. */
interface Slice {
  readonly file: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/**
 * Writes the fonts that a text needs, as TrueType: of the files of the site's fonts those that have its
 * characters, with the weight pinned. What draws cards knows neither woff2 nor weights that vary.
 */
export async function writeFonts(folder: string, text: string, weight: number): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const parts = [...(await partsOf(text))];
  return Promise.all(
    parts.map(async ([slice, characters]) => {
      const made = await subsetFont(await readFile(slice), characters, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
      });
      const file = `${folder}/${basename(slice, '.woff2')}-${weight}.ttf`;
      await writeFile(file, made);
      return file;
    }),
  );
}

/** Which characters are taken from which file. */
async function partsOf(text: string): Promise<ReadonlyMap<string, string>> {
  const slices = (await Promise.all(families.map(slicesOf))).flat();
  const parts = new Map<string, string>();
  for (const character of new Set(text.replaceAll(/\s/g, ' '))) {
    const slice = slices.find(({ ranges }) => isIn(character.codePointAt(0)!, ranges));
    if (slice === undefined) throw new Error(`No font has "${character}".`);
    parts.set(slice.file, (parts.get(slice.file) ?? '') + character);
  }
  return parts;
}

async function slicesOf(family: string): Promise<Slice[]> {
  const ranges = JSON.parse(await readFile(`${packages}/${family}/unicode.json`, 'utf8')) as object;
  return Object.entries(ranges).map(([name, written]) => ({
    file: `${packages}/${family}/files/${family}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: String(written).split(',').map(rangeOf),
  }));
}

/** `U+2000-206F`, or one character as `U+20AC`. */
function rangeOf(written: string): [number, number] {
  const [from, to = from] = written.replace('U+', '').split('-');
  return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)];
}

const isIn = (code: number, ranges: Slice['ranges']): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to);
