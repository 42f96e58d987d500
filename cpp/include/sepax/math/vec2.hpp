/// A point or a direction in the plane.
#pragma once

#include <cmath>

namespace sepax {

/// A point or a direction in the plane.
struct Vec2 {
  /// Along the x axis.
  double x = 0.0;
  /// Along the y axis, which may point up or down: where it matters, comments say "y up".
  double y = 0.0;

  /// The sum, component by component.
  friend constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
  /// The way from b to a.
  friend constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
  /// a, s times as long; turned round if s is negative.
  friend constexpr Vec2 operator*(double s, Vec2 a) { return {s * a.x, s * a.y}; }
  /// a turned round. 0 becomes -0.
  friend constexpr Vec2 operator-(Vec2 a) { return {-a.x, -a.y}; }
  /// Whether both components are equal, as 0 and -0 are.
  friend constexpr bool operator==(Vec2 a, Vec2 b) { return a.x == b.x && a.y == b.y; }
};

/// The length of a times that of b times the cosine of the angle between them.
[[nodiscard]] constexpr double dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }

/// z of the 3D cross product: positive if b is counter-clockwise of a (y up).
[[nodiscard]] constexpr double cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }

/// Euclidean length, for components up to 4 kMaxCoordinate. Vectors whose squares would underflow
/// are scaled by a power of two, which is exact.
[[nodiscard]] inline double length(Vec2 a) {
  constexpr double kTiny = 0x1p-480;
  constexpr double kScale = 0x1p500;
  if (std::abs(a.x) >= kTiny || std::abs(a.y) >= kTiny) return std::sqrt(dot(a, a));
  const Vec2 scaled = kScale * a;
  return std::sqrt(dot(scaled, scaled)) / kScale;
}

/// a turned a quarter counter-clockwise (y up). Exact.
[[nodiscard]] constexpr Vec2 quarterTurn(Vec2 a) { return {-a.y, a.x}; }

}  // namespace sepax
