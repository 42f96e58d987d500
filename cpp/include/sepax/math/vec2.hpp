/// A point or a direction in the plane.
#pragma once

#include <cmath>

namespace sepax {

struct Vec2 {
  double x = 0.0;
  double y = 0.0;

  friend constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Vec2 operator*(double s, Vec2 a) { return {s * a.x, s * a.y}; }
  friend constexpr Vec2 operator-(Vec2 a) { return {-a.x, -a.y}; }
  friend constexpr bool operator==(Vec2 a, Vec2 b) { return a.x == b.x && a.y == b.y; }
};

[[nodiscard]] constexpr double dot(Vec2 a, Vec2 b) {
  return a.x * b.x + a.y * b.y;
}

/// z of the 3D cross product: positive if b is counter-clockwise of a (y up).
[[nodiscard]] constexpr double cross(Vec2 a, Vec2 b) {
  return a.x * b.y - a.y * b.x;
}

/// Euclidean length. Total for magnitudes up to kMaxCoordinate: the squares don't overflow.
[[nodiscard]] inline double length(Vec2 a) {
  return std::sqrt(dot(a, a));
}

/// a turned a quarter counter-clockwise (y up). Exact.
[[nodiscard]] constexpr Vec2 quarterTurn(Vec2 a) {
  return {-a.y, a.x};
}

}  // namespace sepax
