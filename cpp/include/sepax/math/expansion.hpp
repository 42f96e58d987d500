/// Exact sums of doubles: an expansion is a sum of doubles that don't overlap, least first
/// (Shewchuk 1997, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric
/// Predicates"; the error-free sum is Knuth's, the error-free product Dekker's and Veltkamp's).
///
/// Needs round-to-nearest, no contraction to fused operations and no fast-math.
#pragma once

#include <array>
#include <cstddef>

namespace sepax::detail {

/// A rounded result and its rounding error: the exact result is value + error.
struct Rounded {
  double value;
  double error;
};

/// a + b, rounded, and what the rounding has left out (Knuth, "The Art of Computer Programming",
/// vol. 2, 1969).
[[nodiscard]] constexpr Rounded twoSum(double a, double b) {
  const double sum = a + b;
  const double bPart = sum - a;
  const double aPart = sum - bPart;
  return {sum, (a - aPart) + (b - bPart)};
}

/// The upper 26 bits of a.
[[nodiscard]] constexpr double upperHalf(double a) {
  constexpr double kSplitter = 0x1p27 + 1.0;
  const double scaled = kSplitter * a;
  return scaled - (scaled - a);
}

/// a b, rounded, and what the rounding has left out (Dekker, "A Floating-Point Technique for
/// Extending the Available Precision", 1971).
[[nodiscard]] constexpr Rounded twoProduct(double a, double b) {
  const double product = a * b;
  const double aHigh = upperHalf(a);
  const double aLow = a - aHigh;
  const double bHigh = upperHalf(b);
  const double bLow = b - bHigh;
  return {product, aLow * bLow - (((product - aHigh * bHigh) - aLow * bHigh) - aHigh * bLow)};
}

/// An exact sum of at most `Capacity` doubles.
template <std::size_t Capacity>
class Expansion {
 public:
  /// Adds a double, exactly (Shewchuk's GROW-EXPANSION, zero terms left out).
  constexpr void add(double summand) {
    double carry = summand;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      const Rounded sum = twoSum(carry, terms_[i]);
      carry = sum.value;
      if (sum.error != 0.0) terms_[kept++] = sum.error;
    }
    if (carry != 0.0) terms_[kept++] = carry;
    count_ = kept;
  }

  [[nodiscard]] constexpr std::size_t size() const { return count_; }
  [[nodiscard]] constexpr double operator[](std::size_t i) const { return terms_[i]; }

  /// The sum rounded to a double, with the exact sign: the greatest term outweighs the others.
  [[nodiscard]] constexpr double estimate() const {
    double sum = 0.0;
    for (std::size_t i = 0; i < count_; ++i) sum += terms_[i];
    return sum;
  }

 private:
  std::array<double, Capacity> terms_{};
  std::size_t count_ = 0;
};

/// Adds factor * a * b to the sum, exactly; factor is 1 or -1.
template <std::size_t Sum, std::size_t A, std::size_t B>
constexpr void addProduct(Expansion<Sum>& sum, double factor, const Expansion<A>& a,
                          const Expansion<B>& b) {
  static_assert(Sum >= 2 * A * B);
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < b.size(); ++j) {
      const Rounded product = twoProduct(factor * a[i], b[j]);
      sum.add(product.error);
      sum.add(product.value);
    }
  }
}

}  // namespace sepax::detail
