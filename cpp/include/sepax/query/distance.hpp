/// How far apart two shapes are, and where.
#pragma once

#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_convex.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

/// The answer of distance.
struct Distance {
  /// The least distance between points of the shapes; 0 if they touch; if they overlap, minus the
  /// depth: the length of the shortest translation that separates them, negative.
  double distance = 0.0;
  /// The nearest points of a and of b: pointB - pointA = distance * normal. If the shapes overlap,
  /// the points that the shortest translation brings together.
  Vec2 pointA;
  /// See `pointA`.
  Vec2 pointB;
  /// The unit vector from a towards b.
  Vec2 normal;
};

/// The signed distance of two convex shapes and its witness points. It is positive exactly if they
/// share no point; its error is below 1e-12 of the pair's size. O(n + m), through the Minkowski
/// difference.
[[nodiscard]] Distance distance(const PlacedConvex& a, const PlacedConvex& b);

/// The same for shapes of several pieces. O(p + q + k log k) for p and q
/// pieces, as a rule, where k pairs of them are about as near as the nearest; see nearestWayOut for
/// those that overlap.
[[nodiscard]] Distance distance(const PlacedShape& a, const PlacedShape& b);

}  // namespace sepax
