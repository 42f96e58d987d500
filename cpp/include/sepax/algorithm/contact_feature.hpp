/// What a place on the boundary of an obstacle means for the two shapes that it is of.
#pragma once

#include "sepax/algorithm/obstacle.hpp"
#include "sepax/algorithm/separating_axis.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_convex.hpp"

namespace sepax {

/// An edge of one of the shapes, in the numbering of its local polygon; kNoIndex for a corner.
struct ContactEdge {
  /// Whose edge it is; kA for a corner.
  Side side = Side::kA;
  /// The edge, or kNoIndex.
  Index edge = kNoIndex;
};

/// Which shape's edge an edge of the obstacle is. `edge` may be kNoIndex.
[[nodiscard]] ContactEdge contactEdge(const PlacedConvex& a, const PlacedConvex& b,
                                      const Obstacle& obstacle, Index edge);

/// The points of a and of b that lie on one another when a has moved to a place on the boundary.
struct ContactPoints {
  /// On the boundary of a as it stands, before it has moved. In world coordinates.
  Vec2 pointA;
  /// On the boundary of b. In world coordinates.
  Vec2 pointB;
};

/// For the place a `fraction` of the way from a corner of the obstacle to the next, pushed out
/// by the radii against `normal`, the unit vector from a towards b.
[[nodiscard]] ContactPoints contactPoints(const PlacedConvex& a, const PlacedConvex& b,
                                          const Obstacle& obstacle, Index corner, double fraction,
                                          Vec2 normal);

}  // namespace sepax
