/// Whether two shapes share a point.
#pragma once

#include "sepax/shape/placed_convex.hpp"
#include "sepax/shape/placed_polygon.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

/// Whether the polygons share a point; shapes are closed sets, so touching counts. Exact for the
/// placed coordinates. O(n + m), less when they are apart.
[[nodiscard]] bool intersects(const PlacedPolygon& a, const PlacedPolygon& b);

/// The same for shapes with a rounding radius. Exact.
[[nodiscard]] bool intersects(const PlacedConvex& a, const PlacedConvex& b);

/// The same for shapes of several pieces. Exact.
[[nodiscard]] bool intersects(const PlacedShape& a, const PlacedShape& b);

}  // namespace sepax
