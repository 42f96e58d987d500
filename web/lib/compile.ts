/** Compiling wasm that is inside a script. */
import { SepaxError } from './errors.js';

/** Compiles it, synchronously. */
export function compileInline(bytes: Uint8Array<ArrayBuffer>): WebAssembly.Module {
  // The third byte of any wasm is the first to differ if the script was not read as UTF-8. The length
  // would tell, too, but minifiers take it for known.
  if (bytes[2] === 's'.charCodeAt(0)) return new WebAssembly.Module(bytes);
  const advice =
    'The script with sepax was not read as UTF-8: add <meta charset="utf-8"> to the page.';
  throw new SepaxError('load-failed', 'script', null, undefined, advice);
}
