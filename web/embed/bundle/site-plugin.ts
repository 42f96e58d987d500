import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { isLessonName } from '../../figures/registry.js';
import { site } from './addresses.js';
import { bundleForSite } from './bundle.js';
import { serveEmbed } from './dev-server.js';
import { writePages } from './pages.js';

const work = fileURLToPath(new URL('../../../build/embed', import.meta.url));

const pages = (folder: string): Promise<void> => writePages(folder, work, site);

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

/** What the page at a path says of itself to other sites. */
function tagsFor(path: string): HtmlTagDescriptor[] {
  const name = /\/lessons\/([\w-]+)\/index\.html$/.exec(path)?.[1] ?? '';
  return isLessonName(name) ? [card(name, 'en'), card(name, 'ko')] : [];
}

/** Adds the embed to the site, as `embed/sepax-embed.js`, and a page for each of its figures. */
export function embedSite(): Plugin {
  let folder = '';
  return {
    name: 'embed-site',
    configResolved: ({ build }) => {
      folder = `${build.outDir}/embed`;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { path }) => tagsFor(path),
    },
    configureServer: (server) => {
      serveEmbed(server, `${work}/served`, [
        { makes: /^sepax-frames\.js$|\.(html|svg|json|png)$/, make: pages },
        { makes: /\.js$/, make: bundleForSite },
      ]);
    },
    writeBundle: {
      sequential: true,
      handler: async () => {
        await bundleForSite(folder);
        await pages(folder);
      },
    },
  };
}
