/// Axis-aligned bounding box.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include "sepax/math/vec2.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

/// An axis-aligned box, its boundary included. The default one is empty.
struct Bounds {
  /// The least x and the least y.
  Vec2 min{std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
  /// The greatest x and the greatest y.
  Vec2 max{-std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};

  /// Grows to hold the point.
  constexpr void include(Vec2 p) {
    min = {std::min(min.x, p.x), std::min(min.y, p.y)};
    max = {std::max(max.x, p.x), std::max(max.y, p.y)};
  }

  /// Grows to hold the other box.
  constexpr void include(const Bounds& other) {
    min = {std::min(min.x, other.min.x), std::min(min.y, other.min.y)};
    max = {std::max(max.x, other.max.x), std::max(max.y, other.max.y)};
  }

  /// Whether the closed boxes share a point. Exact.
  [[nodiscard]] constexpr bool overlaps(const Bounds& other) const {
    return min.x <= other.max.x && other.min.x <= max.x && min.y <= other.max.y &&
           other.min.y <= max.y;
  }

  /// The longer side.
  [[nodiscard]] constexpr double extent() const { return std::max(max.x - min.x, max.y - min.y); }
};

/// The least box around points; empty if there are none.
[[nodiscard]] inline Bounds boundsOf(std::span<const Vec2> points) {
  Bounds bounds;
  for (const Vec2 p : points) bounds.include(p);
  return bounds;
}

/// How far the box reaches along a direction.
[[nodiscard]] constexpr double reachOf(const Bounds& box, Vec2 way) {
  return dot(way, {way.x > 0.0 ? box.max.x : box.min.x, way.y > 0.0 ? box.max.y : box.min.y});
}

/// The box, moved.
[[nodiscard]] constexpr Bounds translated(const Bounds& bounds, Vec2 by) {
  return {bounds.min + by, bounds.max + by};
}

/// The box, larger by this on each side.
[[nodiscard]] constexpr Bounds grown(const Bounds& bounds, double by) {
  return {bounds.min - Vec2{by, by}, bounds.max + Vec2{by, by}};
}

/// How far apart neighbouring coordinates are at most in a box, and some that are near it.
[[nodiscard]] inline double coordinateStep(const Bounds& bounds) {
  const double size = std::max({std::abs(bounds.min.x), std::abs(bounds.max.x),
                                std::abs(bounds.min.y), std::abs(bounds.max.y)});
  return 2.0 * kRoundoff * size;
}

/// The box, larger by what a few roundings of its coordinates come to. A box rounded but once needs
/// it not: a number that is no greater than another is not when both are rounded either.
[[nodiscard]] inline Bounds grownByRounding(const Bounds& bounds) {
  return grown(bounds, 2.0 * coordinateStep(bounds));
}

/// The least box around all that the box passes on a straight way.
[[nodiscard]] constexpr Bounds swept(const Bounds& bounds, Vec2 way) {
  Bounds all = bounds;
  all.include(translated(bounds, way));
  return all;
}

}  // namespace sepax
