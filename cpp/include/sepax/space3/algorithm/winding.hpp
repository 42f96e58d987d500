/// Where a line passes a polygon: inside, outside or through the outline.
#pragma once

#include <cstdint>
#include <vector>

#include "sepax/space3/math/predicates.hpp"
#include "sepax/space3/shape/plane.hpp"
#include "sepax/space3/shape/polygon3.hpp"

namespace sepax::space3 {

/// Where a point lies to an outline.
enum class Location : std::uint8_t { kOutside, kBoundary, kInside };

/// A line, and a ray across it: as seen along the line, a point and the ray that starts there.
/// Refers to the point and to the ends of the direction.
struct LineOfSight {
  /// The line through a point along a direction of any length but zero. Chooses the ray.
  LineOfSight(const Vec3& through, const Displacement& along);

  /// A point of the line, where the ray starts.
  const Vec3& point;
  /// Of the line; not of unit length in general.
  Displacement direction;
  /// The direction of the ray is this axis as it appears along the line.
  Axis ray;
  /// An axis that appears neither parallel to the ray nor as a point.
  Axis aside;
};

/// What one edge of the outline adds to the winding number around a line.
struct EdgeWinding {
  /// 1 if the edge crosses the ray counter-clockwise as seen against the direction, -1 if
  /// clockwise, 0 if it doesn't cross it.
  int crossing = 0;
  /// Whether the line meets the edge.
  bool touches = false;
};

/// Where a line that is not parallel to the polygon's plane passes it: inside if the winding number
/// of the outline around the line is not zero. Exact. O(n).
///
/// Winding numbers need no angles: they count how often the outline crosses a ray, each way
/// (Sunday, "Inclusion of a Point in a Polygon", 2001). What is new here is that nothing is
/// projected and no hit point computed, both of which round: whether an edge crosses the ray's
/// half-plane, and on which side it passes the line, are signs of determinants of stored
/// coordinates.
///
/// `edges`, if given, receives what each edge adds.
[[nodiscard]] Location locate(const Polygon3& polygon, const LineOfSight& line,
                              std::vector<EdgeWinding>* edges = nullptr);

/// Where a point lies as seen along the polygon's dominant axis. Exact. O(n).
[[nodiscard]] Location pointInPolygon(const Vec3& point, const Polygon3& polygon);

}  // namespace sepax::space3
