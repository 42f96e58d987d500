import type { Plugin } from 'vite';

/**
 * The name that an element has as long as no script has run: it looks like the element, and is none that
 * comes alive.
 */
export const stillName = (name: string): string => name.replace(/^sepax-/, 'still-');

const names = /(?<![\w.#-])sepax-([a-z-]+)/g;

/** The styles of elements, for what stands for them. */
export const stillCss = (css: string): string =>
  css.replace(names, 'still-$1').replace(/\s+/g, ' ');

/** Gives what is said of an element in style sheets to what stands for it until scripts run, too. */
export function stillNames(): Plugin {
  return {
    name: 'still-names',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/site\/.*\.css$/ },
      handler: (css) => css.replace(names, ':is(sepax-$1, still-$1)'),
    },
  };
}
