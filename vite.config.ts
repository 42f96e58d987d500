import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { embedSite } from './web/embed/bundle/site-plugin.js';
import { lessonNames } from './web/figures/registry.js';
import { highlightPlugin } from './web/site/lessons/highlight-plugin.js';
import { lessonPages } from './web/site/lessons/lesson-pages.js';
import { offlinePlugin } from './web/site/offline/offline-plugin.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * package.json says that no module has side effects, which is true of the library and lets its users
 * leave out what they don't call. The site's modules do have them: they define custom elements.
 */
const siteHasSideEffects: Plugin = {
  name: 'site-has-side-effects',
  transform: {
    filter: { id: /\/web\/(stage|figures?|site)\/.*\.ts$/ },
    handler: () => ({ moduleSideEffects: true }),
  },
};

/** Formulas are there at once, and get their fonts when those have come, like all other text. */
const formulasWaitForNoFont: Plugin = {
  name: 'formulas-wait-for-no-font',
  enforce: 'pre',
  transform: {
    filter: { id: /\/katex\.min\.css$/ },
    handler: (code) => code.replaceAll('font-display:block', 'font-display:swap'),
  },
};

/** The folders of the pages. */
const pages = [
  '',
  'board/',
  'lessons/',
  'lessons/authors/',
  ...lessonNames.map((name) => `lessons/${name}/`),
  'playground/',
  'game/',
  'demos/',
  'stress/',
  'examples/worker/',
];

/** The site. The library is used from its sources, under its public name. */
export default defineConfig({
  root: here('./web/site'),
  base: './',
  resolve: {
    // The longer name first: an alias also stands for what begins with it.
    alias: { 'sepax/3d': here('./web/lib/space3/index.ts'), sepax: here('./web/lib/index.ts') },
  },
  plugins: [
    siteHasSideEffects,
    formulasWaitForNoFont,
    lessonPages(),
    highlightPlugin(),
    embedSite(),
    offlinePlugin(),
  ],
  worker: { format: 'es' },
  // Figures are for pages of other origins.
  preview: { cors: true },
  build: {
    outDir: here('./build/site'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: pages.map((page) => here(`./web/site/${page}index.html`)) },
  },
});
