/// Where a point lies relative to polygons with holes.
#pragma once

#include <cstdint>
#include <span>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/polygon_rings.hpp"

namespace sepax {

/// Where a point lies to an outline, from the outside inwards.
enum class PointLocation : std::uint8_t { kOutside, kBoundary, kInside };

/// Where the point lies, decided exactly: inside where the outer ring of some polygon winds around
/// it and no hole of that does. Each ring may run either way, and even cross itself; a point on the
/// boundary of one polygon and inside another is inside.
///
/// The winding number counts, with their signs, the edges that cross the ray from the point to the
/// right; each contains its lower end and not its upper one, so that a corner on the ray counts
/// once (Sunday, "Inclusion of a Point in a Polygon", 2001). An orientation sign replaces the point
/// of intersection. Summing angles, as is often taught, takes longer and can't be exact. O(n).
[[nodiscard]] PointLocation locatePoint(const PolygonRings& rings, Vec2 point);

namespace detail {

/// How a ring lies around a point.
struct RingAround {
  /// How often the ring runs around the point, counter-clockwise.
  int winding = 0;
  /// Whether the point is on an edge or a corner of the ring.
  bool onRing = false;
};

/// How a ring runs around the point that comes right after `at` on the way to `towards`, and
/// whether `at` is on the ring. That next point, which may be `at` itself, must not be on the ring
/// unless `at` is. Exact. O(n).
[[nodiscard]] RingAround ringAround(std::span<const Vec2> ring, Vec2 at, Vec2 towards);

}  // namespace detail

/// Whether the point belongs to the polygon; the boundary does. Exact.
[[nodiscard]] inline bool containsPoint(const PolygonRings& rings, Vec2 point) {
  return locatePoint(rings, point) != PointLocation::kOutside;
}

}  // namespace sepax
