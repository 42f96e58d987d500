/// Every step of the test of a circle with a box or another circle, for teaching.
#pragma once

#include <cstdint>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_convex.hpp"

namespace sepax {

/// Which kind of Voronoi region of a core the centre of a circle lies in: that of the points to
/// which the same feature is the nearest. A box has nine: its inside, the bands beside its four
/// edges, and the quarters beyond its four corners.
enum class CoreRegion : std::uint8_t { kInside, kEdge, kCorner };

/// Every step of the test of a circle with another circle or a box.
struct CircleTrace {
  /// The region of the other core that the centre lies in.
  CoreRegion region = CoreRegion::kCorner;
  /// The edge or corner of the other core, in the numbering of its local polygon; kNoIndex inside.
  Index feature = kNoIndex;
  /// The centre of the first circle.
  Vec2 centre;
  /// The point of the other core's boundary nearest to the centre.
  Vec2 nearest;
  /// From the centre to `nearest`; minus it from inside.
  double distance = 0.0;
  /// The sum of the radii: what the distance is compared with.
  double reach = 0.0;
  /// distance - reach, as distance() has it.
  double separation = 0.0;
  /// The unit vector from the circle towards the other, as distance() has it.
  Vec2 normal;
  /// Whether the shapes share a point: distance <= reach. Exact, as intersects() has it.
  bool intersects = false;
};

/// Looks at a circle (a core of one vertex) and another convex shape by the regions of the latter's
/// core, as distance() does. The region is exact where edges are parallel to an axis; elsewhere a
/// centre within rounding of a border may count to either side, which changes no answer. O(n).
[[nodiscard]] CircleTrace traceCircle(const PlacedConvex& circle, const PlacedConvex& other);

}  // namespace sepax
