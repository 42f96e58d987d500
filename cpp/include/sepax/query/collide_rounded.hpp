/// collide for shapes with a rounding radius.
#pragma once

#include "sepax/query/collide.hpp"
#include "sepax/shape/placed_convex.hpp"

namespace sepax::detail {

/// As collide, for convex cores and radii of which at least one is positive. The cores go through
/// the separating-axis test; only where they are apart by less than the radii may reach, the
/// Minkowski difference is built.
[[nodiscard]] Collision collideRounded(const PlacedConvex& a, const PlacedConvex& b, Vec2 velocity);

/// Whether the way from the origin to `way` comes within the radii of the Minkowski difference of
/// the cores, which it does not meet, given how near it comes up to rounding. Exact.
/// `touching` says whether just reaching it counts.
[[nodiscard]] bool reaches(const PlacedConvex& a, const PlacedConvex& b, Vec2 way, double distance,
                           bool touching = true);

/// Whether such shapes share a point. Exact.
[[nodiscard]] bool intersectsRounded(const PlacedConvex& a, const PlacedConvex& b);

}  // namespace sepax::detail
