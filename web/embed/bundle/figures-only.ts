import type { Plugin } from 'rolldown';
import { rewriteProperties } from './object-properties.js';
import type { IsSaid } from './said-keys.js';

/** Leaves out what is to be tried with a figure: only the pages of the book show it. */
export function figuresOnly(): Plugin {
  return {
    name: 'figures-only',
    transform: {
      filter: { id: /\/figures\/[\w-]+\/figure\.ts$/ },
      handler: (code) => ({
        code: rewriteProperties(code, 'figure', ({ key }) =>
          key === 'challenges' ? 'challenges: []' : null,
        ),
        map: null,
      }),
    },
  };
}

/** Leaves out the texts of a figure that it never says. */
export function textsOf(isSaid: IsSaid): Plugin {
  return {
    name: 'texts-of-figures',
    transform: {
      filter: { id: /\/figures\/[\w-]+\/text\.(en|ko)\.ts$/ },
      handler: (code, id) => ({
        code: rewriteProperties(code, /text\.(\w\w)\.ts$/.exec(id)![1]!, ({ key }) =>
          isSaid(key) ? null : '',
        ),
        map: null,
      }),
    },
  };
}
