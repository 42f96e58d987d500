/// An obstacle grown by a radius: what rounded shapes are to one another.
#pragma once

#include <cmath>

#include "sepax/algorithm/obstacle.hpp"
#include "sepax/algorithm/straight_way.hpp"
#include "sepax/math/interval.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_convex.hpp"

namespace sepax {

/// Where the straight way by `way` from a point runs inside the obstacle grown by `radius`, as
/// fractions of the way, not clipped to it; the normals there, from a towards b, and the edges of
/// the obstacle, or kNoIndex at a rounded corner. The time is empty if the line misses, or grazes
/// within rounding.
struct WayThrough {
  /// From the entry to the exit, as fractions of the way.
  Interval time;
  /// At the entry: a unit vector into the obstacle.
  Vec2 normal;
  /// At the entry.
  Index edge = kNoIndex;
  /// At the exit, also into the obstacle.
  Vec2 exitNormal;
  /// At the exit.
  Index exitEdge = kNoIndex;
};

/// How the way by `way` from a point runs through the grown obstacle.
[[nodiscard]] WayThrough wayThrough(const Obstacle& obstacle, double radius, Vec2 way,
                                    Vec2 from = Vec2{});

/// The sign of (distance of the way from the origin to `way` to the obstacle, which it does not
/// meet) - (sum of the radii): exact, for ways that graze within rounding. O(n m), with exact
/// comparisons of what rounding can't tell.
[[nodiscard]] int compareReachExactly(const PlacedConvex& a, const PlacedConvex& b, Vec2 way);

/// Whether a way comes within `radius` - `less` >= 0 of a polygon that it does not meet, given how
/// near it comes up to rounding. Exact.
[[nodiscard]] bool comesWithin(const PlacedPolygon& polygon, const StraightWay& way,
                               double distance, double radius, double less = 0.0);

namespace detail {

/// When a point that starts at the origin is on a circle.
struct CircleTimes {
  /// Whether it ever is, on its line.
  bool any = false;
  /// First.
  double enter = 0.0;
  /// And last.
  double leave = 0.0;
};

/// The two points of the line of a way that are on the circle about p.
[[nodiscard]] inline CircleTimes circleTimes(Vec2 p, double radius, Vec2 way) {
  const double squared = dot(way, way);
  const double offset = cross(way, p);
  const double product = offset * offset;
  // The same in another order for sizes whose fourth powers are no numbers: 1e77, or 1e-80.
  const bool fits = product > 0x1p-900 && product < 0x1p1000;
  const double apart = fits ? product / squared : offset * (offset / squared);
  const double chord = radius * radius - apart;
  if (chord < 0.0) return {};
  const double middle = dot(way, p) / squared;
  const double half = std::sqrt(chord / squared);
  return {true, middle - half, middle + half};
}

/// The direction of a vector, any for zero.
[[nodiscard]] inline Vec2 directionOf(Vec2 v) {
  const double size = length(v);
  return size > 0.0 ? (1.0 / size) * v : Vec2{1.0, 0.0};
}

}  // namespace detail

}  // namespace sepax
