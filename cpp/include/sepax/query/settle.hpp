/// How a shape comes to touch what it stands next to, to the last bit.
#pragma once

#include <span>

#include "sepax/function_ref.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/query/walk.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

/// Places a shape that was moved by a translation, the sum rounded; valid until it is asked again.
using PlacedBy = FunctionRef<PlacedShape(Vec2 translation)>;

/// The translation of a walk, changed by so little that the shape then shares a point with each
/// obstacle among its walls that it would stand next to within kResting of the sizes. A slide ends
/// within rounding of a touch, on either side of it; who is told of a floor may ask whether it is
/// touched.
///
/// The shape gets into what it touches by a few roundings at most. Where obstacles oppose one
/// another it may touch but some of them, and of points and the tips of corners that it meets
/// exactly, none.
[[nodiscard]] Vec2 settle(const Walk& walk, std::span<const WalkObstacle> obstacles,
                          PlacedBy placedBy);

}  // namespace sepax
