/// How large the coordinates of a placed shape are: what rounding is relative to where a shape
/// stands far from the origin.
#pragma once

#include <algorithm>
#include <cmath>

#include "sepax/shape/convex_instance.hpp"

namespace sepax::test {

/// The greatest magnitude of a coordinate of the core, and the radius.
[[nodiscard]] inline double magnitudeOf(const PlacedConvex& shape) {
  const Bounds& bounds = shape.core.bounds();
  return std::max({std::abs(bounds.min.x), std::abs(bounds.max.x), std::abs(bounds.min.y),
                   std::abs(bounds.max.y)}) +
         shape.radius;
}

}  // namespace sepax::test
