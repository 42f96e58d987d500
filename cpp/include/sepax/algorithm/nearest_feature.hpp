/// The feature of an obstacle nearest to the origin.
#pragma once

#include "sepax/algorithm/obstacle.hpp"
#include "sepax/math/vec2.hpp"

namespace sepax {

/// The point of the segment from p to q nearest to `from`, as a fraction of the way: 0 to 1.
[[nodiscard]] double nearestFraction(Vec2 from, Vec2 p, Vec2 q);

/// A boundary point of an obstacle: on the edge from `corner` to the next, a `fraction` of the way;
/// or the corner itself.
struct NearestFeature {
  /// The index in Obstacle::corners.
  Index corner = 0;
  /// 0 at the corner, 1 at the next.
  double fraction = 0.0;
  /// Where, in the coordinates of the obstacle: a translation of a.
  Vec2 point;
  /// The distance to the point; minus it from inside.
  double distance = 0.0;
  /// The unit vector from a towards b: into the obstacle. At a corner as near as rounding, that of
  /// an edge there.
  Vec2 normal;
  /// Whether the edge gave the normal, not the corner.
  bool onEdge = false;
};

/// The nearest boundary point as seen from a point, which is strictly outside. O(n).
[[nodiscard]] NearestFeature nearestFromOutside(const Obstacle& obstacle, Vec2 from = Vec2{});

/// The nearest boundary point as seen from the origin, which is inside or on the boundary: the foot
/// on the edge of least depth. O(n).
[[nodiscard]] NearestFeature nearestFromInside(const Obstacle& obstacle);

/// The nearest boundary point as seen from anywhere, with its edge and fraction only. O(n).
[[nodiscard]] NearestFeature nearestOnBoundary(const Obstacle& obstacle, Vec2 from);

/// The nearest that the straight way from the origin to `way` comes to an obstacle that it does not
/// meet: the `time` on the way, 0 to 1, and the feature as seen from there. O(n).
struct NearestApproach {
  /// 0 to 1.
  double time = 0.0;
  /// As seen from the place on the way at that time.
  NearestFeature feature;
};

/// When on the straight way from the origin to `way` the obstacle is nearest, and which feature of
/// it.
[[nodiscard]] NearestApproach nearestApproach(const Obstacle& obstacle, Vec2 way);

namespace detail {

/// To a corner that is as near as rounding there is no way that means anything: an edge at it gives
/// the normal, as where the corner is touched. The point is as near to the lines of both.
void takeNormalIfAtCorner(const Obstacle& obstacle, NearestFeature& nearest);

}  // namespace detail

}  // namespace sepax
