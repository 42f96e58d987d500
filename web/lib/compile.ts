/** Compiling wasm that is inside a script. */
import { unpack } from './unpack.js';

/** Compiles it, synchronously. */
export function compileInline(text: string): WebAssembly.Module {
  return new WebAssembly.Module(unpack(text));
}
