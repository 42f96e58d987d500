import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** The packages that are inside of the embed. */
const inside = [
  'lit',
  'lit-html',
  'lit-element',
  '@lit/reactive-element',
  'katex',
  'lucide-static',
  'gifenc',
];

/** What these packages ask to be told along with them. */
export function licenses(fileName: string): Plugin {
  return {
    name: 'licenses',
    async generateBundle() {
      const parts = await Promise.all(inside.map(licenseOf));
      this.emitFile({ type: 'asset', fileName, source: parts.join('\n\n') });
    },
  };
}

async function licenseOf(name: string): Promise<string> {
  const folder = `${modules}/${name}`;
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined) throw new Error(`${name} has no license.`);
  return `${name}\n\n${(await readFile(`${folder}/${file}`, 'utf8')).trim()}\n`;
}
