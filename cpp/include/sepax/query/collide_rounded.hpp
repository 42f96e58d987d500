/// collide for shapes with a rounding radius.
#pragma once

#include "sepax/query/collide.hpp"
#include "sepax/shape/placed_convex.hpp"

namespace sepax::detail {

/// As collide, for convex cores and radii of which at least one is positive. The cores go through
/// the separating-axis test; only where they are apart by less than the radii may reach, the
/// Minkowski difference is built.
[[nodiscard]] Collision collideRounded(const PlacedConvex& a, const PlacedConvex& b, Vec2 velocity);

/// The sign of (distance of the way from the origin to `way` to the Minkowski difference of the
/// cores, which it does not meet) - (sum of the radii), given the distance up to rounding. Exact:
/// negative where shapes overlap on the way, zero where they only touch. Without radii always 1.
[[nodiscard]] int compareReach(const PlacedConvex& a, const PlacedConvex& b, Vec2 way,
                               double distance);

/// Whether such shapes share a point. Exact.
[[nodiscard]] bool intersectsRounded(const PlacedConvex& a, const PlacedConvex& b);

}  // namespace sepax::detail
