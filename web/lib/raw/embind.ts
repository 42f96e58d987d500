/** Bindings by Embind's own runtime, in the place of lean.ts: see SEPAX_EMBIND in cpp/wasm/CMakeLists.txt. */
import type { Wasm } from './wasm.js';

/** Functions of the module, after those that this one of it makes. */
export function bind<Functions extends object>(
  module: Wasm,
  maker: `_bind_${string}` | undefined,
): Functions {
  const functions = module as unknown as Functions & Record<string, (() => void) | undefined>;
  // A part that is only built on has none.
  if (maker !== undefined) functions[maker]?.();
  // See lean.ts.
  return Object.create(functions) as Functions;
}
