// Wasm as text in ES modules.

/** An ES module that exports a text that packing/pack.mjs has made of a file. */
export const textModule = (text) => `export const text = '${text}';\n`;

/** The types of that module. */
export const textTypes =
  '/** A wasm file, for web/lib/unpack.ts. */\nexport declare const text: string;\n';
