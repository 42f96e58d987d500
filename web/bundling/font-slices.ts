import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const packages = fileURLToPath(new URL('../../node_modules/@fontsource-variable', import.meta.url));

/** A file with a part of a font. */
export interface Slice {
  readonly file: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/** The files that a font of Fontsource lies in, and what each has. */
export async function slicesOf(family: string): Promise<Slice[]> {
  const ranges = JSON.parse(await readFile(`${packages}/${family}/unicode.json`, 'utf8')) as object;
  return Object.entries(ranges).map(([name, written]) => ({
    file: `${packages}/${family}/files/${family}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: String(written).split(',').map(rangeOf),
  }));
}

/** Which of some slices has which characters, the first one that has it; `missing` hears of one that none has. */
export function charactersBySlice(
  slices: readonly Slice[],
  characters: Iterable<string>,
  missing: (character: string) => void = () => {},
): ReadonlyMap<Slice, string> {
  const found = new Map<Slice, string>();
  for (const character of new Set(characters)) {
    const slice = slices.find(({ ranges }) => isIn(character.codePointAt(0)!, ranges));
    if (slice === undefined) missing(character);
    else found.set(slice, (found.get(slice) ?? '') + character);
  }
  return found;
}

/** Writes some characters of a slice as a font of their own; returns the file. */
export async function writePart(
  { file: slice }: Slice,
  characters: string,
  file: string,
  options: Parameters<typeof subsetFont>[2],
): Promise<string> {
  await writeFile(file, await subsetFont(await readFile(slice), characters, options));
  return file;
}

/** `U+2000-206F`, or one character as `U+20AC`. */
function rangeOf(written: string): [number, number] {
  const [from, to = from] = written.replace('U+', '').split('-');
  return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)];
}

const isIn = (code: number, ranges: Slice['ranges']): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to);
