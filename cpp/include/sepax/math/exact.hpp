/// Exact arithmetic on doubles, for the decisions that floating point can't make.
#pragma once

#include <vector>

#include "sepax/math/vec2.hpp"

namespace sepax::detail {

/// An exact sum of doubles of any length: sums, differences and products of doubles without error
/// (Shewchuk 1997). Slow; for the rare decision that lies within rounding.
///
/// Exact as long as no product leaves the range of doubles. See exactScale.
class Exact {
 public:
  Exact() = default;
  explicit Exact(double value);

  [[nodiscard]] friend Exact operator+(const Exact& a, const Exact& b) {
    return combine(a, 1.0, b);
  }
  [[nodiscard]] friend Exact operator-(const Exact& a, const Exact& b) {
    return combine(a, -1.0, b);
  }
  friend Exact operator*(const Exact& a, const Exact& b);

  /// -1, 0 or 1.
  [[nodiscard]] int sign() const;

 private:
  [[nodiscard]] static Exact combine(const Exact& a, double factor, const Exact& b);
  void add(double summand);

  /// Not overlapping, least first, no zeros.
  std::vector<double> terms_;
};

/// A vector of exact sums.
struct ExactVec2 {
  Exact x;
  Exact y;

  /// a - b.
  [[nodiscard]] static ExactVec2 difference(Vec2 a, Vec2 b);

  [[nodiscard]] friend ExactVec2 operator-(const ExactVec2& a, const ExactVec2& b) {
    return {a.x - b.x, a.y - b.y};
  }
};

/// The dot product, without rounding.
[[nodiscard]] Exact dot(const ExactVec2& a, const ExactVec2& b);
/// The cross product, without rounding.
[[nodiscard]] Exact cross(const ExactVec2& a, const ExactVec2& b);

/// The power of two to multiply coordinates of greatest magnitude `size` by, so that products of
/// four differences of them don't overflow, nor underflow unless their bits span more than 510
/// binary orders: 1e100 beside the last bits of 1e-38.
[[nodiscard]] double exactScale(double size);

}  // namespace sepax::detail
