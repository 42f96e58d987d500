// The bindings of the module, and the module without what makes them.
import { pathToFileURL } from 'node:url';
import { CORE_BINDINGS } from '../parts.mjs';
import { CORE } from './assign-parts.mjs';

/** What makes bindings: of a part, and of the core. See ../bind_function.hpp. */
const MAKES_BINDINGS = /^(?:core_)?bind_/;

/**
 * Runs a module with its glue. Returns the functions that the core and each part have, by their names: where the
 * bindings are lean, with what is to be known to call them, and `idle` says from where to where memory has what only
 * bindings need. Embind's own make themselves in each program: of those there are only names, and `idle` is undefined.
 *
 * @returns {Promise<{ bindings: Map<string, { name: string }[]>, idle?: [number, number][] }>}
 */
export async function bindingsOf(glue, wasm, parts) {
  const { default: createModule } = await import(pathToFileURL(glue).href);
  const module = { compiled: new WebAssembly.Module(wasm) };
  await createModule(module);
  const made = () =>
    module.bound ??
    Object.keys(module).flatMap((name) => (/^_(?!bind_)/.test(name) ? [{ name }] : []));
  const madeBy = (...makers) => {
    const before = new Set(made().map(({ name }) => name));
    for (const make of makers) module[make]?.();
    return made().filter(({ name }) => !before.has(name));
  };
  const ofCore = Object.keys(module).filter((name) => name.startsWith('_core_bind_'));
  const bindings = new Map([[CORE, ofCore.length > 0 ? madeBy(...ofCore) : made()]]);
  const stray = made().find(({ name }) => !CORE_BINDINGS.includes(name));
  if (stray !== undefined) {
    throw new Error(
      `${stray.name} is bound from the start, so every program would have it: begin its bindings with SEPAX_PART(<a part of parts.mjs>).`,
    );
  }
  for (const part of parts) bindings.set(part, madeBy(`_bind_${part}`));
  return { bindings, idle: module.idle };
}

/** What makes bindings may call. */
const BINDS = /^(?:_embind_register_\w+|.*(?:bindFunction|registerInteger)I.*)$/;

/** An error if what makes bindings does anything else, which would never be done where the build has made them. */
export function checkMakers(text) {
  for (const [, maker, body] of text.matchAll(/^ \(func \$((?:core_)?bind_\w+)([\s\S]*?)^ \)/gm)) {
    const called = [...body.matchAll(/\(call(?:_indirect)? \$([^\s()]+)/g)];
    const other = called.find(([, name]) => !BINDS.test(name));
    if (other !== undefined) {
      throw new Error(
        `${maker} calls ${other[1]}: programs have bindings without what makes them, so it may only bind functions. Let the first function that needs it do that.`,
      );
    }
  }
}

/** What wasm-metadce is to keep of a module: all exports but those that make bindings. */
export function keptExports(text) {
  const exports = [
    ...text.matchAll(/\(export "([^"]*)" \((?:func|memory|table|global) \$([^)]*)\)/g),
  ];
  const kept = exports.filter(([, , name]) => !MAKES_BINDINGS.test(name));
  return JSON.stringify(kept.map(([, name]) => ({ name, export: name, root: true })));
}

/** The types of a module without what makes its bindings. */
export const withoutMakers = (types) =>
  types.replace(/^ {2}_(?:core_)?bind_\w+\(\): void;\n/gm, '');

/** A module with zeros from where to where its data is idle. */
export function blanked(wasm, idle) {
  const bytes = new Uint8Array(wasm);
  for (const { address, at, size } of dataOf(bytes)) {
    for (const [start, end] of idle) {
      const from = Math.max(start - address, 0);
      const to = Math.min(end - address, size);
      if (from < to) bytes.fill(0, at + from, at + to);
    }
  }
  return bytes;
}

const HEADER_SIZE = 8;
const DATA_SECTION = 11;
const I32_CONST = 0x41;

/** The segments of data: where in memory they begin, where in the file, and how many bytes they have. */
function* dataOf(bytes) {
  let at = HEADER_SIZE;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const next = bytes[at++];
      value |= (next & 127) << shift;
      if (next < 128) return value;
    }
  };
  while (at < bytes.length) {
    const section = bytes[at++];
    const end = number() + at;
    if (section === DATA_SECTION) {
      for (let left = number(); left > 0; --left) {
        if (number() !== 0 || bytes[at++] !== I32_CONST) {
          throw new Error(
            'bindings.mjs knows no other data than what begins at a constant address',
          );
        }
        const address = number();
        // The constant ends with an operator.
        at += 1;
        const size = number();
        yield { address, at, size };
        at += size;
      }
    }
    at = end;
  }
}
