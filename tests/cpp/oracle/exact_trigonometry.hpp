/// Sine and cosine to 300 bits in integer arithmetic, the same on every platform: Machin's formula
/// for pi, exact reduction, Taylor series.
#pragma once

#include <cmath>
#include <cstdint>

#include "oracle/rational.hpp"

namespace sepax::oracle {

struct SineCosine {
  Dyadic sine;
  Dyadic cosine;
};

class ExactTrigonometry {
 public:
  ExactTrigonometry()
      : halfPi_(arcTangentOfInverse(5).shiftedLeft(3) - arcTangentOfInverse(239).shiftedLeft(1)) {}

  /// pi / 2, to 300 bits.
  [[nodiscard]] Dyadic halfPi() const { return {halfPi_, -kBits}; }

  /// For |angle| up to 2^53 and either 0 or above 2^-200.
  [[nodiscard]] SineCosine of(double angle) const {
    constexpr double kRoughHalfPi = 1.5707963267948966;
    // A quarter too far or too short does no harm: the series converge for every small angle.
    const auto quarters = static_cast<std::int64_t>(std::floor(angle / kRoughHalfPi + 0.5));
    const Dyadic exact(angle);
    const BigInteger whole = exact.exponent >= -kBits
                                 ? exact.inUnits(-kBits)
                                 : exact.integer.shiftedRight(-kBits - exact.exponent);
    const BigInteger rest = whole - BigInteger(quarters) * halfPi_;
    const Dyadic sine{series(rest, rest, 1), -kBits};
    const Dyadic cosine{series(rest, BigInteger(1).shiftedLeft(kBits), 0), -kBits};
    switch (((quarters % 4) + 4) % 4) {
      case 0:
        return {sine, cosine};
      case 1:
        return {cosine, -sine};
      case 2:
        return {-sine, -cosine};
      default:
        return {-cosine, sine};
    }
  }

 private:
  static constexpr int kBits = 320;

  static BigInteger arcTangentOfInverse(std::uint32_t n) {
    BigInteger power = BigInteger(1).shiftedLeft(kBits).dividedBy(n);
    BigInteger sum;
    for (std::uint32_t k = 1; power.sign() != 0; k += 2) {
      const BigInteger term = power.dividedBy(k);
      sum = k % 4 == 1 ? sum + term : sum - term;
      power = power.dividedBy(n * n);
    }
    return sum;
  }

  /// term - term x^2 / ((k + 1) (k + 2)) + ...
  static BigInteger series(const BigInteger& x, BigInteger term, std::uint32_t k) {
    const BigInteger square = (x * x).shiftedRight(kBits);
    BigInteger sum;
    for (; term.sign() != 0; k += 2) {
      sum = sum + term;
      term = -(term * square).shiftedRight(kBits).dividedBy((k + 1) * (k + 2));
    }
    return sum;
  }

  BigInteger halfPi_;
};

}  // namespace sepax::oracle
