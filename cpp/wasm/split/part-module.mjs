// The TypeScript that attaches a part.

/** The function that features call for it. */
const attachesOf = (part) => `${part}Part`;
const typeOf = (part) => `${part[0].toUpperCase()}${part.slice(1)}Part`;

/**
 * @param {string} part
 * @param {string[]} on the parts that it builds on
 * @param {string[]} names of its functions
 * @param {boolean} isFollowed whether texts of other parts follow its own
 */
export function partModule(part, on, names, isFollowed) {
  const imports = on.map((name) => `import { ${attachesOf(name)} } from './${name}.js';\n`);
  return `// Made by cpp/wasm/split: the part \`${part}\` of the wasm module.
import { attach } from '../attach.js';
${imports.join('')}import { text } from './${part}-text.js';
import type { MainModule } from './sepax.js';

export type ${typeOf(part)} = ${picked(names)};

let functions: ${typeOf(part)} | undefined;

/** Its functions. The first call attaches them, synchronously. */
export function ${attachesOf(part)}(): ${typeOf(part)} {
  functions ??= attach('_bind_${part}', text, [${on.map(attachesOf).join(', ')}], ${isFollowed}${on.length > 0 ? `, '_bind_${on[0]}'` : ''});
  return functions;
}
`;
}

/** The type of functions that have these names. */
export const picked = (names) =>
  `Pick<MainModule, ${names.map((name) => `'${name}'`).join(' | ') || 'never'}>`;
