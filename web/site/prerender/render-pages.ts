import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { highlightPlugin } from '../lessons/highlight-plugin.js';
import { siteHasSideEffects } from '../side-effects.js';
import type { PageOrder, StillPage } from './render-page.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the bundle for Node is: below the project, whose packages it uses. */
const folder = here('../../../build/prerender');

/** Bundles the modules of all pages for Node. */
async function bundle(alias: Record<string, string>, mode: string): Promise<string> {
  await build({
    configFile: false,
    root: here('..'),
    mode,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias },
    plugins: [siteHasSideEffects(), highlightPlugin()],
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: here('./render-page.ts') },
    },
  });
  return pathToFileURL(`${folder}/render-page.js`).href;
}

function render(file: string, order: PageOrder): Promise<StillPage> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./render-thread.mjs', import.meta.url), {
      workerData: { file, order },
    });
    thread.once('message', (page: StillPage) => {
      resolve(page);
      void thread.terminate();
    });
    thread.once('error', (cause) =>
      reject(new Error(`/${order.path} in ${order.language} cannot be written`, { cause })),
    );
  });
}

/** Writes all pages, as many at a time as there are processors. */
export async function renderPages(
  orders: readonly PageOrder[],
  alias: Record<string, string>,
  mode: string,
): Promise<StillPage[]> {
  const file = await bundle(alias, mode);
  const pages: StillPage[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < orders.length) {
      const place = next;
      next += 1;
      pages[place] = await render(file, orders[place]!);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return pages;
}
