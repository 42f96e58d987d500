/** The wasm of the script that has all of it inside, in one piece: that is smaller than all parts. */
import { compileInline } from '../compile.js';
import { text } from './wasm/whole-text.js';

/** Compiles it, synchronously. */
export function compiled(): WebAssembly.Module {
  return compileInline(text);
}

/** All parts are in it. */
export function compiledPart(): undefined {}
