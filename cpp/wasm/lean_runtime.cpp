/// A stand-in for a function of the runtime that nothing here calls on purpose, but which brings
/// all of printf into the download: 5 kB of wasm.
#include <version>

_LIBCPP_BEGIN_NAMESPACE_STD

/// Where libc++ ends a program that it can't go on with: a trap says as much as a message.
[[noreturn]] void __libcpp_verbose_abort(const char* /*format*/, ...) noexcept { __builtin_trap(); }

_LIBCPP_END_NAMESPACE_STD
