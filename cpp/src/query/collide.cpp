#include "sepax/query/collide.hpp"

#include "sepax/query/collision_builder.hpp"

namespace sepax {

Collision collide(const PlacedPolygon& a, const PlacedPolygon& b, Vec2 velocity) {
  detail::CollisionBuilder builder(a, b, velocity);
  visitAxisEnds(a, b, [&](const AxisEnd& end) { return builder.add(end); });
  if (builder.needsMotionAxis()) builder.add(motionAxis(a, b, velocity));
  return builder.finish();
}

}  // namespace sepax
