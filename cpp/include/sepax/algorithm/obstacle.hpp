/// The Minkowski difference, as the obstacle that b is to a.
#pragma once

#include <vector>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_polygon.hpp"

namespace sepax {

/// A corner of an obstacle: b's vertex less a's.
struct ObstacleCorner {
  /// The translation of a that brings its vertex to b's, rounded.
  Vec2 point;
  /// The vertex of a, in the numbering of the placed polygon.
  Index ofA;
  /// The vertex of b, likewise.
  Index ofB;
};

/// The translations of a at which it touches b: the convex set { q - p : p in a, q in b }. Corners
/// counter-clockwise (y up); one or two of them if the set is a point or a segment.
///
/// Everything about a convex pair is a question about the origin and this set: they meet if it is
/// inside; its distance is their distance; the nearest boundary point is the minimum translation;
/// the time at which a ray from it enters is the time of impact.
class Obstacle {
 public:
  /// Merges the edges of a, reversed, with those of b by direction. O(n + m).
  Obstacle(const PlacedPolygon& a, const PlacedPolygon& b);

  /// Of a point and b: the vertices of b as seen from the point, in their order; ofA is 0. O(m).
  Obstacle(Vec2 a, const PlacedPolygon& b);

  /// Edge i of the obstacle runs from corner i to the next.
  [[nodiscard]] const std::vector<ObstacleCorner>& corners() const { return corners_; }
  /// The corner after corner i: 0 after the last.
  [[nodiscard]] Index next(Index i) const {
    return i + 1 == static_cast<Index>(corners_.size()) ? 0 : i + 1;
  }

 private:
  std::vector<ObstacleCorner> corners_;
};

}  // namespace sepax
