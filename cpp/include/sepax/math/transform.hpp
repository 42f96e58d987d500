/// A rigid motion: rotate about the origin, then translate.
#pragma once

#include <cmath>

#include "sepax/math/rotation.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

/// x as it is stored: see kSmallestCoordinate.
[[nodiscard]] inline double storedCoordinate(double x) {
  return std::abs(x) < kSmallestCoordinate ? 0.0 : x;
}

[[nodiscard]] inline Vec2 storedPoint(Vec2 p) {
  return {storedCoordinate(p.x), storedCoordinate(p.y)};
}

struct Transform {
  Vec2 position;
  Rotation rotation;

  /// Where the point p of a shape lies in the world.
  [[nodiscard]] Vec2 apply(Vec2 p) const { return storedPoint(position + rotation.apply(p)); }
};

}  // namespace sepax
