#include "sepax/math/rotation.hpp"

#include <cmath>

#include "sepax/math/expansion.hpp"
#include "sepax/math/sine_series.hpp"

namespace sepax {

namespace {

/// A reduced angle in [-pi/4, pi/4], as an unevaluated sum, and the quarter turns left out.
struct ReducedAngle {
  double value;
  double tail;
  int quarter;
};

/// angle - n * pi/2 for an angle of few turns that is not next to a multiple of pi/2, or nothing:
/// the product with the first 33 bits of pi/2 is exact, and so is the difference to the angle (Cody
/// and Waite, "Software Manual for the Elementary Functions", 1980). What is left out is below
/// 2^-76, and so below 2^-60 of the result.
bool reduceFewTurns(double angle, ReducedAngle& reduced) {
  if (!(std::abs(angle) <= detail::kFewTurns)) return false;
  const double n = (angle * detail::kTwoOverPi + detail::kOnes) - detail::kOnes;
  const double rest = angle - n * detail::kUpperHalfPi;
  const double lower = n * detail::kLowerHalfPi;
  reduced.value = rest - lower;
  reduced.tail = (rest - reduced.value) - lower;
  reduced.quarter = static_cast<int>(n) & 3;
  return std::abs(reduced.value) >= detail::kLeastReduced;
}

/// angle - n * pi/2 for the nearest integer n. pi/2 is the sum of three doubles, 161 bits in all
/// (Payne and Hanek's idea, with the bits that angles up to kMaxAngle need); n times each is formed
/// with its rounding error.
ReducedAngle reduce(double angle) {
  constexpr double kHalfPi0 = 0x1.921fb54442d18p+0;
  constexpr double kHalfPi1 = 0x1.1a62633145c07p-54;
  constexpr double kHalfPi2 = -0x1.f1976b7ed8fbcp-110;
  const double n = std::nearbyint(angle * detail::kTwoOverPi);
  detail::Expansion<7> rest;
  rest.add(angle);
  for (const double part : {kHalfPi0, kHalfPi1, kHalfPi2}) {
    const detail::Rounded product = detail::twoProduct(-n, part);
    rest.add(product.error);
    rest.add(product.value);
  }
  const double value = rest.estimate();
  rest.add(-value);
  const double remainder = n - 4.0 * std::floor(n / 4.0);
  return {value, rest.estimate(), static_cast<int>(remainder)};
}

}  // namespace

Rotation Rotation::fromAngle(double angle) {
  // What the series give, too: tiles stand upright, and a quarter of their frame went here.
  if (angle == 0.0) return {};
  ReducedAngle reduced;
  if (!reduceFewTurns(angle, reduced)) reduced = reduce(angle);
  const double sine = detail::sineSeries(reduced.value, reduced.tail);
  const double cosine = detail::cosineSeries(reduced.value, reduced.tail);
  // Without a branch: the quarters of many bodies follow no pattern.
  const bool odd = (reduced.quarter & 1) != 0;
  const double x = odd ? sine : cosine;
  const double y = odd ? cosine : sine;
  const bool left = reduced.quarter == 1 || reduced.quarter == 2;
  return {left ? -x : x, reduced.quarter >= 2 ? -y : y};
}

}  // namespace sepax
