import { mkdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'rolldown';
import type { Language } from '../../figure/voice/languages.js';
import type { Size } from '../../stage/camera.js';
import type { Still } from '../still.js';
import type { PictureName } from '../wish.js';
import { common } from './common.js';
import { stillPlugins } from './plugins.js';

/** The size of still pictures, in CSS pixels. */
export const stillSize = { width: 720, height: 400 } as const;

/** Pages that must be small show no formulas, so what sets them is left out. */
export const withoutFormulas: Plugin = {
  name: 'without-formulas',
  load: {
    filter: { id: /\/node_modules\/katex\// },
    handler: () => 'export default { render: (tex, element) => { element.textContent = tex; } };',
  },
};

export interface Stills {
  stillOf(name: PictureName, language: Language, size: Size, link?: string): Promise<Still>;
}

/** The painters, bundled for Node into a folder. */
export async function loadStills(folder: string): Promise<Stills> {
  await mkdir(folder, { recursive: true });
  const file = `${folder}/stills.mjs`;
  await build({
    ...common,
    platform: 'node',
    input: fileURLToPath(new URL('../still.ts', import.meta.url)),
    plugins: [withoutFormulas, ...stillPlugins()],
    output: { file, codeSplitting: false },
  });
  return (await import(pathToFileURL(file).href)) as Stills;
}

/** Draws figures, by their names and the hashes of links to what they show. */
export async function drawStills(
  folder: string,
): Promise<(name: string, language: Language, link: string | undefined) => Promise<Still>> {
  const { stillOf } = await loadStills(folder);
  return (name, language, link) => stillOf(name as PictureName, language, stillSize, link);
}
