import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { bundleForSite } from './bundle.js';
import { writePages } from './pages.js';

const work = fileURLToPath(new URL('../../../build/embed', import.meta.url));

/** Where the site will be: addresses for other sites must be whole ones. */
const site = process.env.SEPAX_SITE_URL ?? 'http://127.0.0.1:4173/';

/** Where a lesson says what can be made of it in other sites. */
const card = (name: string, language: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: {
    rel: 'alternate',
    type: 'application/json+oembed',
    hreflang: language,
    href: `../../embed/${name}.${language}.oembed.json`,
  },
  injectTo: 'head',
});

/** Adds the embed to the site, as `embed/sepax-embed.js`, and a page for each of its figures. */
export function embedSite(): Plugin {
  let folder = '';
  return {
    name: 'embed-site',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = `${build.outDir}/embed`;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { path }) => {
        const name = /\/lessons\/([\w-]+)\/index\.html$/.exec(path)?.[1];
        return name === undefined ? [] : [card(name, 'en'), card(name, 'ko')];
      },
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        await bundleForSite(folder);
        await writePages(folder, work, site);
      },
    },
  };
}
