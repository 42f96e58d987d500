#include "sepax/math/rotation.hpp"

#include <cmath>

#include "sepax/math/expansion.hpp"

namespace sepax {

namespace {

/// A reduced angle in [-pi/4, pi/4], as an unevaluated sum, and the quarter turns left out.
struct ReducedAngle {
  double value;
  double tail;
  int quarter;
};

/// The nearest integer, of halves the even one: adding a number whose last bit counts ones rounds.
double nearestInteger(double x) {
  constexpr double kOnes = 0x1.8p52;
  return (x + kOnes) - kOnes;
}

constexpr double kTwoOverPi = 0x1.45f306dc9c883p-1;

/// angle - n * pi/2 for an angle of few turns that is not next to a multiple of pi/2, or nothing:
/// the product with the first 33 bits of pi/2 is exact, and so is the difference to the angle (Cody
/// and Waite, "Software Manual for the Elementary Functions", 1980). What is left out is below
/// 2^-76, and so below 2^-60 of the result.
bool reduceFewTurns(double angle, ReducedAngle& reduced) {
  constexpr double kFewTurns = 1000.0;
  constexpr double kLeast = 0x1p-16;
  constexpr double kUpper = 0x1.921fb544p+0;
  constexpr double kLower = 0x1.0b4611a626331p-34;
  if (!(std::abs(angle) <= kFewTurns)) return false;
  const double n = nearestInteger(angle * kTwoOverPi);
  const double rest = angle - n * kUpper;
  const double lower = n * kLower;
  reduced.value = rest - lower;
  reduced.tail = (rest - reduced.value) - lower;
  reduced.quarter = static_cast<int>(n) & 3;
  return std::abs(reduced.value) >= kLeast;
}

/// angle - n * pi/2 for the nearest integer n. pi/2 is the sum of three doubles, 161 bits in all
/// (Payne and Hanek's idea, with the bits that angles up to kMaxAngle need); n times each is formed
/// with its rounding error.
ReducedAngle reduce(double angle) {
  constexpr double kHalfPi0 = 0x1.921fb54442d18p+0;
  constexpr double kHalfPi1 = 0x1.1a62633145c07p-54;
  constexpr double kHalfPi2 = -0x1.f1976b7ed8fbcp-110;
  const double n = std::nearbyint(angle * kTwoOverPi);
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

/// Taylor series of sine up to x^17: the first term left out is below 2^-60 for |x| <= pi/4.
double sineSeries(double x, double tail) {
  constexpr double kInverseFactorials[] = {
      -1.0 / 6.0,        1.0 / 120.0,        -1.0 / 5040.0,       1.0 / 362880.0,
      -1.0 / 39916800.0, 1.0 / 6227020800.0, -1.0 / 1307674368e3, 1.0 / 355687428096e3,
  };
  const double square = x * x;
  double sum = 0.0;
  for (int i = 7; i >= 0; --i) sum = sum * square + kInverseFactorials[i];
  return x + (x * square * sum + tail * (1.0 - 0.5 * square));
}

/// Taylor series of cosine up to x^18.
double cosineSeries(double x, double tail) {
  constexpr double kInverseFactorials[] = {
      1.0 / 24.0,        -1.0 / 720.0,         1.0 / 40320.0,       -1.0 / 3628800.0,
      1.0 / 479001600.0, -1.0 / 87178291200.0, 1.0 / 20922789888e3, -1.0 / 6402373705728e3,
  };
  const double square = x * x;
  double sum = 0.0;
  for (int i = 7; i >= 0; --i) sum = sum * square + kInverseFactorials[i];
  // 1 - x^2/2 is formed first and its rounding error given back, so that it isn't lost near 1.
  const double half = 0.5 * square;
  const double leading = 1.0 - half;
  return leading + (((1.0 - leading) - half) + (square * square * sum - x * tail));
}

}  // namespace

Rotation Rotation::fromAngle(double angle) {
  // What the series give, too: tiles stand upright, and a quarter of their frame went here.
  if (angle == 0.0) return {};
  ReducedAngle reduced;
  if (!reduceFewTurns(angle, reduced)) reduced = reduce(angle);
  const double sine = sineSeries(reduced.value, reduced.tail);
  const double cosine = cosineSeries(reduced.value, reduced.tail);
  // Without a branch: the quarters of many bodies follow no pattern.
  const bool odd = (reduced.quarter & 1) != 0;
  const double x = odd ? sine : cosine;
  const double y = odd ? cosine : sine;
  const bool left = reduced.quarter == 1 || reduced.quarter == 2;
  return {left ? -x : x, reduced.quarter >= 2 ? -y : y};
}

}  // namespace sepax
