/// The extreme vertex of a convex polygon in a direction, found again as the direction turns.
#pragma once

#include <cmath>

#include "sepax/math/predicates.hpp"
#include "sepax/shape/placed_polygon.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

/// Holds a vertex and climbs from it: along a convex outline the distance to a line has one valley.
/// When the directions turn once around, all climbs together take O(n): this is the rotating
/// calipers (Shamos 1978; Toussaint, "Solving Geometric Problems with the Rotating Calipers",
/// 1983).
class SupportVertex {
 public:
  explicit SupportVertex(const PlacedPolygon& polygon) : polygon_(polygon) {}

  [[nodiscard]] Index index() const { return at_; }
  [[nodiscard]] Vec2 point() const { return polygon_.vertex(at_); }

  /// Climbs to the vertex of least dot product with the unit vector `normal`, up to rounding: no
  /// vertex is lower by more than a few roundings of the polygon's size.
  void descend(Vec2 normal) {
    climb([&](Vec2 here, Vec2 there) { return dot(normal, here - there); });
  }

  /// Climbs to the vertex farthest to the left of the directed line from -> to. Exact.
  void climbLeftOf(Vec2 from, Vec2 to) {
    climb([&](Vec2 here, Vec2 there) { return crossOfDifferences(from, to, here, there); });
  }

  /// Whether an edge at the vertex is exactly parallel to the line from -> to, whose unit normal is
  /// given too: comparing normals rules nearly all out.
  [[nodiscard]] bool touchesParallel(Vec2 from, Vec2 to, Vec2 normal) const {
    const auto parallel = [&](Index edge) {
      return std::abs(cross(normal, polygon_.normal(edge))) <= kParallelSine &&
             crossOfDifferences(from, to, polygon_.vertex(edge),
                                polygon_.vertex(polygon_.next(edge))) == 0.0;
    };
    return polygon_.count() > 1 && (parallel(at_) || parallel(polygon_.previous(at_)));
  }

 private:
  /// Steps forward while that gains; if the first step does not, backward.
  template <class Gain>
  void climb(Gain gain) {
    const Index start = at_;
    while (gain(point(), polygon_.vertex(polygon_.next(at_))) > 0.0) at_ = polygon_.next(at_);
    if (at_ != start) return;
    while (gain(point(), polygon_.vertex(polygon_.previous(at_))) > 0.0) {
      at_ = polygon_.previous(at_);
    }
  }

  const PlacedPolygon& polygon_;
  Index at_ = 0;
};

}  // namespace sepax
