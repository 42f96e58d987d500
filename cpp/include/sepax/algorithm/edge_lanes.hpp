/// The separating-axis test of polygons with few corners, two edges at a time.
#pragma once

#include <cstdint>

#include "sepax/algorithm/deepest_edge.hpp"
#include "sepax/shape/placed_polygon.hpp"

namespace sepax {

/// No polygon has more edges in lanes.
inline constexpr Index kMostLanes = 8;

/// Whether EdgeLanes is for a polygon.
[[nodiscard]] inline bool fitsLanes(const PlacedPolygon& polygon) {
  return polygon.count() >= 3 && polygon.count() <= kMostLanes;
}

/// The separations over all edges of two polygons of 3 to 8 corners: what deepestEdge finds, edge
/// by edge, when none of those that count is next to zero. Two edges share each instruction, and no
/// branch depends on which of them is the deepest: that is anyone's guess, and a wrong one takes as
/// long as ten edges.
class EdgeLanes {
 public:
  /// Looks at the edges of a, and if none of them separates, at those of b.
  EdgeLanes(const PlacedPolygon& a, const PlacedPolygon& b);

  /// Of kApart nothing but that is known. Of kOverlapping, the edge that deepestEdge finds.
  [[nodiscard]] DeepestEdge::Verdict verdict() const { return verdict_; }

  /// If they overlap, or of polygons that are apart the first edge that shows it, if that is clear.
  [[nodiscard]] DeepestEdge deepest() const;

 private:
  /// Edges of a, and from here on edges of b.
  static constexpr Index kOfB = kMostLanes;

  [[nodiscard]] DeepestEdge at(Index lane) const;
  [[nodiscard]] Index firstOfTies() const;
  [[nodiscard]] DeepestEdge firstApart() const;

  const PlacedPolygon& a_;
  const PlacedPolygon& b_;
  double clear_;
  double tie_;
  double greatest_;
  DeepestEdge::Verdict verdict_;
  alignas(16) double separations_[2 * kMostLanes];
};

}  // namespace sepax
