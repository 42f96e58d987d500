/**
 * sepax with its wasm in a file of its own, which {@link load} loads: for caching, for hosts that compile
 * themselves, and for small scripts. The same as `sepax` once it is loaded.
 *
 * @module sepax/async
 */
export * from './index.js';
export { type Address, type LoadOptions, load, type Sepax } from './load.js';
