/**
 * The bytes that cpp/toolchain/packing has packed into a text, by the module of cpp/unpack: see there for the format. In
 * JavaScript, which engines have not compiled when a program first calls, it takes many times as long.
 */
import { unpacker as code } from './raw/wasm/unpacker.js';

/** What the module exports. */
interface Unpacker {
  readonly memory: WebAssembly.Memory;
  unpack(block: number, digits: number, start: number, end: number): void;
}

/** A block of its memory, from one address to another: what was learnt of chances, and bytes. */
export interface Block {
  readonly start: number;
  readonly end: number;
}

/** Where the bytes of a block are: after all that it learns. */
const BYTES = 0x32100;
/** Below this address is a block that nothing follows; above are those that are kept. */
const KEPT = 2 ** 20;
/** What it knows at first. */
const NOTHING: Block = { start: KEPT, end: KEPT + BYTES };
/** A text begins with the number of its bytes, in so many decimal digits. */
const SIZE_DIGITS = 6;

let unpacker: Unpacker | undefined;
let lastKept = NOTHING;

function instantiate(): Unpacker {
  const text = atob(code);
  const bytes = new Uint8Array(text.length);
  writeCharacters(bytes, text);
  return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as unknown as Unpacker;
}

function writeCharacters(into: Uint8Array, text: string): void {
  for (let i = 0; i < text.length; i += 1) into[i] = text.charCodeAt(i);
}

/** Of ASCII. Where tests play a browser, as in Jest with jsdom, there is no encoder, which is several times as fast. */
function writeText(into: Uint8Array, text: string): void {
  if (globalThis.TextEncoder) new TextEncoder().encodeInto(text, into);
  else writeCharacters(into, text);
}

/**
 * The bytes of a text, after those of the block that it was packed to follow. Valid until the next call, unless they
 * are to be kept, and {@link keep} is called before that.
 */
export function unpack(
  text: string,
  { start, end }: Block = NOTHING,
  isKept = false,
): Uint8Array<ArrayBuffer> {
  unpacker ??= instantiate();
  const memory = new Uint8Array(unpacker.memory.buffer as ArrayBuffer);
  const block = isKept ? lastKept.end : 0;
  const first = block + end - start;
  const last = first + Number(text.slice(0, SIZE_DIGITS));
  memory.copyWithin(block, start, end);
  writeText(memory.subarray(last), text);
  unpacker.unpack(block, last + SIZE_DIGITS, first, last);
  return memory.subarray(first, last);
}

/** The block that ends with these bytes, for texts that follow. */
export function keep({ byteOffset, length }: Uint8Array): Block {
  lastKept = { start: lastKept.end, end: byteOffset + length };
  return lastKept;
}
