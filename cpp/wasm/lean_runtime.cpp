/// Stand-ins for two functions of the runtime that nothing here calls on purpose, but which bring
/// all of printf into the download: 5 kB of wasm.
#include <version>

_LIBCPP_BEGIN_NAMESPACE_STD

/// Where libc++ ends a program that it can't go on with: a trap says as much as a message.
[[noreturn]] void __libcpp_verbose_abort(const char* /*format*/, ...) noexcept { __builtin_trap(); }

_LIBCPP_END_NAMESPACE_STD

/// Embind's only use of it is to name a C++ type that was never bound, in the message of an error.
extern "C" int siprintf(char* text, const char* /*format*/, ...) {
  *text = '\0';
  return 0;
}
