import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'rolldown';
import { builds } from './builds.js';
import { codeSplitting, nameOf } from './chunks.js';
import { common } from './common.js';
import { licenses } from './licenses.js';
import { manifest } from './manifest.js';
import { noCircles } from './no-circles.js';
import { embedPlugins } from './plugins.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the embed of the site, with the library inside: the script `sepax-embed.js`, and what it loads. */
export async function bundleForSite(folder: string): Promise<void> {
  await build({
    ...common,
    input: { 'sepax-embed': here('../index.ts') },
    plugins: [
      ...(await embedPlugins('module')),
      licenses('licenses.txt'),
      manifest('sepax-embed.js'),
      builds(),
      noCircles,
    ],
    output: {
      dir: folder,
      minify: true,
      comments: false,
      chunkFileNames: (chunk) => `${nameOf(chunk)}-[hash].js`,
      codeSplitting,
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
      ...(await embedPlugins('nothing')),
      licenses('embed-licenses.txt'),
      manifest('dist/embed.js'),
      noCircles,
    ],
    output: {
      dir: folder,
      minify: true,
      comments: false,
      chunkFileNames: (chunk) => `embed-${nameOf(chunk)}-[hash].js`,
      codeSplitting,
    },
  });
}
