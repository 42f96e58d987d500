/**
 * The wasm of an entry that has nothing to load: it is inside, in parts, and each is compiled when it is
 * first asked for. The build puts loaded.ts in the place of this module in `sepax/async`, and whole.ts in
 * the script for pages without modules; see tsdown.config.ts.
 */
import { type Block, keep, unpack } from '../unpack.js';
import { text as core } from './wasm/core-text.js';

/**
 * What was kept of the core, and of parts by their names: the texts of other parts follow theirs, have copies of
 * those bytes, and go on with what was learnt of chances.
 */
const kept = new Map<string, Block>();
const CORE = '';

/** Compiles the core, synchronously. */
export function compiled(): WebAssembly.Module {
  return compileAfter(undefined, CORE, core, true);
}

/**
 * Compiles a part, synchronously, whose text follows that of another, or of the core, and which may be followed itself;
 * `undefined` if its functions are in the core.
 */
export function compiledPart(
  name: string,
  text: string,
  isFollowed: boolean,
  below: string = CORE,
): WebAssembly.Module | undefined {
  return compileAfter(kept.get(below), name, text, isFollowed);
}

function compileAfter(
  below: Block | undefined,
  name: string,
  text: string,
  isFollowed: boolean,
): WebAssembly.Module {
  const bytes = unpack(text, below, isFollowed);
  const module = new WebAssembly.Module(bytes);
  if (isFollowed) kept.set(name, keep(bytes));
  return module;
}
