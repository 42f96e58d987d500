/// The separating-axis test for the usual case, in a tight loop.
#pragma once

#include <cstdint>

#include "sepax/algorithm/separating_axis.hpp"
#include "sepax/shape/placed_polygon.hpp"

namespace sepax {

/// The edge over which a polygon reaches least into the other.
struct DeepestEdge {
  /// How the polygons stand, as far as separations that are clear of all rounding tell.
  enum class Verdict : std::uint8_t {
    kUnclear,      ///< Some separation is next to zero, or the polygons are no polygons.
    kApart,        ///< Some edge has all of the other polygon outside.
    kOverlapping,  ///< No edge has.
  };

  /// What is known of the pair.
  Verdict verdict = Verdict::kUnclear;
  /// The polygon that has the edge.
  Side owner = Side::kA;
  /// In the numbering of the placed polygon.
  Index edge = kNoIndex;
  /// Minus the depth.
  double separation = 0.0;
};

/// Finds the edge with the greatest separation, of ties the first in the order of visitAxisEnds.
/// The same question asked without a visitor and without exact arithmetic, and so without an answer
/// where that is needed. O(n + m); of polygons with few corners all are looked at, O(n m).
[[nodiscard]] DeepestEdge deepestEdge(const PlacedPolygon& a, const PlacedPolygon& b);

}  // namespace sepax
