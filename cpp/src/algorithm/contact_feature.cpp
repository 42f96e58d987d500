#include "sepax/algorithm/contact_feature.hpp"

namespace sepax {

ContactEdge contactEdge(const PlacedConvex& a, const PlacedConvex& b, const Obstacle& obstacle,
                        Index edge) {
  if (edge == kNoIndex) return {};
  const ObstacleCorner& start = obstacle.corners()[edge];
  const ObstacleCorner& end = obstacle.corners()[obstacle.next(edge)];
  // The walk runs along a's edges with a reversed: from the start of the edge to its end.
  if (start.ofA != end.ofA) return {Side::kA, a.core.sourceOfEdge(start.ofA)};
  return {Side::kB, b.core.sourceOfEdge(start.ofB)};
}

ContactPoints contactPoints(const PlacedConvex& a, const PlacedConvex& b, const Obstacle& obstacle,
                            Index corner, double fraction, Vec2 normal) {
  const ObstacleCorner& start = obstacle.corners()[corner];
  const ObstacleCorner& end = obstacle.corners()[obstacle.next(corner)];
  const auto between = [fraction](Vec2 p, Vec2 q) { return p + fraction * (q - p); };
  return {between(a.core.vertex(start.ofA), a.core.vertex(end.ofA)) + a.radius * normal,
          between(b.core.vertex(start.ofB), b.core.vertex(end.ofB)) - b.radius * normal};
}

}  // namespace sepax
