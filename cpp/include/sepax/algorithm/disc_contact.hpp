/// A disc and a convex polygon, in a tight loop.
#pragma once

#include <cstdint>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_polygon.hpp"

namespace sepax {

/// What of a polygon is nearest to the center of a disc.
struct DiscContact {
  /// How the two stand, as far as distances that are clear of all rounding tell.
  enum class Verdict : std::uint8_t {
    kUnclear,      ///< Some distance is next to a limit, or the polygon is none.
    kApart,        ///< The center is farther away than the reach.
    kOverlapping,  ///< It is not, or inside.
  };

  /// What is known of the two.
  Verdict verdict = Verdict::kUnclear;
  /// The unit vector from the polygon towards the center; out of it, if the center is inside.
  Vec2 outward;
  /// How far outside the center is; negative: how far inside.
  double separation = 0.0;
  /// The edge that is nearest, in the numbering of the placed polygon; kNoIndex for a corner.
  Index edge = kNoIndex;
};

/// Finds the nearest feature by the edge with the greatest separation: the center is either beside
/// that edge or beyond one of its ends, whose corner is the nearest then (Ericson, "Real-Time
/// Collision Detection", 2005, tells the regions apart). `reach` is the sum of the radii. Without
/// exact arithmetic, and so without an answer where that is needed. O(n).
[[nodiscard]] DiscContact discContact(Vec2 center, double reach, const PlacedPolygon& polygon);

}  // namespace sepax
