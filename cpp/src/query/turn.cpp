#include "sepax/query/turn.hpp"

#include <algorithm>

#include "sepax/assert.hpp"
#include "sepax/math/arc_tangent.hpp"
#include "sepax/math/predicates.hpp"

namespace sepax {

namespace {

/// `b` as seen by who looks along `a`: dot and cross product, rounded, with exact signs.
Vec2 seenAlong(Vec2 a, Vec2 b) {
  // dot(a, b) is the cross product of a and b turned a quarter. The products are expanded: where
  // they cancel, a filter would leave the sign but no digits of a small angle.
  return {detail::exactCross({}, a, {}, quarterTurn(b), {}), detail::exactCross({}, a, {}, b, {})};
}

}  // namespace

Turn turn(Vec2 heading, Vec2 toTarget, YAxis yAxis) {
  const Vec2 seen = seenAlong(heading, toTarget);
  if (seen.y == 0.0) return seen.x >= 0.0 ? Turn::kAhead : Turn::kBehind;
  const bool towardsY = seen.y > 0.0;
  return towardsY == (yAxis == YAxis::kUp) ? Turn::kCounterClockwise : Turn::kClockwise;
}

double steer(Vec2 heading, Vec2 toTarget, double maxTurn) {
  SEPAX_ASSERT(maxTurn >= 0.0);
  return std::clamp(angleOf(seenAlong(heading, toTarget)), -maxTurn, maxTurn);
}

}  // namespace sepax
