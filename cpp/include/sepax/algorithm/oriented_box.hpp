/// The smallest box around points, turned any way.
#pragma once

#include <array>
#include <span>

#include "sepax/math/rotation.hpp"
#include "sepax/math/vec2.hpp"

namespace sepax {

/// A box with its own axes: x along `rotation` of the world's x axis.
struct OrientedBox {
  /// Where the diagonals meet.
  Vec2 center;
  /// From the x axis to the first side.
  Rotation rotation;
  /// Half the lengths along its own axes.
  Vec2 halfExtents;

  /// Counter-clockwise (y up), from the corner of least local x and y.
  [[nodiscard]] std::array<Vec2, 4> corners() const;
};

/// A box of least area that encloses all points (one at least), up to a few roundings of the size
/// of the set. One of its sides, along local x, has an edge of the convex hull on it (Freeman and
/// Shapira, "Determining the Minimum-Area Encasing Rectangle for an Arbitrary Closed Curve", 1975);
/// the other sides turn along with it as rotating calipers (Toussaint, "Solving Geometric Problems
/// with the Rotating Calipers", 1983). Of several such boxes, that of the first edge, from the
/// leftmost corner counter-clockwise. O(n log n).
[[nodiscard]] OrientedBox minimumAreaBox(std::span<const Vec2> points);

}  // namespace sepax
