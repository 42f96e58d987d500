// The JS side of the bindings, in place of Embind's own (SEPAX_EMBIND, see CMakeLists.txt). What crosses are
// numbers and booleans, which wasm takes and gives as they are: all that is left to do is to give functions
// their names, and to make booleans of 0 and 1. Embind's runtime, which converts and checks whatever C++
// has, is 4 kB of glue, gzipped, and takes longer for each call.
//
// While Emscripten runs the module to learn its bindings, for the types, it does so with its own.

const ofNumbers = {
  _embind_register_void: () => {},
  _embind_register_float: () => {},
  _embind_register_integer: () => {},
  $booleanType: 0,
  _embind_register_bool__deps: ['$booleanType'],
  _embind_register_bool: (type) => {
    booleanType = type;
  },

  // By the number of arguments: a call with more or less than a function has is slower, and a list of them
  // slower still. The first argument of an invoker is the function: see bind_function.hpp.
  $caller: (invoke, call, count) =>
    [
      () => invoke(call),
      (a) => invoke(call, a),
      (a, b) => invoke(call, a, b),
      (a, b, c) => invoke(call, a, b, c),
      (a, b, c, d) => invoke(call, a, b, c, d),
      (a, b, c, d, e) => invoke(call, a, b, c, d, e),
      (a, b, c, d, e, f) => invoke(call, a, b, c, d, e, f),
      (a, b, c, d, e, f, g) => invoke(call, a, b, c, d, e, f, g),
      (a, b, c, d, e, f, g, h) => invoke(call, a, b, c, d, e, f, g, h),
    ][count] ?? ((...all) => invoke(call, ...all)),
  $asker: (invoke, call, count) =>
    [
      () => !!invoke(call),
      (a) => !!invoke(call, a),
      (a, b) => !!invoke(call, a, b),
      (a, b, c) => !!invoke(call, a, b, c),
      (a, b, c, d) => !!invoke(call, a, b, c, d),
      (a, b, c, d, e) => !!invoke(call, a, b, c, d, e),
      (a, b, c, d, e, f) => !!invoke(call, a, b, c, d, e, f),
      (a, b, c, d, e, f, g) => !!invoke(call, a, b, c, d, e, f, g),
      (a, b, c, d, e, f, g, h) => !!invoke(call, a, b, c, d, e, f, g, h),
    ][count] ?? ((...all) => !!invoke(call, ...all)),

  _embind_register_function__deps: [
    '$AsciiToString',
    '$asker',
    '$booleanType',
    '$caller',
    '$wasmTable',
  ],
  // `types` begins with that of the result.
  _embind_register_function: (name, count, types, _signature, invoker, call) => {
    const make = HEAPU32[types >> 2] === booleanType ? asker : caller;
    Module[AsciiToString(name)] = make(wasmTable.get(invoker), call, count - 1);
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
    for (const name in wasmExports) if (name.startsWith('bind_')) wasmExports[name]();
  },
};

if (EMBIND_GEN_MODE) {
  // First of all, or Embind would write down what it knows before.
  extraLibraryFuncs.unshift('$bindParts');
  addToLibrary(ofAllParts);
} else if (!EMBIND_AOT) {
  addToLibrary(ofNumbers);
}
