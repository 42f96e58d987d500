// The TypeScript that attaches a part, and that has its bindings.

/** The function that features call for it. */
const attachesOf = (part) => `${part}Part`;
const typeOf = (part) => `${part[0].toUpperCase()}${part.slice(1)}Part`;

/**
 * @param {string} part
 * @param {string[]} on the parts that it builds on
 * @param {{ name: string }[]} bindings
 * @param {boolean} isFollowed whether texts of other parts follow its own
 * @param {boolean} isLean whether the bindings are
 */
export function partModule(part, on, bindings, isFollowed, isLean) {
  const imports = on.map((name) => `import { ${attachesOf(name)} } from './${name}.js';\n`);
  const what = isLean ? placesOf(bindings) : `'_bind_${part}'`;
  const below = on.length > 0 ? `, '${on[0]}'` : '';
  return `// Made by cpp/wasm/split: the part \`${part}\` of the wasm module.
import { attach } from '../attach.js';
import { bind } from './bind.js';
${imports.join('')}import { text } from './${part}-text.js';
import type { MainModule } from './sepax.js';

export type ${typeOf(part)} = ${picked(bindings)};

let functions: ${typeOf(part)} | undefined;

/** Its functions. The first call attaches them, synchronously. */
export function ${attachesOf(part)}(): ${typeOf(part)} {
  functions ??= bind<${typeOf(part)}>(attach('${part}', text, [${on.map(attachesOf).join(', ')}], ${isFollowed}${below}), ${what});
  return functions;
}
`;
}

/** What the core has. */
export function coreModule(bindings, isLean) {
  return `// Made by cpp/wasm/split.
import type { MainModule } from './sepax.js';

/** The functions that are there from the start. */
export type Core = ${picked(bindings)};

/** Their bindings. */
export const core = ${isLean ? `${placesOf(bindings)} as const` : 'undefined'};
`;
}

/** How bindings are made: by a module of web/lib/raw. */
export function bindModule(isLean) {
  return `// Made by cpp/wasm/split.\nexport { bind } from '../${isLean ? 'lean' : 'embind'}.js';\n`;
}

/** The type of functions that have these names. */
const picked = (bindings) =>
  `Pick<MainModule, ${bindings.map(({ name }) => `'${name}'`).join(' | ') || 'never'}>`;

/** Lean bindings, those of functions together that are called alike. See web/lib/raw/lean.ts. */
function placesOf(bindings) {
  const invokers = new Set(bindings.map(({ invoker }) => invoker));
  const groups = Array.from(invokers, (invoker) => {
    const alike = bindings.filter((binding) => binding.invoker === invoker);
    const [{ arguments: count, isQuestion }] = alike;
    const places = alike.map(({ name, call }) => `${name}: ${call}`);
    return `[${invoker}, ${count}, ${isQuestion}, { ${places.join(', ')} }]`;
  });
  return `[${groups.join(', ')}]`;
}
