/** The single door to wasm: the instance, made at first use, and the views of its memory. */
import { made, outOfMemory } from '../memory.js';
import { compiled } from './compiled.js';
import { record as layout } from './layout.js';
import { bind } from './wasm/bind.js';
import { type Core, core } from './wasm/core.js';
import createModule, { type MainModule } from './wasm/sepax.js';

/** A handle of a shape: an integer below 2^53, 0 for none. */
export type RawHandle = number;

/** The module as Emscripten's glue gives it: see attach.ts. */
export interface Wasm {
  readonly wasmTable: WebAssembly.Table;
  readonly wasmMemory: WebAssembly.Memory;
  readonly instance: WebAssembly.Instance;
}

let instance: (Wasm & Core) | undefined;
/** All of wasm memory, and the fixed record in it. Renewed by {@link memory} alone. */
let doubles = new Float64Array();
let record = new Float64Array();

function instantiate(): Wasm & Core {
  // See cpp/wasm/bind_memory.cpp.
  const given = { compiled: made(compiled), outOfMemory };
  const module: typeof given & Partial<Wasm> = given;
  // The factory returns a promise, but with -sWASM_ASYNC_COMPILATION=0 it has filled the object that
  // it was given by the time it returns. If not, then for want of memory.
  (createModule(module) as unknown as Promise<MainModule>).catch(() => {});
  if (module.wasmTable === undefined) throw outOfMemory();
  return Object.assign(bind<Core>(module as Wasm, core), module as Wasm);
}

/** The functions of the core. Makes the instance on the first call, synchronously. */
export function wasm(): Wasm & Core {
  instance ??= instantiate();
  return instance;
}

/** Growth of wasm memory detaches its views: they are made anew when their length drops to 0. */
function memory(): Float64Array {
  if (doubles.length === 0) {
    const { _recordAddress, wasmMemory } = wasm();
    doubles = new Float64Array(wasmMemory.buffer);
    record = new Float64Array(wasmMemory.buffer, _recordAddress(), layout.size);
  }
  return doubles;
}

/** The answer of the last call, as `layout.record` describes it. Valid until the next call. */
export function resultRecord(): Float64Array {
  memory();
  return record;
}

/** The first `count` numbers of the output list that the last call filled. Valid until the next. */
export function output(count: number): Float64Array {
  const start = wasm()._outputAddress() / Float64Array.BYTES_PER_ELEMENT;
  return memory().subarray(start, start + count);
}

/** The memory as it is now: another object once it has grown. */
export function memoryBuffer(): ArrayBufferLike {
  return memory().buffer;
}

/** A view of the memory at an address in bytes; invalid once the memory grows. */
export function viewAt<View>(
  View: new (buffer: ArrayBufferLike, address: number, length: number) => View,
  address: number,
  length: number,
): View {
  return new View(memory().buffer, address, length);
}

/** Hands bytes to the next call. Returns how many. */
export function inputBytes(bytes: Uint8Array): number {
  const { length } = bytes;
  const words = Math.ceil(length / Float64Array.BYTES_PER_ELEMENT);
  const address = wasm()._reserveInput(words);
  new Uint8Array(memory().buffer, address, length).set(bytes);
  return length;
}

/** Hands a list of numbers to the next call. Returns how many; `count`, if somebody knows better than the list. */
export function input(numbers: ArrayLike<number>, count = numbers.length): number {
  const start = wasm()._reserveInput(count) / Float64Array.BYTES_PER_ELEMENT;
  memory().set(numbers, start);
  return count;
}

/** Hands several lists of numbers to the next call, one after the other. */
export function inputLists(...lists: readonly ArrayLike<number>[]): void {
  const count = lists.reduce((sum, { length }) => sum + length, 0);
  let start = wasm()._reserveInput(count) / Float64Array.BYTES_PER_ELEMENT;
  for (const list of lists) {
    memory().set(list, start);
    start += list.length;
  }
}
