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

  /// Climbs to the vertex farthest to the left of the directed line from -> to. Exact.
  ///
  /// Each step must be decided exactly: with rounded decisions a climb may circle a sliver for
  /// ever, or rest on the far side where three corners are all but collinear.
  void climbLeftOf(Vec2 from, Vec2 to);

  /// The same, faster. `normal` is the unit vector to the right of the line; steps that gain or
  /// lose more than `tolerance`, the rounding error of a dot product with it, are certain.
  void climbLeftOf(Vec2 from, Vec2 to, Vec2 normal, double tolerance) {
    const auto gain = [&](Index candidate) {
      return dot(normal, point() - polygon_.vertex(candidate));
    };
    const Index start = at_;
    double ahead = gain(polygon_.next(at_));
    while (ahead > tolerance) {
      at_ = polygon_.next(at_);
      ahead = gain(polygon_.next(at_));
    }
    if (ahead >= -tolerance) return climbLeftOf(from, to);
    if (at_ != start) return;
    double behind = gain(polygon_.previous(at_));
    while (behind > tolerance) {
      at_ = polygon_.previous(at_);
      behind = gain(polygon_.previous(at_));
    }
    if (behind >= -tolerance) climbLeftOf(from, to);
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
  const PlacedPolygon& polygon_;
  Index at_ = 0;
};

}  // namespace sepax
