/// The queries for shapes of several pieces. They are not inlined: who makes no such shapes need
/// not have them. See cpp/wasm/parts.mjs.
#pragma once

#include "sepax/algorithm/way_out.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax::detail {

/// See intersects for PlacedShape.
[[nodiscard, gnu::noinline]] bool intersectsCompound(const PlacedShape& a, const PlacedShape& b);
/// See overlaps for PlacedShape.
[[nodiscard, gnu::noinline]] bool overlapsCompound(const PlacedShape& a, const PlacedShape& b);

/// A collision, and how a leaves b.
struct CompoundCollision {
  Collision collision;
  WayOut wayOut;
};
/// See collide for PlacedShape.
[[nodiscard, gnu::noinline]] CompoundCollision collideCompound(const PlacedShape& a,
                                                               const PlacedShape& b, Vec2 velocity);
/// See distance for PlacedShape.
[[nodiscard, gnu::noinline]] Distance distanceCompound(const PlacedShape& a, const PlacedShape& b);
/// The same if the way out is known.
[[nodiscard, gnu::noinline]] Distance distanceCompound(const PlacedShape& a, const PlacedShape& b,
                                                       const WayOut& out);

}  // namespace sepax::detail
