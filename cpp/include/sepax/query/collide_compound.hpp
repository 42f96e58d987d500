/// The queries for shapes of several pieces.
#pragma once

#include "sepax/query/collide.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax::detail {

/// See intersects for PlacedShape.
[[nodiscard]] bool intersectsCompound(const PlacedShape& a, const PlacedShape& b);
/// See collide for PlacedShape.
[[nodiscard]] Collision collideCompound(const PlacedShape& a, const PlacedShape& b, Vec2 velocity);
/// See distance for PlacedShape.
[[nodiscard]] Distance distanceCompound(const PlacedShape& a, const PlacedShape& b);

}  // namespace sepax::detail
