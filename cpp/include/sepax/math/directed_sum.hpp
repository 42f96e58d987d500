/// Sums that are never too great, and sums that are never too small.
#pragma once

#include "sepax/math/expansion.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace detail {

/// From a double to the next one (Rump, Zimmermann, Boldo and Melquiond, "Computing Predecessor and
/// Successor in Rounding to Nearest", 2009).
[[nodiscard]] constexpr double stepFrom(double value) {
  return kRoundoff * (1.0 + 2.0 * kRoundoff) * (value < 0.0 ? -value : value);
}

}  // namespace detail

/// a + b, rounded down; exact where the sum is a double.
[[nodiscard]] constexpr double sumBelow(double a, double b) {
  const detail::Rounded sum = detail::twoSum(a, b);
  return sum.value - (sum.error < 0.0 ? detail::stepFrom(sum.value) : 0.0);
}

/// a + b, rounded up; exact where the sum is a double.
[[nodiscard]] constexpr double sumAbove(double a, double b) {
  const detail::Rounded sum = detail::twoSum(a, b);
  return sum.value + (sum.error > 0.0 ? detail::stepFrom(sum.value) : 0.0);
}

}  // namespace sepax
