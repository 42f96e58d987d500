#include "sepax/query/collide.hpp"

#include "sepax/query/collide_compound.hpp"
#include "sepax/query/collide_rounded.hpp"
#include "sepax/query/collision_builder.hpp"

namespace sepax {

Collision collide(const PlacedPolygon& a, const PlacedPolygon& b, Vec2 velocity) {
  detail::CollisionBuilder builder(a, b, velocity);
  visitAxisEnds(a, b, [&](const AxisEnd& end) { return builder.add(end); });
  if (builder.needsMotionAxis()) builder.add(motionAxis(a, b, velocity));
  return builder.finish();
}

Collision collide(const PlacedConvex& a, const PlacedConvex& b, Vec2 velocity) {
  if (a.radius == 0.0 && b.radius == 0.0) return collide(a.core, b.core, velocity);
  return detail::collideRounded(a, b, velocity);
}

Collision collide(const PlacedShape& a, const PlacedShape& b, Vec2 velocity) {
  if (a.convex() && b.convex()) return collide(a.pieces[0], b.pieces[0], velocity);
  return detail::collideCompound(a, b, velocity);
}

}  // namespace sepax
