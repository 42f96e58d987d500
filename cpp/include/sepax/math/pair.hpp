/// Two doubles at once.
#pragma once

namespace sepax {

/// Two doubles that are computed with at once, each as it would be alone: SSE2, NEON and simd128 of
/// WebAssembly have instructions for it, and elsewhere the compiler makes two of each.
using Pair = double __attribute__((vector_size(16)));

/// The number in both places.
[[nodiscard]] constexpr Pair bothOf(double value) { return Pair{value, value}; }

/// The lesser, place by place.
[[nodiscard]] constexpr Pair lesserOf(Pair a, Pair b) { return b < a ? b : a; }

}  // namespace sepax
