// The JS side of the bindings while the module is built, in place of Embind's own (SEPAX_EMBIND, see
// CMakeLists.txt). What crosses are numbers and booleans, which wasm takes and gives as they are: of a binding a
// program needs only where the function is in the table. So the build asks for all bindings once, writes that
// down, and leaves out of wasm what has made them: see split/bindings.mjs and web/lib/raw/lean.ts. Embind's
// runtime, which converts and checks whatever C++ has, is 4 kB of glue, gzipped, and takes longer for each call.
//
// While Emscripten runs the module to learn its bindings, for the types, it does so with its own.

const ofNumbers = {
  // What functions are bound, and from where to where there is what only bindings need.
  $bound: [],
  $idle: [],
  $nameAt__deps: ['$AsciiToString', '$idle'],
  $nameAt: (start) => {
    const name = AsciiToString(start);
    idle.push([start, start + name.length]);
    return name;
  },

  _embind_register_void__deps: ['$nameAt'],
  _embind_register_void: (_type, name) => nameAt(name),
  _embind_register_float__deps: ['$nameAt'],
  _embind_register_float: (_type, name) => nameAt(name),
  _embind_register_integer__deps: ['$nameAt'],
  _embind_register_integer: (_type, name) => nameAt(name),
  $booleanType: 0,
  _embind_register_bool__deps: ['$booleanType', '$nameAt'],
  _embind_register_bool: (type, name) => {
    booleanType = type;
    nameAt(name);
  },

  _embind_register_function__deps: ['$booleanType', '$bound', '$idle', '$nameAt'],
  // `types` begins with that of the result. The first argument of an invoker is the function: see
  // bind_function.hpp.
  _embind_register_function: (name, count, types, _signature, invoker, call) => {
    const isQuestion = HEAPU32[types >> 2] === booleanType;
    bound.push({ name: nameAt(name), invoker, call, arguments: count - 1, isQuestion });
    idle.push([types, types + 4 * count]);
    Module['bound'] = bound;
    Module['idle'] = idle;
  },
};

// The bindings of a part are made by a call of bind_<part>: see bind_function.hpp. Who wants to know all
// bindings has to make all those calls.
const ofAllParts = {
  // No type lacks a name; and Embind's would free memory, by a function that the module does not export.
  $getTypeName__deps: [],
  $getTypeName: (type) => `type ${type}`,
  $bindParts__postset: () => addAtPostCtor('bindParts()'),
  $bindParts: () => {
    for (const name in wasmExports) if (/^(?:core_)?bind_/.test(name)) wasmExports[name]();
  },
};

if (EMBIND_GEN_MODE) {
  // First of all, or Embind would write down what it knows before.
  extraLibraryFuncs.unshift('$bindParts');
  addToLibrary(ofAllParts);
} else if (!EMBIND_AOT) {
  addToLibrary(ofNumbers);
}
