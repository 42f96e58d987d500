/// How a moving shape slides along what is in its way.
#pragma once

#include <span>
#include <vector>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_convex.hpp"

namespace sepax {

/// How far a motion among obstacles gets.
struct Slide {
  /// Where the motion ends, relative to where the pieces are placed.
  Vec2 end;
  /// The outward unit normals of what it was stopped by, in order.
  std::vector<Vec2> walls;
};

/// Where the pieces of a come to, together, that stand at `from` relative to where they are placed
/// and want to move by `way`: at everything in their way they lose what presses against it and go
/// on with the rest; between two such things they stop. `from` is outside of the obstacles within
/// `size` * kSlideSkin, as is the end: grazes don't stop anything.
[[nodiscard]] Slide slideAlong(std::span<const PlacedConvex> a, std::span<const PlacedConvex> b,
                               Vec2 from, Vec2 way, double size);

}  // namespace sepax
