/// The edge that a point is farthest outside of, two edges at a time.
#pragma once

#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_polygon.hpp"

namespace sepax {

/// An edge, and how far outside of it a point is; negative: how far inside.
struct EdgeSeparation {
  /// In the numbering of the placed polygon.
  Index edge = 0;
  /// See above.
  double separation = 0.0;
};

/// Of all edges the one that the point is farthest outside of; of equal ones the first. Two edges
/// share each instruction, and no branch depends on which it is. At least two corners. O(n).
[[nodiscard]] EdgeSeparation farthestEdge(Vec2 point, const PlacedPolygon& polygon);

}  // namespace sepax
