import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'rolldown';
import { builds } from './builds.js';
import { codeSplitting, nameOf } from './chunks.js';
import { common } from './common.js';
import { licenses } from './licenses.js';
import { manifest } from './manifest.js';
import { noCircles } from './no-circles.js';
import { embedPlugins, type Home } from './plugins.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

interface Bundle {
  /** Its folder. */
  readonly dir: string;
  /** What the script is called, without its ending. */
  readonly script: string;
  /** What the names of the files that the script loads begin with. */
  readonly prefix: string;
  readonly home: Home;
  /** What else is written beside the scripts. */
  readonly plugins: readonly Plugin[];
}

/**
 * Builds a script that makes the element known, and what it loads, with the library inside: a page gets its first
 * figure in a handful of requests, from any server. Beside the library's own files, which are made to be bundled, it
 * would take some eighty.
 */
async function bundle({ dir, script, prefix, home, plugins }: Bundle): Promise<void> {
  await build({
    ...common,
    input: { [script]: here('../index.ts') },
    plugins: [...(await embedPlugins(home)), ...plugins, noCircles],
    output: {
      dir,
      minify: true,
      comments: false,
      chunkFileNames: (chunk) => `${prefix}${nameOf(chunk)}-[hash].js`,
      codeSplitting,
    },
  });
}

/** The embed of the site: the script `sepax-embed.js`, and what it loads. */
export const bundleForSite = (dir: string): Promise<void> =>
  bundle({
    dir,
    script: 'sepax-embed',
    prefix: '',
    home: 'module',
    plugins: [licenses('licenses.txt'), manifest('sepax-embed.js'), builds()],
  });

/** The embed of the npm package: `embed.js`, and what it loads. */
export const bundleForPackage = (dir: string): Promise<void> =>
  bundle({
    dir,
    script: 'embed',
    prefix: 'embed-',
    home: 'nothing',
    plugins: [licenses('embed-licenses.txt'), manifest('dist/embed.js')],
  });
