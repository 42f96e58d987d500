/// What callers have to see to, checked where a native program is debugged.
#pragma once

/// Whether SEPAX_ASSERT checks: in native builds without NDEBUG, the library's own and those of
/// programs each for themselves. As WebAssembly never, where the facade has checked everything.
#if !defined(NDEBUG) && !defined(__EMSCRIPTEN__)
#define SEPAX_ASSERTS 1
#else
#define SEPAX_ASSERTS 0
#endif

/// Ends the program with the condition, the file and the line if a precondition doesn't hold. Where
/// nothing is checked the condition is compiled, so that it stays right, but leaves no code.
#if SEPAX_ASSERTS
#include <cassert>
#define SEPAX_ASSERT(condition) assert(condition)
#else
#define SEPAX_ASSERT(condition) static_cast<void>(false && (condition))
#endif
