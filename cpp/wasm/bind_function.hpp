/// How functions get their JS names, and in which part of the module they are.
#pragma once

#include <emscripten/bind.h>
#include <emscripten/em_macros.h>

#include "call.hpp"

/// Begins the bindings of a part of parts.mjs, as EMSCRIPTEN_BINDINGS begins those that are there
/// from the start: they are made once JS calls this, when the code of the part is there.
#define SEPAX_PART(part) extern "C" EMSCRIPTEN_KEEPALIVE void bind_##part()

/// Begins bindings of the core. The build makes the lean ones (see lean_embind.js), and leaves out
/// what has made them.
#ifdef SEPAX_LEAN_EMBIND
#define SEPAX_CORE(name) extern "C" EMSCRIPTEN_KEEPALIVE void core_bind_##name()
#else
#define SEPAX_CORE(name) EMSCRIPTEN_BINDINGS(name)
#endif

namespace sepax::wasm {

template <class Result, class... Arguments>
Result invoke(Result (*function)(Arguments...), Arguments... arguments) {
  beginCall();
  return function(arguments...);
}

/// As emscripten::function does it for numbers, but with beginCall() in what invokes functions:
/// once for all that have the same arguments.
template <class Result, class... Arguments>
void bindFunction(const char* name, Result (*function)(Arguments...)) {
  using namespace emscripten::internal;
  const typename WithPolicies<>::template ArgTypeList<Result, Arguments...> types;
  auto* const invoker = &invoke<Result, Arguments...>;
#ifdef SEPAX_LEAN_EMBIND
  // lean_embind.js has no use for it: texts of all signatures would be in every program.
  const char* const signature = nullptr;
#else
  const char* const signature = getSignature(invoker);
#endif
  _embind_register_function(name, types.getCount(), types.getTypes(), signature,
                            reinterpret_cast<GenericFunction>(invoker),
                            reinterpret_cast<GenericFunction>(function), false, false);
}

}  // namespace sepax::wasm
