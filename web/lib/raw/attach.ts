/** Adding parts of the wasm module to its core: see "Parts of the module" in CONTRIBUTING.md. */
import { made } from '../memory.js';
import { compiledPart } from './compiled.js';
import { type Wasm, wasm } from './wasm.js';

/**
 * Adds a part, after those that it builds on: its code takes its places in the table and works on the memory of the
 * core, which is returned. `isFollowed` says whether texts of other parts follow its own; `below` is the part whose text
 * its own follows, which is of those that it builds on; else it is the core.
 *
 * @throws {@link SepaxError} `out-of-memory`; another call tries again.
 */
export function attach(
  name: string,
  text: string,
  on: readonly (() => unknown)[],
  isFollowed: boolean,
  below?: string,
): Wasm {
  for (const attachOther of on) attachOther();
  const core = wasm();
  made(() => {
    const part = compiledPart(name, text, isFollowed, below);
    // What parts import is all from the core: see --import-namespace in cpp/wasm/split.
    if (part !== undefined) new WebAssembly.Instance(part, { c: core.instance.exports });
  });
  return core;
}
