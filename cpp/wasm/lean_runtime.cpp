/// A stand-in for a function of the runtime that brings all of printf into the download: 5 kB of
/// wasm.
#include <version>

#include "memory.hpp"

_LIBCPP_BEGIN_NAMESPACE_STD

/// Where libc++ ends a program that it can't go on with. Here that is but one which asks for a list
/// longer than any memory.
[[noreturn]] void __libcpp_verbose_abort(const char* /*format*/, ...) noexcept {
  sepax::wasm::memory::runOut();
}

_LIBCPP_END_NAMESPACE_STD
