/// The axis across a motion: the one candidate of a moving pair that no edge gives.
#pragma once

#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_polygon.hpp"

namespace sepax {

/// The direction across a motion, as a candidate for a separating axis.
struct MotionAxis {
  /// Whether b lies strictly beside the strip that a sweeps along the motion, however far. Exact.
  bool apart;
  /// The unit vector across the motion, on the side of a on which b reaches over less.
  Vec2 normal;
  /// The distance by which b lies beside the strip; negative: how far it reaches over.
  double separation;
};

/// Looks across the motion of a by `translation` (not zero). Without this axis the per-edge test
/// takes shapes that pass one another for hits. O(n + m).
[[nodiscard]] MotionAxis motionAxis(const PlacedPolygon& a, const PlacedPolygon& b,
                                    Vec2 translation);

}  // namespace sepax
