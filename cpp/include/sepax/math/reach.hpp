/// Whether things are within reach of one another: exact comparison of a distance with a radius.
#pragma once

#include "sepax/math/exact.hpp"
#include "sepax/math/vec2.hpp"

namespace sepax::detail {

/// The sign of (distance from `point` to the segment from `start` to `end`) - `radius`, exactly.
/// The segment may be a point. radius >= 0.
[[nodiscard]] int compareDistance(const ExactVec2& point, const ExactVec2& start,
                                  const ExactVec2& end, const Exact& radius);

}  // namespace sepax::detail
