import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lessonNames } from '../../figures/registry.js';
import { parsed, readSections, words } from './read-sections.js';
import type { Section } from './section.js';

/** What the lessons say in a language, read from their pages as they are without scripts. */
export async function lessonSections(languageFolder: string): Promise<Section[]> {
  const all = await Promise.all(lessonNames.map((name) => sectionsOf(languageFolder, name)));
  return all.flat();
}

async function sectionsOf(folder: string, name: string): Promise<Section[]> {
  const address = `lessons/${name}/`;
  const main = parsed(await readFile(join(folder, address, 'index.html'), 'utf8')).querySelector(
    'main',
  )!;
  const title = words(main.querySelector('h1')!.text);
  return readSections(main, { kind: 'lesson', title, address });
}
