import type { Plugin } from 'rolldown';

/**
 * Files that import one another in a circle fail where one extends a class of the other before that is defined. Throws
 * if there are any, and names them.
 */
export const noCircles: Plugin = {
  name: 'no-circles',
  generateBundle(_, bundle) {
    const done = new Set<string>();
    const follow = (name: string, way: readonly string[]): void => {
      if (way.includes(name)) throw new Error(`a circle of files: ${[...way, name].join(' → ')}`);
      const chunk = bundle[name];
      if (done.has(name) || chunk?.type !== 'chunk') return;
      for (const next of chunk.imports) follow(next, [...way, name]);
      done.add(name);
    };
    for (const name of Object.keys(bundle)) follow(name, []);
  },
};
