#include "sepax/algorithm/oriented_box.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "sepax/algorithm/unit_frame.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/shape/convex_hull.hpp"

namespace sepax {

namespace {

/// The direction from p to q, of length 1.
Vec2 direction(Vec2 p, Vec2 q) { return (1.0 / length(q - p)) * (q - p); }

/// A convex outline and the directions of its edges.
struct Outline {
  std::vector<Vec2> corners;
  std::vector<Vec2> directions;

  [[nodiscard]] std::size_t next(std::size_t i) const {
    return i + 1 == corners.size() ? 0 : i + 1;
  }
};

/// Turns on from one of the farthest corners in a direction to the farthest in the next.
Vec2 turnTo(const Outline& outline, Vec2 direction, std::size_t& caliper) {
  for (std::size_t steps = 0; steps < outline.corners.size(); ++steps) {
    if (!(dot(direction, outline.directions[caliper]) > 0.0)) break;
    caliper = outline.next(caliper);
  }
  return outline.corners[caliper];
}

/// The direction of the edge on which the least box stands.
Vec2 bestDirection(const Outline& outline) {
  // Each caliper starts where the one a quarter turn before it stands.
  const Vec2 first = outline.directions[0];
  std::size_t ahead = 0;
  turnTo(outline, first, ahead);
  std::size_t across = ahead;
  turnTo(outline, quarterTurn(first), across);
  std::size_t behind = across;
  double least = std::numeric_limits<double>::infinity();
  Vec2 best;
  for (std::size_t i = 0; i < outline.corners.size(); ++i) {
    const Vec2 along = outline.directions[i];
    const double width =
        dot(along, turnTo(outline, along, ahead) - turnTo(outline, -along, behind));
    const Vec2 highest = turnTo(outline, quarterTurn(along), across);
    const double area = width * cross(along, highest - outline.corners[i]);
    if (area < least) {
      least = area;
      best = along;
    }
  }
  return best;
}

}  // namespace

std::array<Vec2, 4> OrientedBox::corners() const {
  const Vec2 x = rotation.apply({halfExtents.x, 0.0});
  const Vec2 y = rotation.apply({0.0, halfExtents.y});
  return {center - x - y, center + x - y, center + x + y, center - x + y};
}

OrientedBox minimumAreaBox(std::span<const Vec2> points) {
  const detail::UnitFrame frame(boundsOf(points));
  const std::vector<Index> hull = convexHull(points);
  if (hull.size() == 1) return {points.front(), {}, {}};
  Outline outline;
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const Vec2 p = points[hull[i]];
    outline.corners.push_back(frame.toUnit(p));
    outline.directions.push_back(direction(p, points[hull[i + 1 == hull.size() ? 0 : i + 1]]));
  }
  const Vec2 along = hull.size() == 2 ? outline.directions[0] : bestDirection(outline);
  Bounds box;
  for (const Vec2 p : outline.corners) box.include(Vec2{dot(along, p), cross(along, p)});
  const Rotation rotation{along.x, along.y};
  const Vec2 center = frame.toWorld(rotation.apply(0.5 * box.min + 0.5 * box.max));
  // Once more after the centre was rounded.
  Vec2 halfExtents;
  for (const Index i : hull) {
    const Vec2 p = points[i] - center;
    halfExtents = {std::max(halfExtents.x, std::abs(dot(along, p))),
                   std::max(halfExtents.y, std::abs(cross(along, p)))};
  }
  return {center, rotation, halfExtents};
}

}  // namespace sepax
