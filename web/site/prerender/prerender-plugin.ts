import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { paths, sheet } from '../pages.js';
import { type Address, pageFile, pageLanguages, placeOf, upFrom } from './page-head.js';
import type { PageOrder, StillPage } from './render-page.js';
import { renderPages } from './render-pages.js';
import { mapEntry } from './site-map.js';

/** Where pages are looked at before anybody knows where they will be. */
export const anywhere = 'http://127.0.0.1:4173/';

const inEach = (all: readonly string[]): readonly Address[] =>
  all.flatMap((path) => pageLanguages.map((language) => ({ path, language })));

const addresses = inEach(paths);
/** All that is rendered: what surrounds guides and reference is no page by itself. */
const rendered = inEach([...paths, sheet]);

/**
 * Gives each page an address in each language, and writes there what it shows before any script runs. The
 * scripts then put the same in its place, alive.
 *
 * @param published - Where the site will be, if that is known.
 */
export function prerender(published: string | undefined): Plugin {
  // Else the last folder of it would be taken for a file.
  const site = published?.replace(/\/?$/, '/');
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    configResolved: (resolved) => {
      config = resolved;
      if (resolved.command === 'build' && resolved.mode === 'site' && site === undefined) {
        resolved.logger.warn(
          'SEPAX_SITE_URL is not set: pages name no whole addresses to search engines and to those who show links. Set it to where the site will be, such as https://example.org/sepax/.',
        );
      }
    },
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const [, language, rest] = /^\/(ko)(\/.*)$/.exec(request.url ?? '') ?? [];
        if (language !== undefined) request.url = rest!;
        const [, picture] = /^\/demos\/([\w.]+\.svg)$/.exec(request.url ?? '') ?? [];
        if (picture === undefined) {
          next();
          return;
        }
        void server.ssrLoadModule('./demos/pictures.ts').then(({ drawDemos }) => {
          response.setHeader('Content-Type', 'image/svg+xml').end(drawDemos()[picture]);
        }, next);
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path, originalUrl }) => {
        // The build writes both languages of the page when all else is there.
        if (config.command === 'build') return html;
        const language = originalUrl?.startsWith('/ko/') ? 'ko' : 'en';
        return pageFile(html, { path: path.replace(/^\/|index\.html$/g, ''), language }, site);
      },
    },
    writeBundle: { sequential: true, handler: () => writePages(config, site) },
  };
}

async function writePages(config: ResolvedConfig, site: string | undefined): Promise<void> {
  const { outDir } = config.build;
  const sources = new Map(
    await Promise.all(
      [...paths, sheet].map(
        async (path) => [path, await readFile(join(outDir, path, 'index.html'), 'utf8')] as const,
      ),
    ),
  );
  const orders = rendered.map(
    (address): PageOrder => ({
      ...address,
      url: new URL(placeOf(address), site ?? anywhere).href,
      masthead: attributesOf(sources.get(address.path)!),
    }),
  );
  const alias = Object.fromEntries(
    config.resolve.alias
      .filter(({ find }) => typeof find === 'string')
      .map(({ find, replacement }) => [find, replacement]),
  ) as Record<string, string>;
  const assets = await readdir(join(outDir, 'assets'));
  const pages = await renderPages(orders, alias, config.mode);
  await Promise.all(
    rendered.map(async (address, i) => {
      const file = join(outDir, placeOf(address), 'index.html');
      await mkdir(dirname(file), { recursive: true });
      const source = sources.get(address.path)!;
      const html = address.language === 'en' ? source : oneFolderDeeper(source);
      // Each guide has a head of its own.
      const headed = address.path === sheet ? html : pageFile(html, address, site);
      await writeFile(file, filled(headed, pages[i]!, fontsOf(address, assets)));
      for (const [name, picture] of Object.entries(pages[i]!.pictures)) {
        await writeFile(join(dirname(file), name), picture);
      }
    }),
  );
  await writeFile(join(outDir, 'sitemap.xml'), sitemap(site ?? anywhere));
  await writeFile(join(outDir, 'robots.txt'), robots(site ?? anywhere));
}

/** The attributes of the masthead in the file of a page. */
function attributesOf(html: string): Record<string, string> {
  const [, attributes = ''] = /<sepax-masthead([^>]*)>/.exec(html)!;
  return Object.fromEntries(
    [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

/** The fonts of a page, before its first words are shown: they would be set again in other ones. */
function fontsOf(address: Address, assets: readonly string[]): string {
  const up = upFrom(address);
  const latin = assets.find((name) => /^inter-latin-wght-normal-.*\.woff2$/.test(name))!;
  const korean = assets.find((name) => /^korean-.*\.css$/.test(name))!;
  const styles = `<link rel="stylesheet" crossorigin href="${up}assets/${korean}" />`;
  return [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${up}assets/${latin}" />`,
    ...(address.language === 'ko' ? [styles] : []),
  ].join('\n    ');
}

/** A page in a language, of what the build has made of its file. */
function filled(html: string, still: StillPage, fonts: string): string {
  return html
    .replace('</head>', () => `  ${fonts}\n    <style>${still.css}</style>\n  </head>`)
    .replace(/(<sepax-masthead[^>]*>)/, (tag) => tag + still.masthead)
    .replace('<main></main>', (main) =>
      still.main === null ? main : `<main id="main">${still.main}</main>`,
    )
    .replace('<sepax-search>', (tag) => tag + still.search)
    .replace('<sepax-footer>', (tag) => tag + still.footer);
}

const oneFolderDeeper = (html: string): string =>
  html.replace(/(href|src)="(?:\.\/)?(?=\.\.\/|assets\/|embed\/)/g, '$1="../');

/** All pages, each with the same one in other languages. */
const sitemap = (site: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${addresses.map((address) => mapEntry(address, pageLanguages, site)).join('\n')}
</urlset>
`;

const robots = (site: string): string =>
  `User-agent: *\nAllow: /\nSitemap: ${new URL('sitemap.xml', site).href}\n`;
