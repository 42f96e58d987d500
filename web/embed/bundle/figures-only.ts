import type { Plugin } from 'rolldown';
import { rewriteProperties } from './object-properties.js';
import type { IsSaid } from './said-keys.js';

/** What a lesson has beside its figure, and what stands for it: only the pages of the lessons show it. */
const beside: Readonly<Record<string, string>> = {
  code: 'null',
  challenges: '[]',
  table: 'null',
  chart: 'null',
};

/** Leaves out what a lesson has beside its figure, and so all that nothing else uses. */
export function figuresOnly(): Plugin {
  return {
    name: 'figures-only',
    load: {
      filter: { id: [/\.(js|cpp)\?code$/, /\/playground\/axis-table\.ts$/] },
      handler: (id) => (id.endsWith('?code') ? 'export const lines = [];' : 'export {};'),
    },
    transform: {
      filter: { id: /\/lessons\/[\w-]+\/lesson\.ts$/ },
      handler: (code) => ({
        code: rewriteProperties(code, 'lesson', ({ key }) =>
          Object.hasOwn(beside, key) ? `${key}: ${beside[key]}` : null,
        ),
        map: null,
      }),
    },
  };
}

/** Leaves out the texts of a lesson that its figure never says. */
export function textsOf(isSaid: IsSaid): Plugin {
  return {
    name: 'texts-of-figures',
    transform: {
      filter: { id: /\/lessons\/[\w-]+\/text\.(en|ko)\.ts$/ },
      handler: (code, id) => ({
        code: rewriteProperties(code, /text\.(\w\w)\.ts$/.exec(id)![1]!, ({ key }) =>
          isSaid(key) ? null : '',
        ),
        map: null,
      }),
    },
  };
}
