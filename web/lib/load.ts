/** The loading of wasm from a file of its own. */
import { SepaxError } from './errors.js';
import * as sepax from './index.js';
import { checkOptions } from './options.js';
import { keep } from './raw/loaded.js';
import { show } from './validate.js';

/** What a `URL` is an example of. */
export interface Address {
  /** All of it, as text. */
  readonly href: string;
}

/** Where {@link load} gets the wasm from: one of these. Without any: `sepax.wasm` beside the library. */
export interface LoadOptions {
  /** The address of `sepax.wasm`, which may be a file's. Relative ones count from the page. */
  readonly url?: string | Address | undefined;
  /** The content of `sepax.wasm`. */
  readonly bytes?: ArrayBuffer | ArrayBufferView | undefined;
  /** A `WebAssembly.Module`, for where only the host may compile, or to share one with workers. */
  readonly module?: object | undefined;
}

type Exports = typeof sepax;

/** The library: all that `sepax` exports. An interface, which declaration files can name. */
export interface Sepax extends Exports {}

let loading: Promise<Sepax> | undefined;

/**
 * Loads the wasm, compiling it while it arrives, and resolves to the library. There is one instance:
 * who calls again gets the same, whatever the options. Once it has resolved, everything that
 * `sepax/async` exports can be called, too.
 *
 * @throws {@link SepaxError} (as a rejection) `'load-failed'` if the wasm can't be had or is not that of
 * this version, with the address as `value` and the reason as `cause`; `not-an-option` if `options` has an unknown
 * name, or more than one source. Another call tries again.
 * @example
 * ```js
 * import { load } from 'sepax/async';
 *
 * const { Circle, intersects } = await load();
 * intersects(new Circle(2), new Circle(2, { x: 3 })); // true
 * ```
 */
export function load(options?: LoadOptions): Promise<Sepax> {
  loading ??= loadOnce(options).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function loadOnce(given: LoadOptions | undefined): Promise<Sepax> {
  const options = checkOptions(given, SOURCES);
  const [argument, value] = sourceOf(options);
  try {
    keep(await compile(argument, value));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const name = argument === 'url' && typeof value === 'string' ? value : `the given ${argument}`;
    const message = `Can't load the wasm of sepax from ${name}: ${reason}.`;
    throw Object.assign(new SepaxError('load-failed', argument, null, value, message), { cause });
  }
  return sepax;
}

const SOURCES = ['url', 'bytes', 'module'] as const;

/** Which of the options is given, and its value; an address as text. */
function sourceOf(options: LoadOptions): [keyof LoadOptions, unknown] {
  const [name, more] = SOURCES.filter((source) => options[source] !== undefined);
  if (more !== undefined) {
    const message = `options must have one of ${SOURCES.join(', ')}, but has ${name} and ${more}.`;
    throw new SepaxError('not-an-option', 'options', null, more, message);
  }
  if (name === undefined) return ['url', defaultAddress()];
  const value: unknown = options[name];
  return [name, (name === 'url' && Object(value).href) || value];
}

/**
 * Bundlers know this form and add the file to what they build. It is relative to the built library,
 * not to this source.
 */
function defaultAddress(): string {
  return new URL('./sepax.wasm', import.meta.url).href;
}

const WANTED = {
  url: 'an address',
  bytes: 'an ArrayBuffer',
  module: 'a WebAssembly.Module',
} as const;

async function compile(argument: keyof LoadOptions, value: unknown): Promise<WebAssembly.Module> {
  if (argument === 'url' && typeof value === 'string') return compileFrom(value);
  if (argument === 'bytes' && typeof value === 'object') return compileBytes(value as BufferSource);
  if (value instanceof WebAssembly.Module) return value;
  throw new TypeError(`${show(value)} is not ${WANTED[argument]}`);
}

async function compileFrom(address: string): Promise<WebAssembly.Module> {
  const files = address.startsWith('file:') ? filesOfNode() : undefined;
  if (files) return compileBytes(await files.readFile(new URL(address)));
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  // Engines refuse to compile while loading what is not declared as wasm, as small servers forget to.
  const type = response.headers.get('content-type')?.split(';')[0]?.trim();
  if (type === 'application/wasm') return WebAssembly.compileStreaming(response);
  return compileBytes(await response.arrayBuffer());
}

async function compileBytes(bytes: BufferSource): Promise<WebAssembly.Module> {
  const start = ArrayBuffer.isView(bytes)
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes);
  // Servers that answer every address with a page of theirs are the commonest fault of all.
  if (start[0] === '<'.charCodeAt(0)) throw new Error('there is a page, not a wasm file');
  return WebAssembly.compile(bytes);
}

interface NodeFiles {
  readFile(file: URL): Promise<Uint8Array<ArrayBuffer>>;
}

interface NodeGlobals {
  readonly process?: { getBuiltinModule?(name: 'fs/promises'): NodeFiles };
}

/** Node's fetch does not know files. An import of Node's module would stop bundlers for the web. */
function filesOfNode(): NodeFiles | undefined {
  return (globalThis as NodeGlobals).process?.getBuiltinModule?.('fs/promises');
}
