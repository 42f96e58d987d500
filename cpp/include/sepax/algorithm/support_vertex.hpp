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
  /// Holds vertex 0. The polygon must outlive this.
  explicit SupportVertex(const PlacedPolygon& polygon) : polygon_(polygon) {}

  /// Of the vertex held, in the numbering of the placed polygon.
  [[nodiscard]] Index index() const { return at_; }
  /// The vertex held, in world coordinates.
  [[nodiscard]] Vec2 point() const { return polygon_.vertex(at_); }

  /// Holds this vertex instead: a climb is the shorter the better the guess.
  void startFrom(Index index) { at_ = index; }

  /// Goes on by so many vertices, as many as there are at most.
  void advance(Index steps) {
    at_ += steps;
    if (at_ >= polygon_.count()) at_ -= polygon_.count();
  }

  /// Climbs to the vertex farthest to the left of the directed line from -> to.
  ///
  /// Each step is decided exactly: with rounded decisions a climb may circle a sliver for ever, or
  /// rest on the far side where three corners are all but collinear.
  void climbLeftOf(Vec2 from, Vec2 to) {
    climb([&](Index candidate) { return isLeftOf(from, to, candidate); });
  }

  /// The same, faster. `normal` is the unit vector to the right of the line; steps that gain or
  /// lose more than `tolerance`, the rounding error of a dot product with it, are certain.
  void climbLeftOf(Vec2 from, Vec2 to, Vec2 normal, double tolerance) {
    climb([&](Index candidate) {
      const double gain = dot(normal, point() - polygon_.vertex(candidate));
      return std::abs(gain) > tolerance ? gain > 0.0 : isLeftOf(from, to, candidate);
    });
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
  template <class Gains>
  void climb(Gains gains) {
    const Index start = at_;
    while (gains(polygon_.next(at_))) at_ = polygon_.next(at_);
    if (at_ != start) return;
    while (gains(polygon_.previous(at_))) at_ = polygon_.previous(at_);
  }

  /// Whether a vertex lies farther to the left of the line than the one held. Exact.
  [[nodiscard]] bool isLeftOf(Vec2 from, Vec2 to, Index candidate) const;

  const PlacedPolygon& polygon_;
  Index at_ = 0;
};

}  // namespace sepax
