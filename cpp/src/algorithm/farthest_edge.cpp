#include "sepax/algorithm/farthest_edge.hpp"

#include <algorithm>
#include <limits>

#include "sepax/math/pair.hpp"

namespace sepax {

namespace {

/// Over two edges at once.
Pair separationsOver(Index p, Index q, Pair point, const PlacedPolygon& polygon) {
  const Pair overP = pairOf(polygon.normal(p)) * (point - pairOf(polygon.vertex(p)));
  const Pair overQ = pairOf(polygon.normal(q)) * (point - pairOf(polygon.vertex(q)));
  return firstsOf(overP, overQ) + secondsOf(overP, overQ);
}

}  // namespace

EdgeSeparation farthestEdge(Vec2 point, const PlacedPolygon& polygon) {
  const Pair at = pairOf(point);
  const Index last = polygon.count() - 1;
  Pair greatest = bothOf(-std::numeric_limits<double>::infinity());
  // Where each lane had its greatest, as doubles: they are chosen by the same mask.
  Pair edges = bothOf(0.0);
  Pair next{0.0, 1.0};
  for (Index edge = 0; edge <= last; edge += 2) {
    const Pair separations = separationsOver(edge, std::min(edge + 1, last), at, polygon);
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
