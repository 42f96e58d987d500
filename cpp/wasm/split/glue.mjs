// What Emscripten's glue has too much for web/lib/raw.

/** Emscripten's own search for the file, of which bundlers would make a second copy of it. */
const CHANGES = [
  [/new URL\((["'])sepax\.wasm\1,\s*import\.meta\.url\)\.href/, "''"],
  [/(?<=_scriptName\s*=\s*)import\.meta\.url/, "''"],
  [
    /wasmBinaryFile\s*\?\?=\s*findWasmBinary\(\);\s*var result\s*=\s*instantiateSync\(wasmBinaryFile,\s*info\);/,
    "var result=[Module['instance']=new WebAssembly.Instance(Module['compiled'],info)];",
  ],
  // What it would do with a page's address, which nothing asks for.
  [
    /var ENVIRONMENT_IS_WEB=[\s\S]*?(?=var wasmBinary;)/,
    'var _scriptName;var readBinary;var err=console.error.bind(console);',
  ],
];

/** The glue, which no longer knows where the wasm comes from: it is handed it compiled. */
export function separatedGlue(glue) {
  const changed = CHANGES.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text)) throw new Error(`Emscripten's glue has no ${pattern}`);
    return text.replace(pattern, replacement);
  }, glue);
  const needed = withoutUnusedViews(changed);
  // A debug build keeps comments.
  const code = needed.replace(/^\s*\/\/.*$/gm, '');
  if (code.includes('import.meta')) throw new Error("Emscripten's glue asks where it is");
  return needed;
}

/** Without the views of the memory that nothing reads: Emscripten makes them of all types of numbers. */
function withoutUnusedViews(glue) {
  const made = /(HEAP\w+)=new \w+Array\(b\);?/g;
  // Besides where it is made and where it is declared.
  const isRead = (name) => glue.match(new RegExp(`\\b${name}\\b`, 'g')).length > 2;
  return glue.replace(made, (making, name) => (isRead(name) ? making : ''));
}

/** Without what registers bindings, where those are made by web/lib/raw/lean.ts. */
export function withoutRegistration(glue) {
  const makers =
    /_(?:core_)?bind_\w+\s*=\s*Module\[["']_(?:core_)?bind_\w+["']\]\s*=\s*wasmExports\[["']\w+["']\];?/g;
  const registrars = /\w+\s*:\s*__embind_register_\w+,?/g;
  return glue.replace(makers, '').replace(registrars, '');
}
