/// Coordinates in which a shape is about as large as 1, whatever its size and place.
#pragma once

#include <algorithm>
#include <cmath>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/bounds.hpp"

namespace sepax::detail {

/// The unit is a power of two, so that scaling is exact, and powers of coordinates neither overflow
/// nor underflow.
struct UnitFrame {
  Vec2 origin;
  double unit = 1.0;
  double scale = 1.0;

  /// For a shape with these bounds that are to grow by `margin` on all sides.
  explicit UnitFrame(const Bounds& bounds, double margin = 0.0)
      : origin(0.5 * bounds.min + 0.5 * bounds.max) {
    const double size = std::max(bounds.extent(), margin);
    if (!(size > 0.0)) return;
    const int exponent = std::ilogb(size);
    unit = std::ldexp(1.0, exponent);
    scale = std::ldexp(1.0, -exponent);
  }

  [[nodiscard]] Vec2 toUnit(Vec2 p) const { return scale * (p - origin); }
  [[nodiscard]] Vec2 toWorld(Vec2 p) const { return origin + unit * p; }
};

}  // namespace sepax::detail
