import type { Plugin } from 'vite';
import { bundleForSite } from './bundle.js';

/** Adds the embed to the site, as `embed/sepax-embed.js`. */
export function embedSite(): Plugin {
  let folder = '';
  return {
    name: 'embed-site',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    closeBundle: {
      sequential: true,
      handler: () => bundleForSite(`${folder}/embed`),
    },
  };
}
