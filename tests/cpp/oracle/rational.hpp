/// Exact numbers made of doubles. Every finite double is an integer times a power of two; so are
/// sums, differences and products of such numbers, and their signs and quotients need no rounding.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>

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
  Dyadic(double value) {
    if (value == 0.0) return;
    const double mantissa = std::frexp(value, &exponent);
    const auto whole = static_cast<std::int64_t>(std::ldexp(mantissa, 53));
    const int zeros = std::countr_zero(static_cast<std::uint64_t>(whole));
    integer = BigInteger(whole / (std::int64_t{1} << zeros));
    exponent += zeros - 53;
  }

  [[nodiscard]] int sign() const { return integer.sign(); }
  [[nodiscard]] double toDouble() const { return integer.toDouble(exponent); }

  /// The integer of this number in units of 2^unit, for a unit that divides it.
  [[nodiscard]] BigInteger inUnits(int unit) const {
    if (integer.sign() == 0) return integer;
    if (exponent < unit) std::abort();
    return integer.shiftedLeft(exponent - unit);
  }

  [[nodiscard]] Dyadic operator-() const { return {-integer, exponent}; }

  [[nodiscard]] friend Dyadic operator+(const Dyadic& a, const Dyadic& b) {
    if (a.sign() == 0) return b;
    if (b.sign() == 0) return a;
    const int unit = std::min(a.exponent, b.exponent);
    return {a.inUnits(unit) + b.inUnits(unit), unit};
  }
  [[nodiscard]] friend Dyadic operator-(const Dyadic& a, const Dyadic& b) { return a + (-b); }
  [[nodiscard]] friend Dyadic operator*(const Dyadic& a, const Dyadic& b) {
    return {a.integer * b.integer, a.exponent + b.exponent};
  }
  [[nodiscard]] friend int compare(const Dyadic& a, const Dyadic& b) { return (a - b).sign(); }
  [[nodiscard]] friend bool operator==(const Dyadic& a, const Dyadic& b) {
    return compare(a, b) == 0;
  }
};

/// a / b as a double, within a few ulp.
[[nodiscard]] inline double ratio(const Dyadic& a, const Dyadic& b) {
  return std::ldexp(ratio(a.integer, b.integer), a.exponent - b.exponent);
}

/// (p1 - p0) x (q1 + shift - q0).
[[nodiscard]] inline Dyadic exactCrossOfDifferences(Vec2 p0, Vec2 p1, Vec2 q0, Vec2 q1,
                                                    Vec2 shift = {}) {
  const Dyadic px = Dyadic(p1.x) - Dyadic(p0.x);
  const Dyadic py = Dyadic(p1.y) - Dyadic(p0.y);
  const Dyadic qx = Dyadic(q1.x) - Dyadic(q0.x) + Dyadic(shift.x);
  const Dyadic qy = Dyadic(q1.y) - Dyadic(q0.y) + Dyadic(shift.y);
  return px * qy - py * qx;
}

/// Twice the signed area of the triangle a, b, c.
[[nodiscard]] inline Dyadic exactOrientation(Vec2 a, Vec2 b, Vec2 c) {
  return exactCrossOfDifferences(a, b, a, c);
}

[[nodiscard]] constexpr int signOf(double value) {
  return value > 0.0 ? 1 : (value < 0.0 ? -1 : 0);
}

}  // namespace sepax::oracle
