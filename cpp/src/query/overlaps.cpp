#include "sepax/query/overlaps.hpp"

#include "sepax/algorithm/nearest_feature.hpp"
#include "sepax/algorithm/piece_pairs.hpp"
#include "sepax/algorithm/separating_axis.hpp"
#include "sepax/algorithm/way_out.hpp"
#include "sepax/query/collide_compound.hpp"
#include "sepax/query/collide_rounded.hpp"
#include "sepax/query/intersects.hpp"

namespace sepax {

bool overlaps(const PlacedConvex& a, const PlacedConvex& b) {
  if (!boundsOf(a).overlaps(boundsOf(b))) return false;
  if (a.radius == 0.0 && b.radius == 0.0) {
    return visitAxisEnds(a.core, b.core, [](const AxisEnd& end) { return end.separation < 0.0; });
  }
  if (intersects(a.core, b.core)) return true;
  const Obstacle obstacle(a.core, b.core);
  return detail::compareReach(a, b, Vec2{}, nearestFromOutside(obstacle).distance) < 0;
}

bool overlaps(const PlacedShape& a, const PlacedShape& b) {
  if (a.convex() && b.convex()) return overlaps(a.pieces[0], b.pieces[0]);
  return detail::overlapsCompound(a, b);
}

bool detail::overlapsCompound(const PlacedShape& a, const PlacedShape& b) {
  bool touch = false;
  const bool none = PiecePairs(a, b).visitMeeting([&](Index i, Index j) {
    touch = touch || intersects(a.pieces[i], b.pieces[j]);
    return !overlaps(a.pieces[i], b.pieces[j]);
  });
  if (!none) return true;
  return touch && nearestWayOut(a, b).needed;
}

}  // namespace sepax
