/** The wasm of `sepax/async`: what `load` has compiled. */
import { SepaxError } from '../errors.js';
import { build } from './wasm/sepax.js';

let module: WebAssembly.Module | undefined;

/** The module that was loaded; an error if none was. */
export function compiled(): WebAssembly.Module {
  if (module !== undefined) return module;
  const advice = 'sepax/async is not loaded yet: call load() and await it first.';
  throw new SepaxError('not-loaded', 'load', null, undefined, advice);
}

/** Keeps a module for {@link compiled}, or tells why it can't be. */
export function keep(candidate: WebAssembly.Module): void {
  const [section] = WebAssembly.Module.customSections(candidate, 'sepax.build');
  if (section === undefined) throw new Error('it is not the wasm of sepax');
  const found = String.fromCharCode(...new Uint8Array(section));
  if (found !== build) {
    throw new Error(`it is of another build of sepax (${found}) than this code (${build})`);
  }
  module = candidate;
}

/** All parts are in the one module. */
export function compiledPart(): undefined {}
