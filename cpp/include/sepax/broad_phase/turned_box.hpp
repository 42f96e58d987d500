/// Boxes of float32 that are compared by one instruction.
#pragma once

#include <bit>
#include <cstdint>
#include <limits>

#include "sepax/broad_phase/outer_box.hpp"
#include "sepax/math/pair.hpp"

namespace sepax {

/// A closed box whose upper sides are turned round: minX, minY, -maxX, -maxY. So two boxes are
/// compared by one instruction for all four sides. Of an empty one all are NaN.
struct TurnedBox {
  /// In memory of any kind: what is aligned more strictly than memory as a rule is comes from other
  /// allocation functions than all else.
  float sides[4];

  /// One of them.
  [[nodiscard]] float operator[](int i) const { return sides[i]; }
};

/// The same box, turned round.
[[nodiscard]] inline TurnedBox turnedBox(const OuterBox& box) {
  return {{box.minX, box.minY, -box.maxX, -box.maxY}};
}

/// No box overlaps it.
[[nodiscard]] inline TurnedBox emptyTurnedBox() { return turnedBox(OuterBox{}); }

namespace detail {

using FourFloats = float __attribute__((vector_size(16)));

[[nodiscard]] inline FourFloats lanesOf(const TurnedBox& box) {
  return std::bit_cast<FourFloats>(box);
}

/// See floatBelow.
[[nodiscard]] inline Pair floatsBelow(Pair numbers) {
  const Pair lowered = numbers - (magnitudesOf(numbers) * kHalfStep + bothOf(kLeastFloat));
  const Pair finite = lesserOf(lowered, bothOf(kGreatestFloat));
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  return finite < bothOf(-kGreatestFloat) ? bothOf(-kInfinity) : finite;
}

}  // namespace detail

/// What turnedBox(outerBox(bounds)) is, two sides at a time.
[[nodiscard]] inline TurnedBox turnedBox(const Bounds& bounds) {
  const Pair low = detail::floatsBelow(pairOf(bounds.min));
  const Pair high = detail::floatsBelow(-pairOf(bounds.max));
  return {{static_cast<float>(low[0]), static_cast<float>(low[1]), static_cast<float>(high[0]),
           static_cast<float>(high[1])}};
}

/// What the sides of other boxes must not pass to overlap this one.
[[nodiscard]] inline TurnedBox limitsOf(TurnedBox box) {
  return {{-box[2], -box[3], -box[0], -box[1]}};
}

/// Whether a box overlaps the one with these limits; touching counts. Neither is empty.
[[nodiscard]] inline bool isWithin(TurnedBox box, TurnedBox limits) {
  using Sides = std::int32_t __attribute__((vector_size(16)));
  const Sides beyond = detail::lanesOf(box) > detail::lanesOf(limits);
#if defined(__wasm_simd128__)
  return __builtin_wasm_any_true_v128(
             reinterpret_cast<__attribute__((vector_size(16))) char>(beyond)) == 0;
#elif defined(__SSE2__)
  return __builtin_ia32_movmskps(reinterpret_cast<detail::FourFloats>(beyond)) == 0;
#else
  return (beyond[0] | beyond[1] | beyond[2] | beyond[3]) == 0;
#endif
}

/// The lesser sides: the box around two.
[[nodiscard]] inline TurnedBox unitedBox(TurnedBox a, TurnedBox b) {
  const detail::FourFloats one = detail::lanesOf(a);
  const detail::FourFloats other = detail::lanesOf(b);
  return std::bit_cast<TurnedBox>(other < one ? other : one);
}

/// The longer side.
[[nodiscard]] inline float extentOf(TurnedBox box) {
  const float width = -box[2] - box[0];
  const float height = -box[3] - box[1];
  return width < height ? height : width;
}

}  // namespace sepax
