/// The deepest edge of two polygons with many corners, without a look at most of their edges.
#pragma once

#include "sepax/algorithm/separating_axis.hpp"
#include "sepax/shape/placed_polygon.hpp"

namespace sepax {

/// What skimming the edges found.
struct SkimmedEdge {
  /// Whether the edge is the one that a look at every edge would give. If not, nothing is known:
  /// some edges tie, or an edge may separate the polygons.
  bool sure = false;
  /// See DeepestEdge.
  Side owner = Side::kA;
  /// See DeepestEdge.
  Index edge = kNoIndex;
  /// See DeepestEdge.
  double separation = 0.0;
};

/// Finds what deepestEdge finds, for polygons whose boxes overlap, with three corners or more.
/// Separations up to -`clear` are clear of rounding; those within `tie` are the same.
///
/// A point p of the Minkowski difference lies behind the line of every edge normal n of it, so the
/// separation over that edge is at most -n.p. As n turns, n.p is an arc of a cosine, concave where
/// it is positive: if n.p is great enough at both ends of a run of edges that turn by less than
/// half a turn, it is for all between. So one vertex of the difference and one product rule out a
/// whole run, and only edges about as deep as the deepest are looked at. O(n + m) at worst.
[[nodiscard]] SkimmedEdge skimEdges(const PlacedPolygon& a, const PlacedPolygon& b, double clear,
                                    double tie);

}  // namespace sepax
