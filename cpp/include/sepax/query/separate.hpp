/// How a shape gets out of another, to the last bit.
#pragma once

#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_shape.hpp"
#include "sepax/shape/shape_instance.hpp"

namespace sepax {

/// The shortest translation of a that frees it of b as a whole; zero if they don't overlap. Once it
/// is added to the position of a and the sum is rounded, the two do not overlap by the exact test,
/// and the gap that rounding leaves is below 1e-12 of their sizes, or a few steps of the
/// coordinates where these are farther apart than that. The depth alone does not do it: rounded, it
/// is too short as often as not.
///
/// See nearestWayOut for the way; besides, it is tried out: O(n + m) as a rule for each trial, of
/// which few are needed.
[[nodiscard]] Vec2 separate(ShapeInstance& a, const PlacedShape& b);

}  // namespace sepax
