#include "sepax/algorithm/motion_axis.hpp"

#include "sepax/algorithm/support_vertex.hpp"

namespace sepax {

namespace {

/// The vertex farthest to the left of a line along `direction`; to the right for -direction.
Vec2 leftmost(const PlacedPolygon& polygon, Vec2 direction) {
  SupportVertex support{polygon};
  support.climbLeftOf(Vec2{}, direction);
  return support.point();
}

}  // namespace

MotionAxis motionAxis(const PlacedPolygon& a, const PlacedPolygon& b, Vec2 translation) {
  const Vec2 left = (1.0 / length(translation)) * quarterTurn(translation);
  const auto side = [&](Vec2 from, Vec2 to) {
    return crossOfDifferences(Vec2{}, translation, from, to);
  };
  if (side(leftmost(a, translation), leftmost(b, -translation)) > 0.0) return {true, left};
  if (side(leftmost(a, -translation), leftmost(b, translation)) < 0.0) return {true, -left};
  return {false, left};
}

}  // namespace sepax
