import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { doors } from '../home/doors.js';

const source = fileURLToPath(new URL('./service-worker.ts', import.meta.url));
const name = 'service-worker.js';

/**
 * What is not kept: parts of a font of which pages need but few, and the megabytes of the libraries in WebAssembly that
 * race.
 */
const left = /noto-sans-kr-.*\.woff2$|^(?:rapier|Box2D\.\w+)-[\w-]+\.\w+$/;

const pictures: readonly string[] = Object.values(doors).map(({ picture }) => picture);

/** Guides, reference and what is searched: the worker keeps what somebody has read. */
const isDocs = (url: string): boolean => /^(?:ko\/)?(?:docs|search)\//.test(url);

/** Figures are for pages of other sites: of their files only the pictures of the home page are kept. */
const isKept = (url: string): boolean =>
  (!url.startsWith('embed/') && !isDocs(url)) ||
  (url.endsWith('.svg') && pictures.includes(/\/([\w-]+)/.exec(url)![1]!));

/** A file of the site; the name of one without a revision changes with what is in it. */
interface SiteFile {
  readonly url: string;
  readonly revision: string | null;
}

/** Writes the service worker beside the pages, with a list of all files that it keeps. */
export function offlinePlugin(): Plugin {
  let dir = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved: ({ build }) => {
      dir = build.outDir;
    },
    // The pictures of figures are there by then.
    writeBundle: { sequential: true, order: 'post', handler: writeWorker },
  };

  async function writeWorker(): Promise<void> {
    const { outputFiles } = await build({
      entryPoints: [source],
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      target: 'es2022',
      define: {
        siteFiles: JSON.stringify(siteFiles(dir)),
        'process.env.NODE_ENV': '"production"',
      },
    });
    writeFileSync(join(dir, name), outputFiles[0]!.contents);
  }
}

function siteFiles(folder: string): SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== name && !left.test(entry.name))
    .map(({ parentPath, name: file }) => {
      const path = join(parentPath, file);
      const url = relative(folder, path).replaceAll('\\', '/');
      return { url, revision: url.startsWith('assets/') ? null : hashOf(path) };
    })
    .filter(({ url }) => isKept(url))
    .sort((p, q) => (p.url < q.url ? -1 : 1));
}

const hashOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
