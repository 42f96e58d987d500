/// The boundary of a polygon with any number of holes.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sepax/algorithm/outline.hpp"
#include "sepax/math/vec2.hpp"

namespace sepax {

/// Closed rings of corners: ring 0 is the outer outline, the others are holes.
///
/// In normal form, which normalizePolygonRings makes and the algorithms take, the outer ring runs
/// counter-clockwise and the holes clockwise (y up), so that the polygon lies to the left of every
/// edge. Rings don't cross and share no stretch of an edge; they may touch themselves and one
/// another in points, and have a corner there. No other corner is straight.
struct PolygonRings {
  /// The corners of all rings, one ring after the other.
  std::vector<Vec2> points;
  /// Where each ring begins in `points`, and at the end the number of points.
  std::vector<Index> starts{0};

  /// The number of points of all rings together.
  [[nodiscard]] Index count() const { return static_cast<Index>(points.size()); }
  /// The number of rings, the outer one included.
  [[nodiscard]] Index ringCount() const { return static_cast<Index>(starts.size() - 1); }
  /// The corners of ring r, from 0 to ringCount() - 1. Refers to `points`.
  [[nodiscard]] std::span<const Vec2> ring(Index r) const {
    return std::span<const Vec2>(points).subspan(starts[r], starts[r + 1] - starts[r]);
  }

  /// Ends a ring of all points that were added since the last one ended.
  void closeRing() { starts.push_back(count()); }
};

}  // namespace sepax
