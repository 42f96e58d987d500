/**
 * Answers for the site when there is no network: all of it is kept on the first visit, and a later
 * version takes over when no page of the one before is open any more.
 */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';

/** The files of the site: offline-plugin.ts puts them in. */
declare const siteFiles: PrecacheEntry[];

clientsClaim();
cleanupOutdatedCaches();
// The pages are the same for every `?lang`.
precacheAndRoute(siteFiles, { ignoreURLParametersMatching: [/./] });
// Of some five hundred pages, those that were read.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\/(?:docs|search)\//.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'guides' }),
);
// The Korean font has a hundred parts: those are kept that a page has needed.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.woff2'),
  // Whoever asks for it, with an origin or without: it is the same file.
  new CacheFirst({ cacheName: 'fonts', matchOptions: { ignoreVary: true } }),
);
