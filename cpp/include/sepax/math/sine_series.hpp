/// The series of sine and cosine, for one angle or for two at once.
#pragma once

namespace sepax::detail {

/// For one angle or for several: what the bits of their doubles are, and nothing else, differs.
/// Taylor series of sine up to x^17, for a reduced angle as an unevaluated sum: the first term left
/// out is below 2^-60 for |x| <= pi/4.
template <class Number>
[[nodiscard]] inline Number sineSeries(Number x, Number tail) {
  constexpr double kInverseFactorials[] = {
      -1.0 / 6.0,        1.0 / 120.0,        -1.0 / 5040.0,       1.0 / 362880.0,
      -1.0 / 39916800.0, 1.0 / 6227020800.0, -1.0 / 1307674368e3, 1.0 / 355687428096e3,
  };
  const Number square = x * x;
  Number sum{};
  for (int i = 7; i >= 0; --i) sum = sum * square + kInverseFactorials[i];
  return x + (x * square * sum + tail * (1.0 - 0.5 * square));
}

/// Taylor series of cosine up to x^18.
template <class Number>
[[nodiscard]] inline Number cosineSeries(Number x, Number tail) {
  constexpr double kInverseFactorials[] = {
      1.0 / 24.0,        -1.0 / 720.0,         1.0 / 40320.0,       -1.0 / 3628800.0,
      1.0 / 479001600.0, -1.0 / 87178291200.0, 1.0 / 20922789888e3, -1.0 / 6402373705728e3,
  };
  const Number square = x * x;
  Number sum{};
  for (int i = 7; i >= 0; --i) sum = sum * square + kInverseFactorials[i];
  // 1 - x^2/2 is formed first and its rounding error given back, so that it isn't lost near 1.
  const Number half = 0.5 * square;
  const Number leading = 1.0 - half;
  return leading + (((1.0 - leading) - half) + (square * square * sum - x * tail));
}

// Cody and Waite's reduction: see reduceFewTurns in rotation.cpp.
inline constexpr double kTwoOverPi = 0x1.45f306dc9c883p-1;
/// Adding it rounds to the nearest integer, of halves to the even one: its last bit counts ones.
inline constexpr double kOnes = 0x1.8p52;
inline constexpr double kFewTurns = 1000.0;
inline constexpr double kLeastReduced = 0x1p-16;
/// The first 33 bits of pi/2, and the rest.
inline constexpr double kUpperHalfPi = 0x1.921fb544p+0;
inline constexpr double kLowerHalfPi = 0x1.0b4611a626331p-34;

}  // namespace sepax::detail
