/**
 * The wasm of an entry that has nothing to load: it is inside, in parts, and each is compiled when it is
 * first asked for. The build puts loaded.ts in the place of this module in `sepax/async`, and whole.ts in
 * the script for pages without modules; see tsdown.config.ts.
 */
import { compileInline } from '../compile.js';
import { text as core } from './wasm/core-text.js';
import { decode } from './wasm/decode.js';

/** Compiles the core, synchronously. */
export function compiled(): WebAssembly.Module {
  return compileInline(decode(core));
}

/** Compiles a part, synchronously; `undefined` if its functions are in the core. */
export function compiledPart(text: string): WebAssembly.Module | undefined {
  return compileInline(decode(text));
}
