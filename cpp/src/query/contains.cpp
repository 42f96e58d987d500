#include "sepax/query/contains.hpp"

#include <algorithm>
#include <cmath>

#include "sepax/algorithm/nearest_feature.hpp"
#include "sepax/math/reach.hpp"
#include "sepax/query/contains_point.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

/// Whether the disc of `radius` - `less` > 0 about a point of the polygon lies within it: whether
/// no edge is nearer than that. Exact.
bool holdsDisc(const PlacedPolygon& polygon, Vec2 center, double radius, double less) {
  using namespace detail;
  const double depth = -nearestFromInside(Obstacle(center, polygon)).distance;
  const double room = depth - (radius - less);
  if (std::abs(room) > kReachFilter * (polygon.bounds().extent() + radius + less)) {
    return room > 0.0;
  }
  const double scale = exactScale(std::max(polygon.bounds().extent(), radius));
  const auto seen = [&](Index i) {
    return ExactVec2::difference(scale * polygon.vertex(i), scale * center);
  };
  const Exact needed = Exact(scale * radius) - Exact(scale * less);
  for (Index i = 0; i < polygon.count(); ++i) {
    if (compareDistance({}, seen(i), seen(polygon.next(i)), needed) < 0) return false;
  }
  return true;
}

}  // namespace

// The support function of a core grown by a radius is that of the core plus the radius, and convex
// sets contain one another exactly if their support functions are in that order. So b grown by rb
// is in a grown by ra exactly if
// - for ra >= rb: b is in a grown by ra - rb, that is, each corner of b is;
// - for ra < rb: b grown by rb - ra is in a, that is, the disc about each corner of b is in every
//   half-plane of a. Where a is round, so is the disc, and less so: a's round corners give way.
bool contains(const PlacedConvex& a, const PlacedConvex& b) {
  const auto holds = [&](Vec2 corner) {
    if (a.radius >= b.radius) return detail::withinRadius(a.core, corner, a.radius, b.radius);
    return a.core.count() > 2 && detail::containsPoint(a.core, corner) &&
           holdsDisc(a.core, corner, b.radius, a.radius);
  };
  return std::all_of(b.core.vertices().begin(), b.core.vertices().end(), holds);
}

}  // namespace sepax
