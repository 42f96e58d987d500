/// Boxes of float32 around boxes of float64: half the memory, and nothing is missed.
#pragma once

#include <algorithm>
#include <limits>

#include "sepax/shape/bounds.hpp"

namespace sepax {

/// A closed axis-aligned box of float32, which may be infinite. The default one is empty: made of
/// what compares with nothing, it overlaps no box, not even the whole plane.
struct OuterBox {
  /// The least x.
  float minX = std::numeric_limits<float>::quiet_NaN();
  /// The least y.
  float minY = std::numeric_limits<float>::quiet_NaN();
  /// The greatest x.
  float maxX = std::numeric_limits<float>::quiet_NaN();
  /// The greatest y.
  float maxY = std::numeric_limits<float>::quiet_NaN();

  /// Whether the closed boxes share a point. Exact.
  [[nodiscard]] constexpr bool overlaps(const OuterBox& other) const {
    // One branch instead of four: which of the comparisons fails is anyone's guess.
    const bool inX = (minX <= other.maxX) & (other.minX <= maxX);
    const bool inY = (minY <= other.maxY) & (other.minY <= maxY);
    return inX & inY;
  }

  /// Whether the other box is within this one.
  [[nodiscard]] constexpr bool holds(const OuterBox& other) const {
    return minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY;
  }

  /// Whether there is no point in it.
  [[nodiscard]] constexpr bool empty() const { return !(minX <= maxX); }

  /// Whether all four numbers are equal.
  friend constexpr bool operator==(const OuterBox& a, const OuterBox& b) {
    return a.minX == b.minX && a.minY == b.minY && a.maxX == b.maxX && a.maxY == b.maxY;
  }
};

/// The least box that holds both, none of them empty.
[[nodiscard]] constexpr OuterBox united(const OuterBox& a, const OuterBox& b) {
  return {std::min(a.minX, b.minX), std::min(a.minY, b.minY), std::max(a.maxX, b.maxX),
          std::max(a.maxY, b.maxY)};
}

/// The same box in float64. Sides beyond the range of float32 are infinite.
[[nodiscard]] constexpr Bounds boundsOf(const OuterBox& box) {
  return {{box.minX, box.minY}, {box.maxX, box.maxY}};
}

namespace detail {

inline constexpr double kGreatestFloat = std::numeric_limits<float>::max();
inline constexpr double kLeastFloat = std::numeric_limits<float>::denorm_min();
/// Half a step of float32 is at most this share of the number; a step down that is as large makes
/// up for any rounding to float32 that follows.
inline constexpr double kHalfStep = 0x1.0001p-24;

/// A float32 that is not above the number, at most two steps below it: -infinity below the range of
/// float32, the greatest finite one above it.
[[nodiscard]] constexpr float floatBelow(double number) {
  // No branch depends on which way rounding goes: none could be foreseen.
  const double magnitude = number < 0.0 ? -number : number;
  const double lowered = std::min(number - (magnitude * kHalfStep + kLeastFloat), kGreatestFloat);
  if (lowered < -kGreatestFloat) return -std::numeric_limits<float>::infinity();
  return static_cast<float>(lowered);
}

/// A float32 that is not below the number: see floatBelow.
[[nodiscard]] constexpr float floatAbove(double number) { return -floatBelow(-number); }

/// Half the perimeter: in the plane, the measure of how likely a random line meets a box
/// (Crofton's formula), and so what a query costs. Finite, so that differences are numbers.
[[nodiscard]] constexpr float halfPerimeter(const OuterBox& box) {
  constexpr float kLongest = 1e30F;
  return std::min(box.maxX - box.minX, kLongest) + std::min(box.maxY - box.minY, kLongest);
}

}  // namespace detail

/// A box of float32 around a box that is not empty, larger by at most two steps of float32.
[[nodiscard]] constexpr OuterBox outerBox(const Bounds& bounds) {
  return {detail::floatBelow(bounds.min.x), detail::floatBelow(bounds.min.y),
          detail::floatAbove(bounds.max.x), detail::floatAbove(bounds.max.y)};
}

}  // namespace sepax
