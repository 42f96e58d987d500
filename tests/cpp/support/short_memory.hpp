/// The host of cpp/wasm/memory.hpp in tests: memory that runs out where the test wants it to.
#pragma once

#include <cstddef>
#include <limits>

#include "sepax/function_ref.hpp"

namespace sepax::test {

/// How many blocks there are.
[[nodiscard]] std::size_t blockCount();

/// Makes a call from outside in which memory runs out after so many blocks. Returns whether it was
/// enough; if not, the call was left.
[[nodiscard]] bool callWith(std::size_t blocks, FunctionRef<void()> call);

/// The same with plenty of memory.
inline void call(FunctionRef<void()> function) {
  static_cast<void>(callWith(std::numeric_limits<std::size_t>::max(), function));
}

}  // namespace sepax::test
