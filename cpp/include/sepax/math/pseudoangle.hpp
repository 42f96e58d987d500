/// Directions in the order of their angles.
#pragma once

#include <cmath>

#include "sepax/math/vec2.hpp"

namespace sepax {

/// What pseudoangle gives for a full turn.
inline constexpr double kFullPseudoturn = 4.0;

/// Grows with the angle from the x axis, from 0 to below 4 for a full turn: the way along a diamond
/// around the origin. No arc tangent is needed to compare directions. v is not zero.
[[nodiscard]] inline double pseudoangle(Vec2 v) {
  const double along = v.y / (std::abs(v.x) + std::abs(v.y));
  if (v.x < 0.0) return 2.0 - along;
  return along < 0.0 ? kFullPseudoturn + along : along;
}

}  // namespace sepax
