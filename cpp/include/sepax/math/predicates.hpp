/// Signs that are always right: geometric predicates on the coordinates as they are stored.
///
/// Each is a floating-point computation with an error bound, which nearly always suffices, and an
/// exact computation for the rest (Shewchuk, "Adaptive Precision Floating-Point Arithmetic and Fast
/// Robust Geometric Predicates", 1997). The value that comes back has the exact sign, zero
/// included, and is the rounded magnitude otherwise. Points are stored points: magnitudes up to a
/// few times kMaxCoordinate, none between 0 and kSmallestCoordinate.
#pragma once

#include <cmath>
#include <limits>

#include "sepax/math/vec2.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace detail {
/// (p1 - p0) x (q1 + shift - q0), rounded at the end only, so that its sign is exact.
[[nodiscard]] double exactCross(Vec2 p0, Vec2 p1, Vec2 q0, Vec2 q1, Vec2 shift);
}  // namespace detail

/// (p1 - p0) x (q1 - q0).
[[nodiscard]] inline double crossOfDifferences(const Vec2& p0, const Vec2& p1, const Vec2& q0,
                                               const Vec2& q1) {
  const double left = (p1.x - p0.x) * (q1.y - q0.y);
  const double right = (p1.y - p0.y) * (q1.x - q0.x);
  const double value = left - right;
  // A product that is zero has a factor that is exactly zero: the other product decides.
  if (std::abs(value) > kCrossFilter * (std::abs(left) + std::abs(right)) || left == 0.0 ||
      right == 0.0) {
    return value;
  }
  return detail::exactCross(p0, p1, q0, q1, Vec2{});
}

/// (p1 - p0) x (q1 + shift - q0): the same after q1 has moved by `shift`.
[[nodiscard]] inline double crossOfShiftedDifferences(Vec2 p0, Vec2 p1, Vec2 q0, Vec2 q1,
                                                      Vec2 shift) {
  const Vec2 p = p1 - p0;
  const Vec2 q = q1 - q0;
  const Vec2 moved = q + shift;
  const double value = cross(p, moved);
  const double magnitude = std::abs(p.x) * (std::abs(q.y) + std::abs(moved.y)) +
                           std::abs(p.y) * (std::abs(q.x) + std::abs(moved.x));
  if (std::abs(value) > kShiftedCrossFilter * magnitude) return value;
  return detail::exactCross(p0, p1, q0, q1, shift);
}

/// Twice the signed area of the triangle a, b, c: positive if it is counter-clockwise (y up), zero
/// if the points are collinear.
[[nodiscard]] inline double orientation(const Vec2& a, const Vec2& b, const Vec2& c) {
  return crossOfDifferences(a, b, a, c);
}

/// numerator / denominator, denominator > 0, with the sign of the numerator even where the quotient
/// is too small for a double.
[[nodiscard]] inline double signedQuotient(double numerator, double denominator) {
  const double quotient = numerator / denominator;
  if (quotient != 0.0 || numerator == 0.0) return quotient;
  return std::copysign(std::numeric_limits<double>::denorm_min(), numerator);
}

/// Whether one is positive and the other negative.
[[nodiscard]] constexpr bool opposite(double s, double t) {
  return (s > 0.0 && t < 0.0) || (s < 0.0 && t > 0.0);
}

/// Whether b lies on the closed segment from a to c, for collinear a, b and c.
[[nodiscard]] constexpr bool betweenCollinear(const Vec2& a, const Vec2& b, const Vec2& c) {
  const bool inX = (a.x <= b.x && b.x <= c.x) || (c.x <= b.x && b.x <= a.x);
  const bool inY = (a.y <= b.y && b.y <= c.y) || (c.y <= b.y && b.y <= a.y);
  return inX && inY;
}

}  // namespace sepax
