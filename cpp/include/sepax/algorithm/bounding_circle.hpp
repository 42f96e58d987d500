/// The smallest circle around points.
#pragma once

#include <span>

#include "sepax/math/vec2.hpp"

namespace sepax {

/// A circle around points; a radius of 0 around a single one.
struct BoundingCircle {
  /// Where it is centred.
  Vec2 center;
  /// Not negative.
  double radius = 0.0;
};

/// The smallest circle that encloses all points (one at least): the radius is right, and no point
/// outside, up to a few roundings of the size of the set. Deterministic.
///
/// At most three points hold the circle. As in Welzl, "Smallest Enclosing Disks (Balls and
/// Ellipsoids)", 1991, a point outside the circle held so far must be among those that hold the
/// next one; the point farthest out is taken, which ends after few rounds (Gärtner, "Fast and
/// Robust Smallest Enclosing Balls", 1999). For n points with h corners on the hull O(n log n + k
/// h), with k rounds, about 5 in practice.
[[nodiscard]] BoundingCircle boundingCircle(std::span<const Vec2> points);

}  // namespace sepax
