// What Emscripten's glue has too much for web/lib/raw.

/** Emscripten's own search for the file, of which bundlers would make a second copy of it. */
const CHANGES = [
  [/new URL\((["'])sepax\.wasm\1,\s*import\.meta\.url\)\.href/, "''"],
  [/(?<=_scriptName\s*=\s*)import\.meta\.url/, "''"],
  [
    /wasmBinaryFile\s*\?\?=\s*findWasmBinary\(\);\s*var result\s*=\s*instantiateSync\(wasmBinaryFile,\s*info\);/,
    "var result=[Module['instance']=new WebAssembly.Instance(Module['compiled'],info)];",
  ],
];

/** The glue, which no longer knows where the wasm comes from: it is handed it compiled. */
export function separatedGlue(glue) {
  const changed = CHANGES.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text)) throw new Error(`Emscripten's glue has no ${pattern}`);
    return text.replace(pattern, replacement);
  }, glue);
  // A debug build keeps comments.
  const code = changed.replace(/^\s*\/\/.*$/gm, '');
  if (code.includes('import.meta')) throw new Error("Emscripten's glue asks where it is");
  return changed;
}
