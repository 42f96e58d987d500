/// Whether a point belongs to a shape.
#pragma once

#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_convex.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

/// Whether the point belongs to the shape, a closed set: its boundary counts. Exact. O(n).
[[nodiscard]] bool containsPoint(const PlacedConvex& shape, Vec2 point);

/// The same for a shape of several pieces: whether it belongs to one of them. Exact.
[[nodiscard]] bool containsPoint(const PlacedShape& shape, Vec2 point);

namespace detail {

/// The same for the core alone.
[[nodiscard]] bool containsPoint(const PlacedPolygon& core, Vec2 point);

/// Whether the point is within `radius` - `less` >= 0 of the core. Exact.
[[nodiscard]] bool withinRadius(const PlacedPolygon& core, Vec2 point, double radius, double less);

}  // namespace detail

}  // namespace sepax
