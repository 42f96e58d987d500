/**
 * The bytes that cpp/toolchain/packing has packed into a text, by the module of cpp/unpack: see there for the format. In
 * JavaScript, which engines have not compiled when a program first calls, it takes many times as long.
 */
import { unpacker as code } from './raw/wasm/unpacker.js';

/** What the module exports. */
interface Unpacker {
  readonly memory: WebAssembly.Memory;
  unpack(digits: number, start: number, end: number): void;
}

/** A part of its memory, from one address to another. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where bytes are in its memory: after all that it learns. */
const BYTES = 0x32104;
/** Below this address it works; above is what was kept. */
const KEPT = 2 ** 20;
/** What it knows at first. */
const NOTHING: Place = { start: KEPT, end: KEPT + BYTES };
/** A text begins with the number of its bytes, in so many decimal digits. */
const SIZE_DIGITS = 6;

let unpacker: Unpacker | undefined;
let lastKept = NOTHING;

function instantiate(): Unpacker {
  const bytes = Uint8Array.from(atob(code), (character) => character.charCodeAt(0));
  return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as unknown as Unpacker;
}

/** Of ASCII. Where tests play a browser, as in Jest with jsdom, there is no encoder, which is several times as fast. */
function writeText(into: Uint8Array, text: string): void {
  if (globalThis.TextEncoder) new TextEncoder().encodeInto(text, into);
  else for (let i = 0; i < text.length; i += 1) into[i] = text.charCodeAt(i);
}

/** The bytes of a text, after what was kept of those that it was packed to follow. Valid until the next call. */
export function unpack(text: string, { start, end }: Place = NOTHING): Uint8Array<ArrayBuffer> {
  unpacker ??= instantiate();
  const memory = new Uint8Array(unpacker.memory.buffer as ArrayBuffer);
  const first = end - start;
  const last = first + Number(text.slice(0, SIZE_DIGITS));
  memory.copyWithin(0, start, end);
  writeText(memory.subarray(last), text);
  unpacker.unpack(last + SIZE_DIGITS, first, last);
  return memory.subarray(first, last);
}

/** Keeps what texts need that follow bytes just unpacked. */
export function keep({ buffer, byteOffset, length }: Uint8Array): Place {
  const start = lastKept.end;
  const end = byteOffset + length;
  new Uint8Array(buffer).copyWithin(start, 0, end);
  lastKept = { start, end: start + end };
  return lastKept;
}
