/// The point of a shape that is farthest in a direction.
#pragma once

#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

/// Of several points as far as rounding tells, one. `direction` is not zero, and of any length.
/// Right within a few roundings of the coordinates, along the direction. O(n).
[[nodiscard]] Vec2 supportPoint(const PlacedShape& shape, Vec2 direction);

}  // namespace sepax
