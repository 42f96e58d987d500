import type { Plugin } from 'vite';

/**
 * package.json says that no module has side effects, which is true of the library and lets its users
 * leave out what they don't call. The site's modules do have them: they define custom elements.
 */
export const siteHasSideEffects = (): Plugin => ({
  name: 'site-has-side-effects',
  transform: {
    filter: { id: /\/web\/(stage|figures?|site)\/.*\.ts$/ },
    handler: () => ({ moduleSideEffects: true }),
  },
});
