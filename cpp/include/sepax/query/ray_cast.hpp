/// What a ray or a segment passes through.
#pragma once

#include <limits>
#include <optional>
#include <vector>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_convex.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

/// Where a cast passes the boundary of a shape.
struct BoundaryCrossing {
  /// How far along the way: 0 at its start, 1 at its end; on a ray, in lengths of its direction.
  double fraction = 0.0;
  /// Where, on the boundary.
  Vec2 point;
  /// The outward unit normal of the shape: at an entry it is against the way, at an exit along it.
  Vec2 normal;
  /// The edge, in the numbering of the local polygon; kNoIndex at a corner.
  Index edge = kNoIndex;
  /// Which piece of the shape.
  Index piece = 0;
};

/// The answer of castRay and castSegment. What a way has in common with a convex shape is one
/// stretch, from `entry` to `exit`; both are the same where it only touches.
struct RayCast {
  /// Whether the way and the shape, both closed sets, share a point. Exact. If not, nothing else
  /// means anything.
  bool hit = false;
  /// Whether the start of the way belongs to the shape. Exact. If so, the entry is there, at
  /// fraction 0, with the normal and the edge of the nearest boundary point.
  bool startsInside = false;
  /// Where the way comes in.
  BoundaryCrossing entry;
  /// If the way ends inside, its end, with the normal and the edge of the nearest boundary point.
  BoundaryCrossing exit;
};

/// Casts the segment between two points, which may be equal. The error of the crossings is below
/// 1e-12 of the lengths of the segment and the shape, across the boundary; along the boundary it
/// grows with the inverse of the sine of the angle between it and the way; where a round corner is
/// grazed, the normal is good to 1e-7. O(n).
///
/// The way is clipped at the two edges that its line crosses, or if that goes through a corner at
/// one edge after the other (Cyrus and Beck, "Generalized Two- and Three-Dimensional Clipping",
/// 1978); the line of the way itself decides at corners.
[[nodiscard]] RayCast castSegment(Vec2 from, Vec2 to, const PlacedConvex& shape);

/// Casts a ray. Without `maxFraction` it has no end, and the decision is exact; crossings beyond
/// maxFraction, as computed, are left out. A direction of zero asks about the point.
[[nodiscard]] RayCast castRay(Vec2 from, Vec2 direction, const PlacedConvex& shape,
                              double maxFraction = std::numeric_limits<double>::infinity());

/// The entry of castSegment alone, without what leads to the exit; none if nothing is hit.
[[nodiscard]] std::optional<BoundaryCrossing> segmentEntry(Vec2 from, Vec2 to,
                                                           const PlacedConvex& shape);
/// The same of castRay.
[[nodiscard]] std::optional<BoundaryCrossing> rayEntry(
    Vec2 from, Vec2 direction, const PlacedConvex& shape,
    double maxFraction = std::numeric_limits<double>::infinity());

/// What a way has in common with a shape of several pieces: separate stretches, in order. Pieces
/// that meet within kSeamFraction make one stretch, so that seams are no hits; only the first one
/// may start inside. O(p log p) for p pieces, besides their casts.
[[nodiscard]] std::vector<RayCast> castSegment(Vec2 from, Vec2 to, const PlacedShape& shape);
/// The same for a ray, which has no end unless `maxFraction` gives one.
[[nodiscard]] std::vector<RayCast> castRay(
    Vec2 from, Vec2 direction, const PlacedShape& shape,
    double maxFraction = std::numeric_limits<double>::infinity());

}  // namespace sepax
