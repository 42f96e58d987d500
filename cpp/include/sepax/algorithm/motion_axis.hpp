/// The axis across a motion: the one candidate of a moving pair that no edge gives.
#pragma once

#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_polygon.hpp"

namespace sepax {

struct MotionAxis {
  /// Whether b lies strictly beside the strip that a sweeps along the motion, however far. Exact.
  bool apart;
  /// The unit vector across the motion; from a towards b if they are apart.
  Vec2 normal;
};

/// Looks across the motion of a by `translation` (not zero). Without this axis the per-edge test
/// takes shapes that pass one another for hits. O(n + m).
[[nodiscard]] MotionAxis motionAxis(const PlacedPolygon& a, const PlacedPolygon& b,
                                    Vec2 translation);

}  // namespace sepax
