#include "sepax/query/distance.hpp"

#include <algorithm>
#include <limits>

#include "sepax/algorithm/contact_feature.hpp"
#include "sepax/algorithm/nearest_feature.hpp"
#include "sepax/query/collide_compound.hpp"
#include "sepax/query/collide_rounded.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/overlaps.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

Distance distance(const PlacedConvex& a, const PlacedConvex& b) {
  const Obstacle obstacle(a.core, b.core);
  const bool coresMeet = intersects(a.core, b.core);
  const NearestFeature nearest =
      coresMeet ? nearestFromInside(obstacle) : nearestFromOutside(obstacle);
  Distance result;
  result.normal = nearest.normal + Vec2{};
  const ContactPoints points =
      contactPoints(a, b, obstacle, nearest.corner, nearest.fraction, nearest.normal);
  result.pointA = points.pointA;
  result.pointB = points.pointB;
  // Rounding must not contradict the exact answer. Adding zero turns -0 into 0.
  const double apart = nearest.distance - (a.radius + b.radius) + 0.0;
  const int reach = coresMeet ? -1 : detail::compareReach(a, b, Vec2{}, nearest.distance);
  if (reach > 0) {
    result.distance = std::max(apart, std::numeric_limits<double>::min());
    return result;
  }
  const double size = boundsOf(a).extent() + boundsOf(b).extent();
  const bool clear = apart < -kReachFilter * size;
  const bool overlap = clear || (coresMeet ? overlaps(a, b) : reach < 0);
  result.distance = apart < 0.0 && overlap ? apart : 0.0;
  return result;
}

Distance distance(const PlacedShape& a, const PlacedShape& b) {
  if (a.convex() && b.convex()) return distance(a.pieces[0], b.pieces[0]);
  return detail::distanceCompound(a, b);
}

}  // namespace sepax
