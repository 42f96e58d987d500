/// When and where a moving shape meets another.
#pragma once

#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_convex.hpp"

namespace sepax {

/// The answer of shapeCast and sweep.
struct Impact {
  /// Whether the shapes share a point at some time of the step. If not, nothing else means
  /// anything.
  bool hit = false;
  /// Whether they do at the start. Exact. If so, the time is 0, the normal that of the shortest way
  /// out, and the separation minus its length.
  bool startsOverlapping = false;
  /// When they first touch, 0 to 1.
  double time = 0.0;
  /// Where: a point of b's boundary at that time.
  Vec2 point;
  /// The unit vector from a towards b at that time.
  Vec2 normal;
  /// What is left between the shapes at that time: see sweep. 0 if neither turns.
  double separation = 0.0;
  /// The pieces of the shapes that touch.
  Index pieceOfA = 0;
  /// See `pieceOfA`.
  Index pieceOfB = 0;
};

/// Casts shape a along a straight way at shape b, which stands. The decision is exact; time and
/// point are as good as those of collide with a velocity, of which this is another view. O(n + m).
[[nodiscard]] Impact shapeCast(const PlacedConvex& a, const PlacedConvex& b, Vec2 way);

}  // namespace sepax
