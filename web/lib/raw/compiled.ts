/**
 * The wasm of an entry that has nothing to load: it is inside, and compiled when it is first asked for.
 * The build puts loaded.ts in the place of this module in `sepax/async`; see tsdown.config.ts.
 */
import { compileInline } from '../compile.js';
import { wasm } from './wasm/inline.js';

/** Compiles the wasm, synchronously. */
export function compiled(): WebAssembly.Module {
  return compileInline(wasm());
}
