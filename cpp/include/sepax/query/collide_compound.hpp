/// The queries for shapes of several pieces.
#pragma once

#include "sepax/algorithm/way_out.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax::detail {

/// See intersects for PlacedShape.
[[nodiscard]] bool intersectsCompound(const PlacedShape& a, const PlacedShape& b);

/// A collision, and how a leaves b.
struct CompoundCollision {
  Collision collision;
  WayOut wayOut;
};
/// See collide for PlacedShape.
[[nodiscard]] CompoundCollision collideCompound(const PlacedShape& a, const PlacedShape& b,
                                                Vec2 velocity);
/// See distance for PlacedShape.
[[nodiscard]] Distance distanceCompound(const PlacedShape& a, const PlacedShape& b);
/// The same if the way out is known.
[[nodiscard]] Distance distanceCompound(const PlacedShape& a, const PlacedShape& b,
                                        const WayOut& out);

}  // namespace sepax::detail
