/// Whether two shapes share a point.
#pragma once

#include "sepax/shape/placed_polygon.hpp"

namespace sepax {

/// Whether the polygons share a point; shapes are closed sets, so touching counts. Exact for the
/// placed coordinates. O(n + m), less when they are apart.
[[nodiscard]] bool intersects(const PlacedPolygon& a, const PlacedPolygon& b);

}  // namespace sepax
