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
  const double speed = length(translation);
  const Vec2 left = (1.0 / speed) * quarterTurn(translation);
  const auto offset = [&](Vec2 from, Vec2 to) {
    return signedQuotient(crossOfDifferences(Vec2{}, translation, from, to), speed);
  };
  const double onLeft = offset(leftmost(a, translation), leftmost(b, -translation));
  const double onRight = -offset(leftmost(a, -translation), leftmost(b, translation));
  if (onLeft >= onRight) return {onLeft > 0.0, left, onLeft};
  return {onRight > 0.0, -left, onRight};
}

}  // namespace sepax
