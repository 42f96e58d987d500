import { fileURLToPath } from 'node:url';
import { build, type InputOptions, type Plugin } from 'rolldown';
import { licenses } from './licenses.js';
import { manifest } from './manifest.js';
import { embedPlugins } from './plugins.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What each bundle of figures is made with. */
export const common = {
  platform: 'browser',
  resolve: {
    // The longer name first: an alias also stands for what begins with it.
    alias: { 'sepax/3d': here('../../lib/space3/index.ts'), sepax: here('../../lib/index.ts') },
  },
  transform: { target: 'es2022' },
} satisfies InputOptions;

const plainName = ({ name }: { readonly name: string }): string =>
  name.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-/, '');

/** Builds the embed of the site, with the library inside: the script `sepax-embed.js`, and what it loads. */
export async function bundleForSite(folder: string): Promise<void> {
  await build({
    ...common,
    input: { 'sepax-embed': here('../index.ts') },
    plugins: [...embedPlugins(), licenses('licenses.txt'), manifest('sepax-embed.js')],
    output: {
      dir: folder,
      minify: true,
      chunkFileNames: (chunk) => `${plainName(chunk)}-[hash].js`,
      // A page that has seen one figure keeps the library when the figures change.
      codeSplitting: { groups: [{ name: 'sepax', test: /\/web\/lib\/(?!space3)/ }] },
    },
  });
}

/** Where the library is, seen from the embed of the package: a page that uses both has one copy of it. */
const published: Readonly<Record<string, string>> = { sepax: './index.js', 'sepax/3d': './3d.js' };

const besideLibrary: Plugin = {
  name: 'beside-library',
  resolveId: (source) => {
    const id = published[source];
    return id === undefined ? null : { id, external: true };
  },
};

/** Builds the embed of the npm package: `embed.js`, and what it loads. */
export async function bundleForPackage(folder: string): Promise<void> {
  await build({
    ...common,
    input: { embed: here('../index.ts') },
    plugins: [
      besideLibrary,
      ...embedPlugins(),
      licenses('embed-licenses.txt'),
      manifest('dist/embed.js'),
    ],
    output: {
      dir: folder,
      minify: true,
      chunkFileNames: (chunk) => `embed-${plainName(chunk)}-[hash].js`,
    },
  });
}
