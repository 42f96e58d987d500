/** Adding parts of the wasm module to its core: see "Parts of the module" in CONTRIBUTING.md. */
import { made } from '../memory.js';
import { compiledPart } from './compiled.js';
import type { MainModule } from './wasm/sepax.js';
import { wasm } from './wasm.js';

/** What makes the bindings of a part once its code is there. */
type Bind = Extract<keyof MainModule, `_bind_${string}`>;

/**
 * Adds a part, after those that it builds on: its code takes its places in the table and works on the
 * memory of the core; then its bindings are made. Returns all functions that there are now.
 *
 * @throws {@link SepaxError} `out-of-memory`; another call tries again.
 */
export function attach(bind: Bind, text: string, on: readonly (() => unknown)[]): MainModule {
  for (const attachOther of on) attachOther();
  const core = wasm();
  made(() => {
    const part = compiledPart(text);
    // What parts import is all from the core: see --import-namespace in cpp/wasm/split.
    if (part !== undefined) new WebAssembly.Instance(part, { c: core.instance.exports });
  });
  const functions = core as unknown as MainModule;
  functions[bind]();
  return functions;
}
