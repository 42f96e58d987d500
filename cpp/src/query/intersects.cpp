#include "sepax/query/intersects.hpp"

#include "sepax/algorithm/deepest_edge.hpp"
#include "sepax/algorithm/separating_axis.hpp"
#include "sepax/query/collide_compound.hpp"
#include "sepax/query/collide_rounded.hpp"

namespace sepax {

bool intersects(const PlacedPolygon& a, const PlacedPolygon& b) {
  if (!a.bounds().overlaps(b.bounds())) return false;
  const DeepestEdge deepest = deepestEdge(a, b);
  if (deepest.verdict != DeepestEdge::Verdict::kUnclear) {
    return deepest.verdict == DeepestEdge::Verdict::kOverlapping;
  }
  return visitAxisEnds(a, b, [](const AxisEnd& end) { return end.separation <= 0.0; });
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
