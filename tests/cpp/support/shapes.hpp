/// Short ways to make the shapes that tests need.
#pragma once

#include <cmath>
#include <span>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/math/transform.hpp"
#include "sepax/shape/convex_instance.hpp"
#include "support/printing.hpp"

namespace sepax::test {

using Points = std::vector<Vec2>;

[[nodiscard]] inline Points box(Vec2 min, Vec2 max) {
  return {min, {max.x, min.y}, max, {min.x, max.y}};
}

/// The square from (0, 0) to (1, 1).
[[nodiscard]] inline Points unitSquare() { return box({0.0, 0.0}, {1.0, 1.0}); }

[[nodiscard]] inline Points translated(Points points, Vec2 by) {
  for (Vec2& p : points) p = p + by;
  return points;
}

[[nodiscard]] inline Points scaled(Points points, double by) {
  for (Vec2& p : points) p = by * p;
  return points;
}

[[nodiscard]] inline Points reversed(const Points& points) {
  return {points.rbegin(), points.rend()};
}

/// In a list, which can be compared.
[[nodiscard]] inline std::vector<Vec2> cornersOf(const ConvexPolygon& polygon) {
  return {polygon.vertices().begin(), polygon.vertices().end()};
}

/// The polygon of an outline that is known to be good; a failure and a triangle if it isn't.
[[nodiscard]] inline ConvexPolygon polygonOf(std::span<const Vec2> points) {
  ConvexPolygon::Result result = ConvexPolygon::create(points);
  if (result.polygon) return *std::move(result.polygon);
  ADD_FAILURE() << "not a convex outline: fault " << static_cast<int>(result.status.fault) << " at "
                << result.status.first << ", " << result.status.second;
  const Points triangle{{0.0, 0.0}, {1.0, 0.0}, {0.0, 1.0}};
  return *ConvexPolygon::create(triangle).polygon;
}

[[nodiscard]] inline ConvexInstance instanceOf(std::span<const Vec2> points, Vec2 position = {},
                                               double angle = 0.0) {
  ConvexInstance instance(polygonOf(points));
  instance.setTransform({position, angle == 0.0 ? Rotation{} : Rotation::fromAngle(angle)});
  return instance;
}

/// Where neighbouring doubles are 2 apart in both coordinates. Polygons that are placed here lose
/// what is finer than that: so tests get segments and points, which no outline gives.
inline constexpr Vec2 kFarOut{0x1.8p53, 0x1.8p53};

/// A polygon with integer corners, twice its size, far out.
[[nodiscard]] inline ConvexInstance farOut(const Points& points) {
  return instanceOf(scaled(points, 2.0), kFarOut);
}

/// The segment between two points with integer coordinates, twice its size, far out.
[[nodiscard]] inline ConvexInstance segmentFarOut(Vec2 p, Vec2 q) {
  const Vec2 along = q - p;
  const double size = std::fmax(std::abs(along.x), std::abs(along.y));
  const Vec2 aside = (0.5 / size) * quarterTurn(along);
  return instanceOf(Points{2.0 * p, 2.0 * q, 2.0 * p + aside}, kFarOut);
}

/// A point with integer coordinates, twice as far from the common origin, far out.
[[nodiscard]] inline ConvexInstance pointFarOut(Vec2 p) {
  return instanceOf(translated({{0.0, 0.0}, {0.5, 0.0}, {0.0, 0.5}}, 2.0 * p), kFarOut);
}

}  // namespace sepax::test
