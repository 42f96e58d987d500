import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { compactTemplates } from './web/bundling/compact-templates.js';
import { embedSite } from './web/embed/bundle/site-plugin.js';
import { drawStills } from './web/embed/bundle/stills.js';
import { codeSplitting } from './web/site/chunks.js';
import { guidesAndReference } from './web/site/docs/docs-plugin.js';
import { koreanFont } from './web/site/korean-font.js';
import { highlightPlugin } from './web/site/lessons/highlight-plugin.js';
import { lessonPages } from './web/site/lessons/lesson-pages.js';
import { offlinePlugin } from './web/site/offline/offline-plugin.js';
import { paths, sheet } from './web/site/pages.js';
import { prerender } from './web/site/prerender/prerender-plugin.js';
import { stillNames } from './web/site/prerender/still-names.js';
import { siteHasSideEffects } from './web/site/side-effects.js';
import { smallFonts } from './web/site/small-fonts.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The bold letters of formulas: 25 kB for the numbers that decide. Browsers make the usual ones bold as well. */
const boldMain = /@font-face\{[^}]*KaTeX_Main;font-style:normal;font-weight:700;[^}]*\}/;

/** Letters that no formula has: tests/js/embed/formulas.test.ts holds that. */
const otherLetters =
  /@font-face\{[^}]*KaTeX_(?:Caligraphic|Fraktur|SansSerif|Script|Typewriter);[^}]*\}/g;

/** Files of fonts for browsers that know no WebAssembly either. */
const oldFiles = /,url\([^)]*\.(?:woff|ttf)\) format\("\w+"\)/g;

/** Formulas are there at once, and get their fonts when those have come, like all other text. */
const formulasWaitForNoFont: Plugin = {
  name: 'formulas-wait-for-no-font',
  enforce: 'pre',
  transform: {
    filter: { id: /\/katex\.min\.css$/ },
    handler: (code) =>
      code
        .replace(boldMain, '')
        .replaceAll(otherLetters, '')
        .replaceAll(oldFiles, '')
        .replaceAll('font-display:block', 'font-display:swap'),
  },
};

const site = process.env.SEPAX_SITE_URL || undefined;

/** The site. The library is used from its sources, under its public name. */
export default defineConfig({
  root: here('./web/site'),
  base: './',
  resolve: {
    // The longer name first: an alias also stands for what begins with it.
    alias: {
      'sepax/debug': here('./web/lib/debug/index.ts'),
      'sepax/check': here('./web/lib/check/index.ts'),
      'sepax/3d': here('./web/lib/space3/index.ts'),
      sepax: here('./web/lib/index.ts'),
    },
  },
  plugins: [
    // Markup as it is: pages that are written beforehand have the same.
    { ...compactTemplates(['css']), enforce: 'pre', apply: 'build' },
    siteHasSideEffects(),
    formulasWaitForNoFont,
    stillNames(),
    smallFonts(),
    koreanFont(),
    prerender(site),
    guidesAndReference(site, () => drawStills(here('./build/embed/guides'))),
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
    rolldownOptions: {
      input: [...paths, sheet].map((path) => here(`./web/site/${path}index.html`)),
      output: { codeSplitting },
    },
  },
});
