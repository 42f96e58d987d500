/// Numbers of about 106 bits: for sums whose terms nearly cancel.
#pragma once

#include "sepax/math/expansion.hpp"

namespace sepax::detail {

/// The unevaluated sum of two doubles (Dekker, "A Floating-Point Technique for Extending the
/// Available Precision", 1971). Each operation has a relative error of a few 2^-104, sums one
/// relative to the magnitudes of their summands.
struct DoubleDouble {
  double high = 0.0;
  double low = 0.0;

  /// a - b, exactly.
  [[nodiscard]] static constexpr DoubleDouble difference(double a, double b) {
    const Rounded d = twoSum(a, -b);
    return {d.value, d.error};
  }

  [[nodiscard]] constexpr double rounded() const { return high + low; }

  friend constexpr DoubleDouble operator+(DoubleDouble a, DoubleDouble b) {
    const Rounded upper = twoSum(a.high, b.high);
    const Rounded lower = twoSum(a.low, b.low);
    const Rounded sum = twoSum(upper.value, upper.error + lower.value);
    const Rounded result = twoSum(sum.value, sum.error + lower.error);
    return {result.value, result.error};
  }
  friend constexpr DoubleDouble operator-(DoubleDouble a) { return {-a.high, -a.low}; }
  friend constexpr DoubleDouble operator-(DoubleDouble a, DoubleDouble b) { return a + (-b); }
  friend constexpr DoubleDouble operator*(DoubleDouble a, DoubleDouble b) {
    const Rounded product = twoProduct(a.high, b.high);
    const double cross = a.high * b.low + a.low * b.high;
    const Rounded result = twoSum(product.value, product.error + cross);
    return {result.value, result.error};
  }
  friend constexpr DoubleDouble operator/(DoubleDouble a, DoubleDouble b) {
    const DoubleDouble first{a.high / b.high, 0.0};
    const DoubleDouble rest = a - first * b;
    const Rounded result = twoSum(first.high, rest.high / b.high);
    return {result.value, result.error};
  }
};

}  // namespace sepax::detail
