/** Adding parts of the wasm module to its core: see "Parts of the module" in CONTRIBUTING.md. */
import { made } from '../memory.js';
import { compiledPart } from './compiled.js';
import type { MainModule } from './wasm/sepax.js';
import { wasm } from './wasm.js';

/** What makes the bindings of a part once its code is there. A part that is only built on has none. */
type Bind = `_bind_${string}`;

/**
 * Adds a part, after those that it builds on: its code takes its places in the table and works on the
 * memory of the core; then its bindings are made. Returns all functions that there are now. `isFollowed` says whether
 * texts of other parts follow its own; `below` binds the part whose text its own follows, which is of those that it
 * builds on; else it is the core.
 *
 * @throws {@link SepaxError} `out-of-memory`; another call tries again.
 */
export function attach(
  bind: Bind,
  text: string,
  on: readonly (() => unknown)[],
  isFollowed: boolean,
  below?: Bind,
): MainModule {
  for (const attachOther of on) attachOther();
  const core = wasm();
  made(() => {
    const part = compiledPart(bind, text, isFollowed, below);
    // What parts import is all from the core: see --import-namespace in cpp/wasm/split.
    if (part !== undefined) new WebAssembly.Instance(part, { c: core.instance.exports });
  });
  const functions = core as unknown as MainModule & { readonly [name in Bind]?: () => void };
  functions[bind]?.();
  return functions;
}
