/// How many random cases a property test tries.
#pragma once

#include <algorithm>
#include <cstdint>

namespace sepax::test {

#ifdef SEPAX_SANITIZED
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

/// All of them in a plain build, natively and as WebAssembly. A twentieth under sanitizers, which
/// look for other faults than wrong answers and take ten times as long.
[[nodiscard]] constexpr std::uint64_t cases(std::uint64_t count) {
  return kSanitized ? count / 20 : count;
}

/// The same, and at least one.
[[nodiscard]] constexpr std::uint64_t atLeastOne(std::uint64_t count) {
  return std::max<std::uint64_t>(1, cases(count));
}

/// The same share of a smaller count: of loops over int, and of how many cases at least must be of
/// a kind.
[[nodiscard]] constexpr int share(int count) {
  return static_cast<int>(cases(static_cast<std::uint64_t>(count)));
}

}  // namespace sepax::test
