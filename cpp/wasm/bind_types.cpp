/// Embind's own runtime (system/lib/embind/bind.cpp of Emscripten), but with the types alone that
/// cross here. It also brings strings in four encodings, integers of every width, views of memory
/// and JS values into the download: 2 kB of glue, 1 kB of wasm.
#include <cstdint>
#include <limits>
#include <typeinfo>

#include "bind_function.hpp"

namespace {

using namespace emscripten::internal;

InitFunc* firstBindings = nullptr;

template <class Integer>
void registerInteger(const char* name) {
  _embind_register_integer(TypeID<Integer>::get(), name, sizeof(Integer),
                           std::numeric_limits<Integer>::min(),
                           std::numeric_limits<Integer>::max());
}

}  // namespace

extern "C" {

/// Called by each EMSCRIPTEN_BINDINGS.
void _embind_register_bindings(InitFunc* bindings) {
  bindings->next = firstBindings;
  firstBindings = bindings;
}

/// Called by the glue when the module was made.
void _embind_initialize_bindings() {
  for (const InitFunc* each = firstBindings; each != nullptr; each = each->next) each->init_func();
}

/// For the message of an error about a type that is not bound. Here all are.
const char* __getTypeName(const std::type_info* /*type*/) { return nullptr; }
}

SEPAX_CORE(types) {
  _embind_register_void(TypeID<void>::get(), "void");
  _embind_register_bool(TypeID<bool>::get(), "bool", true, false);
  registerInteger<std::uint32_t>("unsigned int");
  registerInteger<std::uintptr_t>("unsigned long");
  _embind_register_float(TypeID<double>::get(), "double", sizeof(double));
}
