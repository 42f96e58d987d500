/// The separating-axis test as it is taught: every vertex of both polygons is projected on every
/// edge normal, O(n (n + m)), in plain floating point. The oracle for depth and direction.
#pragma once

#include <cmath>
#include <limits>
#include <span>

#include "sepax/math/vec2.hpp"

namespace sepax::oracle {

struct PlainSat {
  /// The least overlap of the shadows, either way round; negative: the greatest gap.
  double depth = std::numeric_limits<double>::infinity();
  /// From a towards b.
  Vec2 normal;
  /// The least overlap among directions that differ clearly from `normal`.
  double runnerUp = std::numeric_limits<double>::infinity();

  /// Whether the direction is beyond doubt for answers that are off by `margin`.
  [[nodiscard]] bool unambiguous(double margin) const { return runnerUp - depth > margin; }
};

namespace detail {

/// Farthest reach of the points along the axis, from `origin`: so that polygons far out lose
/// nothing.
inline double reach(std::span<const Vec2> points, Vec2 origin, Vec2 axis) {
  double farthest = -std::numeric_limits<double>::infinity();
  for (const Vec2 p : points) farthest = std::fmax(farthest, dot(p - origin, axis));
  return farthest;
}

template <class Visitor>
void forEachDirection(std::span<const Vec2> edgesOf, Visitor&& visit) {
  for (std::size_t i = 0; i < edgesOf.size(); ++i) {
    const Vec2 edge = edgesOf[(i + 1) % edgesOf.size()] - edgesOf[i];
    const double size = std::hypot(edge.x, edge.y);
    if (size == 0.0) continue;
    const Vec2 normal = {edge.y / size, -edge.x / size};
    visit(normal);
    visit(-normal);
  }
}

}  // namespace detail

[[nodiscard]] inline PlainSat plainSat(std::span<const Vec2> a, std::span<const Vec2> b) {
  const Vec2 origin = a.front();
  const auto overlapAlong = [&](Vec2 axis) {
    return detail::reach(a, origin, axis) + detail::reach(b, origin, -axis);
  };
  const auto forAll = [&](auto&& visit) {
    detail::forEachDirection(a, visit);
    detail::forEachDirection(b, visit);
  };
  PlainSat best;
  forAll([&](Vec2 axis) {
    const double overlap = overlapAlong(axis);
    if (overlap < best.depth) {
      best.depth = overlap;
      best.normal = axis;
    }
  });
  forAll([&](Vec2 axis) {
    const bool same = std::abs(cross(axis, best.normal)) < 1e-6 && dot(axis, best.normal) > 0.0;
    if (!same) best.runnerUp = std::fmin(best.runnerUp, overlapAlong(axis));
  });
  return best;
}

}  // namespace sepax::oracle
