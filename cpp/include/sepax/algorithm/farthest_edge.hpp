/// The edge that a point is farthest outside of, two edges at a time.
#pragma once

#include <algorithm>
#include <limits>

#include "sepax/math/pair.hpp"
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

namespace detail {

/// Over two edges at once.
[[gnu::always_inline]] inline Pair separationsOver(Index p, Index q, Pair point,
                                                   const PlacedPolygon& polygon) {
  const Pair overP = pairOf(polygon.normal(p)) * (point - pairOf(polygon.vertex(p)));
  const Pair overQ = pairOf(polygon.normal(q)) * (point - pairOf(polygon.vertex(q)));
  return firstsOf(overP, overQ) + secondsOf(overP, overQ);
}

}  // namespace detail

/// Of all edges the one that the point is farthest outside of; of equal ones the first. Two edges
/// share each instruction, and no branch depends on which it is. At least two corners. O(n).
[[nodiscard, gnu::always_inline]] inline EdgeSeparation farthestEdge(Vec2 point,
                                                                     const PlacedPolygon& polygon) {
  const Pair at = pairOf(point);
  const Index last = polygon.count() - 1;
  Pair greatest = bothOf(-std::numeric_limits<double>::infinity());
  // Where each lane had its greatest, as doubles: they are chosen by the same mask.
  Pair edges = bothOf(0.0);
  Pair next{0.0, 1.0};
  for (Index edge = 0; edge <= last; edge += 2) {
    const Pair separations = detail::separationsOver(edge, std::min(edge + 1, last), at, polygon);
    edges = greatest < separations ? next : edges;
    greatest = greaterOf(greatest, separations);
    next += bothOf(2.0);
  }
  const bool second =
      greatest[0] < greatest[1] || (greatest[0] == greatest[1] && edges[1] < edges[0]);
  const auto edge = static_cast<Index>(edges[second ? 1 : 0]);
  return {std::min(edge, last), greatest[second ? 1 : 0]};
}

}  // namespace sepax
