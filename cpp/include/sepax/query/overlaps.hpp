/// Whether two shapes share more than a touch.
#pragma once

#include "sepax/shape/placed_convex.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

/// Whether one of the shapes would have to move so that they only touch: intersects without
/// touching. Exact. O(n + m), less when they are apart.
[[nodiscard]] bool overlaps(const PlacedConvex& a, const PlacedConvex& b);

/// The same for shapes of several pieces. Exact, but for a point or a segment in a seam between
/// pieces, which is inside within rounding.
[[nodiscard]] bool overlaps(const PlacedShape& a, const PlacedShape& b);

}  // namespace sepax
