/// libc++ ends on impossible errors through this function, and its own version prints with
/// vfprintf, which would add a third to the size of the wasm. Trapping is enough: JS sees a
/// RuntimeError.
#include <__verbose_abort>

_LIBCPP_BEGIN_NAMESPACE_STD
// The name and the reserved namespace are libc++'s: it documents the override.
[[noreturn]] void __libcpp_verbose_abort(const char* /*format*/, ...) noexcept {
  __builtin_trap();
}
_LIBCPP_END_NAMESPACE_STD
