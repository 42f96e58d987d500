#include "oracle/rational.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace sepax::oracle {

Dyadic::Dyadic(double value) {
  if (value == 0.0) return;
  const double mantissa = std::frexp(value, &exponent);
  const auto whole = static_cast<std::int64_t>(std::ldexp(mantissa, 53));
  const int zeros = std::countr_zero(static_cast<std::uint64_t>(whole));
  integer = BigInteger(whole / (std::int64_t{1} << zeros));
  exponent += zeros - 53;
}

BigInteger Dyadic::inUnits(int unit) const {
  if (integer.sign() == 0) return integer;
  if (exponent < unit) std::abort();
  return integer.shiftedLeft(exponent - unit);
}

Dyadic Dyadic::operator-() const { return {-integer, exponent}; }

Dyadic operator+(const Dyadic& a, const Dyadic& b) {
  if (a.sign() == 0) return b;
  if (b.sign() == 0) return a;
  const int unit = std::min(a.exponent, b.exponent);
  return {a.inUnits(unit) + b.inUnits(unit), unit};
}

Dyadic operator-(const Dyadic& a, const Dyadic& b) { return a + (-b); }

Dyadic operator*(const Dyadic& a, const Dyadic& b) {
  return {a.integer * b.integer, a.exponent + b.exponent};
}

int compare(const Dyadic& a, const Dyadic& b) { return (a - b).sign(); }

double ratio(const Dyadic& a, const Dyadic& b) {
  return std::ldexp(ratio(a.integer, b.integer), a.exponent - b.exponent);
}

Dyadic exactCrossOfDifferences(Vec2 p0, Vec2 p1, Vec2 q0, Vec2 q1, Vec2 shift) {
  const Dyadic px = Dyadic(p1.x) - Dyadic(p0.x);
  const Dyadic py = Dyadic(p1.y) - Dyadic(p0.y);
  const Dyadic qx = Dyadic(q1.x) - Dyadic(q0.x) + Dyadic(shift.x);
  const Dyadic qy = Dyadic(q1.y) - Dyadic(q0.y) + Dyadic(shift.y);
  return px * qy - py * qx;
}

Dyadic exactOrientation(Vec2 a, Vec2 b, Vec2 c) { return exactCrossOfDifferences(a, b, a, c); }

}  // namespace sepax::oracle
