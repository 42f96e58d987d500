/// The boundary of polygons with any number of holes.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/outline.hpp"

namespace sepax {

/// The outer ring of one polygon, of which all other rings are holes.
inline constexpr std::array<Index, 1> kOneShell{0};

/// Closed rings of corners, of one polygon or of several: of each its outer ring, then its holes.
///
/// In normal form, which normalizePolygonRings makes and the algorithms take, outer rings run
/// counter-clockwise and holes clockwise (y up), so that what is inside lies to the left of every
/// edge. Rings don't cross and share no stretch of an edge; they may touch themselves and one
/// another in points, and have a corner there. No other corner is straight. Polygons don't overlap;
/// one may lie in a hole of another.
struct PolygonRings {
  /// The corners of all rings, one ring after the other.
  std::vector<Vec2> points;
  /// Where each ring begins in `points`, and at the end the number of points.
  std::vector<Index> starts{0};
  /// Which rings are outer ones, in ascending order: the first one always is.
  std::vector<Index> shells{0};

  /// The number of points of all rings together.
  [[nodiscard]] Index count() const { return static_cast<Index>(points.size()); }
  /// The number of rings, outer ones included.
  [[nodiscard]] Index ringCount() const { return static_cast<Index>(starts.size() - 1); }
  /// The number of polygons.
  [[nodiscard]] Index polygonCount() const { return static_cast<Index>(shells.size()); }
  /// The outer ring of a polygon; ringCount() for polygonCount().
  [[nodiscard]] Index shell(Index polygon) const {
    return polygon < polygonCount() ? shells[polygon] : ringCount();
  }
  /// The polygon that a ring belongs to.
  [[nodiscard]] Index polygonOf(Index ring) const {
    const auto next = std::upper_bound(shells.begin(), shells.end(), ring);
    return static_cast<Index>(next - shells.begin() - 1);
  }
  /// The corners of ring r, from 0 to ringCount() - 1. Refers to `points`.
  [[nodiscard]] std::span<const Vec2> ring(Index r) const {
    return std::span<const Vec2>(points).subspan(starts[r], starts[r + 1] - starts[r]);
  }

  /// Ends a ring of all points that were added since the last one ended.
  void closeRing() { starts.push_back(count()); }
  /// Makes the next ring the outer one of another polygon.
  void startPolygon() {
    if (ringCount() > 0) shells.push_back(ringCount());
  }
};

}  // namespace sepax
