/// How shapes move and turn.
#pragma once

#include "sepax/math/vec2.hpp"

namespace sepax {

/// How a shape moves during a step: a point p of it is at time t, 0 to 1, at pivot + t translation
/// + R(t angle) (p - pivot).
struct Motion {
  /// How far the pivot moves.
  Vec2 translation{};
  /// Radians from the x axis towards the y axis, any number of turns. |angle| <= kMaxAngle.
  double angle = 0.0;
  /// What the shape turns about, where it is at the start.
  Vec2 pivot{};
};

}  // namespace sepax
