/// Which way to turn towards a target, and by how much.
#pragma once

#include <cstdint>

#include "sepax/math/vec2.hpp"

namespace sepax {

/// Where the y axis of the coordinates points, as they are shown.
enum class YAxis : std::uint8_t { kUp, kDown };

/// Which way to turn from a heading to a target, as who looks at the screen sees it.
enum class Turn : std::uint8_t {
  kAhead,             ///< The target lies straight ahead.
  kCounterClockwise,  ///< To the left of who looks along the heading.
  kBehind,            ///< The target lies straight behind.
  kClockwise,         ///< To the right.
};

/// Which way `heading` turns the shorter way to `toTarget`, as a person who looks at the picture
/// sees it. Both are directions of any length; what has none lies ahead. Exact, without angles: the
/// signs of cross and dot product. O(1).
[[nodiscard]] Turn turn(Vec2 heading, Vec2 toTarget, YAxis yAxis);

/// The smallest turn, in radians, that brings `heading` to `toTarget`, or as far as `maxTurn` >= 0
/// allows: in [-maxTurn, maxTurn] and [-pi, pi]. Positive from the x axis towards the y axis, the
/// sense of all angles here: counter-clockwise with y up, clockwise on a y-down screen. A target
/// straight behind is turned to in the positive sense.
///
/// Both are directions of any length; towards or from one of none it is 0. The sign is exact: a
/// missile that adds this to its angle in every step never hesitates, nor jumps at half a turn.
/// Error below 1 ulp of pi. O(1).
[[nodiscard]] double steer(Vec2 heading, Vec2 toTarget, double maxTurn);

}  // namespace sepax
