/// The point of a shape's boundary that is nearest to a given point.
#pragma once

#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_convex.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

/// The answer of closestPoint.
struct ClosestPoint {
  /// On the boundary. From outside it is also the nearest point of the solid shape, which from
  /// inside is the given point itself.
  Vec2 point;
  /// The outward unit normal there: the given point is point + distance * normal.
  Vec2 normal;
  /// From the boundary; 0 on it, negative inside.
  double distance = 0.0;
  /// The edge that the point is on, in the numbering of the local polygon; kNoIndex for a corner.
  Index edge = kNoIndex;
  /// Which piece of the shape.
  Index piece = 0;

  /// Whether the given point belongs to the shape. Exact.
  [[nodiscard]] constexpr bool inside() const { return distance <= 0.0; }
};

/// The nearest boundary point. `distance` is positive exactly if the point is strictly outside; its
/// error is below 1e-12 of the size of the shape and the distance. Where several points are equally
/// near, as at the centre of a circle, it is one of them. O(n).
[[nodiscard]] ClosestPoint closestPoint(const PlacedConvex& shape, Vec2 point);

/// The same for a shape of several pieces: of the boundary of the whole, not of seams inside. O(p)
/// for p pieces from outside; from inside see nearestWayOut.
[[nodiscard]] ClosestPoint closestPoint(const PlacedShape& shape, Vec2 point);

namespace detail {

/// See closestPoint; collide_compound.hpp says why it is not inlined.
[[nodiscard, gnu::noinline]] ClosestPoint closestPointCompound(const PlacedShape& shape,
                                                               Vec2 point);

}  // namespace detail

}  // namespace sepax
