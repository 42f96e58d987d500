/// Two doubles at once.
#pragma once

#include <cmath>
#include <cstdint>

#include "sepax/math/vec2.hpp"

namespace sepax {

/// Two doubles that are computed with at once, each as it would be alone: SSE2, NEON and simd128 of
/// WebAssembly have instructions for it, and elsewhere the compiler makes two of each.
using Pair = double __attribute__((vector_size(16)));

/// What a comparison of pairs gives: all bits of a place are set, or none.
using PairMask = std::int64_t __attribute__((vector_size(16)));

/// The number in both places.
[[nodiscard]] inline Pair bothOf(double value) { return Pair{value, value}; }

/// The lesser, place by place.
[[nodiscard]] inline Pair lesserOf(Pair a, Pair b) { return b < a ? b : a; }

/// The greater, place by place.
[[nodiscard]] inline Pair greaterOf(Pair a, Pair b) { return a < b ? b : a; }

/// The greater of the two.
[[nodiscard]] inline double greatestOf(Pair a) { return a[0] < a[1] ? a[1] : a[0]; }

/// x and y.
[[nodiscard]] inline Pair pairOf(Vec2 v) { return Pair{v.x, v.y}; }

/// See the other.
[[nodiscard]] inline Vec2 vectorOf(Pair a) { return {a[0], a[1]}; }

/// The first of each.
[[nodiscard]] inline Pair firstsOf(Pair a, Pair b) { return Pair{a[0], b[0]}; }

/// The second of each.
[[nodiscard]] inline Pair secondsOf(Pair a, Pair b) { return Pair{a[1], b[1]}; }

/// Without the sign.
[[nodiscard]] inline Pair magnitudesOf(Pair a) {
  constexpr std::int64_t kAllButSign = 0x7fffffffffffffff;
  return reinterpret_cast<Pair>(reinterpret_cast<PairMask>(a) & PairMask{kAllButSign, kAllButSign});
}

/// The number where the mask is set, and zero elsewhere.
[[nodiscard]] inline Pair kept(PairMask mask, Pair a) {
  return reinterpret_cast<Pair>(reinterpret_cast<PairMask>(a) & mask);
}

/// The one or the other, without a branch.
[[nodiscard]] inline Pair chosen(bool first, Pair a, Pair b) {
  const auto bits = -static_cast<std::int64_t>(first);
  const PairMask mask{bits, bits};
  return reinterpret_cast<Pair>((reinterpret_cast<PairMask>(a) & mask) |
                                (reinterpret_cast<PairMask>(b) & ~mask));
}

/// The square roots.
[[nodiscard]] inline Pair rootsOf(Pair a) {
#if defined(__wasm_simd128__)
  return __builtin_wasm_sqrt_f64x2(a);
#elif defined(__SSE2__) && defined(__clang__)
  return __builtin_ia32_sqrtpd(a);
#else
  return Pair{std::sqrt(a[0]), std::sqrt(a[1])};
#endif
}

/// Bit 0 for the first place, bit 1 for the second.
[[nodiscard]] inline std::uint32_t bitsOf(PairMask mask) {
#if defined(__wasm_simd128__)
  return static_cast<std::uint32_t>(__builtin_wasm_bitmask_i64x2(mask));
#elif defined(__SSE2__)
  return static_cast<std::uint32_t>(__builtin_ia32_movmskpd(reinterpret_cast<Pair>(mask)));
#else
  return (static_cast<std::uint32_t>(mask[0]) & 1U) | (static_cast<std::uint32_t>(mask[1]) & 2U);
#endif
}

}  // namespace sepax
