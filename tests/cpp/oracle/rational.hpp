/// Exact numbers made of doubles. Every finite double is an integer times a power of two; so are
/// sums, differences and products of such numbers, and their signs and quotients need no rounding.
#pragma once

#include "oracle/big_integer.hpp"
#include "sepax/math/vec2.hpp"

namespace sepax::oracle {

/// integer * 2^exponent.
struct Dyadic {
  BigInteger integer;
  int exponent = 0;

  Dyadic() = default;
  Dyadic(BigInteger i, int e) : integer(i), exponent(e) {}

  /// The exact value of a finite double, with an odd integer.
  // NOLINTNEXTLINE(google-explicit-constructor): a double is a dyadic number.
  Dyadic(double value);

  [[nodiscard]] int sign() const { return integer.sign(); }
  [[nodiscard]] double toDouble() const { return integer.toDouble(exponent); }

  /// The integer of this number in units of 2^unit, for a unit that divides it.
  [[nodiscard]] BigInteger inUnits(int unit) const;

  [[nodiscard]] Dyadic operator-() const;
};

[[nodiscard]] Dyadic operator+(const Dyadic& a, const Dyadic& b);
[[nodiscard]] Dyadic operator-(const Dyadic& a, const Dyadic& b);
[[nodiscard]] Dyadic operator*(const Dyadic& a, const Dyadic& b);
[[nodiscard]] int compare(const Dyadic& a, const Dyadic& b);
[[nodiscard]] inline bool operator==(const Dyadic& a, const Dyadic& b) {
  return compare(a, b) == 0;
}

/// a / b as a double, within a few ulp.
[[nodiscard]] double ratio(const Dyadic& a, const Dyadic& b);

/// (p1 - p0) x (q1 + shift - q0).
[[nodiscard]] Dyadic exactCrossOfDifferences(Vec2 p0, Vec2 p1, Vec2 q0, Vec2 q1, Vec2 shift = {});

/// Twice the signed area of the triangle a, b, c.
[[nodiscard]] Dyadic exactOrientation(Vec2 a, Vec2 b, Vec2 c);

[[nodiscard]] constexpr int signOf(double value) {
  return value > 0.0 ? 1 : (value < 0.0 ? -1 : 0);
}

}  // namespace sepax::oracle
