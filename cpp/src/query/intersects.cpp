#include "sepax/query/intersects.hpp"

#include "sepax/algorithm/separating_axis.hpp"
#include "sepax/query/collide_compound.hpp"
#include "sepax/query/collide_rounded.hpp"

namespace sepax {

bool intersects(const PlacedPolygon& a, const PlacedPolygon& b) {
  return a.bounds().overlaps(b.bounds()) &&
         visitAxisEnds(a, b, [](const AxisEnd& end) { return end.separation <= 0.0; });
}

bool intersects(const PlacedConvex& a, const PlacedConvex& b) {
  if (a.radius == 0.0 && b.radius == 0.0) return intersects(a.core, b.core);
  return detail::intersectsRounded(a, b);
}

bool intersects(const PlacedShape& a, const PlacedShape& b) {
  if (a.convex() && b.convex()) return intersects(a.pieces[0], b.pieces[0]);
  return detail::intersectsCompound(a, b);
}

}  // namespace sepax
