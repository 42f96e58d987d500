#include "sepax/algorithm/point_location.hpp"

#include <algorithm>

#include "sepax/math/predicates.hpp"
#include "sepax/math/transform.hpp"

namespace sepax {

namespace detail {

RingAround ringAround(std::span<const Vec2> ring, Vec2 at, Vec2 towards) {
  RingAround around;
  // The level of the point belongs to what is below it.
  const auto below = [&](Vec2 p) { return p.y < at.y || (p.y == at.y && towards.y >= at.y); };
  Vec2 from = ring.back();
  for (const Vec2 to : ring) {
    const double side = orientation(from, to, at);
    if (side == 0.0 && betweenCollinear(from, at, to)) around.onRing = true;
    if (below(from) != below(to)) {
      const double sideAfter = side == 0.0 ? orientation(from, to, towards) : side;
      if (below(from) && sideAfter > 0.0) ++around.winding;
      if (below(to) && sideAfter < 0.0) --around.winding;
    }
    from = to;
  }
  return around;
}

}  // namespace detail

namespace {

/// Where a point lies relative to a polygon: its outer ring and its holes, up to the ring `end`.
PointLocation locateIn(const PolygonRings& rings, Index shell, Index end, Vec2 at) {
  bool inside = false;
  for (Index r = shell; r < end; ++r) {
    const detail::RingAround around = detail::ringAround(rings.ring(r), at, at);
    if (around.onRing) return PointLocation::kBoundary;
    if (r == shell) inside = around.winding != 0;
    if (r != shell && around.winding != 0) inside = false;
  }
  return inside ? PointLocation::kInside : PointLocation::kOutside;
}

}  // namespace

PointLocation locatePoint(const PolygonRings& rings, Vec2 point) {
  const Vec2 at = storedPoint(point);
  PointLocation location = PointLocation::kOutside;
  for (Index p = 0; p < rings.polygonCount(); ++p) {
    location = std::max(location, locateIn(rings, rings.shell(p), rings.shell(p + 1), at));
  }
  return location;
}

}  // namespace sepax
